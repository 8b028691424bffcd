import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Asks a server as fast as it answers, on several connections, one request at a time on each. A client of its own because Node's takes
 * longer than the servers that are measured.
 */
const { port, connections, milliseconds = Infinity, names, first = 0, path, headers = '' } = workerData;
/** Whole requests, each sent once; without them, reads of one path are sent until the time is over. */
const { texts } = workerData;

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
const until = performance.now() + milliseconds;
let answered = 0;
const statuses = new Map();
const waits = [];
let turn = first;

/** undefined when there is no more to ask. */
function request() {
  if (texts) return texts[turn++];
  turn = (turn + 1) % names;
  return `GET ${path.replace('{n}', String(turn))} HTTP/1.1\r\nhost: bench\r\n${headers}\r\n`;
}

/** How long the whole answer is; undefined while its head isn't there. */
function lengthOf(received) {
  const end = received.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = received.latin1Slice(0, end);
  const status = head.slice(9, 12);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return end + 4 + (status === '304' ? 0 : Number(LENGTH.exec(head)?.[1] ?? 0));
}

function run() {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let received = null;
    let size = 0;
    let wanted;
    let asked = 0;
    const ask = () => {
      asked = performance.now();
      const text = asked < until ? request() : undefined;
      if (text === undefined) {
        socket.end();
        done();
        return;
      }
      received = null;
      size = 0;
      wanted = undefined;
      socket.write(text);
    };
    socket.on('connect', ask).on('error', fail);
    socket.on('data', (chunk) => {
      size += chunk.length;
      if (wanted === undefined) {
        received = received === null ? chunk : Buffer.concat([received, chunk]);
        wanted = lengthOf(received);
      }
      if (wanted === undefined || size < wanted) return;
      answered += 1;
      waits.push(performance.now() - asked);
      ask();
    });
  });
}

const began = performance.now();
await Promise.all(Array.from({ length: connections }, run));
waits.sort((a, b) => a - b);
parentPort.postMessage({
  perSecond: (answered / (performance.now() - began)) * 1000,
  p50: waits[Math.floor(waits.length * 0.5)] ?? 0,
  p95: waits[Math.floor(waits.length * 0.95)] ?? 0,
  statuses: Object.fromEntries(statuses),
  last: turn,
});
