import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Party, emailKey } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Transaction } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { BookingEffects, type BookingRecord, type Change } from '../bookings/index.js';
import { writeLetter } from './letter.js';
import { noticeFor } from './notices.js';

const PARTIES: readonly Party[] = ['brand', 'creator'];

/** Mails the parties what has happened to their booking, in the transaction in which it happens. */
@Injectable()
export class TellParties implements OnModuleInit {
  constructor(
    @Inject(BookingEffects) private readonly effects: BookingEffects,
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced((tx, change) => this.tell(tx, change));
  }

  private async tell(tx: Transaction, change: Change): Promise<void> {
    for (const party of PARTIES) {
      const notice = noticeFor(change, party);
      if (!notice) continue;
      const to = addressOf(change.after, party);
      const verified = await isVerified(tx, to);
      const letter = writeLetter({ notice, change, party, verified }, this.config.publicUrl);
      await this.mailer.post(tx, { to, ...letter });
    }
  }
}

const addressOf = ({ contactEmail, creator }: BookingRecord, party: Party): string =>
  party === 'brand' ? contactEmail : creator.email;

async function isVerified(tx: Transaction, address: string): Promise<boolean> {
  const user = await tx.row(
    'verified-address',
    'select 1 from users where email_key = $1 and email_verified_at is not null',
    [emailKey(address)],
  );
  return user !== null;
}
