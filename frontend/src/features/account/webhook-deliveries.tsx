import {
  WEBHOOK_DELIVERY_LABELS,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  type WebhookDeliveryStatus,
} from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { reportFailure } from '../../api/errors';
import {
  useGetWebhookDeliveryQuery,
  useRedeliverWebhookMutation,
  useWebhookDeliveryPagesInfiniteQuery,
  type WebhookDeliveryDto,
} from '../../api/webhook-calls';
import { Badge, type Tone } from '../../ui/badge';
import { ShowMore } from '../../ui/show-more';
import { momentText } from '../../ui/when';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';

const TONES: Readonly<Record<WebhookDeliveryStatus, Tone>> = {
  pending: 'attention',
  delivered: 'money',
  failed: 'danger',
};
/** While something waits, what has become of it is asked again. */
const LOOK_AGAIN_MS = 3_000;

interface Outcome {
  failure: WebhookDeliveryDto['failure'];
  answeredWith: number | null;
}
/** "It did not answer with a 2xx status. (500)" */
const outcomeText = ({ failure, answeredWith }: Outcome): string | null => {
  const status = answeredWith === null ? '' : ` (${answeredWith})`;
  return failure === null ? null : WEBHOOK_FAILURES[failure] + status;
};

/** What was sent to an endpoint, newest first. */
export function WebhookDeliveries({ endpointId, canSend }: { endpointId: string; canSend: boolean }) {
  const [isWaiting, setWaiting] = useState(false);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useWebhookDeliveryPagesInfiniteQuery(
      { id: endpointId },
      {
        refetchOnMountOrArgChange: true,
        pollingInterval: isWaiting ? LOOK_AGAIN_MS : 0,
        skipPollingIfUnfocused: true,
      },
    );
  const deliveries = data?.pages.flatMap(({ content }) => content);
  const waits = deliveries?.some(({ nextAttemptAt }) => nextAttemptAt !== null) ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!deliveries) return null;
  if (deliveries.length === 0) return <p className={styles.more}>Nothing was sent in the last 30 days.</p>;
  return (
    <>
      <ul className={styles.rows} aria-label="Deliveries">
        {deliveries.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} canSend={canSend} />
        ))}
      </ul>
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </>
  );
}

function Delivery({ delivery, canSend }: { delivery: WebhookDeliveryDto; canSend: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation();
  const outcome = outcomeText(delivery);

  async function sendAgain(): Promise<void> {
    try {
      await redeliver({ id: delivery.id }).unwrap();
    } catch (error) {
      reportFailure(error, { title: 'Not sent', otherwise: 'That did not work. Please try again.' });
    }
  }

  const text = WEBHOOK_EVENTS[delivery.type].text;
  return (
    <li className={styles.delivery}>
      <span className={styles.thing}>
        <span className={styles.name}>
          {text} <Badge tone={TONES[delivery.status]}>{WEBHOOK_DELIVERY_LABELS[delivery.status]}</Badge>
        </span>
        <span className={styles.more}>
          {momentText(delivery.createdAt)} · <code>{delivery.type}</code>
        </span>
        {outcome && <span className={styles.more}>{outcome}</span>}
        {delivery.nextAttemptAt && delivery.attempts > 0 && (
          <span className={styles.more}>Next attempt: {momentText(delivery.nextAttemptAt)}</span>
        )}
      </span>
      <span className={styles.doors}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Details
        </Button>
        <Button
          disabled={!canSend}
          loading={isLoading}
          aria-label={`Send again: ${text}`}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
      </span>
      {isOpen && <Details id={delivery.id} />}
    </li>
  );
}

/** The body as it is sent, as people read JSON. */
const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function Details({ id }: { id: string }) {
  const { data, isError, refetch } = useGetWebhookDeliveryQuery({ id });
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <div className={styles.details}>
      {data.log.map((attempt) => (
        <div key={attempt.number}>
          <p className={styles.more}>
            Attempt {attempt.number}, {momentText(attempt.at)}, {attempt.tookMs} ms:{' '}
            {outcomeText(attempt) ?? `delivered (${attempt.answeredWith ?? ''})`}
          </p>
          {attempt.answer && <pre>{attempt.answer}</pre>}
        </div>
      ))}
      <pre aria-label="Body">{readable(data.body)}</pre>
    </div>
  );
}
