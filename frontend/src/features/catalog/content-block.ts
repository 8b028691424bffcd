import {
  type AiUse,
  CONTENT_FORMAT_OPTIONS,
  DEFAULT_EMOJI,
  PACKAGE_DEFAULTS,
  USAGE_RIGHTS_OPTIONS,
  toAddonMeaning,
  toContentFormat,
  toUsageRights,
} from '@reelpact/domain';
import type { AddonMeaningInputDto, ContentFormatWord, PackageDto, UsageRightsWord } from '../../api/calls';

export type BlockType = 'package' | 'tip' | 'addon' | 'portfolio';

/** One section of a link-in-bio page while it is edited. */
export interface ContentBlock {
  id: string;
  /** Whether it is a stored package; its id is then the package's. */
  stored?: true;
  type: BlockType;
  /** The tier it is stored as; the first package of a page is its main one. */
  tier: string;
  title: string;
  description: string;
  price: number;
  enabled: boolean;
  deliveryTime: string;
  revisions: number | 'unlimited';
  includes: string;
  emoji: string;
  contentFormat: ContentFormatWord;
  usageRights: UsageRightsWord;
  /** What the creator keeps, in percent, when a brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where the package doesn’t say. */
  ai: AiUse | '';
  /** What an add-on changes. */
  meaning: AddonMeaningInputDto;
  /** What a stored add-on is called and changes: as long as it stays so, it is valid as it is. */
  before?: AddonWords;
}

type AddonWords = Pick<ContentBlock, 'title' | 'meaning'>;

/** Whether an add-on is called, and changes, what it did when it was stored. */
export const isAsStored = ({ title, meaning, before }: ContentBlock): boolean =>
  before !== undefined &&
  before.title === title &&
  JSON.stringify(toAddonMeaning(before.meaning)) === JSON.stringify(toAddonMeaning(meaning));

const titles: Record<BlockType, string> = {
  package: 'UGC Package',
  tip: 'Tip Jar',
  addon: 'Add-on',
  portfolio: 'Portfolio',
};

const emojis: Record<BlockType, string> = { package: DEFAULT_EMOJI, tip: '💎', addon: '✨', portfolio: '🎨' };

type Terms = Pick<ContentBlock, 'deliveryTime' | 'revisions' | 'contentFormat' | 'usageRights' | 'includes'>;
const TERMS: Terms = {
  deliveryTime: PACKAGE_DEFAULTS.creatorOnboarding.deliveryTime,
  revisions: PACKAGE_DEFAULTS.creatorOnboarding.revisions,
  includes: PACKAGE_DEFAULTS.creatorOnboarding.includes,
  contentFormat: CONTENT_FORMAT_OPTIONS.editor[0],
  usageRights: USAGE_RIGHTS_OPTIONS.editor[0],
};

/**
 * A new section with the defaults of the editor.
 * @param price what an extra package or add-on starts with
 * @param like the package whose terms a new one begins with: who sells films seldom sells photos as well
 */
export function newBlock(
  type: BlockType,
  price: number = PACKAGE_DEFAULTS.extraPrice,
  like: Terms = TERMS,
): ContentBlock {
  const { deliveryTime, revisions, contentFormat, usageRights, includes } = like;
  const sold = type === 'package' || type === 'addon';
  return {
    id: crypto.randomUUID(),
    type,
    tier: type,
    title: titles[type],
    description: '',
    price: sold ? price : 0,
    enabled: true,
    deliveryTime,
    revisions,
    includes: type === 'package' ? includes : '',
    emoji: emojis[type],
    contentFormat,
    usageRights,
    cancellationPercent: 0,
    needsProduct: false,
    ai: '',
    meaning: { kind: 'none' },
  };
}

/** The package a new page starts with. */
export function mainBlock(): ContentBlock {
  const { name, price } = PACKAGE_DEFAULTS.creatorOnboarding;
  return { ...newBlock('package', price), tier: 'main', title: name };
}

