import { useSupportLink } from '../../api/support';
import { LegalLinks } from '../../ui/legal-links';
import styles from './app-layout.module.css';

/** The line below every screen of the application. */
export function AppFoot() {
  const support = useSupportLink('Help with Reelpact');
  return (
    <footer className={styles.foot}>
      <span>Reelpact</span>
      <LegalLinks />
      {support && <a href={support}>Contact Support</a>}
    </footer>
  );
}
