/**
 * The life of a booking, by two programs: one acts for a brand, the other for a creator. Each has a personal access token of its owner.
 * REELPACT_URL=http://localhost:3000 CREATOR_TOKEN=rp_… BRAND_TOKEN=rp_… node docs/examples/book-deliver-approve.mjs [video.mp4]
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { answer, createReelpactClient } from '@reelpact/client';

const { REELPACT_URL: baseUrl = 'http://localhost:3000', CREATOR_TOKEN, BRAND_TOKEN } = process.env;
if (!CREATOR_TOKEN || !BRAND_TOKEN) throw new Error('Set CREATOR_TOKEN and BRAND_TOKEN.');
const creator = createReelpactClient({ baseUrl, token: CREATOR_TOKEN });
const brand = createReelpactClient({ baseUrl, token: BRAND_TOKEN });

const TEST_CARD = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };
const [video] = process.argv.slice(2);
const VIDEO = { path: video, name: 'morning.mp4', type: 'video/mp4', contentType: 'video' };
const PICTURE = {
  path: new URL('../screens/public-page.jpg', import.meta.url),
  name: 'morning.jpg',
  type: 'image/jpeg',
  contentType: 'image',
};
const TUS = { 'tus-resumable': '1.0.0' };
const POLL_MS = 500;

const at = (id) => ({ params: { path: { id } } });
const say = ({ label, escrowLabel }, what) => console.log(`${what}: ${label}, ${escrowLabel}`);

/** Asks for the booking until something is so. A program that runs on would be told by a webhook instead. */
async function until(client, id, isSo) {
  for (;;) {
    const booking = await answer(client.GET('/api/bookings/{id}', at(id))).catch((problem) => {
      // Until it is paid, a booking that has to be paid first does not exist for its creator.
      if (problem.code !== 'BOOKING_NOT_FOUND') throw problem;
      return null;
    });
    if (booking && isSo(booking)) return booking;
    await wait(POLL_MS);
  }
}

/** Each step is offered in the booking's actions when it can be taken. */
const isOffered = (name) => (booking) => booking.actions.some((one) => one.name === name && one.enabled);

/** The brand books the creator's first package. Sent twice with the same key, it is booked once. */
async function book() {
  const { creator: profile } = await answer(creator.GET('/api/auth/user'));
  const packages = await answer(
    brand.GET('/api/creator/{creatorId}/packages', { params: { path: { creatorId: profile.id } } }),
  );
  const wanted = packages.find(({ bookable }) => bookable);
  const { email } = await answer(brand.GET('/api/auth/user'));
  return answer(
    brand.POST('/api/package-bookings', {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        packageId: wanted.id,
        brandName: 'Northwind Coffee',
        contactEmail: email,
        projectDescription: 'A picture of our coffee in the morning light.',
      },
    }),
  );
}

async function pay(bookingId) {
  const headers = { 'idempotency-key': randomUUID() };
  const { clientSecret } = await answer(
    brand.POST('/api/create-payment-intent', { headers, body: { bookingId } }),
  );
  await answer(brand.POST('/api/payments/sandbox/confirm', { body: { clientSecret, card: TEST_CARD } }));
}

/** Uploads a file in the tus protocol, in one piece. @returns its id */
async function upload(bookingId, { name, type, bytes }) {
  const authorization = `Bearer ${CREATOR_TOKEN}`;
  const metadata = Object.entries({ bookingId, filename: name, filetype: type })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const begun = await fetch(`${baseUrl}/api/uploads`, {
    method: 'POST',
    headers: { ...TUS, authorization, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  if (begun.status !== 201) throw new Error(`The upload was refused: ${await begun.text()}`);
  const place = new URL(begun.headers.get('location'), baseUrl);
  const sent = await fetch(place, {
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  if (sent.status !== 204) throw new Error(`The file was refused: ${await sent.text()}`);
  return place.pathname.split('/').pop();
}

async function deliver(bookingId) {
  const { path, name, type, contentType } = video ? VIDEO : PICTURE;
  const bytes = await readFile(path);
  const uploadId = await upload(bookingId, { name, type, bytes });
  const files = [{ fileName: name, fileSize: bytes.length, fileType: type, contentType, uploadId }];
  const submit = (missing) =>
    creator.POST('/api/bookings/{id}/submit-content', { ...at(bookingId), body: { files, missing } });
  const sent = await submit();
  // One file may be less than the package counts. A person would be asked; this program confirms what is missing.
  const isIncomplete = sent.error?.code === 'INCOMPLETE_DELIVERY';
  return answer(isIncomplete ? submit(sent.error.missing) : Promise.resolve(sent));
}

const { id } = await book();
console.log(`Booked: ${baseUrl}/project/${id}`);
const isPayable = isOffered('pay');
// Some creators look at a request before it is paid; then accepting comes first.
const paysFirst = (await until(brand, id, ({ turn }) => turn !== null)).actions.some(
  ({ name }) => name === 'pay',
);
if (paysFirst) await pay(id);
await until(creator, id, isOffered('approve_request'));
await answer(creator.POST('/api/creator/bookings/{id}/approve', { ...at(id), body: {} }));
if (!paysFirst) {
  await until(brand, id, isPayable);
  await pay(id);
}
let booking = await until(creator, id, isOffered('submit_content'));
say(booking, 'Accepted and paid');
say(await deliver(id), 'Delivered');
booking = await until(brand, id, isOffered('approve_content'));
say(booking, 'Ready to review');
const [latest] = booking.submissions;
booking = await answer(
  brand.POST('/api/bookings/{id}/review', {
    ...at(id),
    body: { action: 'approve', submissionId: latest.id },
  }),
);
say(booking, 'Approved');
const { where } = await answer(creator.GET('/api/bookings/{id}/statement', at(id)));
console.log(where);
