import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { isDeletedEmail, isDemoEmail } from '@reelpact/domain';
import { createTransport } from 'nodemailer';
import { CONFIG, type Config } from '../config/config.js';
import { Database, type Transaction } from '../database/database.js';
import { newId } from '../database/ids.js';
import { PersonalData } from '../database/personal-data.js';
import { Jobs } from '../jobs/jobs.js';
import { unlessAborted } from '../outgoing/bounded-fetch.js';
import type { LaidOutEmail } from './email-layout.js';

export interface Mail extends LaidOutEmail {
  to: string;
  /** The booking that one of its parties is told about; absent for all other emails. */
  about?: { bookingId: string; party: 'brand' | 'creator' };
  /** Where a mail program sends the wish to get no more of these (RFC 8058); absent where that can't be. */
  unsubscribe?: string;
}

/** An email as it was written. */
interface SentMail {
  id: string;
  to: string;
  subject: string;
  body: string;
  html: string;
  createdAt: Date;
}

interface StoredMail {
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  unsubscribe: string | null;
  sent_at: Date | null;
}

const INSERT = `
  insert into mails (id, recipient, subject, body, html, booking_id, party, unsubscribe)
  select id, recipient, subject, body, html, booking_id, party, unsubscribe from json_to_recordset($1)
    as m (id uuid, recipient text, subject text, body text, html text, booking_id uuid, party text, unsubscribe text)`;

const EXPORT = `
  select m.subject, m.body, m.created_at as "createdAt", m.sent_at as "sentAt" from mails m
  where lower(trim(m.recipient)) = $1 order by m.created_at desc`;

/** For the whole conversation with the mail server, and in milliseconds for its parts. */
const SEND_TIMEOUT_MS = 60_000;
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Puts emails into the outbox of a transaction; they are sent after it has committed. */
@Injectable()
export class Mailer implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>('send-mail', ({ id }) => this.send(id));
    this.personal.register('mails', {
      exports: { mails: ({ provenEmail }) => this.database.rows('export-mails', EXPORT, [provenEmail]) },
      // What was sent stands under the address by which its owner can be found.
      moves: async (tx, { from, to }) => {
        await tx.rows(
          'move-mails',
          'update mails set recipient = $2 where lower(trim(recipient)) = $1 and sent_at is not null',
          [from, to],
        );
      },
      forgets: async (tx, { provenEmail }) => {
        await tx.rows('forget-mails', 'delete from mails where lower(trim(recipient)) = $1', [provenEmail]);
      },
    });
  }

  newest(limit: number): Promise<SentMail[]> {
    return this.database.rows(
      'newest-mails',
      `select id, recipient as "to", subject, body, coalesce(html, '') as html, created_at as "createdAt" from mails
       order by created_at desc limit $1`,
      [limit],
    );
  }

  /** Nobody reads the address of a deleted account: nothing is written to it. */
  async post(tx: Transaction, { to, subject, body, html, about, unsubscribe }: Mail): Promise<void> {
    if (isDeletedEmail(to)) return;
    const id = newId();
    tx.leave('insert-mails', INSERT, {
      ...{ id, recipient: to, subject, body, html, unsubscribe },
      ...{ booking_id: about?.bookingId, party: about?.party },
    });
    await tx.enqueue('send-mail', { id }, { key: `mail:${id}` });
  }

  /** Without SMTP, and to the demo's people, the email stays in the local outbox, which a page shows in demo mode. */
  private async send(id: string): Promise<void> {
    const mail = await this.database.row<StoredMail>(
      'read-mail',
      'select recipient, subject, body, html, unsubscribe, sent_at from mails where id = $1',
      [id],
    );
    if (!mail || mail.sent_at !== null) return;
    const smtpUrl = isDemoEmail(mail.recipient) ? null : this.config.smtpUrl;
    if (smtpUrl !== null) {
      const transport = createTransport({ url: smtpUrl, ...SMTP_TIMEOUTS });
      const message = {
        from: this.config.mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html === null ? {} : { html: mail.html }),
        ...(mail.unsubscribe === null ? {} : { headers: unsubscribeHeaders(mail.unsubscribe) }),
        // The same id at every try lets a receiving server drop a repeat.
        messageId: `<${id}@${new URL(this.config.publicUrl).hostname}>`,
      };
      await unlessAborted(AbortSignal.timeout(SEND_TIMEOUT_MS), () => transport.sendMail(message));
    }
    // What is on its way is forgotten here: it may hold a link that signs in.
    await this.database.rows(
      'mail-sent',
      `update mails set sent_at = now(), body = case when $2 then '' else body end,
         html = case when $2 then null else html end where id = $1`,
      [id, smtpUrl !== null],
    );
  }
}
