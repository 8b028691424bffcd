import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { LiveListener } from '../live-listener.js';
import type { Person } from '../person.js';
import { aClip, idOf, tusUpload } from '../sending.js';

/** How many ask at the same time. */
const ASKERS = 8;

/** A booking whose content is due, and both of its people, at the address before the servers. */
interface Scene {
  creator: Person;
  creatorId: string;
  brand: Person;
  bookingId: string;
}

/** What became of it. */
interface Outcome {
  failures: string[];
  conversationId: string;
  /** Messages that were answered, in no order. */
  said: string[];
  upload: { id: string; size: number };
  /** Of which newest messages an open page was told, that came back whenever it was cut off. */
  heard: ReadonlySet<number>;
}

/** One request on a connection of its own, as a proxy makes them. @returns its status */
function ask({ url, cookieHeader }: Person, method: string, path: string, body?: object): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { cookie: cookieHeader, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(url + path, { method, headers, agent: false }, (answer) => {
      buffer(answer).then(() => done(answer.statusCode ?? 0), fail);
    });
    sent.once('error', fail).end(body && JSON.stringify(body));
  });
}

/** Listens as an open page does, which goes on where it was cut off. */
class OpenPage {
  private readonly listeners: LiveListener[] = [];
  private isLeft = false;

  constructor(
    private readonly person: Person,
    private readonly conversationId: string,
  ) {}

  async stay(): Promise<void> {
    let lastId = '';
    while (!this.isLeft) {
      const listener = await LiveListener.open(this.person.url, this.person, lastId).catch(() => null);
      if (listener) this.listeners.push(listener);
      while (listener?.isOpen && !this.isLeft) await pause(20);
      listener?.close();
      lastId = listener?.lastId || lastId;
    }
  }

  /** The numbers of newest messages of which it was told. */
  get heard(): ReadonlySet<number> {
    const told = this.listeners.flatMap(({ heard }) => heard.map(({ data }) => data));
    return new Set(
      told.flatMap(({ subject, lastSeq }) => (subject === this.conversationId ? (lastSeq ?? []) : [])),
    );
  }

  leave(): void {
    this.isLeft = true;
  }
}

/**
 * Asks without a pause, with an upload and an open page beside it, until servers were restarted and enough was asked.
 * @param requests how many are made at least
 * @param newest the number of the newest message of a conversation
 */
export async function restartUnderLoad(
  { creator, creatorId, brand, bookingId }: Scene,
  {
    requests,
    restart,
    newest,
  }: { requests: number; restart(): Promise<void>; newest(conversationId: string): Promise<number> },
): Promise<Outcome> {
  const { body: talk } = await brand.get<{ id: string }>(`/api/bookings/${bookingId}/conversation`);
  const failures: string[] = [];
  const said: string[] = [];
  let asked = 0;
  let isOver = false;
  const asker = async (number: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const text = `${number}-${turn}`;
      const [method, path, body] = (
        [
          ['GET', `/api/creator/profile/${creatorId}`, undefined],
          ['GET', `/api/bookings/${bookingId}`, undefined],
          ['GET', `/api/conversations/${talk.id}/messages`, undefined],
          ['POST', `/api/conversations/${talk.id}/messages`, { body: text }],
        ] as const
      )[turn % 4]!;
      const person = turn % 4 === 1 ? brand : creator;
      const status = await ask(person, method, path, body).catch((error: unknown) => String(error));
      asked += 1;
      if (typeof status !== 'number' || status >= 300) failures.push(`${method} ${path}: ${status}`);
      else if (body) said.push(text);
    }
  };
  const page = new OpenPage(brand, talk.id);
  const staying = page.stay();
  const askers = Array.from({ length: ASKERS }, (_, number) => asker(number));

  const content = Buffer.concat([aClip(), randomBytes(12_000_000)]);
  const upload = tusUpload(creator, bookingId, { content, name: 'reel.mp4', type: 'video/mp4' }, 60);
  // What is under way with a server that stops is asked about again, as in a browser.
  upload.options.retryDelays = [100, 500, 1_000, 2_000];
  const whole = new Promise<string>((done, fail) => {
    upload.options.onSuccess = () => done(idOf(upload.url));
    upload.options.onError = fail;
  });
  upload.start();

  await restart();
  while (asked < requests) await pause(20);
  isOver = true;
  await Promise.all(askers);
  const id = await whole;
  const last = await newest(talk.id);
  while (!page.heard.has(last)) await pause(20);
  page.leave();
  await staying;
  return { failures, conversationId: talk.id, said, upload: { id, size: content.length }, heard: page.heard };
}
