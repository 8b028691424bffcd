import { beforeAll, expect, it } from '@jest/globals';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import { PreviewsNow } from '../../src/modules/delivery/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aUser } from '../builders.js';
import type { Person } from '../person.js';
import { aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { download, sha256 } from '../unzip.js';
import { giveFactor } from '../factors.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** Everything in an answer that could be an address of ours. */
const addressesIn = (answer: unknown): string[] =>
  typeof answer === 'string'
    ? answer.startsWith('/')
      ? [answer]
      : []
    : answer !== null && typeof answer === 'object'
      ? Object.values(answer).flatMap(addressesIn)
      : [];

/** Every address that a person is told anywhere around a booking. */
async function addressesOf(person: Person, bookingId: string): Promise<string[]> {
  const around = ['', '/submissions', '/history', '/uploads', '/statement', '/review-room'];
  const answers = await Promise.all([
    ...around.map((path) => person.get(`/api/bookings/${bookingId}${path}`)),
    person.get('/api/brand/bookings'),
  ]);
  return [...new Set(answers.flatMap(({ body }) => addressesIn(body)))];
}

/** The addresses of the files again, with what they name exchanged for the original, and places where files lie elsewhere. */
function guessesFrom(addresses: readonly string[], bookingId: string, uploadId: string): string[] {
  const links = addresses.filter((address) => address.startsWith('/api/files/'));
  const forged = links.flatMap((link) => {
    const [payload = '', signature = ''] = (link.split('/').pop() ?? '').split('.');
    const said = Buffer.from(payload, 'base64url').toString();
    return [`originals/${uploadId}`, `previews/../originals/${uploadId}`].map((key) => {
      const other = JSON.stringify([key, ...(JSON.parse(said) as unknown[]).slice(1)]);
      return `/api/files/${Buffer.from(other).toString('base64url')}.${signature}`;
    });
  });
  return [
    ...forged,
    `/api/bookings/${bookingId}/originals.zip`,
    `/api/bookings/${bookingId}/evidence.zip`,
    `/api/bookings/${bookingId}/files/${uploadId}`,
    `/api/uploads/${uploadId}`,
    `/api/files/originals/${uploadId}`,
    `/api/files/previews/..%2Foriginals%2F${uploadId}`,
    `/api/media/originals/${uploadId}`,
    `/files/originals/${uploadId}`,
    `/originals/${uploadId}`,
    `/assets/..%2F..%2Foriginals%2F${uploadId}`,
  ];
}

it('before the release no address that a brand is told or can guess gives an original; then each gives exact bytes', async () => {
  const { creator, brand, bookingId } = await aProduction(stage);
  const content = await aPhoto(600, 800);
  const photo = { content, name: 'noon.jpg', type: 'image/jpeg' };
  const uploadId = await send(creator.person, bookingId, photo);
  expect((await submit(creator.person, bookingId, [entry(photo, uploadId)])).status).toBe(200);
  await stage.app.get(PreviewsNow).run(bookingId);
  // Beyond its header, which the preview of a photo may share.
  const inside = content.subarray(2_000, 2_200);

  const told = await addressesOf(brand, bookingId);
  expect(told.some((address) => address.startsWith('/api/files/'))).toBe(true);
  const tried = [...told, ...guessesFrom(told, bookingId, uploadId)];
  expect(tried.length).toBeGreaterThan(15);
  const leaks: string[] = [];
  for (const address of tried) {
    const { bytes } = await download(brand, address);
    if (bytes.includes(inside)) leaks.push(address);
  }
  expect(leaks).toEqual([]);

  expect((await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' })).status).toBe(200);
  const { body } = await brand.get<{ files: { downloadUrl: string }[] }[]>(
    `/api/bookings/${bookingId}/submissions`,
  );
  const [first] = body.flatMap(({ files }) => files);
  const { bytes } = await download(brand, first?.downloadUrl ?? '');
  expect(sha256(bytes)).toBe(sha256(content));
  // What it was told before leads to no original even now.
  for (const address of told) expect((await download(brand, address)).bytes.includes(inside)).toBe(false);
});

it('after a lost chargeback the brand has what it had before the release: the money went back', async () => {
  const { creator, brand, bookingId } = await aProduction(stage);
  const photo = { content: await aPhoto(600, 800), name: 'dusk.jpg', type: 'image/jpeg' };
  const uploadId = await send(creator.person, bookingId, photo);
  await submit(creator.person, bookingId, [entry(photo, uploadId)]);
  await stage.app.get(PreviewsNow).run(bookingId);
  const originals = async (person: Person) => {
    const { body } = await person.get<{ files: { original: boolean }[] }[]>(
      `/api/bookings/${bookingId}/submissions`,
    );
    return body.flatMap(({ files }) => files.map(({ original }) => original));
  };
  const zip = async (person: Person) =>
    (await download(person, `/api/bookings/${bookingId}/originals.zip`)).status;
  await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
  await stage.drain();
  expect([await originals(brand), await zip(brand)]).toEqual([[true], 200]);
  const linkFor = async (person: Person) =>
    (await person.get<{ files: { downloadUrl: string }[] }[]>(`/api/bookings/${bookingId}/submissions`))
      .body[0]?.files[0]?.downloadUrl ?? '';
  const links = { brand: await linkFor(brand), creator: await linkFor(creator.person) };
  const opened = async () => [
    (await download(brand, links.brand)).status,
    (await download(creator.person, links.creator)).status,
  ];
  expect(await opened()).toEqual([200, 200]);

  const { person: admin, email, id } = await aUser(stage);
  await stage.app.get(MakeAdmin).run(email, true);
  await giveFactor(stage.database, id);
  const { intentId } = (await stage.database.row<{ intentId: string }>(
    't-intent',
    'select intent_id as "intentId" from payment_attempts where booking_id = $1',
    [bookingId],
  ))!;
  await stage.database.transaction((tx) => tx.enqueue('sandbox-trouble', { intentId }));
  await stage.drain();
  const dispute = await stage.database.row<{ id: string }>(
    't-dispute',
    'select id from sandbox.disputes where intent_id = $1',
    [intentId],
  );
  const close = `/api/payments/sandbox/disputes/${dispute?.id ?? ''}/close`;
  expect((await admin.post(close, { outcome: 'lost' })).status).toBe(204);
  await stage.drain();
  expect([await originals(brand), await zip(brand)]).toEqual([[false], 403]);
  // The hour of a link isn't waited for.
  expect(await opened()).toEqual([404, 200]);
  expect([await originals(creator.person), await zip(creator.person)]).toEqual([[true], 200]);
});
