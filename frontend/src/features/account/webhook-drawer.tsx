import { WEBHOOK_ENDPOINT, WEBHOOK_OFF_REASONS } from '@reelpact/domain';
import { Button, Drawer, Switch } from 'antd';
import { useState } from 'react';
import { reportFailure } from '../../api/errors';
import {
  useChangeWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  usePingWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  type WebhookEndpointDto,
} from '../../api/webhook-calls';
import { showToast } from '../../ui/toast';
import { momentText } from '../../ui/when';
import styles from './account.module.css';
import { QuestionDialog } from './question-dialog';
import { ShownSecret } from './shown-secret';
import { WebhookDeliveries } from './webhook-deliveries';

interface WebhookDrawerProps {
  endpoint: WebhookEndpointDto;
  onChange: () => void;
  onClose: () => void;
}
type Question = 'rotate' | 'delete';

/** One endpoint: what was sent to it, and what its owner can do about it. */
export function WebhookDrawer({ endpoint, onChange, onClose }: WebhookDrawerProps) {
  const [change, { data: changed, isLoading: isChanging }] = useChangeWebhookEndpointMutation();
  const [ping, { isLoading: isPinging }] = usePingWebhookEndpointMutation();
  const [rotate, { data: rotated, isLoading: isRotating }] = useRotateWebhookSecretMutation();
  const [remove, { isLoading: isRemoving }] = useDeleteWebhookEndpointMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, url, description, eventTypes, enabled, offReason, oldSecretUntil } = endpoint;

  const newSecret = rotated?.secret ?? changed?.secret;

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      reportFailure(error, {
        title: 'That did not work',
        otherwise: 'That did not work. Please try again.',
      });
      return false;
    } finally {
      setQuestion(null);
    }
  }
  const turn = (on: boolean) =>
    attempt(() =>
      change({ id, webhookEndpointSettingsDto: { url, description, eventTypes, enabled: on } }).unwrap(),
    );

  async function removeIt(): Promise<void> {
    if (!(await attempt(() => remove({ id }).unwrap()))) return;
    showToast('Endpoint deleted', url);
    onClose();
  }

  return (
    <Drawer open title={description || 'Webhook endpoint'} size="min(640px, 100vw)" onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.address}>{url}</p>
        <label className={styles.doors}>
          <Switch checked={enabled} loading={isChanging} onChange={(on) => void turn(on)} />
          {enabled ? 'Events are sent to it' : 'Turned off'}
        </label>
        {offReason && <p className={styles.failure}>{WEBHOOK_OFF_REASONS[offReason]}</p>}
        <div className={styles.doors}>
          <Button
            type="primary"
            disabled={!enabled}
            loading={isPinging}
            onClick={() => void attempt(() => ping({ id }).unwrap())}
          >
            Send a test
          </Button>
          <Button onClick={onChange}>Change</Button>
          <Button onClick={() => setQuestion('rotate')}>New secret</Button>
          <Button danger onClick={() => setQuestion('delete')}>
            Delete
          </Button>
        </div>
        {newSecret && (
          <ShownSecret label="Secret" secret={newSecret}>
            {WEBHOOK_ENDPOINT.messages.once}
          </ShownSecret>
        )}
        {oldSecretUntil && (
          <p className={styles.more}>The old secret signs too until {momentText(oldSecretUntil)}.</p>
        )}
        <h3>What was sent</h3>
        <WebhookDeliveries endpointId={id} canSend={enabled} />
      </div>
      <QuestionDialog
        open={question === 'rotate'}
        title="Make a new secret"
        confirm="Make a new secret"
        busy={isRotating}
        onConfirm={() => void attempt(() => rotate({ id }).unwrap())}
        onCancel={() => setQuestion(null)}
      >
        The present one signs for 24 hours more, so that your program can change over without missing
        anything.
      </QuestionDialog>
      <QuestionDialog
        open={question === 'delete'}
        title="Delete this endpoint"
        confirm="Delete"
        busy={isRemoving}
        onConfirm={() => void removeIt()}
        onCancel={() => setQuestion(null)}
      >
        Nothing more is sent to it, and the list of what was sent goes with it.
      </QuestionDialog>
    </Drawer>
  );
}
