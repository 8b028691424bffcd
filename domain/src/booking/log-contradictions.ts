import type { EscrowState } from './escrow.js';
import { BOOKED } from './event-facts.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage } from './stages.js';

/** An entry of a booking's log, as far as entries can contradict each other. */
export interface LoggedMove {
  event: string;
  /** null when the booking was just made. */
  fromStage: BookingStage | null;
  toStage: BookingStage;
  fromEscrow: EscrowState | null;
  toEscrow: EscrowState;
}
type Log = readonly LoggedMove[];

const CHARGED_BACK = 'charged_back.';
const wasBefore = (log: Log, index: number, event: string): boolean =>
  log.slice(0, index).some((move) => move.event === event);
/** Each such event comes after that other one. */
const comesAfter =
  (event: string, earlier: string) =>
  (log: Log): boolean =>
    log.every((move, index) => move.event !== event || wasBefore(log, index, earlier));
const reached = (log: Log, escrow: EscrowState): boolean => log.some(({ toEscrow }) => toEscrow === escrow);
const timesInto = (log: Log, from: readonly EscrowState[], to: readonly EscrowState[]): number =>
  log.filter(
    ({ fromEscrow, toEscrow }) => fromEscrow !== null && from.includes(fromEscrow) && to.includes(toEscrow),
  ).length;

/** What holds for the log of every booking, whichever way it went; the entries are in their order. */
export const LOG_RULES: Readonly<Record<string, (log: Log) => boolean>> = {
  'a booking is booked once, and first of all': (log) =>
    log.every(
      ({ event, fromStage }, index) =>
        (event === BOOKED) === (index === 0) && (fromStage === null) === (index === 0),
    ),
  'each entry begins where the one before it ended': (log) =>
    log.every(({ fromStage, fromEscrow }, index) => {
      const before = log[index - 1];
      return !before || (fromStage === before.toStage && fromEscrow === before.toEscrow);
    }),
  'nothing moves a booking that has ended': (log) =>
    log.every(
      ({ fromStage, toStage }) => fromStage === null || !STAGE_META[fromStage].final || toStage === fromStage,
    ),
  'content is delivered only after the creator accepted': comesAfter('CONTENT_SUBMITTED', 'CREATOR_APPROVED'),
  'content is approved only after it was delivered': comesAfter('BRAND_APPROVED', 'CONTENT_SUBMITTED'),
  'a booking is paid once': (log) => timesInto(log, ['pending', 'authorized'], ['held']) <= 1,
  'held money is settled once': (log) => timesInto(log, ['held'], ['released', 'split', 'refunded']) <= 1,
  'money is released only after it was held': (log) =>
    log.every(
      ({ fromEscrow, toEscrow }) =>
        toEscrow !== 'released' ||
        fromEscrow === 'held' ||
        fromEscrow === 'released' ||
        fromEscrow === 'charged_back.released',
    ),
  'nothing is released and refunded in full': (log) =>
    !(reached(log, 'released') && reached(log, 'refunded')),
  'a chargeback gives back what it froze, or it is lost': (log) =>
    log.every(
      ({ fromEscrow, toEscrow }) =>
        !fromEscrow?.startsWith(CHARGED_BACK) ||
        [fromEscrow, fromEscrow.slice(CHARGED_BACK.length), 'lost'].includes(toEscrow),
    ),
};

/** The rules that a booking's log breaks. */
export function logContradictions(log: Log): string[] {
  return Object.entries(LOG_RULES).flatMap(([rule, holds]) => (holds(log) ? [] : [rule]));
}
