/** Stands in for a CSS module: every class is named as the file names it. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
