import { type CountedPart, isIncomplete, isSameMissing, missingParts, promisesOf } from '@reelpact/domain';
import { ReadBookings } from '../src/modules/bookings/index.js';
import { BeginReview } from '../src/modules/delivery/index.js';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import type { Database } from '../src/platform/database/database.js';
import { Reconcile } from '../src/modules/escrow/index.js';
import { newId } from '../src/platform/database/ids.js';
import type { TestApp } from './app.js';
import { playedOrCopied } from './copied-scenes.js';
import type { Person } from './person.js';

let counter = 0;
const unique = (): string => `${process.pid.toString(36)}${(counter += 1).toString(36)}`;

export const PASSWORD = 'correct horse';

interface TestUser {
  person: Person;
  id: string;
  email: string;
}

/** Somebody with an account, signed in. */
export const aUser = (stage: TestApp, { verified = true } = {}): Promise<TestUser> =>
  // The link that was mailed to somebody who has yet to use it opens nothing in a copy.
  verified ? playedOrCopied(stage, 'user', () => signUp(stage, true)) : signUp(stage, false);

async function signUp(stage: TestApp, verified: boolean): Promise<TestUser> {
  const person = stage.person();
  const email = `user-${unique()}@example.test`;
  const { status, body } = await person.post<{ id: string }>('/api/auth/register', {
    email,
    password: PASSWORD,
    firstName: 'Ann',
    lastName: 'Miller',
  });
  if (status !== 201) throw new Error(`could not register: ${JSON.stringify(body)}`);
  if (verified) {
    await stage.database.rows('test-verify', 'update users set email_verified_at = now() where id = $1', [
      body.id,
    ]);
  }
  return { person, id: body.id, email };
}

/** Takes back that somebody has shown whose their email is: some have made things in the days when nobody asked for it. */
export const unprove = ({ database }: TestApp, userId: string) =>
  database.rows('t-unprove', 'update users set email_verified_at = null where id = $1', [userId]);

export interface TestCreator {
  person: Person;
  userId: string;
  email: string;
  id: string;
  username: string;
  packageId: string;
  addonId: string;
}

/** Nobody's. */
export const AN_ADDRESS = {
  name: 'Sophia Reyes',
  line1: '12 Harbor Street',
  postalCode: '97000',
  city: 'Port Example',
  country: 'United States',
};

type Offer = Parameters<typeof onboard>[1];

/** A creator with one package and one add-on; with an address where the package needs a product. */
export const aCreator = (stage: TestApp, offer: Offer = {}): Promise<TestCreator> =>
  offer.username
    ? onboard(stage, offer)
    : playedOrCopied(stage, `creator ${JSON.stringify(offer)}`, () => onboard(stage, offer));

async function onboard(
  stage: TestApp,
  {
    price = 150,
    revisions = '1',
    deliveryTime = '3-5 days',
    username = '',
    // Nothing is counted, so that any file is a complete delivery.
    includes = '• Photos of it\n• Editing',
    // What can only be said of a package that there is.
    cancellationPercent = 0,
    needsProduct = false,
  },
): Promise<TestCreator> {
  const { person, id: userId, email } = await aUser(stage);
  username ||= `c${unique()}`.slice(0, 20);
  const block = {
    enabled: true,
    description: 'Three photos of it',
    deliveryTime,
    includes,
  };
  const { status, body } = await person.post<{ id: string; packages: { id: string; tier: string }[] }>(
    '/api/creator/onboard',
    {
      username,
      displayName: 'Sophia Reyes',
      bio: 'Bright and honest videos.',
      category: 'Lifestyle',
      contentBlocks: [
        { ...block, type: 'package', title: 'UGC Package', price, revisions },
        { ...block, type: 'addon', title: 'Rush', price: 25.5 },
      ],
    },
  );
  if (status !== 201) throw new Error(`could not onboard: ${JSON.stringify(body)}`);
  const packageId = body.packages.find(({ tier }) => tier === 'main')?.id ?? '';
  const addonId = body.packages.find(({ tier }) => tier === 'addon')?.id ?? '';
  if (cancellationPercent > 0 || needsProduct)
    await person.call('PUT', `/api/packages/${packageId}`, { cancellationPercent, needsProduct });
  if (needsProduct) await person.call('PUT', '/api/creator/shipping-address', AN_ADDRESS);
  return { person, userId, email, id: body.id, username, packageId, addonId };
}

