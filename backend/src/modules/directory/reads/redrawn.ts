import { REDRAWN_EVERY_DAYS } from '@reelpact/domain';

/** The days of the cycle in which a creator's place on the ring lasts that are over on a day, both as expressions. SQL. */
const daysOver = (creatorId: string, day: string): string =>
  `(${day} - date '2000-01-01' + mod(abs(hashtext(${creatorId}::text)::bigint), ${REDRAWN_EVERY_DAYS})::int)`;
/** Which place in turn a creator has on a day: each of them another one every so many days. SQL. */
export const drawOf = (creatorId: string, day: string): string =>
  `${daysOver(creatorId, day)} / ${REDRAWN_EVERY_DAYS}`;
/** Whether the place is a new one on that day. SQL. */
export const isRedrawn = (creatorId: string, day: string): string =>
  `mod(${daysOver(creatorId, day)}, ${REDRAWN_EVERY_DAYS}) = 0`;
