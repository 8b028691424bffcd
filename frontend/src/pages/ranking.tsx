import { OWN_MEANS_FROM_DELIVERIES, PROOF_FROM, RANKING_PARTS, SAME_BRAND_MAX } from '@reelpact/domain';
import { AroundDirectory } from './directory';
import type { RankingData } from './page-data';

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Where each part comes from, in words. */
const FROM: Readonly<Record<string, string>> = {
  onTime:
    'First versions that came before the end of the promised day, of those that came or never did, in 12 months.',
  answers:
    'Requests answered within 24 hours, of all in 90 days. Declining counts as an answer; only silence doesn’t.',
  accepted:
    'Finished bookings in which the creator got half of the money or more, of all finished in 12 months.',
  returning: 'Brands with two or more completed bookings, of all brands with one or more.',
  page: 'A profile picture, a tagline, six portfolio pieces, formats and rights on every package, languages and country.',
};

/** How the order of the directory is made: all of it, with the numbers that are used now. */
export function Ranking({ ranking }: { ranking: RankingData }) {
  const [first = 0] = ranking.bands;
  return (
    <AroundDirectory>
      <main id="content" className="directory prose">
        <h1>How the order works</h1>
        <p>
          The order of the <a href="/creators">directory</a> is the same for everyone. Nobody can pay for a
          place, and price, earnings, stars, followers, fees and the age of an account play no part in it.
          What counts is how creators work, and that their page says enough, in points from 0 to 100:
        </p>
        <ul className="parts">
          {ranking.parts.map(({ part, label, points, mean }) => (
            <li key={part}>
              <h2>
                {label}: up to {points} points
              </h2>
              <p>{FROM[part]}</p>
              {mean !== null && <p className="soft">Everyone begins with {percent(mean)}</p>}
            </li>
          ))}
        </ul>
        <h2>Newcomers begin with the average</h2>
        <p>
          Each share is computed as if a creator already had {RANKING_PARTS.onTime.weight} more events (
          {RANKING_PARTS.returning.weight} for brands that return) with the share that everyone begins with.
          So one late delivery doesn’t make somebody the last, and one good one doesn’t make them the first.
          On the first of each month these shares become the means of all creators here; until{' '}
          {OWN_MEANS_FROM_DELIVERIES} deliveries have been due, they are what we assume.
        </p>
        <h2>Near-equals take turns</h2>
        <p>
          Points put creators into {ranking.bands.length} bands:{' '}
          {ranking.bands.filter((least) => least > 0).join(', ')} points or more, and below. The best band
          begins at {first}. Within a band the order moves on every hour, so that each creator in it is in
          front for a while; one point more never decides. Who is alone in a band has nobody to take turns
          with.
        </p>
        <h2>Friends don’t make a reputation</h2>
        <p>
          At most {SAME_BRAND_MAX} bookings of the same brand count in any share. A card shows a count from{' '}
          {PROOF_FROM.counts} events on and a percentage from {PROOF_FROM.shares}; with fewer it leaves the
          number out. Creators may hide their numbers, all of them or none; they still count here.
        </p>
        <p>
          The same as data: <a href="/api/directory/ranking">/api/directory/ranking</a>
        </p>
      </main>
    </AroundDirectory>
  );
}
