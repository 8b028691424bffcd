import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Somebody at another address, who goes on asking until it is enough. */
const { url, paths } = workerData;
const PAUSE_MS = 20;
let isEnough = false;
parentPort.once('message', () => (isEnough = true));
const waits = [];
const wrong = [];
for (let turn = 0; !isEnough; turn += 1) {
  const path = paths[turn % paths.length];
  const began = performance.now();
  const answer = await fetch(url + path, { headers: { 'x-forwarded-for': '192.0.2.7' } });
  await answer.arrayBuffer();
  waits.push(performance.now() - began);
  if (!answer.ok) wrong.push(`others: ${path} ${answer.status}`);
  await wait(PAUSE_MS);
}
parentPort.postMessage({ waits, wrong });
