import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveConnection, type LiveNews } from './live-connection';

/** A server's stream, as a browser shows it. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }
  say(type: string, lastEventId: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(type, { lastEventId, data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.onerror?.();
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
}

/** What tabs of one browser share: they hear each other, and one of them at a time has the lock. */
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    Channel.all.delete(this);
  }
}
const waiting: (() => Promise<void>)[] = [];
let held = false;
async function next(): Promise<void> {
  const lead = waiting.shift();
  held = lead !== undefined;
  if (lead) await lead().finally(() => void next());
}
const locks = {
  request: (_name: string, _options: unknown, lead: () => Promise<void>) => {
    waiting.push(lead);
    if (!held) void next();
    return Promise.resolve();
  },
};

interface Tab {
  heard: LiveNews[];
  live: boolean[];
  connection: LiveConnection;
}
function aTab(): Tab {
  const heard: LiveNews[] = [];
  const live: boolean[] = [];
  const connection = new LiveConnection(
    { news: (news) => heard.push(news), live: (now) => live.push(now) },
    'u1',
  );
  return { heard, live, connection };
}
const settle = () => jest.advanceTimersByTimeAsync(0);
const BOOKING = { kind: 'booking', subject: 'b1' } as const;

const real = { fetch: globalThis.fetch };
const asked: string[] = [];
let tabs: Tab[];
beforeEach(() => {
  jest.useFakeTimers();
  Stream.opened = [];
  waiting.length = 0;
  held = false;
  asked.length = 0;
  tabs = [];
  Object.assign(globalThis, { EventSource: Stream, BroadcastChannel: Channel });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve(
      new Response(JSON.stringify({ mark: `asked-${asked.length}`, reset: false, events: [BOOKING] })),
    );
  }) as typeof fetch;
});
afterEach(() => {
  for (const { connection } of tabs) connection.end();
  jest.useRealTimers();
  Object.assign(globalThis, { fetch: real.fetch, EventSource: undefined, BroadcastChannel: undefined });
});
const open = (count: number): Tab[] => (tabs = Array.from({ length: count }, aTab));

describe('the live connection', () => {
  it('is one for all tabs, and the next tab goes on where a closed one ended', async () => {
    const [first, second] = open(2);
    await settle();
    expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/live']);
    Stream.opened[0]?.say('ready', '7-1');
    Stream.opened[0]?.say('changed', '8-1', BOOKING);
    expect([first?.heard, second?.heard]).toEqual([[BOOKING], [BOOKING]]);
    expect([first?.live, second?.live]).toEqual([[true], [true]]);
    first?.connection.end();
    await settle();
    expect(Stream.opened.map(({ url }) => url)).toEqual(['/api/live', '/api/live?after=8-1']);
  });

  it('tells of a reset, after which everything is asked for', async () => {
    const [tab] = open(1);
    await settle();
    Stream.opened[0]?.say('reset', '9-1');
    expect(tab?.heard).toEqual(['reset']);
  });

  it('asks now and then while the server refuses a stream, and tries again later', async () => {
    const [tab] = open(1);
    await settle();
    Stream.opened[0]?.say('ready', '7-1');
    Stream.opened[0]?.refuse();
    expect(tab?.live).toEqual([true, false]);
    await jest.advanceTimersByTimeAsync(75_000);
    expect(asked[0]).toBe('/api/live/events?after=7-1');
    expect(asked[1]).toBe('/api/live/events?after=asked-1');
    expect(tab?.heard).toContainEqual(BOOKING);
    expect(Stream.opened.length).toBe(2);
  });

  it('doesn’t believe a stream that says nothing: a proxy may hold it back', async () => {
    const [tab, follower] = open(2);
    await settle();
    Stream.opened[0]?.say('ready', '7-1');
    await jest.advanceTimersByTimeAsync(70_000);
    expect([tab?.live, follower?.live]).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(asked.length).toBeGreaterThan(0);
    expect(Stream.opened.length).toBeGreaterThan(1);
    Stream.opened.at(-1)?.say('beat', '11-1');
    expect(tab?.live).toEqual([true, false, true]);
  });

  it('leaves a visitor alone who has nothing to hear', async () => {
    globalThis.fetch = ((url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(null, { status: 204 }));
    }) as typeof fetch;
    open(1);
    await settle();
    Stream.opened[0]?.refuse();
    await jest.advanceTimersByTimeAsync(300_000);
    expect([asked.length, Stream.opened.length]).toEqual([1, 1]);
  });

  it('has a stream of its own where tabs can’t agree', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    Reflect.deleteProperty(navigator, 'locks');
    open(1);
    await settle();
    expect(Stream.opened.length).toBe(1);
  });
});
