import { ENTRY_NUMBERS_MAX, formatPrice, parseDollars, proofTexts, spanText } from '@reelpact/domain';
import type { SavedCreatorDto } from '../../api/directory-calls';
import { Avatar } from '../../ui/avatar';
import styles from './directory.module.css';

type Shown = Pick<
  SavedCreatorDto,
  | 'displayName'
  | 'tagline'
  | 'profilePicture'
  | 'poster'
  | 'priceFrom'
  | 'deliveryTime'
  | 'proof'
  | 'languages'
  | 'country'
>;

/** A creator with what the directory shows of them. @param href of the page that the name leads to */
export function CreatorEntry({ entry, href }: { entry: Shown; href?: string }) {
  const { displayName, tagline, priceFrom, deliveryTime, languages, country } = entry;
  const places = [...languages, ...(country === null ? [] : [country])];
  const numbers = proofTexts(entry.proof).slice(0, ENTRY_NUMBERS_MAX);
  return (
    <div className={styles.entry}>
      {entry.poster && <img className={styles.poster} src={entry.poster} alt="" loading="lazy" />}
      <div className={styles.about}>
        <div className={styles.who}>
          <Avatar name={displayName} src={entry.profilePicture} size={40} />
          {href === undefined ? (
            <strong dir="auto">{displayName}</strong>
          ) : (
            <h2 className={styles.name} dir="auto">
              <a href={href}>{displayName}</a>
            </h2>
          )}
        </div>
        {tagline && <p dir="auto">{tagline}</p>}
        {priceFrom !== null && deliveryTime !== null && (
          <p className={styles.price}>
            from {formatPrice(parseDollars(priceFrom) ?? 0)} · {spanText(deliveryTime)}
          </p>
        )}
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
  );
}
