import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_DESIGN } from '@reelpact/domain';
import { type Cast, PEOPLE, type Things, type Who, gather } from '../access-cast.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
let cast: Cast;
beforeAll(async () => {
  stage = await sharedTestApp();
  cast = await gather(stage);
});

type Expected = Record<Who, number>;
const everyone = (status: number): Expected =>
  Object.fromEntries(PEOPLE.map((who) => [who, status])) as Expected;
const NOT_SIGNED_IN: Partial<Expected> = { visitor: 401, guestOfThis: 401, guestOfAnother: 401 };

/** Open to all; what is sent makes the same of everyone. */
const open = everyone;
/** For anyone who has an account. */
const users = (status: number): Expected => ({ ...everyone(status), ...NOT_SIGNED_IN });
/** For anyone who has shown that their email is theirs. */
const proven = (status: number): Expected => ({ ...users(status), unverifiedSameEmail: 403 });
/** For anyone who has a creator profile. */
const creators = (status: number): Expected => ({
  ...everyone(403),
  ...NOT_SIGNED_IN,
  creatorOfThis: status,
  creatorOfAnother: status,
});
/** For the creator whose it is. */
const owner = (status: number, otherCreators = 403): Expected => ({
  ...creators(otherCreators),
  creatorOfThis: status,
});
const admins = (status: number): Expected => ({ ...everyone(403), ...NOT_SIGNED_IN, admin: status });
/** For the people of one booking; for everyone else it does not exist. */
const booking = (brand: number, creator: number, admin: number): Expected => ({
  ...everyone(404),
  guestOfThis: brand,
  brandOfThis: brand,
  creatorOfThis: creator,
  admin,
});
/** Steps of one party: the booking is over, so they are told that it is too late. */
const brandStep = booking(409, 403, 403);
const creatorStep = booking(403, 409, 403);
const partyStep = booking(409, 409, 403);

interface Row {
  /** The path with its parameters filled in. */
  at: (things: Things) => string;
  body?: object | ((things: Things) => object);
  expected: Expected;
}
const row = (at: Row['at'] | string, expected: Expected, body?: object): Row => ({
  at: typeof at === 'string' ? () => at : at,
  expected,
  body,
});
const REASON = { reason: 'because' };
const LATER = '2027-01-15T12:00:00.000Z';
const PAGE = {
  design: DEFAULT_DESIGN,
  blocks: [{ kind: 'packages', enabled: true, archived: false, content: {} }],
};
const PROFILE = { displayName: 'Sophia Reyes', bio: 'Bright and honest videos.', category: 'Lifestyle' };
const PACKAGE = {
  tier: 'basic',
  name: 'Another one',
  description: 'Three photos of it',
  price: 90,
  deliveryTime: '3-5 days',
  includes: '• 3 photos',
  revisions: 1,
};
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello';
const NOTHING = '00000000-0000-4000-8000-000000000000';

/**
 * Every route and who may use it. What is sent changes hardly anything: where somebody may come in, the answer is mostly
 * that the body is incomplete (400), that the state does not allow it (409), or that there is no such thing (404).
 */
