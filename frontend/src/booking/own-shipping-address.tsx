import { SHIPPING_ADDRESS_TEXTS, addressLines } from '@reelpact/domain';
import { useState } from 'react';
import type { ShippingAddressDto } from '../api/calls';
import { useGetShippingAddressQuery } from '../api/shipping-calls';
import { Button } from '../ui/button';
import { Panel } from '../ui/panel';
import styles from './shipping-address.module.css';
import { ShippingAddressForm } from './shipping-address-form';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: ShippingAddressDto }) {
  return (
    <address className={styles.address}>
      {addressLines(address).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}

/**
 * A creator's own shipping address, to look at and to change.
 * @param asked why it is needed here; without it, who sees it
 */
export function OwnShippingAddress({ asked }: { asked?: string }) {
  const { data, isError, refetch } = useGetShippingAddressQuery();
  const [isEditing, setEditing] = useState(false);
  const address = data?.address ?? null;
  const isForm = data !== undefined && (isEditing || address === null);
  return (
    <Panel
      title={SHIPPING_ADDRESS_TEXTS.title}
      tone={asked !== undefined && data !== undefined && address === null ? 'attention' : 'plain'}
    >
      {asked !== undefined && data !== undefined && address === null && <p>{asked}</p>}
      {isError && (
        <p>
          Your address could not be loaded. <Button onClick={() => void refetch()}>Try Again</Button>
        </p>
      )}
      {address !== null && !isEditing && (
        <>
          <AddressLines address={address} />
          <div className={styles.buttons}>
            <Button onClick={() => setEditing(true)}>Change Address</Button>
          </div>
        </>
      )}
      {isForm && (
        <ShippingAddressForm
          address={address}
          onSaved={() => setEditing(false)}
          {...(address !== null && { onCancel: () => setEditing(false) })}
        />
      )}
      <p className={styles.soft}>{SHIPPING_ADDRESS_TEXTS.shown}</p>
    </Panel>
  );
}
