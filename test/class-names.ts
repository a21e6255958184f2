/**
 * Replaces CSS modules in unit tests: a class has the name in its file. The proxy is a prototype, because esbuild's
 * `import *` copies listed properties, of which a proxy has none.
 */
module.exports = Object.create(
  new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) }),
) as unknown;
