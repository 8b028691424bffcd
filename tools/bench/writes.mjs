import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { copyBooking, copyOf } from './copies.mjs';
import { Person, register } from './stage.mjs';

/**
 * What changes something, beside a bare server that writes the rows of the step itself. Each is measured with everything that follows from
 * it running on the same machine, and with that held back until the requests are over.
 * @typedef {object} Write
 * @property {string} name
 * @property {string} step of the bare server
 * @property {string | null} sample whose copies are used up, one by each request
 * @property {(it: Copy) => [path: string, body: object, token: string | null]} request
 * @property {(it: Copy) => object} bare what the bare server is sent
 * @property {{ running: number, heldBack: number }} atLeast ratios
 */
const GUEST = { clientName: 'Ann Miller', projectDetails: 'A film about our coffee.' };
const FILES = ['a.jpg', 'b.jpg'];

/** Statements, commits and round trips of each before its answer, at most; `lean-writes.int-spec.ts` holds the product to the same. */
const LIMITS = JSON.parse(readFileSync(new URL('write-limits.json', import.meta.url), 'utf8'));

/** @type {Write[]} */
export const WRITES = [
  {
    name: 'book',
    step: 'book',
    sample: null,
    request: ({ n, packages }) => [
      '/api/package-bookings',
      { ...GUEST, packageId: packages[n % packages.length], clientEmail: `ann${n}@bench.test` },
      null,
    ],
    bare: ({ id, samples }) => ({ id, booking: samples.requested.row }),
    atLeast: { running: 0.5, heldBack: 0.8 },
  },
  {
    name: 'accept',
    step: 'accept',
    sample: 'requested',
    request: ({ id, tokens }) => [`/api/creator/bookings/${id}/approve`, {}, tokens.creator],
    bare: ({ id }) => ({ id }),
    atLeast: { running: 0.5, heldBack: 0.85 },
  },
  {
    name: 'deliver',
    step: 'deliver',
    sample: 'producing',
    request: ({ id, uploads, tokens }) => [
      `/api/bookings/${id}/submit-content`,
      {
        files: uploads.map((uploadId, index) => ({
          ...{ uploadId, fileName: FILES[index], fileSize: 10 },
          ...{ fileType: 'image/jpeg', contentType: 'image' },
        })),
      },
      tokens.creator,
    ],
    bare: ({ id, uploads }) => ({ id, uploads }),
    atLeast: { running: 0.45, heldBack: 0.75 },
  },
  {
    name: 'approve',
    step: 'approve',
    sample: 'in_review',
    request: ({ id, tokens }) => [`/api/brand/bookings/${id}/approve`, {}, tokens.brand],
    bare: ({ id, samples }) => ({
      id,
      creatorId: samples.in_review.row.creator_id,
      license: samples.license,
    }),
    atLeast: { running: 0.45, heldBack: 0.75 },
  },
  {
    name: 'message',
    step: 'message',
    sample: 'requested',
    request: ({ conversationId, tokens }) => [
      `/api/conversations/${conversationId}/messages`,
      { body: 'When do you need it?' },
      tokens.creator,
    ],
    bare: ({ id, conversationId }) => ({ id, conversationId }),
    atLeast: { running: 0.45, heldBack: 0.75 },
  },
];

export async function rowsOf(client, text, values = []) {
  return (await client.query(text, values)).rows;
}

/** Waits until a booking is in a stage: the sandbox's notices come by jobs. */
async function reached(client, id, stage) {
  const isThere = async () => (await rowsOf(client, 'select stage from bookings where id = $1', [id]))[0];
  while ((await isThere()).stage !== stage) await wait(50);
}