/** The editor's own word for a stored format: each editor has its own vocabulary for the same thing. */
const editorFormat = (stored: PackageDto['contentFormat']): ContentFormatWord =>
  CONTENT_FORMAT_OPTIONS.editor.find((word) => toContentFormat(word) === stored) ??
  stored ??
  CONTENT_FORMAT_OPTIONS.editor[0];

/** What a stored add-on changes, as an editor chooses it. */
function chosenMeaning({ meaning }: Pick<PackageDto, 'meaning'>): AddonMeaningInputDto {
  if (!meaning) return { kind: 'none' };
  const { kind, days, what, count } = meaning;
  return { kind, days, what, count };
}

/** The same for usage rights. */
const editorRights = (stored: PackageDto['usageRights']): UsageRightsWord =>
  USAGE_RIGHTS_OPTIONS.editor.find((word) => toUsageRights(word) === stored) ??
  stored ??
  USAGE_RIGHTS_OPTIONS.editor[0];

/** A section in the words of the onboarding call, which finds the tier out by itself; a fee, a product and what it says of AI are for later. */
export function toContentBlock({
  tier: _tier,
  stored: _stored,
  before: _before,
  cancellationPercent: _cancellationPercent,
  needsProduct: _needsProduct,
  ai: _ai,
  ...block
}: ContentBlock): Omit<
  ContentBlock,
  'tier' | 'stored' | 'before' | 'cancellationPercent' | 'needsProduct' | 'ai'
> {
  return block;
}

const extras: readonly string[] = ['tip', 'addon', 'portfolio'];

/** A stored package as a section of the editor. */
export const blockOf = (pack: PackageDto): ContentBlock => ({
  ...newBlock('package'),
  id: pack.id,
  stored: true,
  enabled: !pack.archived,
  type: (extras.includes(pack.tier) ? pack.tier : 'package') as BlockType,
  tier: pack.tier,
  title: pack.name,
  description: pack.description,
  price: pack.price ?? 0,
  deliveryTime: pack.deliveryTime,
  revisions: pack.revisions as ContentBlock['revisions'],
  // Two fields once said what is included; now one does.
  includes: [pack.whatIncluded, pack.includes].filter(Boolean).join('\n'),
  emoji: pack.emoji,
  contentFormat: editorFormat(pack.contentFormat),
  usageRights: editorRights(pack.usageRights),
  cancellationPercent: pack.cancellationPercent,
  needsProduct: pack.needsProduct,
  ai: pack.ai ?? '',
  meaning: chosenMeaning(pack),
  before: { title: pack.name, meaning: chosenMeaning(pack) },
});

/**
 * What stands in the editor once the sections have been stored: what was typed meanwhile stays as it is, of packages that are stored now.
 * @param now the sections as they stand now
 * @param sent those that were sent, as they were
 * @param saved what the server keeps of them
 */
export function typedMeanwhile(
  now: readonly ContentBlock[],
  sent: readonly ContentBlock[],
  saved: readonly PackageDto[],
): ContentBlock[] {
  const known = new Map(saved.map((pack) => [pack.id, pack]));
  const added = saved.filter(({ id, archived }) => !archived && !sent.some((block) => block.id === id));
  for (const [place, { id }] of sent.filter((block) => !block.stored).entries())
    if (added[place]) known.set(id, added[place]);
  return now.map((block) => {
    const pack = known.get(block.id);
    if (!pack) return block;
    const { id, stored, tier, before } = blockOf(pack);
    return { ...block, id, stored, tier, before };
  });
}

/** A section as it is sent to be kept: what is switched off is kept for later. */
export function toPackage({
  enabled,
  id: _id,
  stored: _stored,
  type: _type,
  before: _before,
  title,
  ...rest
}: ContentBlock) {
  return { ...rest, name: title, whatIncluded: '', archived: !enabled };
}
