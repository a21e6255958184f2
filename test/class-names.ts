/**
 * In unit tests a CSS module's class names are the names in its file. They are known to the prototype, which is what
 * esbuild's `import *` takes over of an object that does not list its properties.
 */
module.exports = Object.create(
  new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) }),
) as unknown;
