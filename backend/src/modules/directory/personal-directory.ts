import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { leaveDirectory } from './keep-directory.js';

const CHOICES = `
  select is_listed as listed, search_engines as "searchEngines", away_until::text as "awayUntil", niches, styles, languages, country
  from directory_choices where creator_id = $1`;

/** What the directory keeps of people: what creators chose, and their entries. */
@Injectable()
export class PersonalDirectory implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('directory', {
      exports: {
        directory: async ({ creatorId }) =>
          creatorId === null ? [] : this.database.rows('export-directory', CHOICES, [creatorId]),
      },
      forgets: async (tx, { creatorId }) => {
        if (creatorId === null) return;
        await leaveDirectory(tx, creatorId);
        await tx.rows('forget-directory-choices', 'delete from directory_choices where creator_id = $1', [
          creatorId,
        ]);
      },
    });
  }
}
