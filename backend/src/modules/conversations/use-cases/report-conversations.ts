import { Injectable } from '@nestjs/common';
import { Problem, type ReportReason } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { TellAdmins } from '../../notifications/index.js';
import { ConversationStore } from '../persistence/conversation-store.js';
import { FindConversation } from './find-conversation.js';

/** Tells those who run the platform that somebody behaves badly. */
@Injectable()
export class ReportConversations {
  constructor(
    private readonly database: Database,
    private readonly find: FindConversation,
    private readonly store: ConversationStore,
    private readonly admins: TellAdmins,
  ) {}

  /** Somebody who is blocked may report as well: to block first must keep nobody from it. @throws Problem NOT_FOUND or FORBIDDEN */
  async report(caller: Caller, id: string, reason: ReportReason, note: string | null): Promise<void> {
    const { conversation, role } = await this.find.forReport(caller, id);
    if (role === 'admin') throw new Problem('FORBIDDEN');
    await this.database.transaction(async (tx) => {
      // They have been told already: the newest words stand in the list.
      if (!(await this.store.report(tx, id, { party: role, reason, note }))) return;
      await this.admins.tell(tx, {
        subject: 'A conversation was reported',
        body: 'Somebody reported a conversation. Read it and decide in the admin pages, under Reports.',
        ...(conversation.bookingId !== null && { bookingId: conversation.bookingId }),
      });
    });
  }

  /** @throws Problem NOT_FOUND when there is no such open report */
  async handle(reportId: string, adminId: string): Promise<void> {
    const isHandled =
      isId(reportId) &&
      (await this.database.transaction((tx) => this.store.handleReport(tx, reportId, adminId)));
    if (!isHandled) throw new Problem('NOT_FOUND');
  }
}
