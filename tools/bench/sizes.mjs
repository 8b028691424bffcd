import { untilDrawn } from './plant.mjs';
import { DASHBOARDS, FEW, everybodyTold, makeOwner, makeSamples } from './writes.mjs';

/**
 * How much longer half of the answers take among very many creators than among a thousand. Two products on two databases are asked in turn.
 * @typedef {{ client: object, port: number, creators: number }} Size `client` is a connection of `pg`
 */
const MOST_LONGER = 2;
/** Pages that are read once each by round; of a thousand creators they are all. */
const PAGES = 1_000;
const PATHS = [
  { name: 'HTML, uncached', path: '/creator-' },
  { name: 'JSON, uncached', path: '/api/creator/profile/creator-' },
];
const get = (path, headers = '') => `GET ${path} HTTP/1.1\r\nhost: bench\r\n${headers}\r\n`;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Changes as many pages in both, so that no process has kept them, and waits until they are drawn again. */
async function change({ client, creators }, round) {
  const names = Array.from(
    { length: PAGES },
    (_, n) => (n * Math.floor(creators / PAGES) + round) % creators,
  );
  await client.query('update creators set bio = $1 where username_key = any ($2)', [
    `Bright and honest videos, said for the ${round}th time.`,
    names.map((n) => `creator-${n}`),
  ]);
  await untilDrawn(client);
  return names;
}

export async function measureSizes({ small, big, load, rounds }) {
  const sizes = { small, big };
  let failed = 0;
  console.log(`\nsizes            creators  p50 ms  p95 ms  longer  at most  answers`);
  const print = (name, measured) => {
    const p50 = Object.fromEntries(
      Object.entries(measured).map(([size, all]) => [size, median(all.map((one) => one.p50))]),
    );
    for (const [size, all] of Object.entries(measured)) {
      const answers = Object.keys(Object.assign({}, ...all.map(({ statuses }) => statuses))).join(' ');
      const longer = p50[size] / p50.small;
      if (longer > MOST_LONGER || answers !== '200') failed += 1;
      console.log(
        `${name.padEnd(15)} ${String(sizes[size].creators).padStart(9)} ${p50[size].toFixed(2).padStart(7)} ${median(
          all.map((one) => one.p95),
        )
          .toFixed(2)
          .padStart(
            7,
          )} ${longer.toFixed(2).padStart(7)} ${String(size === 'big' ? MOST_LONGER : '').padStart(8)}  ${answers}`,
      );
    }
  };

  let turn = 0;
  for (const { name, path } of PATHS) {
    const measured = { small: [], big: [] };
    for (let round = 0; round <= rounds; round += 1) {
      turn += 1;
      for (const [size, { port, ...where }] of Object.entries(sizes)) {
        const names = await change(where, turn);
        const heard = await load(
          port,
          names.map((n) => get(`${path}${n}`)),
        );
        // The first time is for getting warm.
        if (round > 0) measured[size].push(heard);
      }
    }
    print(name, measured);
  }

  const owners = {};
  for (const [size, { client, port }] of Object.entries(sizes)) {
    const url = `http://127.0.0.1:${port}`;
    const { samples } = await makeSamples(client, url, 'sizes');
    owners[size] = await makeOwner(client, url, `among-${size}`, FEW, samples);
    await client.query('select recount_booking_totals(), recount_creator_earnings()');
    await client.query('vacuum analyze');
    await everybodyTold(client);
  }
  for (const { name, role, path } of DASHBOARDS) {
    const measured = { small: [], big: [] };
    for (let round = 0; round <= rounds; round += 1)
      for (const [size, { port }] of Object.entries(sizes)) {
        const request = get(path, `authorization: Bearer ${owners[size].tokens[role]}\r\n`);
        const heard = await load(
          port,
          Array.from({ length: PAGES }, () => request),
        );
        if (round > 0) measured[size].push(heard);
      }
    print(name, measured);
  }
  return failed;
}
