import type { CountedPart } from '@reelpact/domain';
import type { TestApp } from './app.js';
import { BookingDriver } from './booking-driver.js';
import { type TestCreator, aBooking, aCreator, pay } from './builders.js';
import { playedOrCopied } from './copied-scenes.js';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import type { Person } from './person.js';

/** A booking that has come some way, and those who brought it there. */
export interface Scene {
  creator: TestCreator;
  brand: Person;
  booking: BookingDto;
  driver: BookingDriver;
}
export interface Casting {
  /** What the package counts; nothing where it isn't given. */
  includes?: string;
  revisions?: string;
  cardNumber?: string;
  /** Of the brand, where it has to be one that nobody has shown to read. */
  contactEmail?: string;
  admin?: Person;
  /** Who makes it; somebody new where it isn't given. */
  creator?: TestCreator;
}

type Parties = Omit<Scene, 'driver'>;

const withDriver = (stage: TestApp, parties: Parties, admin = parties.brand): Scene => ({
  ...parties,
  driver: new BookingDriver(stage, { ...parties, admin }, parties.booking.id),
});

/** Scenes of people who are in no other may be copies. */
async function cast(
  stage: TestApp,
  name: string,
  { admin, creator, ...alike }: Casting,
  play: () => Promise<Parties>,
): Promise<Scene> {
  const parties = await (creator ? play() : playedOrCopied(stage, `${name} ${JSON.stringify(alike)}`, play));
  return withDriver(stage, parties, admin);
}

/** The money is held and the content is awaited. */
export const producing = (stage: TestApp, casting: Casting = {}): Promise<Scene> =>
  cast(stage, 'producing', casting, () => produce(stage, casting));

async function produce(
  stage: TestApp,
  { cardNumber, includes, revisions, contactEmail, creator: known }: Casting,
): Promise<Parties> {
  const creator = known ?? (await aCreator(stage, { includes, revisions }));
  const { brand, booking } = await aBooking(
    stage,
    creator,
    'pay_first',
    contactEmail === undefined ? {} : { contactEmail },
  );
  await pay(stage, brand, booking.id, cardNumber);
  const { status } = await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  if (status !== 200) throw new Error(`the creator could not accept: ${status}`);
  await stage.drain();
  return { creator, brand, booking };
}

/** The next version of the content is delivered, and its previews are still being made. */
export const submit = (driver: BookingDriver, missing: readonly CountedPart[] = []) =>
  driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, missing, at: 0 });

/** The next version of the content is delivered and can be viewed. */
export async function deliver(driver: BookingDriver, missing: readonly CountedPart[] = []): Promise<void> {
  await submit(driver, missing);
  await driver.happen({ type: 'PREVIEWS_READY', actor: 'media', version: 0, at: 0 });
}

/** The content waits for the brand's review. */
export async function inReview(stage: TestApp, casting?: Casting): Promise<Scene> {
  const scene = await producing(stage, casting);
  await deliver(scene.driver);
  return scene;
}

/** The brand has approved, and the creator is paid. */
export const completed = (stage: TestApp, casting: Casting = {}): Promise<Scene> =>
  cast(stage, 'completed', casting, async () => {
    const { creator, brand, booking } = await inReview(stage, casting);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await stage.drain();
    return { creator, brand, booking };
  });
