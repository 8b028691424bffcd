/**
 * The tests that have a long form, in the order of a soak run: first those that come to an end, then those that go on
 * for as long as there is time. What one of them leaves of its share goes to the others.
 */
const LONG = [
  ...[
    'silence',
    'races',
    'every-path',
    'provider-faults',
    'lost-connections',
    'kills',
    'bent-deals',
    'hostile-files',
    'under-attack',
  ],
  ...['fuzz', 'random-walks', 'tip-walks'],
];
const DEFAULT_MINUTES = 60;
export const MINUTE_MS = 60_000;

/**
 * How many minutes a soak run may take.
 * @param {string[]} words what stands behind `npm run test:soak --`
 * @throws when they are not `--minutes N`
 */
export function readMinutes(words) {
  if (words.length === 0) return DEFAULT_MINUTES;
  const minutes = Number(words[1]);
  if (words.length !== 2 || words[0] !== '--minutes' || !(minutes > 0)) {
    throw new Error('Say how long it may take: npm run test:soak -- --minutes 60');
  }
  return minutes;
}

/**
 * What a soak run does, one Jest run after the other; each learns when it is to begin nothing new.
 * @param {number} minutes for all of them together
 * @param {() => number} now the time in milliseconds; a test has a clock of its own
 */
export function* soakRuns(minutes, now = Date.now) {
  const end = now() + minutes * MINUTE_MS;
  for (const [index, name] of LONG.entries()) {
    const share = Math.max(0, end - now()) / (LONG.length - index);
    yield {
      project: 'backend',
      title: `${name}, ${(share / MINUTE_MS).toFixed(1)} minutes`,
      words: ['--testPathPatterns', `test/${name}\\.long-spec`],
      environment: { REELPACT_SOAK_UNTIL: String(Math.round(now() + share)) },
      spareMs: share,
    };
  }
}
