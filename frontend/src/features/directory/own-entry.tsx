import { formatPrice, parseDollars, proofTexts } from '@reelpact/domain';
import type { DirectoryEntryDto } from '../../api/directory-calls';
import { Avatar } from '../../ui/avatar';
import { Panel } from '../../ui/panel';
import styles from './directory.module.css';

/** An entry shows so many numbers at most. */
const MAX_NUMBERS = 3;

/** A creator's entry with what visitors see of it. */
export function OwnEntry({ entry }: { entry: DirectoryEntryDto }) {
  const { displayName, tagline, priceFrom, deliveryTime, languages } = entry;
  const numbers = proofTexts(entry.proof).slice(0, MAX_NUMBERS);
  return (
    <Panel title="Your entry" aside={<a href={`/${entry.username}`}>View your page</a>}>
      <div className={styles.entry}>
        {entry.poster && <img className={styles.poster} src={entry.poster} alt="" loading="lazy" />}
        <div className={styles.about}>
          <div className={styles.who}>
            <Avatar name={displayName} src={entry.profilePicture} size={40} />
            <strong dir="auto">{displayName}</strong>
          </div>
          {tagline && <p dir="auto">{tagline}</p>}
          <p className={styles.price}>
            from {formatPrice(parseDollars(priceFrom) ?? 0)} · {deliveryTime}
          </p>
          {numbers.length > 0 && (
            <ul className={styles.numbers}>
              {numbers.map((number) => (
                <li key={number}>{number}</li>
              ))}
            </ul>
          )}
          {languages.length > 0 && <p className={styles.hint}>{languages.join(', ')}</p>}
        </div>
      </div>
    </Panel>
  );
}
