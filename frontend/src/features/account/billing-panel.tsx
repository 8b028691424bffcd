import { BILLING_ANCHOR, BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { Link, useLocation } from 'react-router-dom';
import { useGetBillingDetailsQuery, useSaveBillingDetailsMutation } from '../../api/document-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { BillingForm, type GivenDetails } from '../../booking/documents/billing-form';
import { Disclosure } from '../../ui/disclosure';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';

// Not every environment scrolls.
const showIt = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

/** Where this part is, and the way to the receipts; open for somebody who was led here by them. */
export function BillingPanel() {
  const { hash } = useLocation();
  const isLedHere = hash === `#${BILLING_ANCHOR}`;
  return (
    <Panel title={BILLING_TEXTS.title} aside={<Link to="/documents">{DOCUMENT_TEXTS.page}</Link>}>
      {/* The page is drawn after the browser has looked for the anchor. */}
      <div className={styles.section} id={BILLING_ANCHOR} ref={isLedHere ? showIt : undefined}>
        <p className={styles.words}>{BILLING_TEXTS.ofAccount}</p>
        <Disclosure label={BILLING_TEXTS.open} isOpenAtFirst={isLedHere}>
          <BillingDetails />
        </Disclosure>
      </div>
    </Panel>
  );
}

/** The billing details that stand on this person's receipts. */
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

  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return <p>{DOCUMENT_TEXTS.loading}</p>;
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
