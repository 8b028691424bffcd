import { ACCENTS, COLOR_MESSAGE, isColor } from '@reelpact/domain';
import { Input } from 'antd';
import { useState } from 'react';
import { Field } from '../../ui/field';
import { RadioTiles } from '../../ui/radio-tiles';
import styles from './look-tab.module.css';
import { AccentSwatch } from './swatches';

interface AccentFieldProps {
  value: string;
  problem?: string;
  onChange: (color: string) => void;
}

/** A color as it was typed, with the sign that people leave out. */
const completedColor = (text: string): string => {
  const digits = text.trim().replace(/^#*/, '');
  return digits === '' ? '' : `#${digits.toUpperCase()}`;
};

/** One of the named accents, or a color of one's own. */
export function AccentField({ value, problem, onChange }: AccentFieldProps) {
  const [left, setLeft] = useState(false);
  const own = problem ?? (left && !isColor(value) ? COLOR_MESSAGE : undefined);
  return (
    <div className={styles.accents}>
      <RadioTiles
        legend="Accent color"
        tileWidth={72}
        value={value.toUpperCase()}
        onChange={onChange}
        options={ACCENTS.map(({ color, label }) => ({
          value: color,
          label,
          picture: <AccentSwatch color={color} />,
        }))}
      />
      <Field id="page-accent" label="Your own color" problem={own} hint="For example #2B8A3E">
        {(control) => (
          <span className={styles.color}>
            <input
              type="color"
              aria-label="Pick your own color"
              value={isColor(value) ? value.toLowerCase() : '#000000'}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
            />
            <Input
              {...control}
              className={styles.hex}
              autoComplete="off"
              spellCheck={false}
              maxLength={9}
              value={value}
              onChange={(event) => {
                setLeft(false);
                onChange(event.target.value);
              }}
              onBlur={() => {
                setLeft(true);
                if (completedColor(value) !== value) onChange(completedColor(value));
              }}
            />
          </span>
        )}
      </Field>
    </div>
  );
}
