import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { emailKey } from '@reelpact/domain';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import type { Caller } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { GuestLinks } from '../mailed-links/guest-links.js';
import { BookedAddresses } from './booked-addresses.js';
import { Guests } from './guests.js';
import { accountEmail, guestEmail } from '../mailed-links/link-emails.js';
import type { LinkProof } from '../mailed-links/mailed-proof.js';
import { hasAccount } from './reads/has-account.js';

/** Gives people without an account their bookings back, on whatever device they read their emails. */
@Injectable()
export class EnterAsGuest implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly limits: RateLimits,
    private readonly mailer: Mailer,
    private readonly guests: Guests,
    private readonly booked: BookedAddresses,
    private readonly links: GuestLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ email: string }>('mail-guest-link', ({ email }) => this.mailLink(email));
  }

  /**
   * Takes the wish for a link. Whether anything was booked with this email is looked up by a job, later: neither the
   * answer nor the time it takes can tell.
   * @throws Problem TOO_MANY_REQUESTS
   */
  async askForLink(email: string): Promise<void> {
    const key = emailKey(email);
    await this.limits.take('guest_link_by_email', key);
    await this.database.transaction((tx) =>
      tx.enqueue('mail-guest-link', { email: key }, { key: `guest-link:${key}` }),
    );
  }

  /**
   * Takes the word of anyone who reads an address's emails.
   * @returns the guest's id, for the cookie. @throws Problem LINK_NOT_VALID or TOO_MANY_REQUESTS
   */
  async enter(proof: LinkProof, { guestId }: Caller, network: string): Promise<string> {
    if ('code' in proof) {
      await this.limits.take('guest_code_by_address', network);
      await this.limits.take('guest_code_by_email', emailKey(proof.email));
    }
    const link = await this.links.find(proof);
    return this.database.transaction(async (tx) => {
      await this.links.spend(tx, link);
      return this.guests.beginProven(tx, link.owner, guestId);
    });
  }

  private async mailLink(email: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const to = await this.booked.asTyped(tx, email);
      if (to === null) return;
      const message = (await hasAccount(tx, email))
        ? accountEmail(this.config.publicUrl)
        : guestEmail(this.links.make(tx, to), this.config.publicUrl);
      await this.mailer.post(tx, { to, ...message });
    });
  }
}
