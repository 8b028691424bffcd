/**
 * Lets others send to an endpoint again, and says when. Whoever has more to send comes last in the line, so that a long one
 * keeps nobody waiting. Its row must be held.
 */
export const RELEASE = `
  update webhook_endpoints e set lease = null, lease_until = null,
    next_due_at = (select greatest(min(d.next_attempt_at), now()) from webhook_deliveries d
      where d.endpoint_id = e.id and d.status = 'pending' having count(*) > 0)
  where e.id = $1 and e.lease = $2`;

/** Has an endpoint looked at now. */
export const WAKE_ENDPOINT = 'update webhook_endpoints set next_due_at = now() where id = $1 and enabled';

/** What waits for an endpoint that is off is over, visibly. */
export const FAIL_PENDING = `
  update webhook_deliveries set status = 'failed', next_attempt_at = null, failure = 'turned_off'
  where endpoint_id = $1 and status = 'pending'`;
