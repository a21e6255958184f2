/** In unit tests a CSS module's class names are the names in its file. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : name) });
