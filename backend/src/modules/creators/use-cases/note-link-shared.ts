import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { CreatorEntity } from '../persistence/creator.entity.js';

/** Notes that a creator has shared the link to their page. The first time counts. */
@Injectable()
export class NoteLinkShared {
  constructor(private readonly database: Database) {}

  async run(creatorId: string): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager()
        .getRepository(CreatorEntity)
        .update({ id: creatorId, linkSharedAt: IsNull() }, { linkSharedAt: () => 'now()' }),
    );
  }
}
