import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  DELETED,
  LICENSE_TEXTS,
  aiStatement,
  credentialPath,
  formatFileSize,
  isLicenseId,
} from '@reelpact/domain';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import { drawCertificate } from '../../src/modules/licenses/draw-certificate.js';
import type { LicenseDto } from '../../src/modules/licenses/http/license.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aUser, makeViewable, read } from '../builders.js';
import type { Person } from '../person.js';
import { spokenText } from '../spoken-text.js';
import { type Scene, completed, deliver, inReview, producing } from '../scenes.js';
import { aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { giveFactor } from '../factors.js';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  const user = await aUser(stage);
  await stage.app.get(MakeAdmin).run(user.email, true);
  await giveFactor(stage.database, user.id);
  admin = user.person;
});

const DAY = 24 * 3_600_000;
const NOWHERE = 'f'.repeat(32);
const licensesOf = (bookingId: string) =>
  stage.database.rows<{ id: string }>('t-licenses', 'select id from licenses where booking_id = $1', [
    bookingId,
  ]);
async function idOf({ brand, booking }: Pick<Scene, 'brand' | 'booking'>): Promise<string> {
  const { license } = await read(brand, booking.id);
  return license?.id ?? '';
}
const get = (id: string) => stage.person().get<LicenseDto>(`/api/licenses/${id}`);
/** As a stranger's browser asks. */
const ask = (path: string) => fetch(`${stage.url}${path}`);

