import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LentColumns } from '../../platform/database/lent-columns.js';
import { CreatorLock } from '../catalog/index.js';
import { OWN_PROFILE } from './reads/own-profile.js';

/** What the modules below need of creators without knowing them. */
@Injectable()
export class LendToBelow implements OnModuleInit {
  constructor(
    private readonly columns: LentColumns,
    private readonly lock: CreatorLock,
  ) {}

  onModuleInit(): void {
    this.columns.lend('user.creator', OWN_PROFILE);
    this.lock.register(async (tx, creatorId) => {
      await tx.rows('lock-creator', 'select from creators where id = $1 for update', [creatorId]);
    });
  }
}
