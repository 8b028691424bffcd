import { format } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';
import { leaveAsyncContexts } from '../../tools/shared-realm/async-contexts.mjs';
import { forgetEventHandlers } from '../../tools/shared-realm/event-handlers.mjs';
import { mocksModules } from '../../tools/shared-realm/runtime.mjs';
import { computedStyles } from './computed-style.mjs';

/** What jsdom lacks and Node has; RTK Query and the uploads need them. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  // From Node 24 on, its Request takes no other signal than its own.
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

/** The name of what browsers offer as a class, such as `EventSource`. */
const INTERFACE = /^[A-Z][A-Za-z]*[a-z]/;

/**
 * The one window of this worker: React and antd, which are loaded once for all files, keep hold of it. A file that loads them afresh has a
 * window of its own, for two Reacts in one window take each other's events.
 */
let shared;
/** Where the file that runs now prints. */
let current;
/** The errors and warnings of the test that runs, from its own code, React's or jsdom's. */
const complaints = [];
const complain = (...said) => complaints.push(format(...said));
const currentConsole = new Proxy({}, { get: (_, name) => current[name] });

export default class BrowserEnvironment extends TestEnvironment {
  #oldestTimer = 1;
  #isAlone;
  /** What the browser offers, before a test file puts something else in its place. */
  #untouched = [];

  constructor(config, context) {
    current = Object.assign(context.console, { error: complain, warn: complain });
    const isAlone = mocksModules(context.testPath);
    if (shared && !isAlone) return shared;
    super(config, { ...context, console: currentConsole });
    this.#isAlone = isAlone;
    // Without this, packages with a "browser" condition load builds that Jest can't run.
    this.customExportConditions = ['node', 'require', 'default'];
    this.#complete();
    if (isAlone) return;
    this.#untouched = this.#stubbed().map((target) => [target, Object.getOwnPropertyDescriptors(target)]);
    shared = this;
  }

  #complete() {
    const { global } = this;
    for (const name of fromNode) global[name] = globalThis[name];
    global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    global.getComputedStyle = computedStyles(global);
    global.scrollTo = () => {};
    // jsdom knows nothing of modal dialogs: they take the focus, give it back, and Escape asks them to close.
    Object.assign(global.HTMLDialogElement.prototype, {
      showModal() {
        const before = global.document.activeElement;
        const escape = ({ key }) => {
          if (key === 'Escape' && this.dispatchEvent(new global.Event('cancel', { cancelable: true })))
            this.close();
        };
        global.document.addEventListener('keydown', escape);
        this.open = true;
        this.querySelector('button')?.focus();
        this.close = () => {
          delete this.close;
          this.open = false;
          global.document.removeEventListener('keydown', escape);
          before?.focus();
          this.dispatchEvent(new global.Event('close'));
        };
      },
      close() {},
    });
    // Node's own channel would keep the test process alive.
    global.MessageChannel = class {
      constructor() {
        this.port1 = { onmessage: null };
        this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
      }
    };
    global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }

  handleTestEvent({ name, test }) {
    const { global } = this;
    if (name === 'test_start') global.IS_REACT_ACT_ENVIRONMENT = true;
    // What is drawn between a test's last line and its cleanup, nobody waits for.
    if (name === 'test_fn_success' || name === 'test_fn_failure') global.IS_REACT_ACT_ENVIRONMENT = false;
    // A test that prints a complaint fails: among many, nobody would read it.
    if (name !== 'test_done') return;
    const said = complaints.splice(0);
    if (said.length > 0) test.errors.push(new Error(`The test printed:\n${said.join('\n')}`));
  }

  /** What a file has left waiting would happen in the next one, or keep the worker alive. jsdom counts its timers up. */
  #clearTimers() {
    const { setTimeout, clearTimeout } = this.global;
    const newest = setTimeout(() => {}, 0);
    for (let timer = this.#oldestTimer; timer <= newest; timer += 1) clearTimeout(timer);
    this.#oldestTimer = newest;
  }

  /** Where test files put stand-ins for what jsdom lacks or what a test decides. */
  #stubbed() {
    const { global } = this;
    return [global, global.navigator, global.Element.prototype, global.HTMLMediaElement.prototype];
  }

  /** A stand-in that a file has left behind would decide the tests of the next one. */
  #takeStandInsAway() {
    for (const [target, before] of this.#untouched) {
      const added = Object.keys(target).filter((key) => !(key in before));
      // What libraries and the tests' framework put into the window stays: it is loaded once.
      for (const key of added) if (target !== this.global || INTERFACE.test(key)) delete target[key];
      for (const [key, was] of Object.entries(before)) {
        const { value, get } = Object.getOwnPropertyDescriptor(target, key) ?? {};
        const isReplaced = !Object.is(value, was.value) || get !== was.get;
        if (isReplaced && key !== 'console') Object.defineProperty(target, key, was);
      }
    }
  }

  /** Leaves an empty window for the next file; the worker's end ends it. */
  async teardown() {
    leaveAsyncContexts();
    forgetEventHandlers(this.global);
    if (this.#isAlone) return super.teardown();
    const { document, localStorage, sessionStorage, history } = this.global;
    this.fakeTimersModern.useRealTimers();
    document.body.replaceChildren();
    this.#clearTimers();
    this.#takeStandInsAway();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }
}
