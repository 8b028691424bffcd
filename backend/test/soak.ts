import fc from 'fast-check';

/**
 * Long tests have two forms. `npm test` runs the short one: a part that the seed chooses. `npm run test:soak` goes on
 * from there for as long as its time lasts, and says what it did not get to; time never makes a test fail.
 */

/** When a long form is to begin nothing new, in milliseconds since 1970; undefined outside of `npm run test:soak`. */
const UNTIL = process.env['REELPACT_SOAK_UNTIL'];

export const SOAK = UNTIL !== undefined;

/** Whether a soak run may go on with another round. */
export const hasTimeLeft = (): boolean => UNTIL !== undefined && Date.now() < Number(UNTIL);

/** How often something is done where a setting of the run says so, a whole number from 1 on; null where it doesn't. */
function chosen(name: string): number | null {
  const given = process.env[name];
  if (given === undefined) return null;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} must be a whole number from 1 on`);
  return count;
}
/** How often each pair races. */
export const CHOSEN_RACES = chosen('REELPACT_RACES');
/** How many bookings walk. */
export const CHOSEN_BOOKINGS = chosen('REELPACT_BOOKINGS');

/** What chance decides with; `npm test` chooses it and prints it, and REELPACT_SEED repeats a run. */
export const SEED = Number(process.env['REELPACT_SEED'] ?? Date.now() % 1_000_000);

/** A sequence in an order that is always the same for a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const [order = [...items]] = fc.sample(
    fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length }),
    { seed, numRuns: 1 },
  );
  return order;
}

/**
 * Goes through things in the order that the seed gives them: through so many in `npm test`, and in a soak run
 * through as many more as there is time for.
 * @returns how many were done, and how many there are
 */
export async function eachThatFits<T>(
  items: readonly T[],
  short: number,
  work: (item: T) => Promise<void>,
): Promise<{ done: number; all: number }> {
  let done = 0;
  for (const item of shuffled(items, SEED)) {
    if (done >= short && !hasTimeLeft()) break;
    await work(item);
    done += 1;
  }
  return { done, all: items.length };
}

/** A line for the log about a long test. */
export const covered = ({ done, all }: { done: number; all: number }, what: string): string =>
  `seed ${SEED}: ${done} of ${all} ${what}${SOAK && done < all ? '; there was no time for the rest' : ''}`;