describe('a license', () => {
  it('is granted by the approval, for the very bytes that were delivered', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const contents = [await aPhoto(300, 500), await aPhoto(320, 500)];
    const files = [];
    for (const [number, content] of contents.entries()) {
      const photo = { content, name: `Sommer 🌞 ${number}.jpg`, type: 'image/jpeg' };
      const sent = entry(photo, await send(creator.person, bookingId, photo));
      files.push(number === 0 ? { ...sent, ai: 'edited' } : sent);
    }
    await submit(creator.person, bookingId, files);
    await makeViewable(stage, bookingId);
    expect((await read(brand, bookingId)).license).toBeNull();
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });

    const booking = await read(creator.person, bookingId);
    const id = booking.license?.id ?? '';
    expect(isLicenseId(id)).toBe(true);
    expect(booking.licence).toEqual(booking.license);
    expect(booking.license?.url).toBe(`${stage.config.publicUrl}/licenses/${id}`);
    const { status, body } = await get(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      standing: 'valid',
      brand: 'Northwind Coffee',
      creator: 'Sophia Reyes',
      packageName: 'UGC Package',
      version: 1,
      certificateUrl: `${stage.config.publicUrl}/api/licenses/${id}/certificate.pdf`,
    });
    expect(body.files).toEqual(
      contents.map((content, number) => ({
        name: `Sommer 🌞 ${number}.jpg`,
        size: content.length,
        kind: 'image',
        ai: number === 0 ? 'edited' : null,
        sha256: createHash('sha256').update(content).digest('hex'),
        credentialUrl: `${stage.config.publicUrl}${credentialPath(id, createHash('sha256').update(content).digest('hex'))}`,
      })),
    );
    expect(JSON.stringify(body)).not.toMatch(/\w@/);
  });

  it('is granted by silence', async () => {
    const scene = await inReview(stage);
    // A review ends a day after the last reminder, at the earliest.
    for (const days of [4, 2, 2, 2]) await stage.advance(days * DAY);
    expect(await read(scene.brand, scene.booking.id)).toMatchObject({ stage: 'completed' });
    expect((await get(await idOf(scene))).body.standing).toBe('valid');
  });

  it('is granted by a decision that shares the payment, and says so', async () => {
    const scene = await producing(stage, { admin });
    await deliver(scene.driver);
    await scene.driver.happen({ type: 'BRAND_REJECTED', actor: 'brand', at: 0, version: 1 });
    await scene.driver.happen({ type: 'CREATOR_CONTESTED', actor: 'creator', at: 0, reason: 'as agreed' });
    expect(await licensesOf(scene.booking.id)).toEqual([]);
    await admin.post(`/api/admin/bookings/${scene.booking.id}/resolve`, {
      creatorPercent: 60,
      reason: 'fair',
    });
    expect((await get(await idOf(scene))).body).toMatchObject({
      standing: 'valid',
      standingText: expect.stringContaining('A part of the payment was refunded'),
    });
  });

  it('is granted once, however often and at the same time the content is approved', async () => {
    const { brand, booking } = await inReview(stage);
    const approve = () => brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await Promise.all([approve(), approve(), approve()]);
    const granted = await licensesOf(booking.id);
    expect(granted).toHaveLength(1);
    await approve();
    expect(await licensesOf(booking.id)).toEqual(granted);
  });

  it('is not granted for what was refunded', async () => {
    const { creator, brand, booking, driver } = await producing(stage, { admin });
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/accept-rejection`);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'refunded', license: null });
    expect(await licensesOf(booking.id)).toEqual([]);
  });

  it('is not granted by a decision that gives all of it back', async () => {
    const { creator, brand, booking, driver } = await producing(stage, { admin });
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, {
      creatorPercent: 0,
      reason: 'not as agreed',
    });
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'refunded', license: null });
    expect(await licensesOf(booking.id)).toEqual([]);
  });

  it.each([
    ['50.00', 'valid', 'A part of the payment was refunded'],
    ['150.00', 'revoked', 'refunded in full'],
  ])('of which %s are refunded later is %s', async (amount, standing, text) => {
    const scene = await completed(stage, { admin });
    const id = await idOf(scene);
    await admin.post(`/api/admin/bookings/${scene.booking.id}/refund`, { amount, reason: 'goodwill' });
    expect((await get(id)).body).toMatchObject({ standing, standingText: expect.stringContaining(text) });
  });

  it('is suspended while the card network reviews the payment, and revoked when that is lost', async () => {
    const scene = await completed(stage, { admin });
    const id = await idOf(scene);
    const chargeback = { actor: 'network', at: 0, attempt: 1, chargeback: 'd_1' } as const;
    await scene.driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 15_000 });
    expect((await get(id)).body).toMatchObject({ standing: 'suspended', standingTitle: 'Suspended' });
    await scene.driver.happen({ type: 'CHARGEBACK_LOST', ...chargeback });
    expect((await get(id)).body).toMatchObject({ standing: 'revoked', standingTitle: 'Revoked' });
  });

  it('forgets the names of those who delete their accounts, and stays', async () => {
    const scene = await completed(stage);
    const id = await idOf(scene);
    const { person, email } = scene.creator;
    const answer = await person.post('/api/auth/delete-account', { email, password: PASSWORD });
    expect(answer.status).toBe(204);
    expect((await get(id)).body).toMatchObject({ creator: DELETED.creator, brand: 'Northwind Coffee' });
  });

  it('is part of the copy of what is kept of a person', async () => {
    const { creator, booking, brand } = await completed(stage);
    const { body } = await creator.person.get<{ data: { licenses: { id: string }[] } }>('/api/auth/export');
    expect(body.data.licenses.map(({ id }) => id)).toEqual([(await read(brand, booking.id)).license?.id]);
  });
});

describe('what stands at an address', () => {
  const problem = { code: 'NOT_FOUND', message: LICENSE_TEXTS.missing.text };

  it.each([NOWHERE, 'x', `${NOWHERE}0`, '%00', "'", NOWHERE.toUpperCase(), '../bookings'])(
    'is nothing for %s',
    async (id) => {
      for (const path of [`/api/licenses/${id}`, `/api/licenses/${id}/certificate.pdf`]) {
        expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
        expect((await ask(path)).status).toBeLessThan(500);
      }
    },
  );

  it('is a problem with one sentence for a name that nobody has', async () => {
    expect(await get(NOWHERE)).toMatchObject({ status: 404, body: problem });
  });
});

describe('the certificate', () => {
  it('is a tagged document that says what the license says', async () => {
    const scene = await completed(stage);
    const id = await idOf(scene);
    const answer = await ask(`/api/licenses/${id}/certificate.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer());
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    const source = pdf.toString('latin1');
    for (const part of [
      '/Marked true',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      `QR code for ${stage.config.publicUrl}/licenses/${id}`,
    ])
      expect(source).toContain(part);
    const { body } = await get(id);
    const said = spokenText(pdf);
    expect(said).toEqual(
      expect.arrayContaining([
        LICENSE_TEXTS.title,
        ...body.lines.flatMap(({ label, text }) => [label, text]),
        ...body.files.flatMap(({ size, sha256, ai }) => [
          `${formatFileSize(size)} · AI: ${aiStatement(ai)}`,
          `SHA-256: ${sha256}`,
        ]),
      ]),
    );
  });

  it.each([
    ['stacked marks', `e${'\u0301\u0317'.repeat(100)}`],
    ['marks alone', '\u0301'.repeat(200)],
    ['right to left', 'صوفيا القهوة (Café) 123 שלום עולם'.repeat(6)],
    ['emojis', '👩‍👩‍👧‍👦🔥🏳️‍🌈'.repeat(20)],
    ['Chinese, Japanese, Korean', '你好中国さくら한국어'.repeat(12)],
    ['turned around', '\u202etxt.exe\u2066'],
    ['a lone half', '\ud83d'],
    ['nothing', ''],
    ['one long word', 'W'.repeat(200)],
    [
      'a character of every kind',
      String.fromCodePoint(...Array.from({ length: 120 }, (_, n) => 0x100 + n * 340)),
    ],
  ])('can name anybody: %s', async (_, name) => {
    const id = NOWHERE;
    const pdf = await drawCertificate(
      {
        ...{
          id,
          url: `https://reelpact.test/licenses/${id}`,
          standingTitle: 'Valid',
          standingText: 'It counts.',
        },
        files: Array.from({ length: 20 }, () => ({ name, size: 1, sha256: id + id })),
        lines: [{ label: 'Granted to', text: name }],
      },
      'November 22, 2026 (UTC)',
    );
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pdf.length).toBeLessThan(500_000);
  });
});
