import { PAGE_NUMBER_LABELS, dollarsText, type PageNumber } from '@reelpact/domain';
import { EmptyNote } from '../../ui/empty-note';
import styles from './numbers-table.module.css';

type Counted = Exclude<PageNumber, 'money'>;
type Row<C extends Counted> = Record<C, number> & {
  key: string;
  name: string;
  /** Dollars, as the server says them. */
  money: string;
};

interface NumbersTableProps<C extends Counted> {
  label: string;
  /** Over the names. */
  head: string;
  columns: readonly C[];
  rows: readonly Row<C>[];
}

/** What each of several has led to, the money at the end. */
export function NumbersTable<C extends Counted>({ label, head, columns, rows }: NumbersTableProps<C>) {
  if (rows.length === 0) return <EmptyNote title="Nothing in these days" />;
  return (
    // A wide table scrolls, and what scrolls can be reached by keyboard.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {PAGE_NUMBER_LABELS[name]}
              </th>
            ))}
            <th scope="col">{PAGE_NUMBER_LABELS.money}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {columns.map((name) => (
                <td key={name}>{row[name].toLocaleString('en-US')}</td>
              ))}
              <td className={styles.money}>{dollarsText(row.money)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
