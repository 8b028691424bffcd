import { PARTIES, type Party, type People } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import type { Attachment, Conversation, Message } from '../conversation.js';
import { CREATORS_OF_CONVERSATIONS } from './creator-of-conversation.js';

/** Of a booking, its brand is who the booking says; before there is one, who asked. */
export const CONVERSATION_COLUMNS = `
  c.id, c.creator_id as "creatorId", cr.user_id as "creatorUserId", cr.display_name as "creatorName",
  cr.username as "creatorUsername", u.email as "creatorEmail", c.booking_id as "bookingId", c.package_id as "packageId",
  coalesce(b.package->>'name', p.name) as "packageName", coalesce(b.brand_name, c.asker_name) as "brandName",
  case when b.id is null
    then json_build_object('userId', c.asker_user_id, 'guestId', c.asker_guest_id, 'email', c.asker_email)
    else json_build_object('userId', brand.user_id, 'guestId', brand.guest_id, 'email', b.contact_email) end as brand,
  c.created_at as "createdAt", c.opened_at as "openedAt", b.ended_at as "endedAt", c.last_seq as "lastSeq",
  c.last_at as "lastAt",
  array(select k.party from conversation_blocks k where k.conversation_id = c.id and k.creator_id = c.creator_id) as "blockedBy",
  coalesce((select p.hidden from booking_people p where p.booking_id = b.id and p.creator_id = b.creator_id and p.party = 'creator'), false) as "bookingHidden", c.asker_email_key is not null as "wasAsked",
  coalesce((select json_object_agg(r.party, r.seq) from conversation_reads r where r.conversation_id = c.id and r.creator_id = c.creator_id), '{}') as reads,
  (${PRODUCT_TIME})`;

export const CONVERSATION_TABLES = `conversations c
  join creators cr on cr.id = c.creator_id
  join users u on u.id = cr.user_id
  left join bookings b on b.id = c.booking_id and b.creator_id = c.creator_id
  left join booking_people brand on brand.booking_id = c.booking_id and brand.creator_id = c.creator_id and brand.party = 'brand'
  left join packages p on p.id = c.package_id and p.creator_id = c.creator_id`;

export type ConversationRow = Omit<
  Conversation,
  'createdAt' | 'openedAt' | 'endedAt' | 'lastAt' | 'readSeq' | 'people' | 'now'
> & {
  creatorUserId: string | null;
  creatorEmail: string;
  brand: People['brand'];
  createdAt: Date;
  openedAt: Date | null;
  endedAt: Date | null;
  lastAt: Date;
  reads: Partial<Record<Party, number>>;
  wasAsked: boolean;
  now: string;
};

export const toConversation = ({
  reads,
  wasAsked,
  creatorUserId,
  creatorEmail,
  brand,
  ...row
}: ConversationRow): Conversation => ({
  ...row,
  people: {
    brand,
    creator: { id: row.creatorId, userId: creatorUserId, email: creatorEmail },
    // What was asked before, the creator knows already.
    hiddenFromCreator: row.bookingHidden && !wasAsked,
  },
  createdAt: row.createdAt.getTime(),
  openedAt: row.openedAt?.getTime() ?? null,
  endedAt: row.endedAt?.getTime() ?? null,
  lastAt: row.lastAt.getTime(),
  now: Number(row.now),
  readSeq: Object.fromEntries(PARTIES.map((party) => [party, reads[party] ?? 0])) as Record<Party, number>,
});

export const MESSAGE_COLUMNS = `
  m.id, m.seq, m.party, m.body, m.created_at as "createdAt", m.edited_at as "editedAt",
  coalesce((select json_agg(json_build_object('id', a.id, 'kind', a.kind, 'name', a.name, 'size', a.size,
    'storageKey', a.storage_key) order by a.position) from message_attachments a
    where a.message_id = m.id and a.creator_id = m.creator_id), '[]') as attachments`;

export interface MessageRow {
  id: string;
  seq: number;
  party: Party;
  body: string;
  createdAt: Date;
  editedAt: Date | null;
  attachments: Attachment[];
}

export const toMessage = (row: MessageRow): Message => ({
  ...row,
  createdAt: row.createdAt.getTime(),
  editedAt: row.editedAt?.getTime() ?? null,
});

/**
 * Where it isn't known yet whose the conversation is, its ID alone will do: asking that first would be one statement more.
 * @param way how its row is locked; empty for reading
 */
export async function conversationById(
  at: Statements,
  name: string,
  way: string,
  id: string,
): Promise<Conversation | null> {
  const creatorId = CREATORS_OF_CONVERSATIONS.known(id);
  const text = `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES} where c.id = $1`;
  const row = await (creatorId === undefined
    ? at.row<ConversationRow>(`${name}-of-unknown`, `${text} ${way}`, [id])
    : at.row<ConversationRow>(name, `${text} and c.creator_id = $2 ${way}`, [id, creatorId]));
  if (!row) return null;
  CREATORS_OF_CONVERSATIONS.learn(id, row.creatorId);
  return toConversation(row);
}
