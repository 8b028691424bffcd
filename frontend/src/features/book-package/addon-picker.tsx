import { formatPrice, parseDollars } from '@reelpact/domain';
import { Panel } from '../../ui/panel';
import styles from './addon-picker.module.css';

interface Addon {
  id: string;
  name: string;
  price: number | null;
  description?: string | null;
  meaning?: { kind: 'faster' | 'more'; text: string } | null;
}

interface AddonPickerProps {
  addons: readonly Addon[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
}

/** Extras of this creator that can be booked together with a package. */
export function AddonPicker({ addons, picked, onChange }: AddonPickerProps) {
  if (addons.length === 0) return null;
  const isFast = (id: string): boolean => addons.find((one) => one.id === id)?.meaning?.kind === 'faster';
  // Only one faster delivery can be booked: the one that was picked last.
  const toggle = (id: string): void => {
    const others = picked.filter((one) => one !== id);
    if (others.length < picked.length) onChange(others);
    else onChange([...(isFast(id) ? others.filter((one) => !isFast(one)) : others), id]);
  };
  return (
    <Panel title="Add-ons">
      <div className={styles.addons}>
        {addons.map(({ id, name, price, description, meaning }) => (
          <label key={id} className={styles.addon}>
            <input
              type="checkbox"
              name="addonIds"
              value={id}
              checked={picked.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className={styles.line}>
              <span>
                {name}
                {meaning && <small>{meaning.text}</small>}
                {description && <small>{description}</small>}
              </span>
              <b>+{formatPrice(parseDollars(price) ?? 0)}</b>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  );
}
