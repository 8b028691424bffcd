import {
  accountAddress,
  accountName,
  BLOCK_KIND_NAMES,
  BLOCK_KINDS,
  BLOCK_LIMITS,
  type BlockKind,
  type Focus,
  type Network,
  isColor,
  linkedAccounts,
  type PageDesign,
  webAddress,
} from '@reelpact/domain';
import type { BlockContentDto, LinkEntryDto, PageSettingsDto, SavePageDto } from '../../api/calls';
import type { PageData } from '../../pages/page-data';

/** A block while it is edited. */
export interface DraftBlock {
  /** Stays the same while the editor is open, also when the block gets its ID by being saved. */
  key: string;
  /** Absent until it is saved for the first time. */
  id?: string;
  kind: BlockKind;
  enabled: boolean;
  archived: boolean;
  content: BlockContentDto;
}

/** Look and blocks of a page while they are edited. */
export interface PageDraft {
  tagline: string;
  design: PageDesign;
  /** A stored cover, or a data URL of a new one. */
  coverUrl: string | null;
  coverFocus: Focus;
  /** Whether the page says what was counted of bookings. */
  showNumbers: boolean;
  blocks: readonly DraftBlock[];
}

export const draftOf = ({
  tagline,
  design,
  coverUrl,
  coverFocus,
  showNumbers,
  blocks,
}: PageSettingsDto): PageDraft => ({
  tagline: tagline ?? '',
  design,
  coverUrl,
  coverFocus,
  showNumbers,
  // Without an ID nothing has been arranged yet, and each kind is there once.
  blocks: blocks.map((block) => ({
    ...block,
    key: block.id ?? block.kind,
    content: withAccounts(block.content, accountName),
  })),
});

export const newDraftBlock = (kind: BlockKind): DraftBlock => ({
  key: crypto.randomUUID(),
  kind,
  enabled: true,
  archived: false,
  content: {},
});

/**
 * Blocks with one more link, in the first block of links that has room; without one, in a new block behind the others.
 * @returns where the link stands as well
 */
export function withLink(
  blocks: readonly DraftBlock[],
  url: string,
): { blocks: readonly DraftBlock[]; key: string; index: number } {
  const linksOf = ({ content }: DraftBlock): readonly LinkEntryDto[] => content.links ?? [];
  const home =
    blocks.find(
      (block) => block.kind === 'links' && !block.archived && linksOf(block).length < BLOCK_LIMITS.links,
    ) ?? newDraftBlock('links');
  const links = linksOf(home);
  const title = new URL(url).hostname.replace(/^www\./, '');
  const filled = { ...home, content: { ...home.content, links: [...links, { title, url }] } };
  const place = blocks.indexOf(home);
  return {
    blocks: place === -1 ? [...blocks, filled] : blocks.with(place, filled),
    key: home.key,
    index: links.length,
  };
}

/** While it is edited, an account's address is its handle where it has one, so that it stays right when the network is changed. */
const withAccounts = (
  content: BlockContentDto,
  rewrite: (network: Network, text: string) => string,
): BlockContentDto =>
  content.accounts
    ? {
        ...content,
        accounts: content.accounts.map((one) => ({ ...one, url: rewrite(one.network, one.url) })),
      }
    : content;

/** What Save sends. */
export const toSavePage = ({
  tagline,
  design,
  coverUrl,
  coverFocus,
  showNumbers,
  blocks,
}: PageDraft): SavePageDto => ({
  tagline: tagline.trim(),
  design,
  coverFocus,
  showNumbers,
  ...(coverUrl?.startsWith('data:') && { coverUrl }),
  blocks: blocks.map(({ key: _key, content, ...block }) => ({
    ...block,
    content: withAccounts(content, (network, text) => accountAddress(network, text) ?? text),
  })),
});

export const isSame = (one: PageDraft, other: PageDraft): boolean =>
  one === other || JSON.stringify(toSavePage(one)) === JSON.stringify(toSavePage(other));

/** A draft after it was saved: with the IDs and the cover that the server gave, and with what was typed meanwhile. */
export function withStored(now: PageDraft, sent: PageDraft, stored: PageSettingsDto): PageDraft {
  const ids = new Map(sent.blocks.map(({ key }, index) => [key, stored.blocks[index]?.id]));
  return {
    ...now,
    coverUrl: now.coverUrl === sent.coverUrl ? stored.coverUrl : now.coverUrl,
    blocks: now.blocks.map((block) => ({ ...block, id: ids.get(block.key) ?? block.id })),
  };
}

/** An address as it can be saved: what was pasted without its scheme gets one if that makes it valid. */
export function completedAddress(text: string): string {
  const trimmed = text.trim();
  const withScheme = `https://${trimmed}`;
  return webAddress(trimmed) === null && webAddress(withScheme) !== null ? withScheme : trimmed;
}

const completed = (entry: LinkEntryDto): LinkEntryDto => ({
  ...entry,
  url: completedAddress(entry.url),
});

/** A draft as it is sent: someone may save without having left the last field. */
export const completedAddresses = (draft: PageDraft): PageDraft => ({
  ...draft,
  blocks: draft.blocks.map(({ content, ...block }) => ({
    ...block,
    content: withAccounts(
      { ...content, ...(content.links && { links: content.links.map(completed) }) },
      accountName,
    ),
  })),
});

const isLink = ({ url }: { url: string }): boolean => webAddress(url) !== null;
const isFilled = (text: string): boolean => text.trim() !== '';

/** A block as visitors will see it. Entries that can't be saved yet are left out. */
function shownContent(content: BlockContentDto): {
  [Field in keyof Required<BlockContentDto>]: BlockContentDto[Field];
} {
  return {
    heading: content.heading?.trim() || undefined,
    text: content.text?.trim() || undefined,
    brands: content.brands?.filter(({ name }) => isFilled(name)),
    links: content.links?.map(completed).filter((link) => isFilled(link.title) && isLink(link)),
    accounts:
      content.accounts &&
      linkedAccounts(content.accounts.map((one) => ({ ...one, followers: one.followers ?? null }))),
    questions: content.questions?.filter(({ question, answer }) => isFilled(question) && isFilled(answer)),
  };
}

/** What a draft changes of the page that visitors see. */
export const shownPage = (
  { tagline, design, coverUrl, coverFocus, blocks }: PageDraft,
  accentMeanwhile: string,
): Pick<PageData, 'tagline' | 'design' | 'coverUrl' | 'coverFocus' | 'blocks'> => ({
  tagline: tagline.trim() || null,
  design: isColor(design.accent) ? design : { ...design, accent: accentMeanwhile },
  coverUrl,
  coverFocus,
  blocks: blocks
    .filter(({ enabled, archived }) => enabled && !archived)
    .map(({ key, kind, content }) => ({ id: key, kind, content: shownContent(content) })),
});

/** A block's name among others of its kind. */
export const nameOf = ({ kind, content }: DraftBlock): string =>
  content.heading?.trim() || BLOCK_KINDS[kind].label;

/** The kinds that can still be added. */
export function addableKinds({ blocks }: PageDraft): BlockKind[] {
  if (blocks.length >= BLOCK_LIMITS.perPage) return [];
  const present = new Set(blocks.map(({ kind }) => kind));
  return BLOCK_KIND_NAMES.filter((kind) => !(BLOCK_KINDS[kind].once && present.has(kind)));
}
