import { TestEnvironment } from 'jest-environment-jsdom';

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

export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // Without this, packages with a "browser" condition load builds that Jest can't run.
    this.customExportConditions = ['node', 'require', 'default'];
  }

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.matchMedia = (media) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
    // Asked for the style of a pseudo-element (the library measures scroll bars so), jsdom complains at length.
    const { getComputedStyle } = this.global;
    this.global.getComputedStyle = (element) => getComputedStyle.call(this.global, element);
    // Node's own channel would keep the test process alive.
    this.global.MessageChannel = class {
      constructor() {
        this.port1 = { onmessage: null };
        this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data })) };
      }
    };
    this.global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  }
}