async function finishedUploads(client, bookingId, creatorId) {
  for (const [index, name] of FILES.entries())
    await client.query(
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, mime_type, kind, sha256, finished_at)
       values ($1, $2, $3, $4, 10, 'image/jpeg', 'image/jpeg', 'image', repeat('0', 64), now())`,
      [copyOf(bookingId, `upload ${index}`), bookingId, creatorId, name],
    );
  const uploads = await rowsOf(client, 'select id from uploads where booking_id = $1 order by file_name', [
    bookingId,
  ]);
  return uploads.map(({ id }) => id);
}

/** One booking for each stage that a request begins from, made as people make them. */
export async function makeSamples(client, url, name = 'writes') {
  const { person: creator } = await register({ database: client }, url, `creator-${name}`);
  const { person: brand, email } = await register({ database: client }, url, `brand-${name}`);
  const block = {
    ...{ enabled: true, type: 'package', title: 'UGC Package', description: 'Two photos of it' },
    ...{ deliveryTime: '3-5 days', includes: '• 2 photos', price: 150, revisions: 1 },
  };
  const { packages } = await creator.call(url, 'POST', '/api/creator/onboard', {
    ...{ username: `films-${name}`, displayName: 'Sophia Reyes', bio: 'Bright and honest videos.' },
    ...{ category: 'Lifestyle', contentBlocks: [block] },
  });
  const tokens = {};
  for (const [name, person] of Object.entries({ creator, brand })) {
    const made = await person.call(url, 'POST', '/api/auth/tokens', { name: 'bench', scopes: ['write'] });
    tokens[name] = made.token;
  }
  const request = { ...GUEST, packageId: packages[0].id, clientEmail: 'ann@bench.test' };
  const { id: requested } = await new Person().call(url, 'POST', '/api/package-bookings', request);
  const samples = { requested: { id: requested } };

  for (const stage of ['producing', 'in_review', 'completed']) {
    const { id } = await brand.call(url, 'POST', '/api/package-bookings', {
      ...{ packageId: packages[0].id, projectDescription: 'A film about our coffee.', amount: '150.00' },
      ...{ brandName: 'Northwind Coffee', contactEmail: email },
    });
    const intent = await brand.call(url, 'POST', '/api/create-payment-intent', { bookingId: id });
    await brand.call(url, 'POST', '/api/payments/sandbox/confirm', {
      clientSecret: intent.clientSecret,
      card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' },
    });
    await reached(client, id, 'requested');
    await creator.call(url, 'POST', `/api/creator/bookings/${id}/approve`, {});
    await reached(client, id, 'producing');
    const [{ creator_id: creatorId }] = await rowsOf(
      client,
      'select creator_id from bookings where id = $1',
      [id],
    );
    const uploads = await finishedUploads(client, id, creatorId);
    samples[stage] = { id, uploads };
    if (stage === 'producing') continue;
    const files = uploads.map((uploadId, index) => ({
      ...{ uploadId, fileName: FILES[index], fileSize: 10, fileType: 'image/jpeg', contentType: 'image' },
    }));
    await creator.call(url, 'POST', `/api/bookings/${id}/submit-content`, { files });
    // Nothing is left to be encoded: films are no part of what is measured.
    await client.query(
      `insert into previews (upload_id, status, preview_key, preview_type, clean_key)
       select id, 'ready', 'previews/' || id || '.webp', 'image/webp', 'previews/' || id || '-clean.webp' from uploads where booking_id = $1
       on conflict (upload_id) do update set status = 'ready', problem = null, clean_key = excluded.clean_key`,
      [id],
    );
    await client.query('update bookings set review_began_at = now() where id = $1', [id]);
    if (stage === 'completed') await brand.call(url, 'POST', `/api/brand/bookings/${id}/approve`, {});
  }
  for (const sample of Object.values(samples)) {
    [sample.row] = await rowsOf(client, 'select * from bookings where id = $1', [sample.id]);
    const [talk] = await rowsOf(client, 'select id from conversations where booking_id = $1', [sample.id]);
    sample.conversationId = talk.id;
  }
  [samples.license] = await rowsOf(client, 'select * from licenses where booking_id = $1', [
    samples.completed.id,
  ]);
  return { samples, tokens };
}

/** Jobs are held back as if somebody had them in hand, so that those who look for one don't read them all. */
export const HOLD = `
  create function bench_hold() returns trigger language plpgsql as $$ begin new.locked_at := 'infinity'; return new; end $$;
  create trigger bench_hold before insert on graphile_worker._private_jobs for each row execute function bench_hold();
  create function bench_hold_messages() returns trigger language plpgsql as $$ begin new.tell_at := 'infinity'; return new; end $$;
  create trigger bench_hold before update of tell_at on conversations for each row
    when (new.tell_at < 'infinity') execute function bench_hold_messages();
  update log_followers set name = 'held ' || name;`;
const LET_GO = `drop trigger bench_hold on graphile_worker._private_jobs; drop function bench_hold();
  drop trigger bench_hold on conversations; drop function bench_hold_messages();
  update conversations set tell_at = now() where tell_at = 'infinity';
  update log_followers set name = substr(name, 6);`;
const BARE_JOBS = `delete from graphile_worker._private_jobs where task_id in
  (select id from graphile_worker._private_tasks where identifier = 'bare-bench')`;

/** Takes away what the bare server has left for jobs, which nobody does. */
export const clearBareJobs = (client) => client.query(BARE_JOBS);

/** Waits until nobody who follows the log is behind, and every job is done that is due. @returns seconds */
export async function everybodyTold(client) {
  const began = performance.now();
  const left = async () =>
    (
      await rowsOf(
        client,
        `select count(*)::int as left from graphile_worker.jobs where run_at <= now() + interval '1 minute' and attempts < max_attempts
           and task_identifier <> 'bare-bench'`,
      )
    )[0].left +
    (
      await rowsOf(
        client,
        `select count(*)::int as left from log_followers f where exists (select from booking_history h
           where h.change is not null and (h.position, h.id) > (f.position, f.entry_id))`,
      )
    )[0].left +
    (await rowsOf(client, 'select count(*)::int as left from conversations where tell_at is not null'))[0]
      .left;
  while ((await left()) > 0) await wait(50);
  return (performance.now() - began) / 1000;
}

/** How many bookings of each stage stand beside those that are measured. */
const PLANTED = 5_000;
/** Numbers that no measured copy has. */
const PLANTED_FIRST = 20_000_000;

/**
 * Bookings of all creators. Without them PostgreSQL would plan its statements for tables that are all but empty, read them from the beginning to
 * the end each time, and go on doing so while they grow, until it has looked at them again: a minute later, or two.
 */
export async function plantBookings(client, samples, creators) {
  const stages = Object.values(samples).filter(({ id, row }) => id && row);
  for (const [place, { id }] of stages.entries())
    await copyBooking(client, id, { first: PLANTED_FIRST + place * PLANTED, count: PLANTED, creators });
  await client.query('select recount_booking_totals(), recount_creator_earnings()');
  await client.query('vacuum analyze');
}

/** A request as it goes over the wire. */
export function textOf([path, body, token]) {
  const json = JSON.stringify(body);
  const authorization = token === null ? '' : `authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n${authorization}content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`;
}

/** @returns what gives so many copies that nobody has used, each as a text that is made of it */
export function copiesFor(client, { samples, tokens }, rows) {
  const packages = rows.map(({ id }) => id);
  let next = 1;
  return async (write, count, textFor) => {
    const first = next;
    next += count;
    const sample = samples[write.sample ?? 'requested'];
    if (write.sample !== null) await copyBooking(client, sample.id, { first, count });
    return Array.from({ length: count }, (_, index) => {
      const n = first + index;
      const uploads = (sample.uploads ?? []).map((id) => copyOf(id, n));
      const conversationId = copyOf(sample.conversationId, n);
      return textFor({ n, id: copyOf(sample.id, n), uploads, conversationId, tokens, packages, samples });
    });
  };
}

/**
 * @param {object} bench `client` of the database with so many planted `creators`, `url` and `port` of the product, `countedUrl` of one that says
 *   what it asks of the database, `barePort`, `load` of one server with given requests, `rounds`, `each`: requests by round
 * @returns how many numbers were worse than they may be
 */
export async function measureWrites(bench) {
  const { client, creators, url, port, countedUrl, barePort, load, rounds, each } = bench;
  console.error('Making samples…');
  const { samples, tokens } = await makeSamples(client, url);
  await plantBookings(client, samples, creators);
  const packages = await rowsOf(client, 'select id from packages order by id limit 5000');
  await everybodyTold(client);
  const take = copiesFor(client, { samples, tokens }, packages);
  const productText = (write) => (it) => textOf(write.request(it));
  const bareText = (write) => (it) => textOf([`/write/${write.step}/0`, write.bare(it), null]);

  let failed = 0;
  console.log('\nwrites    mode       product/s  bare/s  ratio  at least  p95 ms  answers  told after s');
  for (const write of WRITES) {
    for (const mode of ['running', 'heldBack']) {
      if (mode === 'heldBack') await client.query(HOLD);
      const measured = [];
      for (let round = 0; round <= rounds; round += 1) {
        const product = await load(port, await take(write, each, productText(write)));
        const bare = await load(barePort, await take(write, each, bareText(write)));
        await clearBareJobs(client);
        // The first round warms both up.
        if (round > 0) measured.push({ product, bare });
      }
      if (mode === 'heldBack') {
        await client.query(LET_GO);
        await client.query(
          `update graphile_worker._private_jobs set locked_at = null where locked_at = 'infinity'`,
        );
      }
      const told = await everybodyTold(client);
      const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
      const ratio = median(measured.map(({ product, bare }) => product.perSecond / bare.perSecond));
      const answers = Object.keys(Object.assign({}, ...measured.map(({ product }) => product.statuses)));
      const wrong = [...answers, ...measured.flatMap(({ bare }) => Object.keys(bare.statuses))].filter(
        (status) => !/^20[01]$/.test(status),
      );
      if (ratio < write.atLeast[mode] || wrong.length > 0) failed += 1;
      const speed = (which) => median(measured.map((one) => one[which].perSecond)).toFixed(0);
      console.log(
        `${write.name.padEnd(9)} ${mode.padEnd(10)} ${speed('product').padStart(9)} ${speed('bare').padStart(7)} ${ratio.toFixed(2).padStart(6)} ${String(write.atLeast[mode]).padStart(9)} ${median(
          measured.map(({ product }) => product.p95),
        )
          .toFixed(1)
          .padStart(7)}  ${answers.join(' ').padEnd(7)} ${told.toFixed(1).padStart(13)}`,
      );
    }
  }

  console.log('\nwrites    statements  at most  commits  at most  round trips  at most');
  for (const write of WRITES) {
    // The first ones prepare what later ones find.
    const requests = await take(write, 6, (it) => write.request(it));
    const counts = [];
    for (const [path, body, token] of requests) {
      const answer = await fetch(countedUrl + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      counts.push((answer.headers.get('x-work') ?? '').split(' ').map(Number));
    }
    const [statements, commits, roundTrips] = counts.at(-1);
    const atMost = LIMITS[write.name];
    const isLean =
      statements <= atMost.statements && commits <= atMost.commits && roundTrips <= atMost.roundTrips;
    if (!isLean) failed += 1;
    console.log(
      `${write.name.padEnd(9)} ${String(statements).padStart(10)} ${String(atMost.statements).padStart(8)} ${String(commits).padStart(8)} ${String(atMost.commits).padStart(8)} ${String(roundTrips).padStart(12)} ${String(atMost.roundTrips).padStart(8)}`,
    );
  }
  return failed;
}

/**
 * How many bookings somebody has whose dashboard is read, and the least ratios to a bare list and to one with as many bytes; the many may take twice
 * as long as the few.
 */
export const FEW = 20;
const MANY = Number(process.env.BENCH_BOOKINGS ?? 50_000);
export const DASHBOARDS = [
  {
    name: 'creator totals',
    role: 'creator',
    path: '/api/creators/dashboard',
    atLeast: { bare: 0.1, sameBytes: 0.55 },
  },
  {
    name: 'creator list',
    role: 'creator',
    path: '/api/bookings?as=creator',
    atLeast: { bare: 0.2, sameBytes: 0.8 },
  },
  {
    name: 'brand totals',
    role: 'brand',
    path: '/api/brand/totals',
    atLeast: { bare: 0.45, sameBytes: 0.45 },
  },
  {
    name: 'brand list',
    role: 'brand',
    path: '/api/bookings?as=brand',
    atLeast: { bare: 0.1, sameBytes: 0.55 },
  },
];
const MOST_LONGER = 2;

export async function makeOwner(client, url, name, count, samples) {
  const { person: creator } = await register({ database: client }, url, `creator-${name}`);
  const { person: brand, id: brandId } = await register({ database: client }, url, `brand-${name}`);
  const { id: creatorId } = await creator.call(url, 'POST', '/api/creator/onboard', {
    ...{ username: `owner-${name}`, displayName: 'Nora Lind', bio: 'Bright and honest videos.' },
    ...{ category: 'Lifestyle', contentBlocks: [] },
  });
  const tokens = {};
  for (const [role, person] of Object.entries({ creator, brand }))
    tokens[role] = (
      await person.call(url, 'POST', '/api/auth/tokens', { name: 'bench', scopes: ['write'] })
    ).token;
  const changed = { creator_id: creatorId, brand_user_id: brandId, guest_id: null };
  const open = Math.min(count, FEW) / 2;
  const first = 10_000_000 + (count === FEW ? 0 : 1_000_000);
  await copyBooking(client, samples.in_review.id, { first, count: open, changed });
  await copyBooking(client, samples.completed.id, { first: first + open, count: count - open, changed });
  return { tokens, ids: { creator: creatorId, brand: brandId } };
}

/** The dashboards of somebody with a few bookings and with very many, beside a bare list of twenty, and one that is as long as the answer. */
export async function measureDashboards({ client, url, port, barePort, read, rounds }) {
  console.error(`Planting ${MANY} bookings…`);
  const { samples } = await makeSamples(client, url, 'dashboards');
  const owners = {
    few: await makeOwner(client, url, 'few', FEW, samples),
    many: await makeOwner(client, url, 'many', MANY, samples),
  };
  // Planted without triggers.
  await client.query('select recount_booking_totals(), recount_creator_earnings()');
  await client.query('vacuum analyze');
  await everybodyTold(client);
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const headersOf = (token) => `authorization: Bearer ${token}\r\n`;
  let failed = 0;
  console.log(
    '\ndashboards      bookings   bytes  product/s  bare/s  ratio  at least  same bytes  at least  p50 ms  longer  at most',
  );
  for (const { name, role, path, atLeast } of DASHBOARDS) {
    let short = 0;
    for (const [size, { tokens, ids }] of Object.entries(owners)) {
      const headers = headersOf(tokens[role]);
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${tokens[role]}` } });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const barePath = `/list/${role}/${ids[role]}`;
      const measured = [];
      for (let round = 0; round <= rounds; round += 1) {
        const product = await read(port, path, headers);
        const bare = await read(barePort, barePath, '');
        const padded = await read(barePort, `${barePath}/${bytes}`, '');
        if (round > 0) measured.push({ product, bare, padded });
      }
      const ratio = median(measured.map(({ product, bare }) => product.perSecond / bare.perSecond));
      const fair = median(measured.map(({ product, padded }) => product.perSecond / padded.perSecond));
      const p50 = median(measured.map(({ product }) => product.p50));
      if (size === 'few') short = p50;
      const longer = p50 / short;
      const speed = (which) => median(measured.map((one) => one[which].perSecond)).toFixed(0);
      const wrong = measured.some(({ product, bare }) => !product.statuses['200'] || !bare.statuses['200']);
      if (wrong || (size === 'few' ? ratio < atLeast.bare || fair < atLeast.sameBytes : longer > MOST_LONGER))
        failed += 1;
      console.log(
        `${name.padEnd(15)} ${String(size === 'few' ? FEW : MANY).padStart(8)} ${String(bytes).padStart(7)} ${speed('product').padStart(10)} ${speed('bare').padStart(7)} ${ratio.toFixed(2).padStart(6)} ${String(size === 'few' ? atLeast.bare : '').padStart(9)} ${fair.toFixed(2).padStart(11)} ${String(size === 'few' ? atLeast.sameBytes : '').padStart(9)} ${p50.toFixed(1).padStart(7)} ${longer.toFixed(1).padStart(7)} ${String(size === 'many' ? MOST_LONGER : '').padStart(8)}`,
      );
    }
  }
  return failed;
}
