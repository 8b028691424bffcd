import { WEBHOOK_ENDPOINT, WEBHOOK_OFF_REASONS } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { useGetWebhookEndpointsQuery, type WebhookEndpointDto } from '../../api/webhook-calls';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';
import { Row } from './row';
import { WebhookDialog } from './webhook-dialog';
import { WebhookDrawer } from './webhook-drawer';

const facts = ({ url, enabled, offReason, failingSince, eventTypes }: WebhookEndpointDto): string => {
  const events = `${eventTypes.length} event${eventTypes.length === 1 ? '' : 's'}`;
  const off = offReason ? `turned off: ${WEBHOOK_OFF_REASONS[offReason]}` : 'turned off';
  const failing = failingSince ? `failing since ${momentText(failingSince)}` : 'on';
  return [url, events, enabled ? failing : off].join(' · ');
};

/** Where this person's programs are told what happens to their bookings. */
export function WebhooksPanel() {
  const {
    data: endpoints,
    isError,
    refetch,
  } = useGetWebhookEndpointsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [openId, setOpenId] = useState<string | null>(null);
  const [edited, setEdited] = useState<WebhookEndpointDto | 'new' | null>(null);
  const open = endpoints?.find(({ id }) => id === openId);

  return (
    <Panel title="Webhooks">
      <div className={styles.section}>
        <p className={styles.words}>
          What happens to your bookings is posted to your own server, signed, and tried again for three days.{' '}
          The <a href="/api/docs">description of the API</a> has every event with an example.
        </p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {endpoints && endpoints.length > 0 && (
          <ul className={styles.rows} aria-label="Endpoints">
            {endpoints.map((endpoint) => (
              <Row
                key={endpoint.id}
                name={endpoint.description || new URL(endpoint.url).hostname}
                more={facts(endpoint)}
                button="Open"
                label={`Open ${endpoint.description || endpoint.url}`}
                onPress={() => setOpenId(endpoint.id)}
              />
            ))}
          </ul>
        )}
        <Button
          disabled={endpoints !== undefined && endpoints.length >= WEBHOOK_ENDPOINT.most}
          onClick={() => setEdited('new')}
        >
          Add an endpoint
        </Button>
      </div>
      {open && (
        <WebhookDrawer
          key={open.id}
          endpoint={open}
          onChange={() => setEdited(open)}
          onClose={() => setOpenId(null)}
        />
      )}
      {edited && (
        <WebhookDialog endpoint={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}
