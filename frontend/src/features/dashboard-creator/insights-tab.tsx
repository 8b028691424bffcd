import { dollarsText } from '@reelpact/domain';
import { EmptyNote } from '../../ui/empty-note';
import { Panel } from '../../ui/panel';
import { Stats } from '../../ui/stat';
import styles from './insights-tab.module.css';
import { PageNumbers, type OwnLink } from './page-numbers';

interface InsightsTabProps {
  revenue: string;
  completed: number;
  /** Percent. */
  successRate: number;
  link: OwnLink;
  topPackages: readonly { packageId: string; name: string; orders: number }[];
}

/** How the creator's work is going, counted by the server. */
export default function InsightsTab({
  revenue,
  completed,
  successRate,
  link,
  topPackages,
}: InsightsTabProps) {
  return (
    <div className={styles.insights}>
      <PageNumbers link={link} />
      <Panel title="Performance">
        <Stats
          stats={[
            { name: 'Total Revenue', value: dollarsText(revenue) },
            { name: 'Completed Orders', value: String(completed) },
            { name: 'Success Rate', value: `${Math.round(successRate)}%` },
          ]}
        />
      </Panel>
      <Panel title="Top Packages">
        {topPackages.length === 0 ? (
          <EmptyNote title="No packages yet" />
        ) : (
          <ol className={styles.top}>
            {topPackages.map(({ packageId, name, orders: count }) => (
              <li key={packageId}>
                <span>{name}</span>
                <b>
                  {count} order{count === 1 ? '' : 's'}
                </b>
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}
