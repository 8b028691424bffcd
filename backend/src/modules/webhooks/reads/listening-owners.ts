import { type ChosenEventType, type Party, type People, emailKey } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** Somebody with an endpoint that wants one of the events, and as whom they see the booking. */
export interface ListeningOwner {
  userId: string;
  party: Party;
}

/** As for a request: the brand is who booked while signed in, and who has proven the email it was booked with. */
const LISTENING = `
  select distinct u.id as "userId", case when u.id = $1::uuid then 'creator' else 'brand' end as party
  from webhook_endpoints e join users u on u.id = e.user_id
  where e.enabled and e.event_types && $4::text[] and u.deleted_at is null
    and (u.id in ($1::uuid, $2::uuid) or (u.email_key = $3 and u.email_verified_at is not null))
  order by "userId"`;

/** Those who hear of a change of this booking, few as they are; most bookings have none. */
export const listeningOwners = (
  at: Statements,
  { brand, creator }: People,
  types: readonly ChosenEventType[],
): Promise<ListeningOwner[]> =>
  at.rows<ListeningOwner>('webhook-listening', LISTENING, [
    creator.userId,
    brand.userId,
    emailKey(brand.email),
    types,
  ]);
