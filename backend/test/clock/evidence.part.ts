import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { utcText } from '@reelpact/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { LoggedDeedDto } from '../../src/modules/admin/http/admin.dto.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, makeViewable, pay } from '../builders.js';
import type { Person } from '../person.js';
import { aPhoto, entry, send, submit } from '../sending.js';
import { abandon, download, sha256, unzip } from '../unzip.js';
import { giveFactor } from '../factors.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const ATTACK = `</td></section><script>alert('evidence')</script><img src=x onerror="alert(1)">`;
const DRAFT = 'A thought that was never sent';

/** What evidence.json says, as far as these tests ask. */
interface Facts {
  schema: number;
  reader: string;
  license: { standing: string; files: { sha256: string }[] } | null;
  deal: { brand: string; stage: string; amount: string };
  brief: { projectDescription: string };
  history: { event: string; who: string; note: string | null }[];
  versions: {
    version: number;
    files: {
      name: string;
      sha256: string;
      preview: string | null;
      openedByBrandAt: string | null;
      secondsWatchedByBrand: number | null;
      acceptedByBrandAt: string | null;
    }[];
  }[];
  changes: {
    number: number;
    body: string;
    place: string;
    moves: { from: string; to: string; note: string | null }[];
    answers: { who: string; body: string }[];
  }[];
  messages: { from: string; body: string; files: string[] }[];
  emails: { party: string; subject: string }[];
  payments: { gross: string; lines: object[]; references?: { kind: string; reference: string }[] };
}

/** A booking of somebody with a dangerous name, with one version, a list of changes, and a draft that stays one. */
async function aCase() {
  const creator = await aCreator(stage);
  const { brand, booking } = await aBooking(stage, creator, 'pay_first', {
    brandName: `Northwind ${ATTACK}`,
    projectDescription: `Three photos ${ATTACK}`,
  });
  const bookingId = booking.id;
  await pay(stage, brand, bookingId);
  const talk = await brand.get<{ id: string }>(`/api/bookings/${bookingId}/conversation`);
  await brand.post(`/api/conversations/${talk.body.id}/messages`, { body: `In daylight, please ${ATTACK}` });
  await creator.person.post(`/api/creator/bookings/${bookingId}/approve`, {});
  await stage.drain();
  const original = { content: await aPhoto(300, 500), name: `<b>Reel.jpg`, type: 'image/jpeg' };
  const uploadId = await send(creator.person, bookingId, original);
  expect((await submit(creator.person, bookingId, [entry(original, uploadId)])).status).toBe(200);
  await makeViewable(stage, bookingId);
  const preview = Buffer.from('what both parties can look at');
  const previewKey = `previews/${uploadId}.webp`;
  await stage.app.get(FileStorage).write(previewKey, preview);
  await stage.database.rows(
    't-preview-file',
    `update previews set preview_key = $2, preview_type = 'image/webp' where upload_id = $1`,
    [uploadId, previewKey],
  );
  const room = `/api/bookings/${bookingId}/review-room`;
  const submissionId = (await brand.get<BookingDto>(`/api/bookings/${bookingId}`)).body.submissions[0]?.id;
  const accepted = await brand.call('PUT', `${room}/files/${uploadId}/accepted`, { accepted: true });
  expect(accepted.status).toBeLessThan(300);
  const draft = (body: string) =>
    brand.post<{ id: string }>(`${room}/drafts`, { kind: 'change', body, submissionId, uploadId });
  const asked = (await draft(`Cooler, please ${ATTACK}`)).body.id;
  // As ahead as the demo's clock is: all of a booking happens in one time.
  await stage.advance(3_600_000);
  await brand.post(`${room}/views`, { submissionId, uploadId, seconds: 4 });
  expect((await brand.post(`${room}/send`, {})).body).toEqual({ sent: 1 });
  await creator.person.post(`${room}/items/${asked}/answers`, { body: 'Gladly' });
  await creator.person.post(`${room}/items/${asked}/state`, { state: 'wont_do', note: 'No tripod' });
  expect((await draft(DRAFT)).status).toBe(201);
  await stage.drain();
  return {
    creator,
    brand,
    bookingId,
    original,
    preview,
    previewKey,
    path: `/api/bookings/${bookingId}/evidence.zip`,
  };
}

/** Whether a pack is as `docs/evidence.schema.json` says: no field more, and none less. */
const described = (() => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  formats.default(ajv);
  return ajv.compile(JSON.parse(readFileSync(join(__dirname, '../../../docs/evidence.schema.json'), 'utf8')));
})();

