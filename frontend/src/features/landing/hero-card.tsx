import { StepDots } from '../../ui/step-dots';
import styles from './hero-card.module.css';

const packages = [
  ['📸', 'Product photos', '$150'],
  ['🎥', 'Unboxing reel', '$280'],
  ['✨', 'Launch bundle', '$520'],
] as const;

/** A picture, drawn in markup, of what a creator gets: their page, and the news of a booking that is paid. */
export function HeroCard() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.phone}>
        <div className={styles.cover}>
          <span className={styles.face}>SC</span>
        </div>
        <strong>Sophia</strong>
        <span className={styles.muted}>Lifestyle</span>
        <ul>
          {packages.map(([emoji, name, price]) => (
            <li key={name}>
              <span>{emoji}</span>
              <span>{name}</span>
              <b>{price}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.news}>
        <span className={styles.muted}>Unboxing reel for Fernwood</span>
        <b>$280.00 is held for you</b>
        <StepDots
          label=""
          steps={[
            { label: 'Paid in', state: 'reached' },
            { label: 'Held', state: 'reached' },
            { label: 'Approved', state: 'open' },
            { label: 'Paid out', state: 'open' },
          ]}
        />
      </div>
    </div>
  );
}
