const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Loads a part of antd when it is asked for: its own entry loads all of them. */
module.exports = new Proxy({}, { get: (_, name) => require(`antd/lib/${kebab(name)}/index.js`).default });
