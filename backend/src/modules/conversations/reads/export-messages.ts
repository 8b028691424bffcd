import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { KnownPerson, Section } from '../../../platform/database/personal-data.js';

const SAID = `
  select m.conversation_id as "conversationId", c.booking_id as "bookingId", m.body, m.created_at as "createdAt",
    m.edited_at as "editedAt"
  from messages m join conversations c on c.id = m.conversation_id
    left join booking_people brand on brand.booking_id = c.booking_id and brand.party = 'brand'
  where (m.party = 'creator' and c.creator_id = $3)
    or (m.party = 'brand' and (brand.user_id = $1 or brand.email_key = $2
      or (c.booking_id is null and (c.asker_user_id = $1 or c.asker_email_key = $2))))
  order by m.created_at desc`;

@Injectable()
export class ExportMessages {
  constructor(private readonly database: Database) {}

  of({ userId, provenEmail, creatorId }: KnownPerson): Promise<Section> {
    return this.database.rows('export-messages', SAID, [userId, provenEmail, creatorId]);
  }
}
