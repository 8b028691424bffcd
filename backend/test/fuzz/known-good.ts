/* Above 300 lines: a table, with an entry for each call that only a prepared request can get granted. */
import { randomUUID } from 'node:crypto';
import { DEFAULT_DESIGN, DEFAULT_WINDOWS } from '@reelpact/domain';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, SAMPLE_CREATOR } from '../../src/modules/demo/demo-accounts.js';
import { UnsubscribeLinks } from '../../src/modules/notifications/tell/unsubscribe-links.js';
import { FileLinks } from '../../src/platform/storage/file-links.js';
import { FileStorage } from '../../src/platform/storage/file-storage.js';
import { PASSWORD, aBooking, aCreator, aUser, bookingBody, card, read, setClock } from '../builders.js';
import { newestLink } from '../mailbox.js';
import { aPhoto } from '../sending.js';
import type { Operation } from './description.js';
import type { Make, Good, Scene } from './good.js';
import { GOOD_DIRECTORY } from './good-directory.js';
import { GOOD_DOCUMENTS } from './good-documents.js';
import { GOOD_SAFETY } from './good-safety.js';
import { GOOD_AGREEMENTS } from './good-agreements.js';
import { GOOD_RATINGS } from './good-ratings.js';
import { GOOD_TALK, PDF } from './good-talk.js';
import { GOOD_TIPS } from './good-tips.js';
import { GOOD_WEBHOOKS } from './good-webhooks.js';
import type { Draft } from './requests.js';
import type { Scenery } from './scenery.js';

const PROFILE = { displayName: 'Sophia Reyes', bio: 'Bright and honest videos.', category: 'Lifestyle' };
const PACKAGE = {
  tier: 'basic',
  name: 'Another one',
  description: 'Three photos of it',
  price: 90,
  ai: 'edited',
};
const REASON = { reason: 'because' };
const WISHES = { additionalNotes: 'None', addonIds: [], placements: ['brand_feed'], terms: { ai: '' } };
const DISPUTED_CARD = '4000 0000 0000 0259';
const CHALLENGED_CARD = '4000 0025 0000 3155';
const REFUND_FAILS_CARD = '4000 0000 0000 5126';
const TUS = { 'tus-resumable': '1.0.0' };

/** A change of a booking that its follower could not tell, whichever it is. */
const parkedEntry =
  (what: 'retry' | 'skip'): Make =>
  async ({ stage, cast }) => {
    const row = await stage.database.row<{ id: string }>(
      't-parked-entry',
      `insert into log_waiting (follower, entry_id, booking_id, parked_at)
       select 'proof', id, booking_id, now() from booking_history order by id desc limit 1
       on conflict (follower, entry_id) do update set parked_at = now() returning entry_id::text as id`,
    );
    return { by: cast.people.admin, path: `/api/admin/followers/proof/entries/${row?.id ?? ''}/${what}` };
  };

/** A step of the booking's creator, brand, or of an admin. */
const byCreator =
  (find: (scenery: Scenery) => Promise<string>, step: string, body?: object): Make =>
  async ({ scenery }) => ({
    by: scenery.parties.creator.person,
    path: `/api/creator/bookings/${await find(scenery)}/${step}`,
    body,
  });
const byBrand =
  (find: (scenery: Scenery) => Promise<string>, step: string, body?: object): Make =>
  async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: `/api/${step.replace('{id}', await find(scenery))}`,
    body,
  });
const byAdmin =
  (find: (scenery: Scenery) => Promise<string>, step: string, body: object): Make =>
  async ({ scenery, cast }) => ({
    by: cast.people.admin,
    path: `/api/admin/bookings/${await find(scenery)}/${step}`,
    body,
  });
/** A move of a tester, who is an admin. */
const inLab =
  (find: (scenery: Scenery) => Promise<string>, part: string, body: object): Make =>
  async ({ scenery, cast }) => ({
    by: cast.people.admin,
    path: `/api/lab/bookings/${await find(scenery)}/${part}`,
    body,
  });
/** Something of one booking that its creator may read. */
const reading =
  (path: string): Make =>
  async ({ scenery }) => ({
    by: scenery.parties.creator.person,
    path: path.replace('{id}', await scenery.submitted()),
  });

const aPicture = async () => ({
  title: 'One',
  image: `data:image/jpeg;base64,${(await aPhoto(64, 64)).toString('base64')}`,
});

