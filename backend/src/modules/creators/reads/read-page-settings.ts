import { Injectable } from '@nestjs/common';
import { type BlockKind, CENTER, DEFAULT_BLOCK_KINDS, type Focus, type PageDesign } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { COVER_FOCUS, type StoredContent } from './read-creators.js';

interface ArrangedRow {
  id?: string;
  kind: BlockKind;
  enabled: boolean;
  archived: boolean;
  content: StoredContent;
}

export interface PageSettings {
  tagline: string | null;
  design: Partial<PageDesign> | null;
  coverKey: string | null;
  coverFocus: Focus;
  showNumbers: boolean;
  blocks: ArrangedRow[];
}

const SETTINGS = `
  select tagline, page_design as design, cover_key as "coverKey", ${COVER_FOCUS} as "coverFocus", show_numbers as "showNumbers",
    (select json_agg(b order by b.position, b.id) from (
      select id, kind, enabled, archived_at is not null as archived, content, position from page_blocks
      where creator_id = c.id) b) as blocks
  from creators c where id = $1`;

/** A page's look and parts, switched off and archived ones too, for its own creator. */
@Injectable()
export class ReadPageSettings {
  constructor(private readonly database: Database) {}

  async of(creatorId: string): Promise<PageSettings> {
    const found = await this.database.row<
      Omit<PageSettings, 'blocks'> & { blocks: (ArrangedRow & { position: number })[] | null }
    >('page-settings', SETTINGS, [creatorId]);
    const blocks = found?.blocks?.map(({ position: _order, ...block }) => block);
    return {
      tagline: found?.tagline ?? null,
      design: found?.design ?? null,
      coverKey: found?.coverKey ?? null,
      coverFocus: found?.coverFocus ?? CENTER,
      showNumbers: found?.showNumbers ?? true,
      blocks:
        blocks ?? DEFAULT_BLOCK_KINDS.map((kind) => ({ kind, enabled: true, archived: false, content: {} })),
    };
  }
}
