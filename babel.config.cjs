/** Compiles only syntax that a browser of package.json's browserslist lacks (docs/decisions/0009-chunks.md). */
module.exports = {
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