export const bookingBody = (
  flow: 'pay_first' | 'approve_first',
  packageId: string,
): Record<string, unknown> =>
  flow === 'pay_first'
    ? {
        packageId,
        projectDescription: 'A film about our coffee.',
        brandName: 'Northwind Coffee',
        contactEmail: 'ann@northwind.test',
        amount: '150.00',
      }
    : {
        packageId,
        clientName: 'Ann Miller',
        clientEmail: 'ann@northwind.test',
        projectDetails: 'A film about our coffee.',
      };

/** A guest who has just booked. */
export async function aBooking(
  stage: TestApp,
  creator: TestCreator,
  flow: 'pay_first' | 'approve_first' = 'pay_first',
  body: Record<string, unknown> = {},
): Promise<{ brand: Person; booking: BookingDto }> {
  const brand = stage.person();
  const answer = await brand.post<BookingDto>('/api/package-bookings', {
    ...bookingBody(flow, creator.packageId),
    ...body,
  });
  if (answer.status !== 201) throw new Error(`could not book: ${JSON.stringify(answer.body)}`);
  return { brand, booking: answer.body };
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const card = (number: string) => ({ number, expMonth: 12, expYear: 2034, cvc: '123' });

/** Pays a booking with a card and lets the provider's notices arrive. */
export async function pay(
  stage: TestApp,
  brand: Person,
  bookingId: string,
  number = GOOD_CARD,
): Promise<void> {
  const intent = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId });
  if (intent.status !== 201) throw new Error(`no intent: ${JSON.stringify(intent.body)}`);
  await brand.post('/api/payments/sandbox/confirm', {
    clientSecret: intent.body.clientSecret,
    card: card(number),
  });
  await stage.drain();
}

export async function read(person: Person, bookingId: string): Promise<BookingDto> {
  return (await person.get<BookingDto>(`/api/bookings/${bookingId}`)).body;
}

/** A finished upload without a file behind it, as `submit-content` names it. */
export async function aFinishedUpload(database: Database, bookingId: string, creatorId: string) {
  const uploadId = newId();
  await database.rows(
    't-upload',
    `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type, mime_type, kind, sha256, finished_at)
     values ($1, $2, $3, 'a.jpg', 10, 'image/jpeg', 'image/jpeg', 'image', repeat('0', 64), now())`,
    [uploadId, bookingId, creatorId],
  );
  return { fileName: 'a.jpg', fileSize: 10, fileType: 'image/jpeg', contentType: 'image', uploadId } as const;
}

/** Finished photos that lack exactly this of what the booking's package counts, as `submit-content` takes them. */
export async function aDelivery(
  { app, database }: TestApp,
  bookingId: string,
  creatorId: string,
  lacking: readonly CountedPart[] = [],
) {
  const record = await app.get(ReadBookings).find(database, bookingId);
  if (!record) throw new Error('the booking is gone');
  const promises = promisesOf(record.package, record.addons);
  const files = [];
  for (let left = isIncomplete(lacking) ? 1 : (promises.photos ?? 1); left > 0; left -= 1)
    files.push(await aFinishedUpload(database, bookingId, creatorId));
  const missing = missingParts(
    promises,
    files.map(({ contentType: kind }) => ({ kind })),
  );
  if (!isSameMissing(missing, lacking)) throw new Error('this package counts something else');
  return { files, missing };
}

/** The previews of a booking's latest version are there, as if they had been made, and the booking is told. */
export async function makeViewable({ app, database, settle }: TestApp, bookingId: string): Promise<void> {
  await database.rows(
    't-previews',
    `insert into previews (upload_id, status, preview_key, preview_type)
     select f.upload_id, 'ready', 'previews/' || f.upload_id || '.webp', 'image/webp'
     from bookings b join submissions s on s.booking_id = b.id and s.version = b.version
       join submission_files f on f.submission_id = s.id
     where b.id = $1
     on conflict (upload_id) do update set status = 'ready', problem = null`,
    [bookingId],
  );
  await app.get(BeginReview).run(bookingId);
  await settle();
}

/** Sets the product's clock, without looking for windows that are over then. */
export async function setClock(database: Database, moment: number): Promise<void> {
  await database.rows(
    't-clock',
    'update product_clock set offset_seconds = ceil($1::numeric - extract(epoch from clock_timestamp()))',
    [moment / 1000],
  );
}

/** Where bookings and books disagree about these bookings; others of a suite may be broken on purpose. */
export const differencesAbout = async (stage: TestApp, ...bookingIds: string[]) => {
  await stage.settle();
  return (await stage.app.get(Reconcile).about(bookingIds)).differences;
};
