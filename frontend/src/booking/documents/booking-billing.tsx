import { BILLING_TEXTS, REISSUE_MESSAGES } from '@reelpact/domain';
import { useState } from 'react';
import {
  useGetBookingBillingDetailsQuery,
  useReissueDocumentMutation,
  useSaveBookingBillingDetailsMutation,
  type DocumentSummaryDto,
} from '../../api/document-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { LoadFailed } from '../../loading/load-failed';
import { showToast } from '../../ui/toast';
import { BillingForm, type GivenDetails } from './billing-form';
import styles from './documents.module.css';

interface BookingBillingProps {
  bookingId: string;
  /** What was issued already; none before the payment. */
  documents?: readonly DocumentSummaryDto[];
  onSaved?: () => void;
}

/** The billing details of one booking. Once there are receipts, saving them means reissuing those. */
export default function BookingBilling({ bookingId, documents = [], onSaved }: BookingBillingProps) {
  const { data, error, refetch } = useGetBookingBillingDetailsQuery({ id: bookingId });
  const [save, { isLoading: isSaving, error: refusal }] = useSaveBookingBillingDetailsMutation();
  const [reissue] = useReissueDocumentMutation();
  const [isReissuing, setReissuing] = useState(false);
  const outdated = documents.filter(({ reissuable }) => reissuable);

  async function take(details: GivenDetails): Promise<void> {
    setReissuing(outdated.length > 0);
    try {
      await save({ id: bookingId, saveBillingDetailsDto: details }).unwrap();
      // Those that say it already are answered as they are.
      for (const { id } of outdated) await reissue({ id }).unwrap();
      showToast(outdated.length > 0 ? BILLING_TEXTS.reissued : BILLING_TEXTS.saved);
      onSaved?.();
    } catch (failure) {
      reportFailure(failure, { otherwise: REISSUE_MESSAGES.failed });
    } finally {
      setReissuing(false);
    }
  }

  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} inPlace /> : <p>Loading…</p>;
  return (
    <div className={styles.billing}>
      <p className={styles.quiet}>
        {!data.isOwn && data.details ? BILLING_TEXTS.fromAccount : BILLING_TEXTS.about}
      </p>
      <BillingForm
        details={data.details}
        submit={outdated.length > 0 ? BILLING_TEXTS.reissue : BILLING_TEXTS.save}
        busy={isSaving || isReissuing}
        problems={isApiProblem(refusal) ? refusal.errors : undefined}
        onSubmit={(details) => void take(details)}
      />
    </div>
  );
}
