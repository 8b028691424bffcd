import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LentColumns } from '../../platform/database/lent-columns.js';
import { AWAY_UNTIL } from '../creators/index.js';

/** A day that is over is taken out of the choices within a minute (`KeepDirectoryTotals`), which pages are told of. `c` is the creator. SQL. */
const AWAY = '(select h.away_until::text from directory_choices h where h.creator_id = c.id)';

/** Pages say that their creator is away, which is known here. */
@Injectable()
export class LendAway implements OnModuleInit {
  constructor(private readonly columns: LentColumns) {}

  onModuleInit(): void {
    this.columns.lend(AWAY_UNTIL, AWAY);
  }
}
