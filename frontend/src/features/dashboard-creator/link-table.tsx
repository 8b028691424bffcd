import type { InsightsDto } from '../../api/calls';
import { EmptyNote } from '../../ui/empty-note';
import styles from './numbers-table.module.css';

/** "northwind.test/shop". */
const addressText = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** How often each link and account on the page was opened, the most opened first. */
export function LinkTable({ links }: { links: InsightsDto['byLink'] }) {
  if (links.length === 0) return <EmptyNote title="Nothing in these days" />;
  return (
    <div className={styles.scroll} role="region" aria-label="Clicks by link" tabIndex={0}>
      <table className={`${styles.numbers} ${styles.links}`}>
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ url, title, clicks }) => (
            <tr key={url}>
              <th scope="row">{title === null ? addressText(url) : `${title} (${addressText(url)})`}</th>
              <td>{clicks.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
