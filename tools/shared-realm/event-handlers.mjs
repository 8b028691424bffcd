/** Where Jest's runner of tests keeps whom it tells of each step of a test. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Lets go of those whom the test file that ends has told. Jest puts them into the file's realm, which ends with the file as a rule; in a shared one each file adds five, and
 * all of them would hear, one after the other, of every step of every test to come.
 */
export function forgetEventHandlers(global) {
  delete global[EVENT_HANDLERS];
}
