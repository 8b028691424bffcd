/**
 * Argon2 at a cost that nobody feels, in place of what OWASP asks for: the people of the tests would be a tenth of all that tests take. What a hash
 * has cost stands in it, so `verify` takes these and those of the product alike.
 */
const argon2 = require('../../node_modules/@node-rs/argon2');

const QUICK = { memoryCost: 64, timeCost: 1 };

module.exports = {
  ...argon2,
  hash: (password, ...costs) => {
    if (costs.length > 0)
      throw new Error(
        'The product leaves the cost to the library, which a test holds to what OWASP asks for.',
      );
    return argon2.hash(password, QUICK);
  },
};
