/** Loads an icon when it is asked for: the package's own entry loads 800 of them. */
module.exports = new Proxy({}, { get: (_, name) => require(`@ant-design/icons/${name}`).default });
