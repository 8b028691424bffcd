import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came. */
export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
  json: {
    id: string;
    type: string;
    createdAt: string;
    data: { booking?: Record<string, unknown>; settlement?: object };
  };
}
type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

const answers =
  (status: number, body = '', headers: Record<string, string> = {}): Behavior =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);
const HUGE = Buffer.alloc(1024 * 1024, 'x');

/** What no framework would answer, as it goes over the wire. */
const raw =
  (...parts: string[]): Behavior =>
  ({ socket }) =>
    parts.forEach((part) => socket.write(part));
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\n';
const rawAnswers: Readonly<Record<string, Behavior>> = {
  upgrades: raw(`${SWITCHING}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`),
  /** The same without the headers that make it an upgrade. */
  switches: raw(`${SWITCHING}\r\n`),
  /** Hints at an answer that never comes. */
  hints: raw(...Array<string>(50).fill('HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n')),
  continues: raw('HTTP/1.1 100 Continue\r\n\r\n'),
  /** Begins a header that never ends. */
  stutters: raw('HTTP/1.1 200 OK\r\nx-header: a'),
  closes: ({ socket }) => socket.end(),
  /** Claims more than it sends. */
  shortens: ({ socket }) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'),
};

/** What a receiver does, by the first part of the path. */
const BEHAVIORS: Readonly<Record<string, Behavior>> = {
  ok: answers(200, 'thank you'),
  fails: answers(500, 'out of order\0'),
  gone: answers(410),
  redirects: (request, response) =>
    response.writeHead(302, { location: `http://${request.headers.host ?? ''}/redirected` }).end(),
  redirected: answers(200),
  /** Never answers. */
  hangs: () => undefined,
  /** Answers once nobody waits any more. */
  late: (_request, response) => {
    response.once('close', () => response.writeHead(200).end());
  },
  /** Says 200 and never comes to an end. */
  trickles: (_request, response) => {
    response.writeHead(200).write('slowly');
  },
  /** Sends a megabyte again and again as long as anybody reads. */
  floods: (_request, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write(HUGE));
    };
    response.on('drain', more);
    more();
  },
  breaks: (request) => request.socket.destroy(),
  ...rawAnswers,
};

/** A receiver of webhooks that behaves as its address says. */
export class Receiver {
  readonly received: Received[] = [];
  /** How many requests to a path are open, and were at most. */
  readonly open = new Map<string, { now: number; most: number }>();
  /** Behaves differently from now on: the path's first part, and as which other one. */
  readonly instead = new Map<string, string>();
  private readonly server = createServer((request, response) => void this.take(request, response));

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((listening) => receiver.server.listen(0, '127.0.0.1', listening));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(path: string): string {
    return `http://127.0.0.1:${this.port}/${path}`;
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === `/${path}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const open = this.open.get(path) ?? { now: 0, most: 0 };
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    this.open.set(path, open);
    response.once('close', () => (open.now -= 1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    this.received.push({
      path,
      headers: request.headers,
      body,
      json: JSON.parse(body.toString()) as Received['json'],
    });
    const name = path.split('/')[1] ?? '';
    BEHAVIORS[this.instead.get(name) ?? name]?.(request, response);
  }
}
