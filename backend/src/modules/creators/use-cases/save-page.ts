import { Injectable } from '@nestjs/common';
import {
  type ArrangedBlock,
  BLOCK_KINDS,
  type BlockContent,
  type Focus,
  LINK_PICTURE,
  MAX_FIELD_ERRORS,
  type PageDesign,
  Problem,
  accountAddress,
  blocksProblem,
} from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Cards } from '../../catalog/index.js';
import { BlockSwitches } from '../block-switches.js';
import { LinkPictures } from '../link-pictures.js';
import type { StoredContent } from '../reads/read-creators.js';
import { ProfileImages } from '../profile-image.js';
import type { ProfileOwner } from './edit-profile.js';

export interface PageToSave {
  tagline?: string;
  design: PageDesign;
  /** A data URL replaces the cover; anything else keeps it. */
  coverUrl?: string;
  /** Absent keeps what was chosen, or is the middle of a new cover. */
  coverFocus?: Focus;
  /** Absent keeps what was chosen. */
  showNumbers?: boolean;
  blocks: readonly (ArrangedBlock & { id?: string; content: BlockContent })[];
}

/** The fields that a kind of block uses, beside its heading. */
const FIELDS = {
  reels: [],
  packages: [],
  brands: ['brands'],
  links: ['links'],
  social: ['accounts'],
  text: ['text'],
  faq: ['questions'],
  ask: [],
  tips: ['text'],
} as const satisfies Record<keyof typeof BLOCK_KINDS, readonly (keyof BlockContent)[]>;

/** Saves how a creator's page looks and what it is made of, all of it or nothing. */
@Injectable()
export class SavePage {
  constructor(
    private readonly database: Database,
    private readonly images: ProfileImages,
    private readonly linkPictures: LinkPictures,
    private readonly cards: Cards,
    private readonly switches: BlockSwitches,
  ) {}

  /** @throws Problem VALIDATION_FAILED when the blocks make up no page, or the cover is no picture */
  async run({ creatorId, userId }: ProfileOwner, page: PageToSave): Promise<void> {
    const problem = blocksProblem(page.blocks);
    if (problem !== null) throw new Problem('VALIDATION_FAILED', problem, { errors: { blocks: problem } });
    const wanted = page.blocks.filter(({ enabled, archived }) => enabled && !archived);
    const whyNot = await this.switches.whyNot(
      this.database,
      { creatorId, userId },
      wanted.map(({ kind }) => kind),
    );
    if (whyNot !== null) throw new Problem('VALIDATION_FAILED', whyNot, { errors: { blocks: whyNot } });
    const coverKey = page.coverUrl?.startsWith('data:')
      ? await this.images.storeCover(userId, page.coverUrl)
      : null;
    await this.save(creatorId, page, coverKey).catch(async (error: unknown) => {
      await this.images.discard(coverKey);
      throw error;
    });
  }

  private save(creatorId: string, page: PageToSave, coverKey: string | null): Promise<void> {
    return this.database.transaction(async (tx) => {
      if (coverKey !== null) await this.images.replaceCover(tx, creatorId, coverKey);
      const { tagline, design, showNumbers, coverFocus } = page;
      // It locks the page until all of it is saved.
      await tx.rows(
        'save-page',
        `update creators set tagline = $2, page_design = $3::jsonb, show_numbers = coalesce($4, show_numbers),
           cover_focus_x = coalesce($5, cover_focus_x), cover_focus_y = coalesce($6, cover_focus_y),
           updated_at = now()
         where id = $1`,
        [
          creatorId,
          tagline ?? null,
          JSON.stringify(design),
          showNumbers ?? null,
          coverFocus?.x ?? null,
          coverFocus?.y ?? null,
        ],
      );
      const stored = await tx.rows<{ id: string }>(
        'remove-page-blocks',
        'delete from page_blocks where creator_id = $1 returning id',
        [creatorId],
      );
      const own = new Set(stored.map(({ id }) => id));
      const blocks = page.blocks.map((block) => ({
        // An ID that is not of this page would be someone else's.
        id: block.id !== undefined && own.delete(block.id) ? block.id : newId(),
        kind: block.kind,
        enabled: block.enabled,
        archived: block.archived,
        content: contentOf(block.kind, block.content),
      }));
      await this.usePictures(tx, creatorId, blocks);
      await tx.rows(
        'add-page-blocks',
        `insert into page_blocks (id, creator_id, kind, position, enabled, content, archived_at)
         select id, $1, kind, position, enabled, content, case when archived then now() end
         from jsonb_to_recordset($2::jsonb)
           as x (id uuid, kind text, position int, enabled boolean, archived boolean, content jsonb)`,
        [creatorId, JSON.stringify(blocks.map((block, position) => ({ ...block, position })))],
      );
      await this.cards.refresh(tx, creatorId);
    });
  }

  /** @throws Problem VALIDATION_FAILED when a link has a picture that isn't the creator's, or not any more */
  private async usePictures(
    tx: Transaction,
    creatorId: string,
    blocks: readonly { content: StoredContent }[],
  ): Promise<void> {
    const found = blocks.flatMap(({ content }, block) =>
      (content.links ?? []).flatMap(({ pictureKey }, link) =>
        pictureKey === undefined
          ? []
          : [{ key: pictureKey, field: `blocks.${block}.content.links.${link}.pictureUrl` }],
      ),
    );
    const keys = [...new Set(found.map(({ key }) => key))];
    const missing = await this.linkPictures.use(tx, creatorId, keys);
    if (missing.size === 0) return;
    const message = LINK_PICTURE.messages.missing;
    const wrong = found.filter(({ key }) => missing.has(key)).slice(0, MAX_FIELD_ERRORS);
    const errors = Object.fromEntries(wrong.map(({ field }) => [field, message]));
    throw new Problem('VALIDATION_FAILED', message, { errors });
  }
}

/** A picture's key is the end of its address. Of a text that is no such address it is none that a picture has. */
const pictureKeyOf = (url: string): string => url.split('/').slice(-2).join('/');

function contentOf(kind: keyof typeof BLOCK_KINDS, content: BlockContent): StoredContent {
  const fields: readonly (keyof BlockContent)[] = ['heading', ...FIELDS[kind]];
  // A null in a body counts as absent, but pages tell "no figure" from a figure by the null.
  const accounts = content.accounts?.map(({ network, url, followers }) => ({
    network,
    url: accountAddress(network, url) ?? url,
    followers: followers ?? null,
  }));
  const links = content.links?.map(({ title, url, pictureUrl }) => ({
    title,
    url,
    ...(pictureUrl !== undefined && { pictureKey: pictureKeyOf(pictureUrl) }),
  }));
  const complete: StoredContent = { ...content, accounts, links };
  return Object.fromEntries(
    fields.flatMap((field) => (complete[field] === undefined ? [] : [[field, complete[field]]])),
  );
}
