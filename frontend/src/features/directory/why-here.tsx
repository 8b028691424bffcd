import { BANDS, type RankingPartName } from '@reelpact/domain';
import type { OwnDirectoryDto } from '../../api/directory-calls';
import { Panel } from '../../ui/panel';
import styles from './directory.module.css';
import { PageChecks } from './page-checks';

type Part = OwnDirectoryDto['parts'][number];

const oneDigit = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** What is counted of each part, behind "32 of 33". */
const COUNTED: Readonly<Record<RankingPartName | 'page', string>> = {
  onTime: 'on time',
  answers: 'answered within a day',
  accepted: 'finished bookings accepted',
  returning: 'brands came back',
  page: 'checks met',
};
const isCounted = (part: string): part is keyof typeof COUNTED => part in COUNTED;

/** "32 of 33 on time: 33.1 of 35 points". */
function pointsText({ part, own, points, hits, of, mean }: Part): string {
  const earned = `${oneDigit.format(own)} of ${points} points`;
  if (!of) return `Nothing counted yet, so ${percent.format(mean ?? 0)} as for everyone: ${earned}`;
  return `${hits} of ${of} ${isCounted(part) ? COUNTED[part] : ''}: ${earned}`;
}

/** Why a creator stands where they stand: their points with the events behind them. */
export function WhyHere({
  place,
}: {
  place: Pick<OwnDirectoryDto, 'points' | 'band' | 'parts' | 'pageChecks'>;
}) {
  const { points, band, parts, pageChecks } = place;
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  return (
    <Panel title="Why am I here?">
      <p>
        <strong className={styles.total}>
          {oneDigit.format(points)} of {total} points
        </strong>{' '}
        Band {band} of {BANDS.length}
      </p>
      <dl className={styles.parts}>
        {parts.map((part) => (
          <div key={part.part}>
            <dt>{part.label}</dt>
            <dd>
              {pointsText(part)}
              {part.part === 'page' && <PageChecks checks={pageChecks} />}
              {!!part.of && part.weight !== null && part.mean !== null && (
                <span className={styles.hint}>
                  Plus {part.weight} at {percent.format(part.mean)}, as for everyone.
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>
        Creators in the same band take turns. Numbers that you hide on your page still count here, and price
        never does.
      </p>
      <a href="/creators/how-the-order-works">How the order works</a>
    </Panel>
  );
}
