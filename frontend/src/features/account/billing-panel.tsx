import { BILLING_ANCHOR, BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import { useGetBillingDetailsQuery, useSaveBillingDetailsMutation } from '../../api/document-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { BillingForm, type GivenDetails } from '../../booking/documents/billing-form';
import { AnchoredDisclosure } from '../../ui/anchored-disclosure';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';

/** A person's billing details, shown when they are wanted, and the way to the receipts that they stand on. */
export function BillingPanel() {
  return (
    <Panel title={BILLING_TEXTS.title} aside={<Link to="/documents">{DOCUMENT_TEXTS.page}</Link>}>
      <div className={styles.section}>
        <p className={styles.words}>{BILLING_TEXTS.ofAccount}</p>
        <AnchoredDisclosure anchor={BILLING_ANCHOR} label={BILLING_TEXTS.open}>
          <BillingDetails />
        </AnchoredDisclosure>
      </div>
    </Panel>
  );
}

function BillingDetails() {
  const { data, isError, refetch } = useGetBillingDetailsQuery();
  const [save, { isLoading, error }] = useSaveBillingDetailsMutation();

  async function take(details: GivenDetails): Promise<void> {
    try {
      await save({ saveBillingDetailsDto: details }).unwrap();
      showToast(BILLING_TEXTS.saved);
    } catch (failure) {
      reportFailure(failure, { otherwise: BILLING_TEXTS.failed });
    }
  }

  if (!data) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <p>{DOCUMENT_TEXTS.loading}</p>;
  return (
    <BillingForm
      details={data.details}
      submit={BILLING_TEXTS.save}
      busy={isLoading}
      problems={isApiProblem(error) ? error.errors : undefined}
      onSubmit={(details) => void take(details)}
    />
  );
}
