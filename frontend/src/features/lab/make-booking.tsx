import {
  BOOKING_FLOWS,
  type BookingFlow,
  LAB_FLOW_LABELS,
  PRODUCT_NEEDED,
  revisionsLabel,
} from '@reelpact/domain';
import { Button, Radio } from 'antd';
import { useState } from 'react';
import { reportFailure } from '../../api/errors';
import { useGetLabQuery, useMakeLabBookingMutation } from '../../api/lab-calls';
import { Panel } from '../../ui/panel';
import styles from './lab-forms.module.css';

/** A new booking of the demo's creator, by a new guest. */
export function MakeBooking({ onMade }: { onMade: (id: string) => void }) {
  const { data: lab } = useGetLabQuery(undefined, { refetchOnMountOrArgChange: true });
  const [make, { isLoading }] = useMakeLabBookingMutation();
  const [flow, setFlow] = useState<BookingFlow>('pay_first');
  const [chosen, setRevisions] = useState<number | null>();
  const [product, setProduct] = useState(false);
  const offers = (product ? lab?.withProduct : lab?.revisions) ?? [];
  const revisions = chosen !== undefined && offers.includes(chosen) ? chosen : offers[0];

  async function press(): Promise<void> {
    if (revisions === undefined) return;
    try {
      onMade(
        (await make({ newLabBookingDto: { flow, revisions, ...(product && { product }) } }).unwrap()).id,
      );
    } catch (error) {
      reportFailure(error, { otherwise: 'The booking could not be made. Try again.' });
    }
  }

  return (
    <section aria-label="Lab">
      <Panel title="New booking">
        <Radio.Group
          className={styles.choices}
          aria-label="Flow"
          value={flow}
          onChange={({ target }) => setFlow(target.value as BookingFlow)}
          options={BOOKING_FLOWS.map((value) => ({ value, label: LAB_FLOW_LABELS[value] }))}
        />
        <Radio.Group
          className={styles.choices}
          aria-label="Product"
          value={product}
          onChange={({ target }) => setProduct(target.value as boolean)}
          options={[
            { value: false, label: PRODUCT_NEEDED.otherwise },
            { value: true, label: PRODUCT_NEEDED.label },
          ]}
        />
        <Radio.Group
          className={styles.choices}
          aria-label="Revisions"
          value={String(revisions)}
          onChange={({ target }) => setRevisions(target.value === 'null' ? null : Number(target.value))}
          options={offers.map((value) => ({
            value: String(value),
            label: revisionsLabel(value ?? 'unlimited'),
          }))}
        />
        {lab && offers.length === 0 && (
          <p className={styles.small}>The demo’s creator has no package that can be booked.</p>
        )}
        <Button
          type="primary"
          disabled={revisions === undefined}
          loading={isLoading}
          onClick={() => void press()}
        >
          Make booking
        </Button>
      </Panel>
    </section>
  );
}