/** When a stage of a booking, or the delivery, is over. */
async function passBy(
  { stage, scenery }: Scene,
  bookingId: string,
  moment: 'deadlineAt' | 'dueAt',
  more = 0,
): Promise<void> {
  const booking = await read(scenery.parties.brand, bookingId);
  await setClock(stage.database, Date.parse(booking[moment] ?? '') + more + 1_000);
}

const clientSecret = async ({ scenery }: Scene): Promise<string> => {
  const bookingId = await scenery.unpaid();
  const { brand } = scenery.parties;
  const { body } = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId });
  return body.clientSecret;
};

async function aLink({ stage }: Scene, call: string, email: string): Promise<{ token: string }> {
  await stage.person().post(call, { email });
  await stage.drain();
  return { token: (await newestLink(stage, email)).token };
}

const newUpload = async ({ scenery }: Scene): Promise<Good> => {
  const bookingId = await scenery.inProgress();
  const metadata = Object.entries({ bookingId, filename: 'a.jpg', filetype: 'image/jpeg' });
  return {
    by: scenery.parties.creator.person,
    path: '/api/uploads',
    headers: {
      ...TUS,
      'upload-length': '10',
      'upload-metadata': metadata
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  };
};
const begunUpload =
  (headers: Record<string, string> = {}, body?: string): Make =>
  async (scene) => {
    const { by, path, headers: first } = await newUpload(scene);
    const answer = await by.send('POST', path, undefined, first ?? {});
    return { by, path: answer.headers.get('location') ?? '', headers: { ...TUS, ...headers }, body };
  };

/** The request as it is sent. */
export async function goodDraft(operation: Operation, scene: Scene): Promise<Draft | null> {
  const good = await KNOWN_GOOD[operation.id]?.(scene);
  if (!good) return null;
  const { by, path, body, headers } = good;
  const isJson = body !== undefined && typeof body !== 'string';
  return {
    method: operation.method,
    path,
    headers: {
      ...(by.cookieHeader !== '' && { cookie: by.cookieHeader }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as string) }),
  };
}

/** The link at the foot of an email that can be unsubscribed from. */
const byUnsubscribeLink =
  (more = '', body?: object): Make =>
  ({ stage }) => {
    const link = stage.app.get(UnsubscribeLinks).foot('fuzz@away.test', 'decision')?.oneClick ?? '';
    return Promise.resolve({ by: stage.person(), path: `${new URL(link).pathname}${more}`, body });
  };

/** Captions of a video that isn't delivered yet. */
const captioning =
  (body?: object): Make =>
  async ({ stage, scenery }) => {
    const id = await scenery.inProgress();
    await scenery.upload(id);
    const upload = await stage.database.row<{ id: string }>(
      't-captioned',
      `update uploads set kind = 'video' where booking_id = $1 returning id`,
      [id],
    );
    return {
      by: scenery.parties.creator.person,
      path: `/api/bookings/${id}/uploads/${upload?.id ?? ''}/captions`,
      body,
    };
  };

