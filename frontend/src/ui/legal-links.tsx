import styles from './legal-links.module.css';

/** The way to what is agreed and to what happens with people's data. */
export function LegalLinks() {
  return (
    <span className={styles.links}>
      <a href="/terms">Terms</a>
      <a href="/privacy">Privacy</a>
    </span>
  );
}

/** What somebody agrees to by a step; the pages open beside the form, so that nothing typed is lost. */
export function Agreement({ by }: { by: string }) {
  return (
    <p className={styles.agreement}>
      {by} you agree to the{' '}
      <a href="/terms" target="_blank" rel="noreferrer">
        terms
      </a>
      . The{' '}
      <a href="/privacy" target="_blank" rel="noreferrer">
        privacy policy
      </a>{' '}
      says what happens with your data.
    </p>
  );
}
