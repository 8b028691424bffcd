import { useSupportLink } from '../../api/support';
import styles from './app-layout.module.css';

/** The line below every screen of the application. */
export function AppFoot() {
  const support = useSupportLink('Help with Reelpact');
  return (
    <footer className={styles.foot}>
      <span>Reelpact</span>
      {support && <a href={support}>Contact Support</a>}
    </footer>
  );
}