async function packOf(person: Person, path: string) {
  const { status, announced, bytes } = await download(person, path);
  expect([status, announced]).toEqual([200, bytes.length]);
  const files = unzip(bytes);
  const page = files.get('index.html')?.toString() ?? '';
  const facts = JSON.parse(files.get('evidence.json')?.toString() ?? '') as Facts;
  expect([described(facts), described.errors]).toEqual([true, null]);
  return { bytes, files, page, facts };
}

/** A section of the page, between its tags. */
const section = (page: string, key: string): string =>
  new RegExp(`<section id="${key}">(.*?)</section>`, 's').exec(page)?.[1] ?? '';
const count = (text: string, part: string): number => text.split(part).length - 1;
const bodyRows = (text: string): number =>
  [...text.matchAll(/<tbody>(.*?)<\/tbody>/gs)].reduce((sum, [, rows = '']) => sum + count(rows, '<tr>'), 0);

async function anAdmin(): Promise<Person> {
  const { person, email, id } = await aUser(stage);
  await stage.app.get(MakeAdmin).run(email, true);
  await giveFactor(stage.database, id);
  return person;
}

describe('the evidence pack', () => {
  it('says the same to people and to programs, with sums of all that is in it', async () => {
    const { brand, path, preview, original, creator } = await aCase();
    const { files, page, facts } = await packOf(brand, path);
    const [name = ''] = facts.versions.flatMap(({ files: all }) => all.map((file) => file.preview));
    expect([...files.keys()]).toEqual(['index.html', 'evidence.json', name, 'SHA256SUMS.txt']);
    expect(files.get(name ?? '')?.toString()).toBe(preview.toString());
    const sums = [...files].slice(0, -1).map(([file, bytes]) => `${sha256(bytes)}  ${file}\n`);
    expect(files.get('SHA256SUMS.txt')?.toString()).toBe(sums.join(''));

    expect([facts.schema, facts.reader, facts.deal.stage, facts.deal.amount]).toEqual([
      ...[1, 'brand', 'in_review', '150.00'],
    ]);
    expect(facts.history.map(({ event }) => event)).toContain('CONTENT_SUBMITTED');
    expect(facts.history.find(({ event }) => event === 'CREATOR_APPROVED')?.who).toBe('Sophia Reyes');
    expect(facts.versions).toMatchObject([
      {
        version: 1,
        files: [{ name: original.name, sha256: sha256(original.content), secondsWatchedByBrand: 4 }],
      },
    ]);
    const [acceptedAt] = facts.versions.flatMap(({ files: all }) =>
      all.map((file) => file.acceptedByBrandAt),
    );
    expect(section(page, 'versions')).toContain(`<td>${utcText(acceptedAt ?? '')}</td>`);
    expect(facts.changes).toMatchObject([
      {
        number: 1,
        place: original.name,
        moves: [
          { from: 'draft', to: 'open' },
          { from: 'open', to: 'wont_do', note: 'No tripod' },
        ],
        answers: [{ who: 'Sophia Reyes', body: 'Gladly' }],
      },
    ]);
    expect(facts.payments.gross).toBe('150.00');
    expect(facts.messages).toMatchObject([
      { body: expect.stringContaining('In daylight, please'), files: [] },
    ]);
    expect(bodyRows(section(page, 'messages'))).toBe(1);

    expect(bodyRows(section(page, 'history'))).toBe(facts.history.length);
    expect(bodyRows(section(page, 'versions'))).toBe(1);
    expect(count(section(page, 'changes'), '<h3>')).toBe(facts.changes.length);
    expect(bodyRows(section(page, 'changes'))).toBe(3);
    expect(bodyRows(section(page, 'emails'))).toBe(facts.emails.length);
    expect(bodyRows(section(page, 'payments'))).toBe(facts.payments.lines.length);
    expect(new Set(facts.emails.map(({ party }) => party))).toEqual(new Set(['brand', 'creator']));
    expect(page).not.toContain(creator.person.url);
  });

  it('escapes whatever somebody wrote', async () => {
    const { brand, path } = await aCase();
    const { page, facts } = await packOf(brand, path);
    for (const text of [
      facts.deal.brand,
      facts.brief.projectDescription,
      facts.changes[0]?.body ?? '',
      facts.messages[0]?.body ?? '',
    ])
      expect(text).toContain('<script>');
    const tags = new Set([...page.matchAll(/<\/?([^\s>/]+)/g)].map(([, tag]) => tag));
    expect([...tags].toSorted()).toEqual(
      [
        '!doctype',
        'a',
        'body',
        'dd',
        'div',
        'dl',
        'dt',
        'h1',
        'h2',
        'h3',
        'head',
        'html',
        'meta',
        'nav',
        'p',
        'pre',
      ]
        .concat(['section', 'style', 'table', 'tbody', 'td', 'th', 'thead', 'title', 'tr'])
        .toSorted(),
    );
    expect(page).toContain('&lt;script&gt;alert(&#39;evidence&#39;)&lt;/script&gt;');
    expect(page).not.toMatch(/https?:\/\//);
  });

  it('is both parties’ and an admin’s, who leaves a trace, and nobody else’s', async () => {
    const { brand, creator, path, bookingId } = await aCase();
    const admin = await anAdmin();
    const [forBrand, forCreator, forAdmin] = [
      await packOf(brand, path),
      await packOf(creator.person, path),
      await packOf(admin, path),
    ];
    expect([forBrand, forCreator, forAdmin].map(({ facts }) => facts.reader)).toEqual([
      ...['brand', 'creator', 'admin'],
    ]);
    for (const { bytes, facts } of [forBrand, forCreator]) {
      expect(facts.payments).not.toHaveProperty('references');
      expect(bytes.includes('pi_')).toBe(false);
    }
    expect(forAdmin.facts.payments.references).toMatchObject([
      { kind: 'payment', reference: expect.stringMatching(/^pi_/) },
    ]);
    const { email } = (await creator.person.get<{ email: string }>('/api/auth/user')).body;
    for (const { bytes } of [forBrand, forCreator, forAdmin]) {
      expect(bytes.includes(DRAFT)).toBe(false);
      expect(bytes.includes(email)).toBe(false);
      expect(bytes.includes('client_secret')).toBe(false);
      expect(bytes.includes('127.0.0.1')).toBe(false);
    }
    const { body } = await admin.get<LoggedDeedDto[]>('/api/admin/log');
    expect(body.filter(({ action }) => action === 'getEvidence')).toMatchObject([
      { target: bookingId, outcome: 'DONE' },
    ]);
    const { person: stranger } = await aCreator(stage);
    expect((await download(stranger, path)).status).toBe(404);
    expect((await download(stage.person(), path)).status).toBe(404);
  });

  it('never has an original, and after the release what both can play then', async () => {
    const { brand, creator, path, original, bookingId } = await aCase();
    // Beyond its header, which the preview of a photo may share.
    const inside = original.content.subarray(2000, 2200);
    for (const person of [brand, creator.person]) {
      const { bytes, facts } = await packOf(person, path);
      expect([bytes.includes(inside), facts.license]).toEqual([false, null]);
    }
    expect((await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' })).status).toBe(200);
    const { bytes, facts, page } = await packOf(creator.person, path);
    const sha256 = createHash('sha256').update(original.content).digest('hex');
    expect(facts.license).toMatchObject({ standing: 'valid', files: [{ sha256 }] });
    expect(section(page, 'license')).toContain(sha256);
    expect(bytes.includes(inside)).toBe(false);
    expect(facts.deal.stage).toBe('completed');
    expect(facts.history.at(-1)?.event).toBe('BRAND_APPROVED');
  });

  it('is whole before anything was delivered, and when a preview is gone', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const { facts, files } = await packOf(brand, `/api/bookings/${booking.id}/evidence.zip`);
    expect([facts.versions, facts.changes]).toEqual([[], []]);
    expect([...files.keys()]).toEqual(['index.html', 'evidence.json', 'SHA256SUMS.txt']);
    const { brand: other, path, previewKey } = await aCase();
    await stage.app.get(FileStorage).remove(previewKey);
    const pack = await packOf(other, path);
    expect(pack.facts.versions[0]?.files[0]?.preview).toBeNull();
    expect(pack.files.size).toBe(3);
  });

  it('holds no connection and no file when its reader is gone', async () => {
    const { brand, path, previewKey } = await aCase();
    // More than what lies between the server and a reader who takes nothing.
    await stage.app.get(FileStorage).write(previewKey, Buffer.alloc(40_000_000, 'x'));
    for (let round = 0; round < 15; round += 1) await abandon(brand, path);
    expect((await packOf(brand, path)).facts.reader).toBe('brand');
    expect(stage.database.pool.waitingCount).toBe(0);
  });

  it('is read in one state, whatever is committed meanwhile', async () => {
    const { database } = stage;
    await database.snapshot(async (at) => {
      const before = await at.rows('t-snapshot', 'select offset_seconds from product_clock');
      await database.rows('t-move', 'update product_clock set offset_seconds = offset_seconds + 1');
      expect(await at.rows('t-snapshot', 'select offset_seconds from product_clock')).toEqual(before);
    });
    await expect(
      database.snapshot((at) =>
        at.rows('t-keep-time', 'update product_clock set offset_seconds = offset_seconds'),
      ),
    ).rejects.toThrow('read-only');
  });
});
