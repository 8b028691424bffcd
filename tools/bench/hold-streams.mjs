import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Holds streams open on bare sockets, in a thread of its own, so that the thread that measures is not busy with them. Asked `stop`, they no
 * longer read; asked `go on`, they read again, and come back with the last id when they were cut off. Asked `count`, it answers what came.
 */
const { port, cookies } = workerData;

class Stream {
  events = 0;
  resets = 0;
  cuts = 0;
  subjects = new Set();
  lastId = '';
  rest = '';

  constructor(cookie) {
    this.cookie = cookie;
  }

  /** Waits until the server has said that it is open. */
  open() {
    return new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      this.socket = socket;
      this.rest = '';
      const last = this.lastId && `last-event-id: ${this.lastId}\r\n`;
      socket.write(`GET /api/live HTTP/1.1\r\nhost: bench\r\ncookie: ${this.cookie}\r\n${last}\r\n`);
      socket.setEncoding('latin1').on('data', (text) => this.take(text, done));
      socket
        .on('error', () => undefined)
        .on('close', () => {
          this.cuts += 1;
          void this.open();
        });
    });
  }

  take(text, done) {
    const frames = (this.rest + text).split('\n\n');
    this.rest = frames.pop();
    for (const frame of frames) {
      const id = /(?:^|\n)id: (\S+)/.exec(frame);
      if (id === null) continue;
      [, this.lastId] = id;
      if (frame.includes('event: ready')) done();
      if (frame.includes('event: reset')) this.resets += 1;
      if (frame.includes('event: changed')) {
        this.events += 1;
        this.subjects.add(/"subject":"(\d*)/.exec(frame)?.[1]);
      }
    }
  }
}

const streams = cookies.map((cookie) => new Stream(cookie));
// A few at a time: a server is not asked to open all of them in one moment.
for (let first = 0; first < streams.length; first += 20)
  await Promise.all(streams.slice(first, first + 20).map((stream) => stream.open()));
parentPort.on('message', (message) => {
  if (message === 'stop') for (const { socket } of streams) socket.pause();
  if (message === 'go on') for (const { socket } of streams) socket.resume();
  parentPort.postMessage(
    streams.map(({ events, resets, cuts, subjects }) => ({ events, resets, cuts, different: subjects.size })),
  );
});
parentPort.postMessage('open');
