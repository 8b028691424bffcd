import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';

const SAID = `
  select i.booking_id as "bookingId", i.kind, i.state, i.body, i.created_at as "createdAt"
  from review_items i join booking_people p on p.booking_id = i.booking_id and p.party = i.party
  where p.user_id = $1 or p.email_key = $2
  order by i.created_at desc`;

/** What people have said in review rooms. It belongs to the booking and stays with it: the other party has read it. */
@Injectable()
export class ExportItems implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('review', {
      exports: {
        reviewComments: ({ userId, provenEmail }) =>
          this.database.rows('export-review-items', SAID, [userId, provenEmail]),
      },
    });
  }
}
