import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const PAGE = 50;

/**
 * Reads a conversation as a page does: it keeps a stream open, asks for what came after the last message when it is told that something
 * has changed, and goes on at the next server, from the last id, when the stream ends.
 */
export class Follower {
  /** In the order in which they came. */
  messages = [];
  /** When each was seen, by its text. */
  seenAt = new Map();
  streams = 0;
  resets = 0;
  isOver = false;
  lastId = '';
  request = null;
  whenOpen = () => undefined;
  asking = null;
  again = false;

  constructor(person, conversationId, servers) {
    this.person = person;
    this.path = `/api/conversations/${conversationId}/messages`;
    this.conversationId = conversationId;
    this.servers = servers;
    this.turn = 0;
  }

  get url() {
    return this.servers[this.turn % this.servers.length].url;
  }

  /** Waits until it listens. */
  async start() {
    const opened = new Promise((done) => {
      this.whenOpen = done;
    });
    void this.follow();
    await opened;
    return this;
  }

  end() {
    this.isOver = true;
    this.request?.destroy();
  }

  async follow() {
    while (!this.isOver) {
      await this.listen();
      this.turn += 1;
      await wait(20);
    }
  }

  /** Until the stream ends, for whatever reason. */
  listen() {
    const headers = { cookie: this.person.cookie, ...(this.lastId && { 'last-event-id': this.lastId }) };
    return new Promise((done) => {
      this.request = get(`${this.url}/api/live`, { headers, agent: false }, (answer) => {
        let rest = '';
        this.streams += 1;
        answer.setEncoding('utf8').on('data', (text) => {
          const frames = (rest + text).split('\n\n');
          rest = frames.pop();
          for (const frame of frames) this.hear(frame);
        });
        answer.on('close', done);
      });
      this.request.on('error', done);
    });
  }

  hear(frame) {
    const [id, event, data] = frame.split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
    this.lastId = id;
    if (event === 'ready') this.whenOpen();
    if (event === 'reset') this.resets += 1;
    if (event === 'reset' || (event === 'changed' && JSON.parse(data).subject === this.conversationId))
      void this.ask();
  }

  /** What is said while it asks is asked for afterwards. */
  ask() {
    this.again = true;
    this.asking ??= this.askOn().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  async askOn() {
    while (this.again && !this.isOver) {
      this.again = false;
      const after = this.messages.at(-1)?.seq ?? 0;
      try {
        const page = await this.person.call(this.url, 'GET', `${this.path}?after=${after}`);
        const now = performance.now();
        this.messages.push(...page);
        for (const { body } of page) if (!this.seenAt.has(body)) this.seenAt.set(body, now);
        if (page.length >= PAGE) this.again = true;
      } catch {
        // The server is gone: the stream ends, too, and goes on elsewhere.
        this.again = true;
        await wait(20);
      }
    }
  }
}
