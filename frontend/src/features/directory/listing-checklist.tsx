import { Link } from 'react-router-dom';
import type { OwnDirectoryDto } from '../../api/directory-calls';
import { Panel } from '../../ui/panel';
import styles from './directory.module.css';

type Check = OwnDirectoryDto['checks'][number];

/** Where something is done about a check; the others are met on this screen, or by being here. */
const FIXED_AT: Partial<Record<Check['check'], { to: string; label: string }>> = {
  email: { to: '/account', label: 'Confirm your email' },
  picture: { to: '/creator/dashboard', label: 'Add a picture' },
  packages: { to: '/creator/dashboard?tab=packages', label: 'Edit your packages' },
  portfolio: { to: '/creator/dashboard?tab=packages', label: 'Add portfolio pieces' },
};

/** What a creator's place in the directory still needs. */
export function ListingChecklist({ checks }: { checks: readonly Check[] }) {
  const missing = checks.filter(({ met }) => !met).length;
  return (
    <Panel title="You aren’t listed" tone="attention">
      <p>
        You’re listed as soon as all of these are true. {missing} of {checks.length}{' '}
        {missing === 1 ? 'is' : 'are'} missing.
      </p>
      <ul className={styles.checks}>
        {checks.map(({ check, label, met }) => {
          const fix = met ? undefined : FIXED_AT[check];
          return (
            <li key={check} className={met ? styles.met : styles.missing}>
              <span className={styles.aloud}>{met ? 'Done: ' : 'Missing: '}</span>
              {label}
              {fix && (
                <>
                  {' '}
                  <Link to={fix.to}>{fix.label}</Link>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
