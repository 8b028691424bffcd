import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailKey } from '@reelpact/domain';
import { PersonalData } from '../../../platform/database/personal-data.js';

/** What guests and the links mailed to them keep of an address. */
@Injectable()
export class PersonalGuests implements OnModuleInit {
  constructor(private readonly personal: PersonalData) {}

  onModuleInit(): void {
    this.personal.register('guests', {
      moves: async (tx, { from, to, ownOnly }) => {
        if (ownOnly) return;
        await tx.rows(
          'move-guests',
          'update guests set email_keys = array_replace(email_keys, $1, $2) where $1 = any(email_keys)',
          [from, emailKey(to)],
        );
      },
      forgets: async (tx, { provenEmail }) => {
        if (provenEmail === null) return;
        await tx.rows(
          'forget-guests',
          'update guests set email_keys = array_remove(email_keys, $1) where $1 = any(email_keys)',
          [provenEmail],
        );
        await tx.rows('forget-guest-links', 'delete from guest_links where email_key = $1', [provenEmail]);
      },
    });
  }
}
