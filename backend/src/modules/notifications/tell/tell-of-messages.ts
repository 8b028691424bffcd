import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Party, emailKey } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { GuestLinks, UNKNOWN_ADDRESSEE, addressees, guestWayIn } from '../../identity/index.js';
import { MessageNotifications } from '../persistence/message-notifications.js';
import { NotificationChoices } from '../choices/notification-choices.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';
import { messageTitle, writeMessageEmail } from '../texts/write-message-email.js';

/** Whoever a message is for. */
export interface MessageReader {
  party: Party;
  userId: string | null;
  guestId: string | null;
  email: string;
}

export interface ArrivedMessage {
  conversationId: string;
  /** null for a conversation without a booking. */
  bookingId: string | null;
  messageId: string;
  to: MessageReader;
  /** The writer's name. */
  from: string;
  /** The package it is about; null where there is none. */
  about: string | null;
  /** The page on which its reader answers. */
  path: string;
}

const TASK = 'mail-messages';

/** Tells people of messages: in their list at once, and by an email that waits for them to be read. */
@Injectable()
export class TellOfMessages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly messages: MessageNotifications,
    private readonly choices: NotificationChoices,
    private readonly links: GuestLinks,
    private readonly unsubscribe: UnsubscribeLinks,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<ArrivedMessage>(TASK, (message) => this.mail(message));
  }

  /**
   * Tells the reader of a message, in the transaction that keeps it. Two emails of a conversation are an hour apart.
   * @param readBy who has seen the conversation by answering
   */
  async arrived(
    tx: Transaction,
    message: ArrivedMessage,
    { readBy }: { readBy?: Party | undefined } = {},
  ): Promise<void> {
    const { conversationId, bookingId, messageId, to, path } = message;
    const due = await this.messages.arrived(tx, {
      ...{ conversationId, bookingId, messageId, path },
      title: messageTitle(message),
      readBy: readBy ?? null,
      to: {
        ...{ party: to.party, userId: to.userId, guestId: to.guestId },
        emailKey: to.party === 'brand' ? emailKey(to.email) : null,
      },
    });
    // A later message replaces the job, so that the email names the latest; its time stays that of the first.
    if (due) await tx.enqueue(TASK, message, { key: `${TASK}:${conversationId}:${to.party}`, runAt: due });
  }

  /** The reader has seen the conversation: no email is needed any more. */
  async read(tx: Transaction, conversationId: string, { party }: MessageReader): Promise<void> {
    await this.messages.read(tx, conversationId, party);
  }

  private async mail(message: ArrivedMessage): Promise<void> {
    const { conversationId, bookingId, to, path } = message;
    await this.database.transaction(async (tx) => {
      if (!(await this.messages.takeUnmailed(tx, conversationId, to.party))) return;
      const key = { emailKey: emailKey(to.email) };
      const [{ owner, isProven } = UNKNOWN_ADDRESSEE] = await addressees(tx, [{ ...to, ...key }]);
      const chooser = { userId: to.userId ?? owner, ...key };
      if (!(await this.choices.wants(tx, chooser, 'message', 'email'))) return;
      const { publicUrl } = this.config;
      const guest = to.party === 'brand' && owner === null;
      const wayIn = guest ? guestWayIn(bookingId, this.links.make(tx, to.email), publicUrl, path) : undefined;
      const unsubscribe = this.unsubscribe.foot(to.email, 'message');
      const email = writeMessageEmail({ ...message, isProven, wayIn, unsubscribe }, publicUrl);
      await this.mailer.post(tx, {
        to: to.email,
        ...email,
        about: bookingId === null ? undefined : { bookingId, party: to.party },
        unsubscribe: unsubscribe?.oneClick,
      });
    });
  }
}
