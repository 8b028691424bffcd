import { TIP_GIFT, tipLabel, tipPath } from '@reelpact/domain';
import type { BookingDto } from '../api/calls';
import { AnchorButton } from '../ui/link-button';
import styles from './tip-link.module.css';

/** Leads to the creator's tip form, where the server says that it can be offered. That page is no route of the application. */
export function TipLink({ booking: { offersTip, package: pack } }: { booking: BookingDto }) {
  if (!offersTip) return null;
  const { username, displayName } = pack.creator;
  return (
    <p className={styles.tip}>
      <AnchorButton look="quiet" href={tipPath(username)}>
        {tipLabel(displayName)}
      </AnchorButton>
      <span>{TIP_GIFT}</span>
    </p>
  );
}
