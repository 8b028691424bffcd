/**
 * antd's styles without the styles: it would write thousands of rules again for each test, which nothing here looks at. Its tokens stay,
 * for they are read by code.
 */
const real = require('@ant-design/cssinjs/lib/index.js');
const { default: Cache } = require('@ant-design/cssinjs/lib/Cache.js');

const nothing = () => {};

// A theme's tokens are forgotten with the last component that uses them, so at the end of each test.
const { opUpdate } = Cache.prototype;
Cache.prototype.opUpdate = function (path, change) {
  return opUpdate.call(this, path, (before) => change(before) ?? before);
};

module.exports = { ...real, useStyleRegister: nothing, useCSSVarRegister: nothing };
