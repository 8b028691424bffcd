import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CLOSED_TEXTS, INQUIRY, Problem, emailKey, whyClosed } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { PurgeExpired } from '../../../platform/database/purge-expired.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { GuestLinks, Guests } from '../../identity/index.js';
import { askedEmail } from '../asked-email.js';
import { ConversationStore } from '../persistence/conversation-store.js';
import { findAskable } from '../reads/find-askable.js';
import { requireWritable } from './find-conversation.js';
import { SendMessages } from './send-messages.js';

export interface Question {
  creatorId: string;
  packageId: string | null;
  name: string;
  email: string;
  body: string;
  /** The sender’s own name of the message; null when it can’t be sent twice. */
  key: string | null;
}

export interface Asked {
  conversationId: string;
  /** Whether the creator has it; otherwise the address has to be proven first. */
  confirmed: boolean;
}

/** A first message to a creator, before there is a booking. The creator hears of it once the sender’s address is proven. */
@Injectable()
export class AskCreators implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly store: ConversationStore,
    private readonly send: SendMessages,
    private readonly limits: RateLimits,
    private readonly guests: Guests,
    private readonly links: GuestLinks,
    private readonly mailer: Mailer,
    private readonly purge: PurgeExpired,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.guests.onReplaced((tx, before, after) => this.store.moveGuest(tx, before, after));
    this.purge.register(
      'unproven-questions',
      `delete from conversations where opened_at is null and booking_id is null
         and created_at < now() - interval '${INQUIRY.provableDays} days'`,
    );
  }

  /**
   * @returns the conversation; one that is not confirmed is read by nobody, until the address is proven
   * @throws Problem CREATOR_NOT_FOUND, PACKAGE_NOT_FOUND, VALIDATION_FAILED or TOO_MANY_REQUESTS
   */
  async ask(caller: Caller, question: Question): Promise<Asked> {
    const { creatorId, packageId, name, email, body, key } = question;
    const creator = await findAskable(this.database, creatorId, packageId);
    if (!creator) throw new Problem('CREATOR_NOT_FOUND');
    if (packageId !== null && !creator.hasPackage) throw new Problem('PACKAGE_NOT_FOUND');
    if (caller.user?.id === creator.userId)
      throw new Problem('VALIDATION_FAILED', INQUIRY.messages.own, {
        errors: { email: INQUIRY.messages.own },
      });
    const address = emailKey(email);
    const isProven = provenEmails(caller).includes(address);
    // Strangers who type an address must not use up its owner's.
    await this.limits.take('inquiry_by_email', isProven ? `owner ${address}` : address);
    return this.database.transaction(async (tx) => {
      const asked = key === null ? null : await this.store.findUnconfirmed(tx, creatorId, address, key);
      if (asked !== null) return { conversationId: asked, confirmed: false };
      const asker = { name, email, userId: isProven ? (caller.user?.id ?? null) : null, guestId: null };
      // Of an address that somebody else may have typed, nobody learns that it is blocked.
      if (isProven && (await this.store.isBlocked(tx, creatorId, address)))
        throw new Problem('FORBIDDEN', CLOSED_TEXTS.blocked);
      const open = isProven ? await this.store.findAsked(tx, creatorId, address) : null;
      const id = open ?? (await this.store.beginAsked(tx, { creatorId, packageId, asker, isProven }));
      const conversation = await this.store.lock(tx, id);
      if (!conversation) throw new Error(`the conversation ${id} is gone`);
      requireWritable(whyClosed({ ...conversation, role: 'brand' }, tx.now));
      if (!(await this.send.add(tx, conversation, 'brand', { body, attachmentIds: [], key })))
        requireWritable('blocked');
      if (isProven) return { conversationId: id, confirmed: true };
      const proof = this.links.make(tx, email);
      await this.mailer.post(tx, { to: email, ...askedEmail(id, proof, this.config.publicUrl) });
      return { conversationId: id, confirmed: false };
    });
  }

  /**
   * Passes a first message on, on the word of somebody who reads the emails of its address. Proving the address for something else is not
   * enough: anyone could have typed it here.
   * @throws Problem NOT_FOUND, or FORBIDDEN when the creator has blocked the address
   */
  async confirm(caller: Caller, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const conversation = isId(id) ? await this.store.lock(tx, id) : null;
      const isTheirs =
        conversation && provenEmails(caller).includes(emailKey(conversation.people.brand.email));
      if (!isTheirs) throw new Problem('NOT_FOUND');
      if (conversation.openedAt !== null) return;
      if (await this.store.isBlocked(tx, conversation.creatorId, emailKey(conversation.people.brand.email)))
        throw new Problem('FORBIDDEN', CLOSED_TEXTS.blocked);
      await this.store.openAsked(tx, id, { userId: caller.user?.id ?? null, guestId: caller.guestId });
    });
  }
}
