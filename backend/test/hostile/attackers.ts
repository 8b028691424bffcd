import { type Socket, connect } from 'node:net';
import type { TestCreator } from '../builders.js';

const MIB = 1024 ** 2;
const PICTURE = Buffer.from(
  JSON.stringify({ title: 'A\u0000', image: `data:image/png;base64,${'A'.repeat(7.9 * MIB)}` }),
);
/** Bodies that stop half way, at a time. */
const STALLED = 60;

/** Whoever sends pictures of eight megabytes, bodies that stop half way, and hangs up in the middle, all at the same time. */
export class Attackers {
  readonly statuses = new Map<number, number>();
  private counts = { pictures: 0, stalled: 0, hungUp: 0 };

  constructor(
    private readonly url: string,
    private readonly creator: TestCreator,
  ) {}

  /** Goes on until it is over, and then hangs up. */
  async until(isOver: () => boolean): Promise<void> {
    const path = `/api/creator/${this.creator.id}/portfolio`;
    const { cookieHeader } = this.creator.person;
    const stalled = new Set<Socket>();
    const each = async (work: () => Promise<unknown>): Promise<void> => {
      while (!isOver()) await work();
    };
    await Promise.all([
      each(async () => {
        await this.whole(path, cookieHeader);
        this.counts.pictures += 1;
      }),
      each(async () => {
        await this.whole(path, '');
        this.counts.pictures += 1;
      }),
      each(async () => {
        while (stalled.size < STALLED) {
          const isLarge = stalled.size % 2 === 0;
          const socket = isLarge
            ? this.begin(path, cookieHeader, PICTURE.length)
            : this.begin('/api/auth/login', '', 60_000);
          stalled.add(socket);
          socket.once('close', () => stalled.delete(socket));
          socket.write(PICTURE.subarray(0, 30_000));
          this.counts.stalled += 1;
        }
        await this.answered();
      }),
      each(async () => {
        const socket = this.begin(path, cookieHeader, PICTURE.length);
        socket.write(PICTURE.subarray(0, MIB), () => socket.destroy());
        await new Promise((done) => socket.once('close', done));
        this.counts.hungUp += 1;
        await this.answered();
      }),
    ]);
    for (const socket of stalled) socket.destroy();
  }

  get report(): string {
    const { pictures, stalled, hungUp } = this.counts;
    const statuses = [...this.statuses].map((pair) => pair.join(': ')).join(', ');
    return `${pictures} pictures of 8 MB (${statuses}), ${stalled} stalled, ${hungUp} hung up`;
  }

  private async answered(): Promise<void> {
    await (await fetch(`${this.url}/api/health/live`)).text();
  }

  private begin(path: string, cookie: string, length: number): Socket {
    const { hostname, port } = new URL(this.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined).resume();
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncookie: ${cookie}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    return socket;
  }

  /** Sends a whole picture and counts what is answered; 0 for one that was cut off. */
  private whole(path: string, cookie: string): Promise<void> {
    return new Promise((done) => {
      const socket = this.begin(path, cookie, PICTURE.length);
      let heard = '';
      socket.setEncoding('utf8').on('data', (text: string) => {
        heard += text;
        socket.end();
      });
      socket.once('close', () => {
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0);
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        done();
      });
      socket.write(PICTURE);
    });
  }
}
