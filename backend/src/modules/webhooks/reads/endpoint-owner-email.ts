import type { Statements } from '../../../platform/database/database.js';

/** Where the owner of an endpoint is written to; null for an address that nobody has proven. */
export async function endpointOwnerEmail(at: Statements, endpointId: string): Promise<string | null> {
  const row = await at.row<{ email: string }>(
    'webhook-owner-email',
    `select u.email from webhook_endpoints e join users u on u.id = e.user_id
     where e.id = $1 and u.email_verified_at is not null and u.deleted_at is null`,
    [endpointId],
  );
  return row?.email ?? null;
}
