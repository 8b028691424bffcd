import { BILLING_TEXTS, DOCUMENT_TEXTS } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import { useGetBillingDetailsQuery, useSaveBillingDetailsMutation } from '../../api/document-calls';
import { reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { BillingForm, type GivenDetails } from '../../booking/documents/billing-form';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { useNear } from '../../ui/use-near';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';

/** The billing details that stand on this person's receipts, and the way to the receipts. */
export function BillingPanel() {
  const [place, isNear] = useNear<HTMLDivElement>();
  const { data, isError, refetch } = useGetBillingDetailsQuery(undefined, { skip: !isNear });
  const [save, { isLoading, error }] = useSaveBillingDetailsMutation();

  async function take(details: GivenDetails): Promise<void> {
    try {
      await save({ saveBillingDetailsDto: details }).unwrap();
      showToast(BILLING_TEXTS.saved);
    } catch (failure) {
      reportFailure(failure, { otherwise: BILLING_TEXTS.failed });
    }
  }

  return (
    <Panel title={BILLING_TEXTS.title} aside={<Link to="/documents">{DOCUMENT_TEXTS.page}</Link>}>
      <div className={styles.section} id="billing" ref={place}>
        <p className={styles.words}>{BILLING_TEXTS.ofAccount}</p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {data && (
          <BillingForm
            details={data.details}
            submit={BILLING_TEXTS.save}
            busy={isLoading}
            problems={isApiProblem(error) ? error.errors : undefined}
            onSubmit={(details) => void take(details)}
          />
        )}
      </div>
    </Panel>
  );
}