/** For the calls that want more than a schema can say: somebody who may, in the one state in which it is possible. */
const KNOWN_GOOD: Readonly<Record<string, Make>> = {
  login: async ({ stage }) => {
    const { email } = await aUser(stage);
    return { by: stage.person(), path: '/api/auth/login', body: { email, password: PASSWORD } };
  },
  registerWithoutVerification: ({ stage }) =>
    Promise.resolve({
      by: stage.person(),
      path: '/api/register-without-verification',
      body: {
        email: `w${Date.now().toString(36)}@example.test`,
        username: `w${Date.now().toString(36)}`,
        packageName: 'Basic Package',
        packageDescription: 'Three photos of it',
        packagePrice: 25,
      },
    }),
  demoSignIn: async ({ stage }) => {
    const person = { email: DEMO_ACCOUNTS.brand, password: DEMO_PASSWORD, firstName: 'D', lastName: 'B' };
    await stage.person().post('/api/auth/register', person);
    return { by: stage.person(), path: '/api/demo/sign-in', body: { as: 'brand' } };
  },
  verifyEmail: async (scene) => {
    const { email } = await aUser(scene.stage, { verified: false });
    await scene.stage.drain();
    const { token } = await newestLink(scene.stage, email);
    return { by: scene.stage.person(), path: '/api/auth/verify-email', body: { token, password: PASSWORD } };
  },
  resetPassword: async (scene) => {
    const { email } = await aUser(scene.stage);
    const { token } = await aLink(scene, '/api/auth/forgot-password', email);
    return {
      by: scene.stage.person(),
      path: '/api/auth/reset-password',
      body: { token, password: PASSWORD },
    };
  },
  enterAsGuest: async (scene) => {
    const email = `guest-${Date.now().toString(36)}@example.test`;
    await aBooking(scene.stage, scene.scenery.parties.creator, 'pay_first', { contactEmail: email });
    const { token } = await aLink(scene, '/api/guest/links', email);
    return { by: scene.stage.person(), path: '/api/guest/sessions', body: { token } };
  },
  unlinkLogin: async ({ stage }) => {
    const { person, id, email } = await aUser(stage);
    const row = await stage.database.row<{ id: string }>(
      't-linked-login',
      `insert into linked_logins (id, issuer, subject, user_id, email)
       values (gen_random_uuid(), 'https://login.example.test', $1::text, $1::text::uuid, $2) returning id`,
      [id, email],
    );
    return { by: person, path: `/api/auth/logins/${row?.id ?? ''}` };
  },
  deleteAccount: async ({ stage }) => {
    const { person, email } = await aUser(stage);
    return { by: person, path: '/api/auth/delete-account', body: { email, password: PASSWORD } };
  },
  revokeSession: async ({ stage }) => {
    const { person } = await aUser(stage);
    const { body } = await person.get<{ id: string }[]>('/api/auth/sessions');
    return { by: person, path: `/api/auth/sessions/${body[0]?.id ?? ''}` };
  },
  revokeApiToken: async ({ stage }) => {
    const { person } = await aUser(stage);
    const wish = { name: 'One', scopes: ['read'] };
    const { body } = await person.post<{ id: string }>('/api/auth/tokens', wish);
    return { by: person, path: `/api/auth/tokens/${body.id}` };
  },
  makeApiToken: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/auth/tokens',
    body: { name: 'One', scopes: ['read'] },
  }),
  onboardCreator: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/creator/onboard',
    body: {
      ...PROFILE,
      username: `o${Date.now().toString(36)}`,
      contentBlocks: [
        { type: 'package', title: 'One', enabled: true, price: 50, description: 'Three photos of it' },
      ],
    },
  }),
  noteLinkShared: async ({ scenery: { parties } }) => ({
    by: parties.creator.person,
    path: `/api/creator/${parties.creator.id}/link-shared`,
  }),
  getPageSettings: async ({ scenery: { parties } }) => ({
    by: parties.creator.person,
    path: `/api/creator/${parties.creator.id}/page`,
  }),
  addLinkPicture: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    const { image } = await aPicture();
    return { by: person, path: `/api/creator/${id}/link-pictures`, body: { image } };
  },
  savePageSettings: async ({ scenery: { parties } }) => ({
    by: parties.creator.person,
    path: `/api/creator/${parties.creator.id}/page`,
    body: {
      tagline: 'Food and coffee reels, filmed by the sea',
      design: { ...DEFAULT_DESIGN, theme: 'blush' },
      blocks: [
        {
          kind: 'links',
          enabled: true,
          archived: false,
          content: { links: [{ title: 'Shop', url: 'https://example.org/' }] },
        },
        { kind: 'packages', enabled: true, archived: false, content: {} },
        {
          kind: 'faq',
          enabled: false,
          archived: true,
          content: { questions: [{ question: 'Where?', answer: 'Here.' }] },
        },
      ],
    },
  }),
  updateCreatorProfile: async ({ scenery: { parties } }) => ({
    by: parties.creator.person,
    path: `/api/creator/profile/${parties.creator.id}`,
    body: {
      ...PROFILE,
      username: parties.creator.username,
      profileImageUrl: `data:image/jpeg;base64,${(await aPhoto(64, 64)).toString('base64')}`,
    },
  }),
  getMedia: async ({ scenery: { parties } }) => {
    const { body } = await parties.creator.person.get<{ profileImageUrl: string }>(
      `/api/creator/profile/${parties.creator.id}`,
    );
    return { by: parties.brand, path: body.profileImageUrl };
  },
  getFile: async ({ stage }) => {
    const file = { key: 'originals/fuzz', fileName: 'a.jpg', mimeType: 'image/jpeg', download: false };
    await stage.app.get(FileStorage).write(file.key, await aPhoto(32, 32));
    return { by: stage.person(), path: stage.app.get(FileLinks).url(file) };
  },
  addPhoto: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    return { by: person, path: `/api/creator/${id}/portfolio`, body: await aPicture() };
  },
  addVideo: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    return {
      by: person,
      path: `/api/creator/${id}/portfolio/videos?title=A%20reel`,
      headers: { 'content-type': 'video/mp4' },
      // The beginning of an MP4, which is all that is looked at while somebody waits.
      body: '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
    };
  },
  getOwnPortfolio: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    return { by: person, path: `/api/creator/${id}/portfolio` };
  },
  arrangePortfolio: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    const { body } = await person.post<{ id: string }>(`/api/creator/${id}/portfolio`, await aPicture());
    return {
      by: person,
      path: `/api/creator/${id}/portfolio`,
      body: { items: [{ id: body.id, title: 'Two' }] },
    };
  },
  removePortfolioItem: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    const { body } = await person.post<{ id: string }>(`/api/creator/${id}/portfolio`, await aPicture());
    return { by: person, path: `/api/creator/${id}/portfolio/${body.id}` };
  },
  createPackage: async ({ stage }) => {
    const { person, id } = await aCreator(stage);
    return { by: person, path: `/api/creator/${id}/packages`, body: PACKAGE };
  },
  savePackages: ({ cast: { people, things } }) =>
    Promise.resolve({
      by: people.creatorOfAnother,
      path: `/api/creator/${things.otherCreatorId}/packages`,
      body: { packages: [PACKAGE] },
    }),
  deletePackages: ({ cast: { people, things } }) =>
    Promise.resolve({
      by: people.creatorOfAnother,
      path: `/api/creator/${things.otherCreatorId}/packages`,
    }),
  updatePackage: async ({ stage }) => {
    const { person, packageId } = await aCreator(stage);
    return { by: person, path: `/api/packages/${packageId}`, body: PACKAGE };
  },
  deletePackage: async ({ stage }) => {
    const { person, packageId } = await aCreator(stage);
    return { by: person, path: `/api/packages/${packageId}` };
  },

  readNotifications: ({ scenery: { parties } }) =>
    Promise.resolve({
      by: parties.creator.person,
      path: '/api/notifications/read',
      body: { upTo: '2026-11-22T18:00:00.000Z' },
    }),
  changeNotificationSettings: ({ scenery: { parties } }) =>
    Promise.resolve({
      by: parties.creator.person,
      path: '/api/notification-settings',
      body: { choices: [{ reason: 'message', email: false, push: true }] },
    }),
  // By somebody who is told nothing: nothing is sent anywhere.
  subscribeBrowser: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/push-subscriptions',
    body: {
      endpoint: 'https://web.push.apple.com/fuzz',
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  }),
  unsubscribeBrowser: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/push-subscriptions',
    body: { endpoint: 'https://web.push.apple.com/fuzz' },
  }),
  getSubscription: byUnsubscribeLink(),
  unsubscribe: byUnsubscribeLink('', { 'List-Unsubscribe': 'One-Click' }),
  subscribeAgain: byUnsubscribeLink('/undo'),

  createBooking: ({ stage, scenery: { parties } }) =>
    Promise.resolve({
      by: stage.person(),
      path: '/api/package-bookings',
      body: { ...bookingBody('pay_first', parties.creator.packageId), ...WISHES },
      headers: { 'idempotency-key': `fuzz ${Date.now()}` },
    }),
  editBrief: async ({ stage, scenery: { parties } }) => {
    const { brand, booking } = await aBooking(stage, parties.creator);
    const body = { ...bookingBody('pay_first', parties.creator.packageId), ...WISHES };
    return { by: brand, path: `/api/bookings/${booking.id}/brief`, body };
  },
  addBriefFile: async ({ stage, scenery: { parties } }) => {
    const { brand, booking } = await aBooking(stage, parties.creator);
    return {
      by: brand,
      path: `/api/bookings/${booking.id}/brief-files/${randomUUID()}`,
      body: { name: 'board.pdf', data: PDF },
    };
  },
  removeBriefFile: async ({ stage, scenery: { parties } }) => {
    const { brand, booking } = await aBooking(stage, parties.creator);
    const path = `/api/bookings/${booking.id}/brief-files/${randomUUID()}`;
    await brand.call('PUT', path, { name: 'board.pdf', data: PDF });
    return { by: brand, path };
  },
  getBooking: reading('/api/bookings/{id}'),
  getSubmissions: reading('/api/bookings/{id}/submissions'),
  getOriginals: reading('/api/bookings/{id}/originals.zip'),
  getEvidence: reading('/api/bookings/{id}/evidence.zip'),
  getLicense: async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: `/api/licenses/${await scenery.license()}`,
  }),
  getCredential: async ({ scenery }) => {
    const by = scenery.parties.brand;
    const id = await scenery.license();
    const { body } = await by.get<{ files: { sha256: string }[] }>(`/api/licenses/${id}`);
    return { by, path: `/api/licenses/${id}/credentials/${body.files[0]?.sha256 ?? ''}` };
  },
  getLicenseCertificate: async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: `/api/licenses/${await scenery.license()}/certificate.pdf`,
  }),
  getHistory: reading('/api/bookings/{id}/history'),
  getStatement: reading('/api/bookings/{id}/statement'),
  getUploads: reading('/api/bookings/{id}/uploads'),
  ...GOOD_AGREEMENTS,
  ...GOOD_DOCUMENTS,
  ...GOOD_TALK,
  ...GOOD_SAFETY,
  ...GOOD_RATINGS,
  ...GOOD_DIRECTORY,
  ...GOOD_TIPS,
  ...GOOD_WEBHOOKS,
  putCaptions: captioning({ fileName: 'reel.vtt', text: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' }),
  removeCaptions: captioning(),
  submitContent: async ({ scenery }) => {
    const id = await scenery.inProgress();
    const files = [{ ...(await scenery.upload(id)), ai: 'none' }];
    return {
      by: scenery.parties.creator.person,
      path: `/api/bookings/${id}/submit-content`,
      body: { files },
    };
  },
  approveRequest: byCreator((its) => its.requested(), 'approve', { notes: 'Job approved by creator' }),
  declineRequest: byCreator((its) => its.requested(), 'reject', REASON),
  withdrawAsCreator: byCreator((its) => its.inProgress(), 'withdraw', REASON),
  acceptRejection: byCreator((its) => its.rejected(), 'accept-rejection'),
  contestRejection: byCreator((its) => its.rejected(), 'contest', REASON),
  waiveRevision: byCreator((its) => its.revised(), 'waive-revision'),
  grantRevision: byCreator((its) => its.exhausted(), 'grant-revision'),
  openDispute: byCreator((its) => its.revised(), 'dispute', REASON),
  completeBooking: async (scene) => {
    const id = await scene.scenery.submitted();
    const good = { by: scene.scenery.parties.creator.person, path: `/api/creator/bookings/${id}/complete` };
    // Asked in vain once: a brand that was never reminded is given another day.
    await passBy(scene, id, 'deadlineAt');
    await good.by.post(good.path);
    await passBy(scene, id, 'deadlineAt');
    return good;
  },
  reviewContent: byBrand((its) => its.submitted(), 'bookings/{id}/review', { action: 'approve' }),
  approveContent: byBrand((its) => its.submitted(), 'brand/bookings/{id}/approve', { feedback: 'Lovely' }),
  requestRevisions: byBrand((its) => its.submitted(), 'brand/bookings/{id}/request-revisions', {
    feedback: 'closer',
  }),
  takeStep: byBrand((its) => its.submitted(), 'bookings/{id}/steps/approve_content', { feedback: 'Lovely' }),
  takeAdminStep: byAdmin((its) => its.inProgress(), 'steps/cancel_as_admin', REASON),
  getBrandRecord: byBrand((its) => its.requested(), 'bookings/{id}/brand-record'),
  getBrandRatings: byBrand((its) => its.requested(), 'bookings/{id}/brand-ratings'),
  withdrawRequest: byBrand((its) => its.requested(), 'brand/bookings/{id}/withdraw'),
  cancelLate: async (scene) => {
    const id = await scene.scenery.inProgress();
    await passBy(scene, id, 'dueAt', DEFAULT_WINDOWS.lateCancel);
    return { by: scene.scenery.parties.brand, path: `/api/brand/bookings/${id}/cancel-late` };
  },
  changeBookingStatus: async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: `/api/bookings/${await scenery.paid()}/status`,
    body: { status: 'pending_creator_approval' },
  }),
  resolveDispute: byAdmin((its) => its.disputed(), 'resolve', { creatorPercent: 50 }),
  cancelAsAdmin: byAdmin((its) => its.inProgress(), 'cancel', REASON),
  grantRefund: byAdmin((its) => its.completed(), 'refund', { ...REASON, amount: '10.00' }),
  reissueRefund: async ({ stage, scenery, cast }) => {
    const id = await scenery.inProgress(REFUND_FAILS_CARD);
    const { person } = scenery.parties.creator;
    await scenery.step(person, `/api/creator/bookings/${id}/withdraw`, REASON);
    await stage.drain();
    return { by: cast.people.admin, path: `/api/admin/bookings/${id}/refund-again`, body: REASON };
  },
  createPaymentIntent: async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: '/api/create-payment-intent',
    body: { bookingId: await scenery.unpaid(), amount: 150 },
  }),
  createEscrowPayment: async ({ scenery }) => ({
    by: scenery.parties.brand,
    path: '/api/create-escrow-payment',
    body: { bookingId: await scenery.unpaid() },
  }),
  confirmSandboxPayment: async (scene) => ({
    by: scene.scenery.parties.brand,
    path: '/api/payments/sandbox/confirm',
    body: { clientSecret: await clientSecret(scene), card: card('4242 4242 4242 4242') },
  }),
  authenticateSandboxPayment: async (scene) => {
    const secret = await clientSecret(scene);
    const { brand } = scene.scenery.parties;
    await scene.scenery.step(brand, '/api/payments/sandbox/confirm', {
      clientSecret: secret,
      card: card(CHALLENGED_CARD),
    });
    return {
      by: brand,
      path: '/api/payments/sandbox/authenticate',
      body: { clientSecret: secret, approved: true },
    };
  },
  closeSandboxDispute: async ({ stage, scenery, cast }) => {
    await scenery.inProgress(DISPUTED_CARD);
    const row = await stage.database.row<{ id: string }>(
      't-dispute',
      'select open_chargeback as id from bookings where open_chargeback is not null order by created_at desc',
    );
    return {
      by: cast.people.admin,
      path: `/api/payments/sandbox/disputes/${row?.id ?? ''}/close`,
      body: { outcome: 'won' },
    };
  },
  makeLabBooking: async ({ stage, cast }) => {
    const { status } = await stage.person().get(`/api/creator/profile/${SAMPLE_CREATOR}`);
    if (status === 404) {
      // Another good request may have renamed them, and keeps the name for them.
      await stage.database.rows('t-free-name', 'delete from former_usernames where username_key = $1', [
        SAMPLE_CREATOR,
      ]);
      await aCreator(stage, { username: SAMPLE_CREATOR });
    }
    return {
      by: cast.people.admin,
      path: '/api/lab/bookings',
      body: { flow: 'pay_first', revisions: 1 },
    };
  },
  getLabBooking: async ({ scenery, cast }) => ({
    by: cast.people.admin,
    path: `/api/lab/bookings/${await scenery.submitted()}`,
  }),
  takeLabStep: inLab((its) => its.inProgress(), 'steps', { step: 'cancel_as_admin', ...REASON }),
  sendLabSignal: inLab((its) => its.paid(), 'signals', { signal: 'AUTHORIZATION_LAPSED', twice: true }),
  makeLabPreviews: inLab((its) => its.submitted(), 'previews', {}),
  moveLabClock: inLab((its) => its.requested(), 'clock', { to: 'reminder' }),
  createUpload: newUpload,
  getUploadOffset: begunUpload(),
  sendUploadBytes: begunUpload(
    { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    'bytes',
  ),
  discardUpload: begunUpload(),
  retryEntry: parkedEntry('retry'),
  skipEntry: parkedEntry('skip'),
  retryJob: async ({ stage, cast }) => {
    const row = await stage.database.row<{ id: string }>(
      't-job',
      `select (graphile_worker.add_job('mail-password-link', '{"email":"nobody@example.test"}', run_at => now() + interval '1 year')).id::text`,
    );
    return { by: cast.people.admin, path: `/api/admin/jobs/${row?.id ?? ''}/retry` };
  },
};
