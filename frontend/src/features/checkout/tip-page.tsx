import { TIP_GIFT, dollarsText } from '@reelpact/domain';
import { type TipDto, useUndoTipMutation } from '../../api/tip-calls';
import { reportFailure } from '../../api/errors';
import { LoadFailed } from '../../loading/load-failed';
import { Badge } from '../../ui/badge';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { LocalText } from '../../ui/local-text';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import { PaymentForm } from './payment-form';
import styles from './tip.module.css';
import { useTipPayment } from './use-tip-payment';

/** There is no such tip. */
export function TipNotFound() {
  return (
    <MessagePage title="Tip not found" text="Please check the address, or open it from your receipt again.">
      <LinkButton to="/">Go to the start page</LinkButton>
    </MessagePage>
  );
}

/** What became of a tip, for everybody who has its address; while it isn't paid, with the card form. */
export function TipPage({ id }: { id: string }) {
  const { tip, loading, failure, reload, settling, checkout } = useTipPayment(id);
  if (loading) return <Skeleton shape="page" />;
  if (!tip) return <LoadFailed error={failure} onRetry={reload} missing={<TipNotFound />} />;
  const { creator } = tip;
  return (
    <Page
      width="narrow"
      title={tip.headline}
      step={tip.status}
      aside={tip.status !== 'created' && <Badge>{tip.label}</Badge>}
    >
      <p className={styles.text}>{tip.text}</p>
      {tip.status === 'created' && (
        <>
          <p className={styles.gift}>{TIP_GIFT}</p>
          <Panel title="Card payment">
            {settling ? (
              <Spinner label="Confirming your payment" />
            ) : checkout.payment ? (
              <PaymentForm checkout={checkout} label={`Pay ${dollarsText(tip.amount)}`} />
            ) : (
              <NotPayable />
            )}
          </Panel>
        </>
      )}
      {tip.undoUntil !== null && <Undo tip={tip} until={tip.undoUntil} onDone={() => void reload()} />}
      <p>
        <a href={`/${creator.username}`}>Back to {creator.displayName}</a>
      </p>
    </Page>
  );
}

/** Before the script has come, and where the payment service did not answer. */
function NotPayable() {
  return (
    <>
      <noscript>
        <p>To enter a card, please allow scripts for this page. Nothing is charged before.</p>
      </noscript>
      <Spinner />
    </>
  );
}

interface UndoProps {
  tip: TipDto;
  until: string;
  onDone: () => void;
}

function Undo({ tip, until, onDone }: UndoProps) {
  const [undo, { isLoading }] = useUndoTipMutation();
  async function takeBack(): Promise<void> {
    try {
      await undo({ id: tip.id }).unwrap();
    } catch (failure) {
      reportFailure(failure, { otherwise: 'The tip could not be taken back' });
    }
    onDone();
  }
  return (
    <Panel title="Changed your mind?">
      <p>
        You can take the tip back until <LocalText>{momentText(until)}</LocalText>. The money goes back to
        your card.
      </p>
      <PlainButton look="quiet" busy={isLoading} onClick={() => void takeBack()}>
        Take it back
      </PlainButton>
    </Panel>
  );
}
