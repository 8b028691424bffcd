import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/database/personal-data.js';
import { leaveDirectory } from './keep-directory.js';
import { exportSaved } from './reads/saved-creators.js';

const CHOICES = `
  select is_listed as listed, search_engines as "searchEngines", away_until::text as "awayUntil", niches, styles, languages, country
  from directory_choices where creator_id = $1`;

const REMOVALS = `
  select rule, note, removed_at as "removedAt", objection, objected_at as "objectedAt", outcome, outcome_note as "outcomeNote", decided_at as "decidedAt",
    ended_at as "endedAt"
  from directory_removals where creator_id = $1 order by removed_at desc`;
/** Their own list, and their place on those of others. In one order, so that two people who have saved each other can be forgotten at once. */
const FORGET_SAVED = `
  delete from saved_creators where (owner_id, creator_id) in (
    select owner_id, creator_id from saved_creators where owner_id = $1 or creator_id = $2 order by owner_id, creator_id for update)`;

/** What the directory keeps of people: what creators chose, their entries and removals; and whom brands have saved. */
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
        directoryRemovals: async ({ creatorId }) =>
          creatorId === null ? [] : this.database.rows('export-directory-removals', REMOVALS, [creatorId]),
        savedCreators: ({ userId }) => exportSaved(this.database, userId),
      },
      forgets: async (tx, { userId, creatorId }) => {
        await tx.rows('forget-saved-creators', FORGET_SAVED, [userId, creatorId]);
        if (creatorId === null) return;
        await leaveDirectory(tx, creatorId);
        await tx.rows('forget-directory-choices', 'delete from directory_choices where creator_id = $1', [
          creatorId,
        ]);
        await tx.rows('forget-directory-removals', 'delete from directory_removals where creator_id = $1', [
          creatorId,
        ]);
      },
    });
  }
}
