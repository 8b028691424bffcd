import { Injectable } from '@nestjs/common';
import { Problem } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { IS_OFFERED, PACKAGE_COLUMNS, type PackageRow } from '../../catalog/index.js';
import { AWAY_UNTIL } from './read-creators.js';
import { CREATOR_CARD, type CreatorCardRow } from './creator-card.js';

export type OfferRow = PackageRow & { creator: CreatorCardRow; awayUntil: string | null };

const offer = (lent: LentColumns): string => `
  select ${PACKAGE_COLUMNS}, ${CREATOR_CARD} as creator, ${lent.sql(AWAY_UNTIL)} as "awayUntil" from packages p join creators c on c.id = p.creator_id join users u on u.id = c.user_id
  where p.id = $1 and ${IS_OFFERED} and c.deleted_at is null`;

@Injectable()
export class ReadOffer {
  constructor(
    private readonly database: Database,
    private readonly lent: LentColumns,
  ) {}

  /** A package with its creator. @throws Problem PACKAGE_NOT_FOUND */
  async run(packageId: string): Promise<OfferRow> {
    const found = isId(packageId)
      ? await this.database.row<OfferRow>('package-with-creator', offer(this.lent), [packageId])
      : null;
    if (!found) throw new Problem('PACKAGE_NOT_FOUND');
    return found;
  }
}
