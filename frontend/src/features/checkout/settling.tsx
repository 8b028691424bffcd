import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

/** Between the card's yes and the moment that the money has arrived. */
export function Settling() {
  return (
    <Page width="narrow">
      <Spinner label="Confirming your payment" />
      <p style={{ textAlign: 'center' }}>
        Confirming your payment. You can leave this page: nothing is charged twice, and the booking goes on by
        itself.
      </p>
    </Page>
  );
}
