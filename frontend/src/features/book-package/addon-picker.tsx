import { formatPrice, parseDollars } from '@reelpact/domain';
import { Checkbox } from 'antd';
import { Panel } from '../../ui/panel';
import styles from './addon-picker.module.css';

interface Addon {
  id: string;
  name: string;
  price: number | null;
  description?: string | null;
}

interface AddonPickerProps {
  addons: readonly Addon[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
}

/** Extras of this creator that can be booked together with a package. */
export function AddonPicker({ addons, picked, onChange }: AddonPickerProps) {
  if (addons.length === 0) return null;
  return (
    <Panel title="Add-ons">
      <Checkbox.Group value={[...picked]} onChange={onChange} className={styles.addons}>
        {addons.map(({ id, name, price, description }) => (
          <Checkbox key={id} value={id}>
            <span className={styles.line}>
              <span>
                {name}
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
