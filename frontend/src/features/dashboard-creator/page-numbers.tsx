import {
  PAGE_NUMBERS,
  PAGE_NUMBER_LABELS,
  dollarsText,
  formatMoney,
  parseDollars,
  tipsTitle,
  type InsightDays,
  type ShareNetwork,
} from '@reelpact/domain';
import { useState } from 'react';
import { useGetInsightsQuery, type InsightsDto } from '../../api/calls';
import { LoadFailed } from '../../loading/load-failed';
import { AreaChart, BarChart } from '../../ui/chart';
import { EmptyNote } from '../../ui/empty-note';
import { AnchorButton, PlainButton } from '../../ui/link-button';
import { NetworkLinks } from '../../booking/network-links';
import { Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Choice } from '../../ui/plain-fields';
import { Skeleton } from '../../ui/skeleton';
import { utcDayText } from '../../ui/when';
import { Funnel } from './funnel';
import { LinkTable } from './link-table';
import { NumbersTable } from './numbers-table';
import styles from './page-numbers.module.css';
import { sourceText } from './source-text';

/** What a creator does with the link to their page. */
export interface OwnLink {
  copy: () => unknown;
  copyFor: (network: ShareNetwork) => unknown;
  /** null where the browser can't share. */
  share: (() => unknown) | null;
}

const CHARTED = [
  'visitors',
  'views',
  'reelPlays',
  'packageClicks',
  'bookingStarts',
  'bookings',
  'money',
] as const;
type Charted = (typeof CHARTED)[number];
const BY_PACKAGE = ['packageClicks', 'bookingStarts', 'bookings', 'paidBookings'] as const;
const BY_SOURCE = ['visitors', 'views', ...BY_PACKAGE] as const;
/** A longer list is in the table below. */
const MAX_BARS = 8;

/** Which visits a creator's page had, where they came from, and what became of them. */
export function PageNumbers({ link }: { link: OwnLink }) {
  const [days, setDays] = useState<InsightDays>(28);
  const { data, error, isLoading, isFetching, refetch } = useGetInsightsQuery(
    { days },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <Skeleton shape="tab" />;
  // While another period is loaded the last one stays; what failed is not passed off as it.
  if (!data || error) {
    return (
      <Panel title="Your page">
        <LoadFailed inPlace error={error} onRetry={refetch} title="Your numbers could not be loaded" />
      </Panel>
    );
  }
  if (!data.everVisited && data.totals.bookings === 0 && data.before.bookings === 0) {
    return (
      <Panel title="Your page">
        <EmptyNote title="Nobody has visited yet. Share your link." />
        <Row>
          <PlainButton onClick={() => void link.copy()}>Copy Link</PlainButton>
          {link.share && (
            <PlainButton look="quiet" onClick={() => void link.share?.()}>
              Share
            </PlainButton>
          )}
        </Row>
        <NetworkLinks onCopy={link.copyFor} />
      </Panel>
    );
  }
  return (
    <>
      <Panel
        title="Your page"
        aside={
          <div role="group" aria-label="Period" className={styles.periods}>
            {PAGE_NUMBERS.periods.map((period) => (
              <button
                key={period}
                type="button"
                aria-pressed={period === days}
                onClick={() => setDays(period)}
              >
                {period} days
              </button>
            ))}
          </div>
        }
      >
        <div aria-busy={isFetching}>
          <Funnel totals={data.totals} before={data.before} days={data.days} />
        </div>
      </Panel>
      <Charts insights={data} />
      <Panel
        title="Where they came from"
        aside={
          <AnchorButton look="quiet" href={`/api/creators/insights.csv?days=${days}`} download>
            Download CSV
          </AnchorButton>
        }
      >
        <NumbersTable
          label="Numbers by source"
          head="Source"
          columns={BY_SOURCE}
          rows={data.bySource.map((row) => ({ ...row, key: row.source, name: sourceText(row.source) }))}
        />
        <NetworkLinks onCopy={link.copyFor} />
        <p className={styles.note}>
          Counted without cookies, in days of UTC. Visitors are told apart within one day only. Money is what
          these bookings have earned so far.
        </p>
      </Panel>
      <Panel title="What they chose">
        <NumbersTable
          label="Numbers by package"
          head="Package"
          columns={BY_PACKAGE}
          rows={data.byPackage.map((row) => ({ ...row, key: row.packageId }))}
        />
      </Panel>
      <Panel title="Which links they opened">
        {data.tips.count > 0 && (
          <p>Beside all that: {tipsTitle(data.tips.count, dollarsText(data.tips.money))}</p>
        )}
        <LinkTable links={data.byLink} />
      </Panel>
    </>
  );
}

function Charts({ insights: { byDay, bySource } }: { insights: InsightsDto }) {
  const [shown, setShown] = useState<Charted>('visitors');
  const unit = PAGE_NUMBER_LABELS[shown];
  const valueOf = (row: InsightsDto['totals']): number =>
    shown === 'money' ? (parseDollars(row.money) ?? 0) : row[shown];
  const say = (value: number): string =>
    shown === 'money' ? formatMoney(value) : value.toLocaleString('en-US');
  const sources = bySource
    .map((row) => ({ label: sourceText(row.source), value: valueOf(row) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  return (
    <Panel
      title="Over time"
      aside={
        <Choice
          label="Show"
          value={shown}
          options={CHARTED.map((value) => ({ value, label: PAGE_NUMBER_LABELS[value] }))}
          onChange={setShown}
        />
      }
    >
      <div className={styles.charts}>
        <AreaChart
          title={`${unit} by day`}
          unit={unit}
          labelled="Day"
          say={say}
          points={byDay.map((row) => ({ label: utcDayText(row.day), value: valueOf(row) }))}
        />
        <BarChart
          title={`${unit} by source`}
          unit={unit}
          labelled="Source"
          say={say}
          points={sources.slice(0, MAX_BARS)}
        />
      </div>
    </Panel>
  );
}
