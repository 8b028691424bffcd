import { type ChosenEventType, type Party, type People, emailKey } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** Somebody with an endpoint that wants one of the events, and as whom they see the booking. */
export interface ListeningOwner {
  userId: string;
  party: Party;
}

/** As for a request: the brand is who booked while signed in, and who has proven the email it was booked with. */
const LISTENING = `
  select distinct o.place, u.id as "userId", case when u.id = o.creator then 'creator' else 'brand' end as party
  from json_to_recordset($1) as o (place int, creator uuid, brand uuid, "emailKey" text, types text[])
  join users u on u.deleted_at is null
    and (u.id in (o.creator, o.brand) or (u.email_key = o."emailKey" and u.email_verified_at is not null))
  join webhook_endpoints e on e.user_id = u.id and e.enabled and e.event_types && o.types
  order by o.place, "userId"`;

/** Of each of these changes those who hear of it, few as they are; of most nobody. */
export async function listeningOwners(
  at: Statements,
  changes: readonly { people: People; types: readonly ChosenEventType[] }[],
): Promise<ListeningOwner[][]> {
  const asked = changes.map(({ people: { brand, creator }, types }, place) => {
    return { place, creator: creator.userId, brand: brand.userId, emailKey: emailKey(brand.email), types };
  });
  const rows = await at.rows<ListeningOwner & { place: number }>('webhook-listening', LISTENING, [
    JSON.stringify(asked),
  ]);
  return changes.map((_change, index) => rows.filter(({ place }) => place === index));
}
