import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { PersonalData } from '../../../platform/database/personal-data.js';

const DELIVERIES = `
  select s.booking_id as "bookingId", s.version, s.status, s.notes, s.missing, s.submitted_at as "submittedAt",
    (select coalesce(jsonb_agg(jsonb_build_object('fileName', u.file_name, 'size', u.size, 'sha256', u.sha256, 'ai', f.ai,
       'captions', c.file_name) order by f.position), '[]')
     from submission_files f join uploads u on u.id = f.upload_id left join captions c on c.upload_id = u.id
     where f.submission_id = s.id) as files
  from submissions s join bookings b on b.id = s.booking_id
  where b.creator_id = $1 order by s.submitted_at desc`;

/** What a creator has delivered. It was paid for and stays with the brand: nothing of it is forgotten. */
@Injectable()
export class ExportDeliveries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('deliveries', {
      exports: {
        deliveries: ({ creatorId }) => this.database.rows('export-deliveries', DELIVERIES, [creatorId]),
      },
    });
  }
}
