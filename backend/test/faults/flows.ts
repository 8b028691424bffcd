import type { GroupBooks } from '../stripe/books.js';
import type { Players } from './players.js';

export interface Ending {
  stage: string;
  escrow: string;
  /** What the provider must have done in the end, in cents. */
  books: Pick<GroupBooks, 'authorized' | 'in' | 'back' | 'out'>;
}
export interface Flow {
  name: string;
  play: (players: Players) => Promise<void>;
  end: Ending;
}

const PAID = 15_000;
/** With a fee of 10 %. */
const NET = 13_500;

async function producing(players: Players): Promise<void> {
  await players.book('pay_first');
  await players.pay();
  await players.until('requested');
  await accept(players, 'producing');
}
async function accept(players: Players, then: string): Promise<void> {
  const path = `/api/creator/bookings/${players.bookingId}/approve`;
  await players.step(players.offer.person, path, {}, ({ stage }) => stage !== 'requested');
  await players.until(then);
}
async function inReview(players: Players): Promise<void> {
  await producing(players);
  await players.deliver();
}
const review = (players: Players, action: string, then: string): Promise<void> =>
  players.step(
    players.brand,
    `/api/bookings/${players.bookingId}/review`,
    { action, feedback: 'closer, please' },
    ({ stage }) => stage === then,
  );
const asCreator = (players: Players, step: string, then: string): Promise<void> =>
  players.step(
    players.offer.person,
    `/api/creator/bookings/${players.bookingId}/${step}`,
    { reason: 'because of the storm' },
    ({ stage }) => stage === then,
  );

type Booking = Parameters<Parameters<Players['step']>[3]>[0];
/** A step by its name. */
const take = (
  players: Players,
  by: 'brand' | 'creator',
  name: string,
  body: object,
  done: (booking: Booking) => boolean,
): Promise<void> =>
  players.step(
    by === 'brand' ? players.brand : players.offer.person,
    `/api/bookings/${players.bookingId}/steps/${name}`,
    body,
    done,
  );

const grantBack = (players: Players): Promise<void> =>
  players.step(
    players.admin,
    `/api/admin/bookings/${players.bookingId}/refund`,
    { amount: '50.00', reason: 'goodwill' },
    ({ escrowStatus }) => escrowStatus === 'split',
  );

/** Ways through a booking that between them make every call that changes something at the provider. */
export const FLOWS: readonly Flow[] = [
  {
    name: 'paid, accepted, delivered, revised, approved',
    play: async (players) => {
      await inReview(players);
      await review(players, 'request_revision', 'revising');
      await players.deliver();
      await review(players, 'approve', 'completed');
    },
    end: {
      stage: 'completed',
      escrow: 'released',
      books: { authorized: 0, in: PAID, back: 0, out: NET },
    },
  },
  {
    name: 'paid and declined',
    play: async (players) => {
      await players.book('pay_first');
      await players.pay();
      await players.until('requested');
      await asCreator(players, 'reject', 'declined');
    },
    end: { stage: 'declined', escrow: 'voided', books: { authorized: 0, in: 0, back: 0, out: 0 } },
  },
  {
    name: 'accepted, paid, delivered, approved',
    play: async (players) => {
      await players.book('approve_first');
      await accept(players, 'accepted');
      await players.pay();
      await players.until('producing');
      await players.deliver();
      await review(players, 'approve', 'completed');
    },
    end: {
      stage: 'completed',
      escrow: 'released',
      books: { authorized: 0, in: PAID, back: 0, out: NET },
    },
  },
  {
    name: 'paid, accepted, the creator leaves',
    play: async (players) => {
      await producing(players);
      await asCreator(players, 'withdraw', 'cancelled');
    },
    end: { stage: 'cancelled', escrow: 'refunded', books: { authorized: 0, in: PAID, back: PAID, out: 0 } },
  },
  {
    name: 'rejected, contested, decided 40 to 60',
    play: async (players) => {
      await inReview(players);
      await review(players, 'reject', 'contestable');
      await asCreator(players, 'contest', 'disputed');
      await players.step(
        players.admin,
        `/api/admin/bookings/${players.bookingId}/resolve`,
        { creatorPercent: 40, reason: 'both are right' },
        ({ stage }) => stage === 'completed',
      );
    },
    end: {
      stage: 'completed',
      escrow: 'split',
      books: { authorized: 0, in: PAID, back: 9_000, out: 5_400 },
    },
  },
  {
    name: 'more time, then a settlement that is countered, before a delivery',
    play: async (players) => {
      await producing(players);
      const dueAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
      const reason = 'because of the storm';
      const isAsked = ({ extension }: Booking) => extension !== null;
      await take(players, 'creator', 'ask_extension', { dueAt, reason }, isAsked);
      const isGiven = (booking: Booking) => booking.dueAt === dueAt;
      await take(players, 'brand', 'accept_extension', { number: 1, dueAt }, isGiven);
      const propose = (by: 'brand' | 'creator', creatorPercent: number, number: number) =>
        take(players, by, 'propose_settlement', { creatorPercent, reason }, (booking) => {
          return booking.settlement?.number === number;
        });
      await propose('brand', 20, 2);
      await propose('creator', 40, 3);
      const accepted = { number: 3, creatorPercent: 40 };
      const isOver = ({ stage }: Booking) => stage === 'cancelled_with_fee';
      await take(players, 'brand', 'accept_settlement', accepted, isOver);
    },
    end: {
      stage: 'cancelled_with_fee',
      escrow: 'split',
      books: { authorized: 0, in: PAID, back: 9_000, out: 5_400 },
    },
  },
  {
    name: 'approved, then a part granted back',
    play: async (players) => {
      await inReview(players);
      await review(players, 'approve', 'completed');
      await players.quiet();
      await grantBack(players);
    },
    end: {
      stage: 'completed',
      escrow: 'split',
      books: { authorized: 0, in: PAID, back: 5_000, out: 9_000 },
    },
  },
  {
    name: 'approved, and a part granted back before the creator was paid',
    play: async (players) => {
      await inReview(players);
      await review(players, 'approve', 'completed');
      await grantBack(players);
    },
    end: {
      stage: 'completed',
      escrow: 'split',
      books: { authorized: 0, in: PAID, back: 5_000, out: 9_000 },
    },
  },
];
