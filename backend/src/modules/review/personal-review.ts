import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REVIEW_LINK, deletedEmail } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { PurgeExpired } from '../../platform/database/purge-expired.js';
import { LinkStore } from './persistence/link-store.js';
import { bookedBy, bookedWith, itemsOf, linksMadeBy } from './reads/personal-items.js';

const CLOSED = `least(l.revoked_at, l.expires_at) < now() - interval '${REVIEW_LINK.keptDays} days'`;

/**
 * What people have said in review rooms, and whom they have invited there. What was sent belongs to the booking and stays with it: the other
 * party has read it.
 */
@Injectable()
export class PersonalReview implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly purge: PurgeExpired,
    private readonly links: LinkStore,
  ) {}

  onModuleInit(): void {
    this.personal.register('review', {
      exports: {
        reviewComments: (person) => itemsOf(this.database, person),
        reviewLinks: (person) => linksMadeBy(this.database, person),
      },
      closes: async (tx, userId) => this.links.revokeAll(tx, await bookedBy(tx, userId)),
      forgets: (tx, { userId }) => this.forget(tx, userId),
    });
    // Reviewers without notes first, then links without reviewers.
    this.purge.register(
      'review-guests',
      `delete from review_guests g using review_links l where l.id = g.link_id and ${CLOSED}
         and not exists (select from review_items i where i.review_guest_id = g.id)`,
    );
    this.purge.register(
      'review-links',
      `delete from review_links l where ${CLOSED} and not exists (select from review_guests g where g.link_id = l.id)`,
    );
  }

  /** The bookings have forgotten this brand already, and bear what stands for its address. */
  private async forget(tx: Transaction, userId: string): Promise<void> {
    await this.links.forget(tx, await bookedWith(tx, deletedEmail(userId)));
  }
}
