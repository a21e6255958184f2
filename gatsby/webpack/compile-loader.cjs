/**
 * Webpack's loader for what is written for this site, and for Gatsby's runtime: types are taken out, JSX becomes calls, and
 * what all browsers of package.json know stays as it is. Babel did the same in ten times as long (docs/performance.md).
 */
const { transform } = require("@swc/core");
const { browserslist } = require("../../package.json");

/** @param {string} code */
module.exports = function compile(code) {
  const done = this.async();
  const isTyped = /\.tsx?$/u.test(this.resourcePath);
  const options = {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    // Asked for where pages are drawn: an error there names file and line.
    sourceMaps: this.sourceMap,
    env: { targets: browserslist, bugfixes: true },
    jsc: {
      parser: isTyped ? { syntax: "typescript", tsx: true } : { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic" } },
    },
  };
  transform(code, options).then(({ code: compiled, map }) => done(null, compiled, map), done);
};