const MATRIX: Record<string, Row> = {
  'GET /api/health/live': row('/api/health/live', open(200)),
  // The tests start no worker: the server never says that it is ready.
  'GET /api/health/ready': row('/api/health/ready', open(503)),
  'GET /api/site': row('/api/site', open(200)),
  // Who has nothing to hear is told so; for all others the stream would not end: test/live.int-spec.ts.
  'GET /api/live': row('/api/live?after=an-id-that-is-longer-than-any-mark-of-ours', open(400)),
  'GET /api/live/events': row('/api/live/events', { ...open(200), visitor: 204 }),

  'GET /api/auth/user': row('/api/auth/user', users(200)),
  'POST /api/auth/login': row('/api/auth/login', open(400), {}),
  'POST /api/auth/register': row('/api/auth/register', open(400), {}),
  'POST /api/auth/logout': row('/api/auth/logout', open(204)),
  'POST /api/auth/verify-email': row('/api/auth/verify-email', open(400), {}),
  'POST /api/auth/reset-password': row('/api/auth/reset-password', open(400), {}),
  'POST /api/auth/forgot-password': row('/api/auth/forgot-password', open(400), {}),
  'POST /api/auth/verification-mail': row('/api/auth/verification-mail', users(204)),
  'POST /api/auth/password': row('/api/auth/password', users(400), {}),
  'POST /api/auth/email-change': row('/api/auth/email-change', users(400), {}),
  'POST /api/auth/email-change/confirm': row('/api/auth/email-change/confirm', users(400), {}),
  'POST /api/auth/email-change/undo': row('/api/auth/email-change/undo', open(400), {}),
  'GET /api/auth/factors': row('/api/auth/factors', users(200)),
  'POST /api/auth/one-time-codes': row('/api/auth/one-time-codes', proven(201)),
  'POST /api/auth/one-time-codes/confirm': row('/api/auth/one-time-codes/confirm', users(400), {}),
  'DELETE /api/auth/one-time-codes': row('/api/auth/one-time-codes', users(404)),
  'POST /api/auth/passkeys/options': row('/api/auth/passkeys/options', proven(200)),
  'POST /api/auth/passkeys': row('/api/auth/passkeys', users(400), {}),
  'DELETE /api/auth/passkeys/{id}': row(`/api/auth/passkeys/${NOTHING}`, users(404)),
  'POST /api/auth/passkey-challenges': row('/api/auth/passkey-challenges', open(200)),
  'POST /api/auth/passkey-sign-in': row('/api/auth/passkey-sign-in', open(400), {}),
  'POST /api/auth/recovery-codes': row('/api/auth/recovery-codes', {
    ...users(409),
    // They have a second factor.
    ...{ creatorOfThis: 201, creatorOfAnother: 201, admin: 201 },
  }),
  'POST /api/auth/second-factor': row('/api/auth/second-factor', open(400), {}),
  'POST /api/auth/factor-removal': row('/api/auth/factor-removal', open(401)),
  'DELETE /api/auth/factor-removal': row('/api/auth/factor-removal', users(404)),
  'POST /api/auth/factor-removal/confirm': row('/api/auth/factor-removal/confirm', open(400), {}),
  'POST /api/auth/proof': row('/api/auth/proof', users(400), {}),
  'GET /api/auth/sessions': row('/api/auth/sessions', users(200)),
  // Everyone has one session here, and keeps it.
  'DELETE /api/auth/sessions': row('/api/auth/sessions', users(204)),
  'DELETE /api/auth/sessions/{id}': row(`/api/auth/sessions/${NOTHING}`, users(404)),
  'POST /api/auth/own-profile': row('/api/auth/own-profile', users(204)),
  'GET /api/auth/events': row('/api/auth/events', users(200)),
  'GET /api/auth/logins': row('/api/auth/logins', users(200)),
  'DELETE /api/auth/logins/{id}': row(`/api/auth/logins/${NOTHING}`, users(404)),
  'GET /api/auth/oidc': row('/api/auth/oidc', open(302)),
  'GET /api/auth/oidc/callback': row('/api/auth/oidc/callback', open(302)),
  'GET /api/auth/tokens': row('/api/auth/tokens', users(200)),
  'POST /api/auth/tokens': row('/api/auth/tokens', users(400), {}),
  'DELETE /api/auth/tokens/{id}': row(`/api/auth/tokens/${NOTHING}`, users(404)),
  'GET /api/webhook-endpoints': row('/api/webhook-endpoints', users(200)),
  'POST /api/webhook-endpoints': row('/api/webhook-endpoints', users(400), {}),
  'PUT /api/webhook-endpoints/{id}': row(`/api/webhook-endpoints/${NOTHING}`, users(404), {
    url: 'https://example.org/',
    eventTypes: ['booking.paid'],
    enabled: true,
  }),
  'DELETE /api/webhook-endpoints/{id}': row(`/api/webhook-endpoints/${NOTHING}`, users(404)),
  'POST /api/webhook-endpoints/{id}/secret': row(`/api/webhook-endpoints/${NOTHING}/secret`, users(404)),
  'POST /api/webhook-endpoints/{id}/ping': row(`/api/webhook-endpoints/${NOTHING}/ping`, users(404)),
  'GET /api/webhook-endpoints/{id}/deliveries': row(
    `/api/webhook-endpoints/${NOTHING}/deliveries`,
    users(404),
  ),
  'GET /api/webhook-deliveries/{id}': row(`/api/webhook-deliveries/${NOTHING}`, users(404)),
  'POST /api/webhook-deliveries/{id}/redeliver': row(
    `/api/webhook-deliveries/${NOTHING}/redeliver`,
    users(404),
  ),
  'GET /api/creator/shipping-address': row('/api/creator/shipping-address', creators(200)),
  'PUT /api/creator/shipping-address': row('/api/creator/shipping-address', creators(400), {}),
  'GET /api/calendar-feed': row('/api/calendar-feed', users(200)),
  'POST /api/calendar-feed': row('/api/calendar-feed', proven(201)),
  'DELETE /api/calendar-feed': row('/api/calendar-feed', users(204)),
  // Anyone who knows its address may read a calendar; nobody can guess one.
  'GET /api/calendar/{file}': row(`/api/calendar/${'0'.repeat(43)}.ics`, open(404)),
  'GET /api/auth/export': row('/api/auth/export', users(200)),
  'POST /api/auth/delete-account': row('/api/auth/delete-account', users(400), {}),
  'POST /api/guest/links': row('/api/guest/links', open(400), {}),
  'POST /api/guest/sessions': row('/api/guest/sessions', open(400), {}),
  'GET /api/login': row('/api/login', open(302)),
  'POST /api/register-without-verification': row('/api/register-without-verification', open(400), {}),

  'GET /api/directory': row('/api/directory', open(200)),
  'GET /api/directory/facets': row('/api/directory/facets', open(200)),
  'GET /api/directory/ranking': row('/api/directory/ranking', open(200)),
  'GET /api/creator/directory': row('/api/creator/directory', creators(200)),
  'PATCH /api/creator/directory': row('/api/creator/directory', creators(200), {}),
  // Once per removal, and nobody is removed here.
  'POST /api/creator/directory/objection': row('/api/creator/directory/objection', creators(409), {
    text: 'I filmed it myself.',
  }),
  'GET /api/admin/directory/removals': row('/api/admin/directory/removals', admins(200)),
  'POST /api/admin/directory/{creatorId}/remove': row(`/api/admin/directory/${NOTHING}/remove`, admins(404), {
    rule: 'spam',
    note: 'Asks to be paid by bank transfer.',
  }),
  'POST /api/admin/directory/{creatorId}/restore': row(
    (its) => `/api/admin/directory/${its.creatorId}/restore`,
    admins(409),
  ),
  'POST /api/admin/directory/{creatorId}/objection': row(
    (its) => `/api/admin/directory/${its.creatorId}/objection`,
    admins(409),
    { outcome: 'upheld', note: 'It was seen by two of us.' },
  ),
  'GET /api/brand/saved-creators': row('/api/brand/saved-creators', users(200)),
  'PUT /api/brand/saved-creators/{creatorId}': row(
    (its) => `/api/brand/saved-creators/${its.creatorId}`,
    users(204),
  ),
  'DELETE /api/brand/saved-creators/{creatorId}': row(
    (its) => `/api/brand/saved-creators/${its.creatorId}`,
    users(204),
  ),
  'GET /api/check-username': row('/api/check-username?username=somebody', open(200)),
  'GET /api/creator/profile/{idOrUsername}': row((its) => `/api/creator/profile/${its.username}`, open(200)),
  'GET /api/creator/{creatorId}/page': row((its) => `/api/creator/${its.creatorId}/page`, owner(200)),
  'PUT /api/creator/{creatorId}/page': row((its) => `/api/creator/${its.creatorId}/page`, owner(200), PAGE),
  'POST /api/creator/{creatorId}/link-pictures': row(
    (its) => `/api/creator/${its.creatorId}/link-pictures`,
    owner(400),
    { image: 'none' },
  ),
  'POST /api/creator/{creatorId}/link-shared': row(
    (its) => `/api/creator/${its.creatorId}/link-shared`,
    owner(204),
  ),
  'PUT /api/creator/profile/{idOrUsername}': {
    at: (its) => `/api/creator/profile/${its.creatorId}`,
    body: (its) => ({ ...PROFILE, username: its.username }),
    expected: owner(200),
  },
  'POST /api/creator/onboard': row('/api/creator/onboard', users(400), {}),
  'GET /api/creators/{id}/portfolio': row((its) => `/api/creators/${its.creatorId}/portfolio`, open(200)),
  'POST /api/creator/{creatorId}/portfolio': row(
    (its) => `/api/creator/${its.creatorId}/portfolio`,
    owner(400),
    { title: 'One', image: 'none' },
  ),
  'GET /api/creator/{creatorId}/portfolio': row(
    (its) => `/api/creator/${its.creatorId}/portfolio`,
    owner(200),
  ),
  'POST /api/creator/{creatorId}/portfolio/videos': row(
    (its) => `/api/creator/${its.creatorId}/portfolio/videos?title=One`,
    owner(415),
    {},
  ),
  'PUT /api/creator/{creatorId}/portfolio': row(
    (its) => `/api/creator/${its.creatorId}/portfolio`,
    owner(200),
    {
      items: [],
    },
  ),
  'DELETE /api/creator/{creatorId}/portfolio/{itemId}': row(
    (its) => `/api/creator/${its.creatorId}/portfolio/${NOTHING}`,
    owner(404),
  ),
  'GET /api/creator/{creatorId}/packages': row((its) => `/api/creator/${its.creatorId}/packages`, open(200)),
  'POST /api/creator/{creatorId}/packages': row(
    (its) => `/api/creator/${its.creatorId}/packages`,
    owner(201),
    PACKAGE,
  ),
  'PUT /api/creator/{creatorId}/packages': row(
    (its) => `/api/creator/${its.creatorId}/packages`,
    owner(404),
    { packages: [{ ...PACKAGE, id: NOTHING }] },
  ),
  // Deletes in truth: it comes last of the packages, and of somebody who needs none any more.
  'DELETE /api/creator/{creatorId}/packages': row((its) => `/api/creator/${its.otherCreatorId}/packages`, {
    ...creators(403),
    creatorOfAnother: 204,
  }),
  'GET /api/packages/{id}': row((its) => `/api/packages/${its.packageId}`, open(200)),
  'PUT /api/packages/{id}': row((its) => `/api/packages/${its.packageId}`, owner(200, 404), {}),
  'DELETE /api/packages/{id}': row(() => `/api/packages/${NOTHING}`, creators(404)),

  'POST /api/package-bookings': row('/api/package-bookings', open(400), {}),
  'GET /api/bookings/{id}': row((its) => `/api/bookings/${its.bookingId}`, booking(200, 200, 200)),
  // The booking is over, and was only shown while it waited for an answer.
  'GET /api/bookings/{id}/brand-record': row(
    (its) => `/api/bookings/${its.bookingId}/brand-record`,
    booking(409, 409, 403),
  ),
  'GET /api/brand/record': row('/api/brand/record', open(200)),
  'PUT /api/bookings/{id}/brief': row((its) => `/api/bookings/${its.bookingId}/brief`, brandStep, {
    ...{ packageId: NOTHING, brandName: 'Northwind', contactEmail: 'ann@northwind.test' },
    projectDescription: 'A reel about tea.',
  }),
  'PUT /api/bookings/{id}/brief-files/{fileId}': row(
    (its) => `/api/bookings/${its.bookingId}/brief-files/${NOTHING}`,
    brandStep,
    { name: 'a.pdf', data: 'none' },
  ),
  'DELETE /api/bookings/{id}/brief-files/{fileId}': row(
    (its) => `/api/bookings/${its.bookingId}/brief-files/${NOTHING}`,
    booking(204, 403, 403),
  ),
  'GET /api/bookings/{id}/submissions': row(
    (its) => `/api/bookings/${its.bookingId}/submissions`,
    booking(200, 200, 200),
  ),
  'GET /api/bookings/{id}/history': row(
    (its) => `/api/bookings/${its.bookingId}/history`,
    booking(200, 200, 200),
  ),
  'GET /api/bookings/{id}/statement': row(
    (its) => `/api/bookings/${its.bookingId}/statement`,
    booking(200, 200, 200),
  ),
  'GET /api/bookings/{id}/uploads': row((its) => `/api/bookings/${its.bookingId}/uploads`, {
    ...booking(403, 200, 403),
    ...NOT_SIGNED_IN,
  }),
  'PATCH /api/bookings/{id}/status': row(
    (its) => `/api/bookings/${its.bookingId}/status`,
    booking(409, 409, 409),
    { status: 'completed' },
  ),
  'POST /api/bookings/{id}/submit-content': row(
    (its) => `/api/bookings/${its.bookingId}/submit-content`,
    { ...booking(403, 409, 403), ...NOT_SIGNED_IN },
    { files: [{ fileName: 'a.jpg', fileSize: 1, fileType: 'image/jpeg', contentType: 'image' }] },
  ),
  ...steps('creator/bookings', ['approve', 'complete', 'accept-rejection'], creatorStep),
  ...steps('creator/bookings', ['waive-revision', 'grant-revision'], creatorStep),
  ...steps('creator/bookings', ['reject', 'withdraw', 'contest', 'dispute'], creatorStep, REASON),
  ...steps('brand/bookings', ['approve', 'cancel-late'], brandStep),
  ...steps('brand/bookings', ['product-sent'], brandStep, { carrier: 'UPS' }),
  'PUT /api/brand/bookings/{id}/shipment': row(
    (its) => `/api/brand/bookings/${its.bookingId}/shipment`,
    brandStep,
    { tracking: '1Z999AA10123456784' },
  ),
  ...steps('creator/bookings', ['product-received'], creatorStep),
  ...steps('creator/bookings', ['product-problem'], creatorStep, { ...REASON, shipment: 1, kind: 'damaged' }),
  ...steps('brand/bookings', ['cancel'], brandStep, { creatorPercent: 0 }),
  ...steps('brand/bookings', ['extend'], brandStep, { dueAt: LATER }),
  ...steps('brand/bookings', ['accept-extension'], brandStep, { number: 1, dueAt: LATER }),
  ...steps('brand/bookings', ['decline-extension'], brandStep, { number: 1 }),
  ...steps('creator/bookings', ['ask-extension'], creatorStep, { ...REASON, dueAt: LATER }),
  ...steps('bookings', ['settlement'], partyStep, { ...REASON, creatorPercent: 50 }),
  ...steps('bookings', ['settlement/accept'], partyStep, { number: 1, creatorPercent: 50 }),
  ...steps('bookings', ['settlement/decline', 'settlement/withdraw'], partyStep, { number: 1 }),
  ...steps('brand/bookings', ['request-revisions'], brandStep, { feedback: 'closer' }),
  ...steps('brand/bookings', ['withdraw'], booking(200, 403, 403)),
  ...steps('bookings', ['review'], brandStep, { action: 'approve' }),
  ...Object.fromEntries(
    ['PUT', 'DELETE'].map((method) => [
      `${method} /api/bookings/{id}/uploads/{uploadId}/captions`,
      row(
        (its) => `/api/bookings/${its.bookingId}/uploads/${NOTHING}/captions`,
        { ...booking(403, 404, 403), ...NOT_SIGNED_IN },
        method === 'PUT' ? { fileName: 'a.vtt', text: CAPTIONS } : undefined,
      ),
    ]),
  ),
  'GET /api/bookings/{id}/originals.zip': row(
    (its) => `/api/bookings/${its.bookingId}/originals.zip`,
    booking(403, 404, 403),
  ),
  'GET /api/bookings/{id}/evidence.zip': row(
    (its) => `/api/bookings/${its.bookingId}/evidence.zip`,
    booking(200, 200, 200),
  ),
  'GET /api/documents': row('/api/documents', users(200)),
  'GET /api/documents/{id}': row(`/api/documents/${NOTHING}`, open(404)),
  'GET /api/documents/{id}.pdf': row(`/api/documents/${NOTHING}.pdf`, open(404)),
  'GET /api/documents/{year}.zip': row('/api/documents/2026.zip', users(200)),
  'GET /api/documents/{year}.csv': row('/api/documents/2026.csv', users(200)),
  'POST /api/documents/{id}/reissue': row(`/api/documents/${NOTHING}/reissue`, open(404)),
  'GET /api/billing-details': row('/api/billing-details', users(200)),
  'PUT /api/billing-details': row('/api/billing-details', users(400), {}),
  'GET /api/bookings/{id}/billing-details': row(
    (its) => `/api/bookings/${its.bookingId}/billing-details`,
    booking(200, 403, 403),
  ),
  'PUT /api/bookings/{id}/billing-details': row(
    (its) => `/api/bookings/${its.bookingId}/billing-details`,
    { ...booking(200, 403, 403) },
    { name: 'Northwind Coffee LLC' },
  ),
  'GET /api/bookings/{id}/documents': row(
    (its) => `/api/bookings/${its.bookingId}/documents`,
    booking(200, 200, 200),
  ),
  // Anyone who knows its name may read a license; nobody can guess one.
  'GET /api/licenses/{id}': row(`/api/licenses/${'0'.repeat(32)}`, open(404)),
  'GET /api/licenses/{id}/credentials/{sha256}': row(
    `/api/licenses/${'0'.repeat(32)}/credentials/${'0'.repeat(64)}`,
    open(404),
  ),
  'GET /api/licenses/{id}/certificate.pdf': row(`/api/licenses/${'0'.repeat(32)}/certificate.pdf`, open(404)),
  'GET /api/bookings/{id}/conversation': row(
    (its) => `/api/bookings/${its.bookingId}/conversation`,
    booking(200, 200, 200),
  ),
  'GET /api/conversations': row('/api/conversations', open(200)),
  'GET /api/conversations/{id}': inTalk('', booking(200, 200, 200)),
  'GET /api/conversations/{id}/messages': inTalk('/messages', booking(200, 200, 200)),
  'POST /api/conversations/{id}/messages': inTalk('/messages', open(400), { body: 'x'.repeat(5_000) }),
  'PUT /api/conversations/{id}/messages/{seq}': inTalk('/messages/0', booking(409, 409, 403), { body: 'No' }),
  'POST /api/conversations/{id}/read': inTalk('/read', booking(204, 204, 204), { seq: 1 }),
  'POST /api/conversations/{id}/attachments': inTalk('/attachments', booking(400, 400, 403), {
    name: 'a',
    data: 'none',
  }),
  'DELETE /api/conversations/{id}/attachments/{attachmentId}': inTalk(
    `/attachments/${NOTHING}`,
    booking(204, 204, 403),
  ),
  'PUT /api/conversations/{id}/block': inTalk('/block', booking(204, 204, 403), { blocked: false }),
  'POST /api/conversations/{id}/reports': inTalk('/reports', booking(204, 204, 403), { reason: 'other' }),
  // For the asker alone: this one is a booking’s, and long open.
  'POST /api/conversations/{id}/confirm': inTalk('/confirm', { ...everyone(404), brandOfThis: 204 }),
  'POST /api/creators/{id}/questions': row(
    (its) => `/api/creators/${its.creatorId}/questions`,
    open(400),
    {},
  ),
  'GET /api/admin/reported-conversations': row('/api/admin/reported-conversations', admins(200)),
  'POST /api/admin/reported-conversations/{id}/handle': row(
    `/api/admin/reported-conversations/${NOTHING}/handle`,
    admins(404),
  ),

  'GET /api/bookings/{id}/review-room': row(
    (its) => `/api/bookings/${its.bookingId}/review-room`,
    booking(200, 200, 200),
  ),
  'GET /api/bookings/{id}/review-room/exports/{format}': row(
    (its) => `/api/bookings/${its.bookingId}/review-room/exports/csv`,
    booking(200, 200, 200),
  ),
  ...inRoom('POST', 'drafts', brandStep, { kind: 'change', body: 'Cooler', submissionId: NOTHING }),
  ...inRoom('PUT', 'drafts/{itemId}', brandStep, { kind: 'change', body: 'Cooler' }),
  ...inRoom('DELETE', 'drafts/{itemId}', brandStep),
  ...inRoom('PUT', 'drafts/{itemId}/internal', brandStep, { internal: true }),
  ...inRoom('PUT', 'files/{uploadId}/accepted', brandStep, { accepted: true }),
  ...inRoom('POST', 'files/{uploadId}/large-preview', booking(404, 403, 403)),
  ...inRoom('POST', 'send', booking(200, 403, 403)),
  ...inRoom('POST', 'request-revision', booking(404, 403, 403), { note: 'Cooler', submissionId: NOTHING }),
  ...inRoom('POST', 'items/{itemId}/answers', booking(404, 404, 403), { body: 'Gladly' }),
  ...inRoom('POST', 'items/{itemId}/state', booking(404, 404, 403), { state: 'done' }),
  ...inRoom('POST', 'views', booking(404, 404, 404), {
    submissionId: NOTHING,
    uploadId: NOTHING,
    seconds: 1,
  }),
  'GET /api/bookings/{id}/review-links': row(
    (its) => `/api/bookings/${its.bookingId}/review-links`,
    booking(200, 403, 403),
  ),
  'POST /api/bookings/{id}/review-links': row(
    (its) => `/api/bookings/${its.bookingId}/review-links`,
    brandStep,
    { label: 'Legal', days: 14, notesBecome: 'internal' },
  ),
  'DELETE /api/bookings/{id}/review-links/{linkId}': row(
    (its) => `/api/bookings/${its.bookingId}/review-links/${NOTHING}`,
    booking(404, 403, 403),
  ),
  // Anyone who has a link may use it, once they have given their name; nobody can guess one. What it opens: review/review-links.part.ts.
  'GET /api/review-links/{token}': atLink(''),
  'POST /api/review-links/{token}/reviewers': atLink('/reviewers', { name: 'Tom' }),
  'GET /api/review-links/{token}/room': atLink('/room'),
  'POST /api/review-links/{token}/notes': atLink('/notes', {
    ...{ kind: 'change', body: 'Cooler', submissionId: NOTHING },
  }),
  'PUT /api/review-links/{token}/notes/{itemId}': atLink(`/notes/${NOTHING}`, { kind: 'change', body: 'No' }),
  'DELETE /api/review-links/{token}/notes/{itemId}': atLink(`/notes/${NOTHING}`),
  'GET /api/review-links/{token}/files/{uploadId}/{part}': atLink(`/files/${NOTHING}/preview`),
  'POST /api/bookings/{id}/steps/{step}': row(
    (its) => `/api/bookings/${its.bookingId}/steps/approve_content`,
    brandStep,
    {},
  ),
  'POST /api/admin/bookings/{id}/steps/{step}': row(
    (its) => `/api/admin/bookings/${its.bookingId}/steps/cancel_as_admin`,
    admins(409),
    REASON,
  ),
  ...steps('admin/bookings', ['resolve'], admins(409), { creatorPercent: 50 }),
  ...steps('admin/bookings', ['cancel', 'refund-again'], admins(409), REASON),
  ...steps('admin/bookings', ['refund'], admins(409), { ...REASON, amount: '1.00' }),

  'POST /api/page-events': row('/api/page-events', open(204), { creatorId: NOTHING, event: 'view' }),
  'GET /api/creators/insights': row('/api/creators/insights', creators(200)),
  'GET /api/creators/insights.csv': row('/api/creators/insights.csv?days=7', creators(200)),

  'GET /api/creators/dashboard': row('/api/creators/dashboard', users(200)),
  // A list of what the caller may see of it: for strangers an empty one.
  'GET /api/brand/bookings/{brandEmail}': row(
    (its) => `/api/brand/bookings/${encodeURIComponent(its.contactEmail)}`,
    open(200),
  ),
  'GET /api/brand/bookings': row('/api/brand/bookings', open(200)),
  'GET /api/bookings': row('/api/bookings?as=creator', open(200)),
  'GET /api/brand/totals': row('/api/brand/totals', open(200)),
  'GET /api/review-queue': row('/api/review-queue', open(200)),

  // A list of what the caller is told: for strangers an empty one.
  'GET /api/notifications': row('/api/notifications', open(200)),
  'GET /api/notifications/count': row('/api/notifications/count', open(200)),
  'POST /api/notifications/read': row('/api/notifications/read', open(400), {}),
  'GET /api/notification-settings': row('/api/notification-settings', users(200)),
  'PUT /api/notification-settings': row('/api/notification-settings', users(400), {}),
  // Without keys there is no push.
  'PUT /api/push-subscriptions': row('/api/push-subscriptions', users(404), {
    endpoint: 'https://web.push.apple.com/a',
    publicKey: 'B'.repeat(87),
    auth: 'A'.repeat(22),
  }),
  'DELETE /api/push-subscriptions': row('/api/push-subscriptions', users(404), {
    endpoint: 'https://web.push.apple.com/a',
  }),
  // Whoever has the link may use it; nobody can guess one.
  'GET /api/unsubscribe/{token}': row('/api/unsubscribe/none', open(422)),
  'POST /api/unsubscribe/{token}': row('/api/unsubscribe/none', open(400), {}),
  'POST /api/unsubscribe/{token}/undo': row('/api/unsubscribe/none/undo', open(422)),

  'GET /api/creator/payouts': row('/api/creator/payouts', creators(200)),
  'GET /api/creator/payouts/history': row('/api/creator/payouts/history', creators(200)),
  'GET /api/creator/payouts/bank': row('/api/creator/payouts/bank', creators(200)),
  'POST /api/creator/payouts/onboarding': row('/api/creator/payouts/onboarding', creators(200)),

  'GET /api/bookings/{id}/rating': row(
    (its) => `/api/bookings/${its.bookingId}/rating`,
    booking(200, 200, 200),
  ),
  'PUT /api/bookings/{id}/rating': row(
    (its) => `/api/bookings/${its.bookingId}/rating`,
    booking(400, 400, 403),
    { answers: {} },
  ),
  'POST /api/bookings/{id}/rating/reply': row(
    (its) => `/api/bookings/${its.bookingId}/rating/reply`,
    booking(409, 409, 403),
    { text: 'Thanks' },
  ),
  'POST /api/bookings/{id}/rating/reports': row(
    (its) => `/api/bookings/${its.bookingId}/rating/reports`,
    booking(409, 409, 403),
    {
      reason: 'hate',
    },
  ),
  'GET /api/brand/ratings': row('/api/brand/ratings', open(200)),
  'GET /api/bookings/{id}/brand-ratings': row(
    (its) => `/api/bookings/${its.bookingId}/brand-ratings`,
    booking(409, 409, 403),
  ),
  'GET /api/creators/{username}/ratings': row((its) => `/api/creators/${its.username}/ratings`, open(200)),
  'GET /api/admin/ratings': row('/api/admin/ratings', admins(200)),
  'POST /api/admin/ratings/{bookingId}/{by}/remove': row(
    `/api/admin/ratings/${NOTHING}/brand/remove`,
    admins(404),
    { reason: 'hate' },
  ),
  'POST /api/admin/ratings/{bookingId}/{by}/keep': row(
    `/api/admin/ratings/${NOTHING}/brand/keep`,
    admins(404),
  ),

  'POST /api/creators/{username}/tips': row('/api/creators/nobody-has-this/tips', open(400), {}),
  'GET /api/tips/{id}': row(`/api/tips/${NOTHING}`, open(404)),
  'POST /api/tips/{id}/undo': row(`/api/tips/${NOTHING}/undo`, open(404)),
  'GET /api/creator/tips': row('/api/creator/tips', creators(200)),
  'POST /api/creator/tips/{id}/refund': row(`/api/creator/tips/${NOTHING}/refund`, creators(404)),
  'POST /api/admin/tips/{id}/refund': row(`/api/admin/tips/${NOTHING}/refund`, admins(404)),

  'POST /api/create-payment-intent': payment('/api/create-payment-intent'),
  'POST /api/create-escrow-payment': payment('/api/create-escrow-payment'),
  'POST /api/payments/sandbox/confirm': row('/api/payments/sandbox/confirm', open(400), {}),
  'POST /api/payments/sandbox/authenticate': row('/api/payments/sandbox/authenticate', open(400), {}),
  'POST /api/payments/sandbox/disputes/{id}/close': row(
    '/api/payments/sandbox/disputes/dp_none/close',
    admins(404),
    { outcome: 'won' },
  ),

  'OPTIONS /api/uploads': row('/api/uploads', open(204)),
  'POST /api/uploads': row('/api/uploads', users(400), {}),
  'HEAD /api/uploads/{id}': row('/api/uploads/none', users(404)),
  'PATCH /api/uploads/{id}': row('/api/uploads/none', users(404), {}),
  'DELETE /api/uploads/{id}': row('/api/uploads/none', users(404)),
  'GET /api/files/{token}': row('/api/files/none', open(404)),
  'GET /api/media/{folder}/{name}': row('/api/media/profiles/none.webp', open(404)),

  'GET /api/admin/disputes': row('/api/admin/disputes', admins(200)),
  'GET /api/admin/stuck': row('/api/admin/stuck', admins(200)),
  'POST /api/admin/jobs/{id}/retry': row('/api/admin/jobs/999999/retry', admins(404)),
  'POST /api/admin/followers/{name}/entries/{id}/retry': row(
    '/api/admin/followers/webhooks/entries/999999/retry',
    admins(404),
  ),
  'POST /api/admin/followers/{name}/entries/{id}/skip': row(
    '/api/admin/followers/webhooks/entries/999999/skip',
    admins(404),
  ),
  'GET /api/admin/log': row('/api/admin/log', admins(200)),
  'GET /api/admin/reconciliation': row('/api/admin/reconciliation', admins(200)),

  'GET /api/demo': row('/api/demo', open(200)),
  'POST /api/demo/sign-in': row('/api/demo/sign-in', open(400), {}),
  'GET /api/demo/mails': row('/api/demo/mails', open(200)),
  'GET /api/demo/mail-previews': row('/api/demo/mail-previews', open(200)),
  'POST /api/demo/clock': row('/api/demo/clock', open(400), {}),

  'GET /api/lab': row('/api/lab', admins(200)),
  'GET /api/lab/bookings': row('/api/lab/bookings', admins(200)),
  'POST /api/lab/bookings': row('/api/lab/bookings', admins(400), {}),
  'GET /api/lab/bookings/{id}': row((its) => `/api/lab/bookings/${its.bookingId}`, admins(200)),
  'POST /api/lab/bookings/{id}/steps': row(`/api/lab/bookings/${NOTHING}/steps`, admins(400), {}),
  'POST /api/lab/bookings/{id}/signals': row(`/api/lab/bookings/${NOTHING}/signals`, admins(400), {}),
  'POST /api/lab/bookings/{id}/previews': row(`/api/lab/bookings/${NOTHING}/previews`, admins(404), {}),
  'POST /api/lab/bookings/{id}/clock': row(`/api/lab/bookings/${NOTHING}/clock`, admins(400), {}),
};

