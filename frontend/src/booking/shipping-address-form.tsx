import {
  SHIPPING_ADDRESS_FIELDS,
  SHIPPING_ADDRESS_TEXTS,
  type ShippingAddress,
  isBlank,
  missingAddressPart,
} from '@reelpact/domain';
import { useState } from 'react';
import type { ShippingAddressDto } from '../api/calls';
import { reportFailure } from '../api/errors';
import { isApiProblem } from '../api/problem';
import { type ShippingAddressInputDto, useSaveShippingAddressMutation } from '../api/shipping-calls';
import { Button } from '../ui/button';
import { PlainForm, type Problems } from '../ui/plain-form';
import { TextField } from '../ui/text-field';
import { showToast } from '../ui/toast';
import styles from './shipping-address.module.css';

type Part = keyof ShippingAddress;
type Typed = Record<Part, string>;
const PARTS = Object.keys(SHIPPING_ADDRESS_FIELDS) as Part[];
/** As browsers know the parts, so that they can fill them in. */
const AUTOCOMPLETE: Readonly<Record<Part, string>> = {
  name: 'shipping name',
  line1: 'shipping address-line1',
  line2: 'shipping address-line2',
  postalCode: 'shipping postal-code',
  city: 'shipping address-level2',
  region: 'shipping address-level1',
  country: 'shipping country-name',
  phone: 'shipping tel',
};

const check = (typed: Typed): Problems =>
  Object.fromEntries(
    PARTS.filter((part) => SHIPPING_ADDRESS_FIELDS[part].required && isBlank(typed[part])).map((part) => [
      part,
      missingAddressPart(part),
    ]),
  );

interface FormProps {
  /** The one that there is; null before the first. */
  address: ShippingAddressDto | null;
  onSaved: () => void;
  onCancel?: () => void;
}

/** Where a creator is sent products, to be typed or changed. */
export function ShippingAddressForm({ address, onSaved, onCancel }: FormProps) {
  const [save, { isLoading }] = useSaveShippingAddressMutation();
  const [fieldErrors, setFieldErrors] = useState<Problems>({});

  async function submit(typed: Typed): Promise<void> {
    const given = Object.fromEntries(
      PARTS.filter((part) => !isBlank(typed[part])).map((part) => [part, typed[part].trim()]),
    );
    try {
      // What the form has checked has every part that is needed.
      await save({ shippingAddressInputDto: given as unknown as ShippingAddressInputDto }).unwrap();
      showToast(SHIPPING_ADDRESS_TEXTS.saved);
      onSaved();
    } catch (failure) {
      if (isApiProblem(failure)) setFieldErrors(failure.errors);
      reportFailure(failure, { otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <PlainForm<Typed>
      check={check}
      fieldErrors={fieldErrors}
      busy={isLoading}
      className={styles.form}
      onSubmit={(typed) => void submit(typed)}
    >
      {PARTS.map((part) => {
        const { label, max, required } = SHIPPING_ADDRESS_FIELDS[part];
        return (
          <TextField
            key={part}
            name={part}
            label={required ? label : `${label} (optional)`}
            maxLength={max}
            autoComplete={AUTOCOMPLETE[part]}
            defaultValue={address?.[part] ?? ''}
          />
        );
      })}
      <div className={styles.buttons}>
        <Button type="submit" look="primary" busy={isLoading}>
          Save Address
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </PlainForm>
  );
}
