import { StepDots } from '../../ui/step-dots';
import coffee from './pictures/coffee.webp';
import portrait from './pictures/portrait.webp';
import skinCare from './pictures/skin-care.webp';
import unboxing from './pictures/unboxing.webp';
import styles from './hero-card.module.css';

const packages = [
  [skinCare, 'Product photos', '$150'],
  [unboxing, 'Unboxing reel', '$280'],
  [coffee, 'Launch bundle', '$520'],
] as const;

/** A picture, drawn in markup, of what a creator gets: their page, and the news of a booking that is paid. */
export function HeroCard() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.phone}>
        <div className={styles.cover}>
          <img className={styles.face} src={portrait} width="76" height="76" alt="" />
        </div>
        <strong>Sophia</strong>
        <span className={styles.muted}>Lifestyle</span>
        <ul>
          {packages.map(([picture, name, price]) => (
            <li key={name}>
              <img src={picture} width="32" height="32" alt="" />
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
