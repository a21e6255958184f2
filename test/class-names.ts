/**
 * Replaces CSS modules in unit tests: a class has the name in its file. The proxy is a prototype, because esbuild's
 * `import *` copies only own properties, which a proxy does not list.
 */
module.exports = Object.create(
  new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) }),
) as unknown;
