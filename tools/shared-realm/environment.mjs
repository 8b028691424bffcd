import { ModuleMocker } from 'jest-mock';
import { leaveAsyncContexts } from './async-contexts.mjs';
import { forgetEventHandlers } from './event-handlers.mjs';

/**
 * Runs a test file in its worker's own realm and not in a `vm` context: third-party code that is loaded once for all
 * files (see `runtime.mjs`) has to share their Error, Date and Array, or its `instanceof` would deny them.
 */
export default class SharedRealmEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  /** What Jest replaces for each file. */
  original = { console: globalThis.console, exit: process.exit };

  async setup() {}

  async teardown() {
    leaveAsyncContexts();
    forgetEventHandlers(globalThis);
    globalThis.console = this.original.console;
    process.exit = this.original.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