function steps(under: string, names: string[], expected: Expected, body: object = {}): Record<string, Row> {
  return Object.fromEntries(
    names.map((name) => [
      `POST /api/${under}/{id}/${name}`,
      row((its) => `/api/${under}/${its.bookingId}/${name}`, expected, body),
    ]),
  );
}

/** Something in the booking’s conversation. */
function inTalk(path: string, expected: Expected, body?: object): Row {
  return row((its) => `/api/conversations/${its.conversationId}${path}`, expected, body);
}

/** What is done in a review room that has no comments. */
function inRoom(method: string, path: string, expected: Expected, body?: object): Record<string, Row> {
  return {
    [`${method} /api/bookings/{id}/review-room/${path}`]: row(
      (its) => `/api/bookings/${its.bookingId}/review-room/${path.replace(/\{\w+\}/, NOTHING)}`,
      expected,
      body,
    ),
  };
}

/** Something at a review link that nobody ever made. */
function atLink(path: string, body?: object): Row {
  return row(`/api/review-links/${'0'.repeat(43)}${path}`, open(404), body);
}

/** The booking is named in the body; it is over, and nothing can be paid any more. */
function payment(path: string): Row {
  return { at: () => path, body: (its) => ({ bookingId: its.bookingId }), expected: booking(409, 403, 403) };
}

interface Description {
  paths: Record<string, Record<string, unknown>>;
}
const { paths } = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as Description;
const routes = Object.entries(paths).flatMap(([path, calls]) =>
  Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
);

describe('who may use which route', () => {
  it('is said of every route, and of no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual([...routes].sort());
  });

  it.each(routes)('%s', async (route) => {
    const { at, body, expected } = MATRIX[route] ?? { at: () => '', body: undefined, expected: open(0) };
    const [method = ''] = route.split(' ');
    const seen: Partial<Expected> = {};
    for (const who of PEOPLE) {
      const things = who === 'unverifiedSameEmail' ? cast.unverifiedThings : cast.things;
      const sent = typeof body === 'function' ? body(things) : body;
      // A sign-out is tried by somebody like them, who then is not missing.
      const person = route.endsWith('/logout') ? stage.person() : cast.people[who];
      seen[who] = (await person.call(method, at(things), sent)).status;
    }
    expect(seen).toEqual(expected);
  });
});
