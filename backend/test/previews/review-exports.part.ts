import { beforeAll, describe, expect, it } from '@jest/globals';
import { REVIEW_EXPORTS, REVIEW_EXPORT_TEXTS, type ReviewExport } from '@reelpact/domain';
import { PreviewsNow } from '../../src/modules/delivery/index.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { drawRound } from '../../src/modules/review/exports/draw-round.js';
import type { TestApp } from '../app.js';
import { aUser } from '../builders.js';
import type { Person } from '../person.js';
import { aClip, aPhoto, aProduction, entry, send, submit } from '../sending.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let production: Awaited<ReturnType<typeof aProduction>>;
let at: string;
let version: BookingDto['submissions'][number];

/** A version with a clip and a photo, two comments that were sent, and a draft. */
beforeAll(async () => {
  stage = await sharedTestApp();
  production = await aProduction(stage);
  const { creator, brand, bookingId } = production;
  at = `/api/bookings/${bookingId}/review-room`;
  const sent = [
    { content: aClip(), name: '=reel "1".mp4', type: 'video/mp4' },
    { content: await aPhoto(300, 500), name: 'photo.jpg', type: 'image/jpeg' },
  ];
  const files = [];
  for (const file of sent)
    files.push({ ...entry(file), uploadId: await send(creator.person, bookingId, file) });
  expect((await submit(creator.person, bookingId, files)).status).toBe(200);
  await stage.app.get(PreviewsNow).run(bookingId);
  version = (await brand.get<BookingDto>(`/api/bookings/${bookingId}`)).body.submissions[0] as never;
  const [clip, photo] = version.files;
  const draft = (fields: object) =>
    brand.post<{ id: string }>(`${at}/drafts`, { kind: 'change', submissionId: version.id, ...fields });
  await draft({ uploadId: clip?.uploadId, body: '=Cooler, "please"', startFrame: 5, endFrame: 7 });
  await draft({ uploadId: photo?.uploadId, kind: 'praise', body: 'Lovely', shape: { pin: [0.5, 0.5] } });
  await brand.post(`${at}/send`, {});
  const [first] = (await brand.get<{ items: { id: string }[] }>(at)).body.items;
  await creator.person.post(`${at}/items/${first?.id}/answers`, { body: 'Gladly' });
  await draft({ uploadId: clip?.uploadId, body: 'Only a thought', startFrame: 9 });
});

const get = (who: Person, format: string, query = '') =>
  fetch(`${who.url}${at}/exports/${format}${query}`, { headers: { cookie: who.cookieHeader } });
const markers = async (who: Person, format: ReviewExport): Promise<string> =>
  (await get(who, format, `?uploadId=${version.files[0]?.uploadId}`)).text();

describe('what was said in the room, for another program', () => {
  it('is a table for spreadsheets: the brand’s with its drafts, the creator’s without', async () => {
    const { brand, creator } = production;
    const answer = await get(brand, 'csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.csv/);
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.startsWith('\ufeffNumber,Version,File,')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(4);
    expect(text).toContain(`"'=reel ""1"".mp4",0:00.5,0:00.7,5,7,Change,New idea,Open`);
    expect(text).toMatch(/,\d{4}-\d\d-\d\dT[\d:.]+Z,/);
    expect(text).toContain(`"'=Cooler, ""please"""`);
    expect(text).toContain('Gladly');
    expect(text).toContain('Only a thought');
    const theirs = await (await get(creator.person, 'csv')).text();
    expect(theirs).toContain('Cooler');
    expect(theirs).not.toContain('Only a thought');
  });

  it('is markers of one video at its frames', async () => {
    const { brand, creator } = production;
    const edl = await markers(creator.person, 'edl');
    expect(edl).toContain('01:00:00:05 01:00:00:06 01:00:00:05 01:00:00:06');
    expect(edl).toMatch(/\|M:#1 Change: .*: =Cooler, "please" .*Gladly \|D:3/);
    expect(edl).not.toContain('Lovely');
    const fcpxml = await markers(brand, 'fcpxml');
    expect(fcpxml).toContain('frameDuration="1/10s" width="640" height="360"');
    expect(fcpxml).toContain('start="5/10s" duration="3/10s"');
    expect(fcpxml).toContain('start="9/10s" duration="1/10s" value="Change"');
    expect(await markers(brand, 'premiere')).toContain('<in>5</in><out>8</out>');
  });

  it('is pages with a still of each moment', async () => {
    const answer = await get(production.brand, 'pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    expect(pdf.match(/\/Filter \/DCTDecode/g)).toHaveLength(3);
    expect(pdf).toContain('/S /Figure');
  });

  it('ends after so much text, and says how much more there is', async () => {
    const brief = { title: 'Comments', about: '', stills: new Map() };
    const one = {
      body: 'x'.repeat(2_000),
      answers: [],
      kind: 'praise',
      state: 'open',
      cause: null,
      number: 1,
    };
    const items = Array.from(
      { length: 80 },
      () => ({ ...one, file: null, who: 'Ann', shape: null }) as never,
    );
    const [short, long] = [
      await drawRound({ ...brief, items: items.slice(0, 50) }),
      await drawRound({ ...brief, items }),
    ];
    const more = REVIEW_EXPORT_TEXTS.more(30);
    expect(short.includes(more)).toBe(false);
    expect(long.includes(more)).toBe(true);
  });

  it('is asked for by name, of what is there, by who may see the booking', async () => {
    const { brand } = production;
    const [clip, photo] = version.files;
    const refused: [string, string, number][] = [
      ['docx', '', 404],
      ['csv', '?version=x', 400],
      ['csv', '?version=7', 404],
      ['pdf', '?version=7', 404],
      ['edl', '', 400],
      ['edl', '?uploadId=nothing', 404],
      ['edl', `?uploadId=${photo?.uploadId}`, 404],
      ['edl', `?uploadId=${clip?.uploadId}&version=2`, 404],
    ];
    for (const [format, query, status] of refused)
      expect([format, query, (await get(brand, format, query)).status]).toEqual([format, query, status]);
    const { person: stranger } = await aUser(stage);
    for (const format of Object.keys(REVIEW_EXPORTS))
      expect([format, (await get(stranger, format)).status]).toEqual([format, 404]);
  });
});
