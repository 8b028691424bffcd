import styles from './test-card-hint.module.css';
import { TEST_CARDS } from './test-cards';

/** Which cards the sandbox knows; shown under its card form alone. */
export function TestCardHint() {
  return (
    <div className={styles.hint}>
      <span>No real money moves here. Pay with a test card, any future date and any code:</span>
      <ul>
        {TEST_CARDS.map(({ number, does }) => (
          <li key={number}>
            <code>{number}</code> {does}
          </li>
        ))}
      </ul>
    </div>
  );
}
