import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LIVE } from '@reelpact/domain';
import { Live, readMark } from '../src/platform/live/live.js';
import { LiveStreams, type StreamSink } from '../src/platform/live/live-streams.js';
import { type TestApp, startTestApp } from './app.js';
import { GOOD_CARD, PASSWORD, type TestCreator, aBooking, aCreator, aUser, card } from './builders.js';
import { Product } from './faults/product.js';
import { LiveListener } from './live-listener.js';
import type { Person } from './person.js';
import { until } from './until.js';

let stage: TestApp;
let other: Product;
let creator: TestCreator;
beforeAll(async () => {
  stage = await startTestApp();
  const { databaseUrl: DATABASE_URL, sessionSecret } = stage.config;
  other = await Product.start({ DATABASE_URL, SESSION_SECRET: sessionSecret ?? '', DEMO_MODE: 'false' });
  creator = await aCreator(stage);
});
afterAll(async () => {
  await other.stop();
  await stage.stop();
});

const tell = (keys: string[], subject: string): Promise<void> =>
  stage.database.transaction((tx) => stage.app.get(Live).tell(tx, keys, { kind: 'notifications', subject }));

describe('an open page', () => {
  it('hears on any server what happened to its bookings on another, and nobody else does', async () => {
    const { brand, booking } = await aBooking(stage, creator);
    const stranger = await aUser(stage);
    const [guest, maker, foreign] = await Promise.all([
      LiveListener.open(other.url, brand),
      LiveListener.open(other.url, creator.person),
      LiveListener.open(other.url, stranger.person),
    ]);
    // Unpaid, it is none of the creator's business.
    await until(() => guest.subjects('booking').includes(booking.id));
    expect(maker.subjects('booking')).toEqual([]);
    const intent = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: booking.id,
    });
    // The other server does the jobs that this leaves.
    await brand.post('/api/payments/sandbox/confirm', {
      clientSecret: intent.body.clientSecret,
      card: card(GOOD_CARD),
    });
    await until(() => maker.subjects('booking').includes(booking.id));
    await tell([`user:${stranger.id}`], 'last');
    await until(() => foreign.subjects('notifications').includes('last'));
    expect(foreign.subjects('booking')).toEqual([]);
    for (const listener of [guest, maker, foreign]) listener.close();
  });

  it('has nothing to hear without a session or a guest’s cookie', async () => {
    const visitor = stage.person();
    expect((await visitor.get('/api/live')).status).toBe(204);
    expect((await visitor.get('/api/live/events')).status).toBe(204);
  });

  it('is told what it missed when it comes back to another server, also after the first was killed', async () => {
    const { person, id } = await aUser(stage);
    const first = await LiveListener.open(other.url, person);
    await tell([`user:${id}`], 'heard');
    await until(() => first.subjects('notifications').includes('heard'));
    await other.kill();
    await until(() => !first.isOpen);
    await tell([`user:${id}`], 'missed');
    const second = await LiveListener.open(stage.url, person, first.lastId);
    await until(() => second.subjects('notifications').includes('missed'));
    expect(second.count('reset')).toBe(0);
    second.close();
    await other.launch();
  });

  it('misses nothing of a transaction that began before and commits after what it has heard', async () => {
    const { person, id } = await aUser(stage);
    const listener = await LiveListener.open(stage.url, person);
    let lastId = '';
    await stage.database.transaction(async (tx) => {
      await stage.app.get(Live).tell(tx, [`user:${id}`], { kind: 'notifications', subject: 'slow' });
      await tell([`user:${id}`], 'quick');
      await until(() => listener.subjects('notifications').includes('quick'));
      ({ lastId } = listener);
    });
    await until(() => listener.subjects('notifications').includes('slow'));
    expect(listener.subjects('notifications')).toEqual(['quick', 'slow']);
    listener.close();
    const back = await LiveListener.open(other.url, person, lastId);
    await until(() => back.subjects('notifications').includes('slow'));
    back.close();
  });

  it('asks for everything again when it was away for longer than is remembered, or missed too much', async () => {
    const { person, id } = await aUser(stage);
    const now = Math.floor(Date.now() / 1000);
    const late = await LiveListener.open(stage.url, person, `1-${now - LIVE.keptMinutes * 60 - 5}`);
    await until(() => late.count('reset') === 1);
    const restored = await LiveListener.open(stage.url, person, `18446744073709551615-${now}`);
    await until(() => restored.count('reset') === 1);
    const first = await LiveListener.open(stage.url, person);
    await stage.database.rows(
      'test-many-events',
      `insert into live_events (keys, kind, subject) select array[$1], 'booking', n::text from generate_series(1, $2) n`,
      [`user:${id}`, LIVE.mostEvents],
    );
    const many = await LiveListener.open(stage.url, person, first.lastId);
    await until(() => many.count('reset') === 1);
    expect(many.count('changed')).toBe(0);
    for (const listener of [late, restored, first, many]) listener.close();
  });

  it('asks for everything once, and not again and again, when much is said beside a transaction that doesn’t end', async () => {
    const { person, id } = await aUser(stage);
    const listener = await LiveListener.open(stage.url, person);
    await stage.database.transaction(async (tx) => {
      await tx.rows('t-hold', 'select pg_current_xact_id()');
      await stage.database.transaction((told) =>
        told.rows(
          't-flood',
          `with told as (insert into live_events (keys, kind, subject)
             select array[$1], 'booking', n::text from generate_series(1, 5000) n)
           select pg_notify('live', '')`,
          [`user:${id}`],
        ),
      );
      await until(() => listener.count('reset') === 1);
      for (const subject of ['one', 'two']) {
        await tell([`user:${id}`], subject);
        await until(() => listener.subjects('notifications').includes(subject));
      }
    });
    expect(listener.count('reset')).toBe(1);
    listener.close();
  });

  it('can ask instead, with the same marks', async () => {
    const { person, id } = await aUser(stage);
    interface News {
      mark: string;
      reset: boolean;
      events: { subject: string }[];
    }
    const ask = async (after?: string) =>
      (await person.get<News>(`/api/live/events${after === undefined ? '' : `?after=${after}`}`)).body;
    const { mark } = await ask();
    await tell([`user:${id}`], 'news');
    const news = await ask(mark);
    expect(news.events.map(({ subject }) => subject)).toEqual(['news']);
    expect((await ask(`1-1`)).reset).toBe(true);
    expect((await person.get(`/api/live/events?after=${'9'.repeat(50)}`)).status).toBe(400);
  });

  it('is sent away when too many are open from its network, and others are not', async () => {
    const streams = stage.app.get(LiveStreams);
    const open = (owner: number, network: string) =>
      streams.open(
        new FullAfter(9),
        [`user:${owner}`],
        { owner: `crowd ${owner}`, network, ticket: null },
        null,
      );
    const closing: (() => void)[] = [];
    for (let owner = 0; owner < LIVE.streamsPerNetwork; owner += 1)
      closing.push(await open(owner, 'crowded'));
    await expect(open(-1, 'crowded')).rejects.toMatchObject({ code: 'BUSY' });
    closing.push(await open(-1, 'elsewhere'));
    for (const close of closing) close();
  });

  it('is answered with a stream that is over, where its session ends while that is opened', async () => {
    const { person } = await aUser(stage);
    const live = stage.app.get(Live);
    const since = live.since.bind(live);
    let reads = (): void => undefined;
    const isRead = new Promise<void>((resolve) => (reads = resolve));
    const spy = jest.spyOn(live, 'since').mockImplementationOnce(async (...asked) => {
      await person.call('POST', '/api/auth/logout');
      await until(() => stage.app.get(LiveStreams).size === 0);
      reads();
      return since(...asked);
    });
    const answer = await fetch(`${stage.url}/api/live`, { headers: { cookie: person.cookieHeader } });
    await isRead;
    spy.mockRestore();
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      '',
    ]);
  });

  it('hears nothing more once its session or its guest has ended, on any server', async () => {
    const { person, id } = await aUser(stage);
    const elsewhere = stage.person();
    const { email } = (await person.get<{ email: string }>('/api/auth/user')).body;
    expect((await elsewhere.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(200);
    const { brand } = await aBooking(stage, creator);
    const [mine, theirs, guest] = await Promise.all([
      LiveListener.open(other.url, person),
      LiveListener.open(other.url, elsewhere),
      LiveListener.open(other.url, brand),
    ]);
    expect((await person.call('DELETE', '/api/auth/sessions')).status).toBe(204);
    await until(() => !theirs.isOpen);
    await stage.database.rows(
      't-end-guests',
      'update guests set revoked_at = now() where revoked_at is null',
    );
    await until(() => !guest.isOpen);
    await tell([`user:${id}`], 'still here');
    await until(() => mine.subjects('notifications').includes('still here'));
    mine.close();
  });

  it('ends its oldest stream when one person opens too many', async () => {
    const { person } = await aUser(stage);
    const open: LiveListener[] = [];
    for (let count = 0; count <= LIVE.streamsPerCaller; count += 1)
      open.push(await LiveListener.open(stage.url, person));
    await until(() => open[0]?.isOpen === false);
    expect(open.slice(1).every(({ isOpen }) => isOpen)).toBe(true);
    for (const listener of open) listener.close();
  });
});

