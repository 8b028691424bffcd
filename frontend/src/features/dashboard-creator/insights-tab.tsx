import { formatMoney, parseDollars } from '@reelpact/domain';
import { EmptyNote } from '../../ui/empty-note';
import { Panel } from '../../ui/panel';
import { Stats } from '../../ui/stat';
import styles from './insights-tab.module.css';

interface InsightsTabProps {
  revenue: string;
  completed: number;
  orders: number;
  topPackages: readonly { id: string; name: string; orders: number }[];
}

/** How the creator's work is going, counted by the server. */
export function InsightsTab({ revenue, completed, orders, topPackages }: InsightsTabProps) {
  return (
    <div className={styles.insights}>
      <Panel title="Performance">
        <Stats
          stats={[
            { name: 'Total Revenue', value: formatMoney(parseDollars(revenue) ?? 0) },
            { name: 'Completed Orders', value: String(completed) },
            { name: 'Success Rate', value: `${orders === 0 ? 0 : Math.round((completed / orders) * 100)}%` },
          ]}
        />
      </Panel>
      <Panel title="Top Packages">
        {topPackages.length === 0 ? (
          <EmptyNote title="No packages yet" />
        ) : (
          <ol className={styles.top}>
            {topPackages.map(({ id, name, orders: count }) => (
              <li key={id}>
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
