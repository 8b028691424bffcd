import { ENTRY_NUMBERS_MAX, formatPrice, parseDollars, proofTexts, spanText } from '@reelpact/domain';
import type { DirectoryEntryDto } from '../../api/directory-calls';
import { Avatar } from '../../ui/avatar';
import { Panel } from '../../ui/panel';
import styles from './directory.module.css';

/** A creator's entry with what visitors see of it. */
export function OwnEntry({ entry }: { entry: DirectoryEntryDto }) {
  const { displayName, tagline, priceFrom, deliveryTime, languages, country } = entry;
  const places = [...languages, ...(country === null ? [] : [country])];
  const numbers = proofTexts(entry.proof).slice(0, ENTRY_NUMBERS_MAX);
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
            from {formatPrice(parseDollars(priceFrom) ?? 0)} · {spanText(deliveryTime)}
          </p>
          {numbers.length > 0 && (
            <ul className={styles.numbers}>
              {numbers.map((number) => (
                <li key={number}>{number}</li>
              ))}
            </ul>
          )}
          {places.length > 0 && <p className={styles.hint}>{places.join(' · ')}</p>}
        </div>
      </div>
    </Panel>
  );
}
