import { formatPrice, parseDollars } from '@reelpact/domain';
import { Checkbox } from 'antd';
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
  const pick = (ids: string[]): void => {
    const added = ids.find((id) => !picked.includes(id));
    const takesPlace = added !== undefined && isFast(added);
    onChange(takesPlace ? ids.filter((id) => id === added || !isFast(id)) : ids);
  };
  return (
    <Panel title="Add-ons">
      <Checkbox.Group value={[...picked]} onChange={pick} className={styles.addons}>
        {addons.map(({ id, name, price, description, meaning }) => (
          <Checkbox key={id} value={id}>
            <span className={styles.line}>
              <span>
                {name}
                {meaning && <small>{meaning.text}</small>}
                {description && <small>{description}</small>}
              </span>
              <b>+{formatPrice(parseDollars(price) ?? 0)}</b>
            </span>
          </Checkbox>
        ))}
      </Checkbox.Group>
    </Panel>
  );
}
