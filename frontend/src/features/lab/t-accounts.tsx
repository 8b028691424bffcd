import { LEDGER_ACCOUNTS, formatMoney } from '@reelpact/domain';
import type { LabPostingDto } from '../../api/generated-admin';
import { Panel } from '../../ui/panel';
import { accountName, entriesOf, type AccountEntry } from './account-entries';
import styles from './t-accounts.module.css';

/** The booking's part of the ledger: each posting on the accounts that it moved money between. */
export function TAccounts({ postings }: { postings: LabPostingDto[] }) {
  const used = LEDGER_ACCOUNTS.map((account) => ({ account, ...entriesOf(account, postings) })).filter(
    ({ debits, credits }) => debits.length + credits.length > 0,
  );
  return (
    <Panel title="Ledger">
      {used.length === 0 && <p className={styles.none}>Nothing has been posted yet.</p>}
      <div className={styles.accounts}>
        {used.map(({ account, debits, credits, balance }) => (
          <table key={account} className={styles.account}>
            <caption>{accountName(account)}</caption>
            <thead>
              <tr>
                <th scope="col">Debit</th>
                <th scope="col">Credit</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <Side entries={debits} />
                <Side entries={credits} />
              </tr>
            </tbody>
            <tfoot>
              <tr>
                <td>{balance > 0 && formatMoney(balance)}</td>
                <td>{balance < 0 && formatMoney(-balance)}</td>
              </tr>
              {balance === 0 && (
                <tr>
                  <td colSpan={2}>Balanced</td>
                </tr>
              )}
            </tfoot>
          </table>
        ))}
      </div>
    </Panel>
  );
}

function Side({ entries }: { entries: AccountEntry[] }) {
  return (
    <td>
      <ul>
        {entries.map(({ key, text, amount }) => (
          <li key={key}>
            <span>{text}</span>
            <span className={styles.amount}>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </td>
  );
}