/** An HTTP answer that takes so many writes, and then no more. */
class FullAfter implements StreamSink {
  readonly taken: string[] = [];
  isDestroyed = false;

  constructor(public room: number) {}

  get unsent(): number {
    return this.taken.length < this.room ? 0 : 100_000;
  }

  get lastId(): string {
    return /^id: (\S+)/.exec(this.taken.at(-1) ?? '')?.[1] ?? '';
  }

  write(text: string): void {
    // A heartbeat may come at any time, and takes no room that something else needs.
    if (!text.includes('event: beat')) this.taken.push(text);
  }

  end(): void {
    this.isDestroyed = true;
  }

  destroy(): void {
    this.isDestroyed = true;
  }
}

describe('a reader that is too slow', () => {
  /** What a reader gets who comes back with the last id that a full stream took: each event at least once, so repeats don't count. */
  const heardLater = async (person: Person, { lastId }: FullAfter, last: string): Promise<string[]> => {
    const back = await LiveListener.open(stage.url, person, lastId);
    await until(() => back.subjects('notifications').includes(last));
    back.close();
    return [...new Set(back.subjects('notifications'))];
  };
  const tellAll = (keys: string[], subjects: string[]): Promise<void> =>
    stage.database.transaction(async (tx) => {
      for (const subject of subjects)
        await stage.app.get(Live).tell(tx, keys, { kind: 'notifications', subject });
    });

  it('is cut off instead of being kept in memory, and is told everything when it comes back', async () => {
    const { id, person } = await aUser(stage);
    const keys = [`user:${id}`];
    const sink = new FullAfter(1);
    await stage.app
      .get(LiveStreams)
      .open(sink, keys, { owner: `slow ${id}`, network: 'slow', ticket: null }, null);
    await tell(keys, 'one');
    await until(() => sink.isDestroyed);
    await tell(keys, 'two');
    expect(await heardLater(person, sink, 'two')).toEqual(['one', 'two']);
  });

  it('misses nothing when it is cut off among events that were read together', async () => {
    const { id, person } = await aUser(stage);
    const keys = [`user:${id}`];
    const sink = new FullAfter(2);
    await stage.app
      .get(LiveStreams)
      .open(sink, keys, { owner: `slow ${id}`, network: 'slow', ticket: null }, null);
    await tellAll(keys, ['one', 'two', 'three']);
    await until(() => sink.isDestroyed);
    expect(sink.taken.at(-1)).toContain('"one"');
    expect(await heardLater(person, sink, 'three')).toEqual(['one', 'two', 'three']);
  });

  it('misses nothing when it is cut off while it is told what it had missed', async () => {
    const { id, person } = await aUser(stage);
    const keys = [`user:${id}`];
    const first = new FullAfter(1);
    await stage.app
      .get(LiveStreams)
      .open(first, keys, { owner: `slow ${id}`, network: 'slow', ticket: null }, null);
    await tellAll(keys, ['one', 'two', 'three']);
    for (const room of [1, 2, 3]) {
      const sink = new FullAfter(room);
      await stage.app
        .get(LiveStreams)
        .open(sink, keys, { owner: `slow ${id}`, network: 'slow', ticket: null }, readMark(first.lastId));
      expect(sink.isDestroyed).toBe(true);
      expect(await heardLater(person, sink, 'three')).toEqual(['one', 'two', 'three']);
    }
  });

  it('is told again to ask for everything when it is cut off before that', async () => {
    const { id, person } = await aUser(stage);
    const sink = new FullAfter(1);
    await stage.app
      .get(LiveStreams)
      .open(sink, [`user:${id}`], { owner: `slow ${id}`, network: 'slow', ticket: null }, readMark('1-1'));
    expect(sink.isDestroyed).toBe(true);
    const back = await LiveListener.open(stage.url, person, sink.lastId);
    await until(() => back.count('reset') === 1);
    back.close();
  });
});
