import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETED, deletedEmail, emailKey } from '@reelpact/domain';
import { PersonalData } from '../../platform/database/personal-data.js';
import { ToldConversations } from '../notifications/index.js';
import { ExportMessages } from './reads/export-messages.js';

/**
 * What people have said to each other. Of a booking it stays, as the other side has read it and it is evidence; the names on it are the
 * booking’s. What was said before there was a booking loses name and address.
 */
@Injectable()
export class PersonalConversations implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly messages: ExportMessages,
    private readonly told: ToldConversations,
  ) {}

  onModuleInit(): void {
    this.personal.register('conversations', {
      exports: { messages: (person) => this.messages.of(person) },
      moves: async (tx, { userId, from, to, ownOnly }) => {
        await tx.rows(
          'move-asker',
          `update conversations set asker_email = $3, asker_email_key = $4, asker_user_id = coalesce(asker_user_id, $1)
           where asker_email_key = $2 and (not $5 or asker_user_id = $1)`,
          [userId, from, to, emailKey(to), ownOnly],
        );
      },
      forgets: async (tx, { userId, creatorId, provenEmail }) => {
        await tx.rows(
          'forget-asker',
          `update conversations set asker_name = $3, asker_email = $4, asker_email_key = $4, asker_user_id = null,
             asker_guest_id = null
           where asker_user_id = $1 or asker_email_key = $2`,
          [userId, provenEmail, DELETED.brand, deletedEmail(userId)],
        );
        const theirs = await tx.rows<{ id: string }>(
          'conversations-of-forgotten',
          'select id from conversations where asker_email_key = $1 or creator_id = $2',
          [deletedEmail(userId), creatorId],
        );
        await this.told.forget(
          tx,
          theirs.map(({ id }) => id),
        );
      },
    });
  }
}
