/**
 * Compiles syntax that a browser of package.json's browserslist lacks. Gatsby's preset also rewrites classes, spread, `?.`
 * and `??`, which adds bytes to every visit (docs/decisions/0009-chunks.md).
 */
module.exports = {
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
