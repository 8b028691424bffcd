import { Injectable } from '@nestjs/common';
import type { RankingMeans } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { readMeans } from './read-means.js';

/** What is said of the directory as a whole. */
@Injectable()
export class ReadDirectory {
  constructor(private readonly database: Database) {}

  /** How many entries have each value, as it was counted within the last hour. */
  async counts(): Promise<Map<number, number>> {
    const rows = await this.database.rows<{ facet: number; creators: number }>(
      'directory-counts',
      'select facet, creators from directory_counts',
    );
    return new Map(rows.map(({ facet, creators }) => [facet, creators]));
  }

  means(): Promise<RankingMeans> {
    return readMeans(this.database);
  }
}
