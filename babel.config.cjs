/**
 * Components and Gatsby's own runtime: what the browsers of package.json know is left as it is. Gatsby's preset
 * rewrites classes, spread, `?.` and `??` for every browser, which costs each visit (docs/decisions/0009-bytes.md).
 */
module.exports = {
  presets: [
    ["@babel/preset-env", { modules: false, bugfixes: true }],
    ["@babel/preset-react", { runtime: "automatic" }],
  ],
};
