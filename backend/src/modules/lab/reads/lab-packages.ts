import { Injectable } from '@nestjs/common';
import { MIN_BOOKABLE_CENTS } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { type PackageRow, ReadCatalog, isBookable } from '../../catalog/index.js';
import { SAMPLE_CREATOR } from '../../demo/index.js';

/** What can be booked in the lab: the packages of the demo's creator. */
@Injectable()
export class LabPackages {
  constructor(
    private readonly database: Database,
    private readonly catalog: ReadCatalog,
  ) {}

  /**
   * The first package for each number of revisions, of those that need a product or of the others; null means unlimited. Empty without a
   * demo's creator.
   */
  async byRevisions(needsProduct: boolean): Promise<Map<number | null, PackageRow>> {
    const creator = await this.database.row<{ id: string }>(
      'lab-creator',
      'select id from creators where username_key = $1',
      [SAMPLE_CREATOR],
    );
    const found = new Map<number | null, PackageRow>();
    for (const one of creator ? await this.catalog.packagesOf(creator.id) : []) {
      if (one.needsProduct !== needsProduct || !isBookable(one, MIN_BOOKABLE_CENTS)) continue;
      if (!found.has(one.revisions)) found.set(one.revisions, one);
    }
    return found;
  }
}
