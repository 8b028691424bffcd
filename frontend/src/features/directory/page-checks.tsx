import { Link } from 'react-router-dom';
import type { OwnDirectoryDto } from '../../api/directory-calls';
import styles from './directory.module.css';

interface Check {
  check: string;
  label: string;
  met: boolean;
}

interface ChecksProps {
  checks: readonly Check[];
  /** Where something is done about a check that isn't met; others are met on this screen, or by being here. */
  fixedAt: Readonly<Record<string, { to: string; label: string }>>;
}

/** What is met and what is missing, with the way to each. */
export function Checks({ checks, fixedAt }: ChecksProps) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ check, label, met }) => {
        const fix = met ? undefined : fixedAt[check];
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
  );
}

const PAGE_FIXED_AT = {
  picture: { to: '/creator/dashboard?edit=profile', label: 'Add a picture' },
  tagline: { to: '/creator/dashboard?edit=look', label: 'Write the line under your name' },
  portfolio: { to: '/creator/dashboard?edit=portfolio', label: 'Add portfolio pieces' },
  terms: { to: '/creator/dashboard?tab=packages', label: 'Edit your packages' },
};

/** What makes a page complete, each by itself. */
export const PageChecks = ({ checks }: { checks: OwnDirectoryDto['pageChecks'] }) => (
  <Checks checks={checks} fixedAt={PAGE_FIXED_AT} />
);
