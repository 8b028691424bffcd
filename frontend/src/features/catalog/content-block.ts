import {
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

/** A new section with the defaults of the editor. `price` is what an extra package or add-on starts with. */
export function newBlock(type: BlockType, price: number = PACKAGE_DEFAULTS.extraPrice): ContentBlock {
  const defaults = PACKAGE_DEFAULTS.creatorOnboarding;
  const sold = type === 'package' || type === 'addon';
  return {
    id: crypto.randomUUID(),
    type,
    tier: type,
    title: titles[type],
    description: '',
    price: sold ? price : 0,
    enabled: true,
    deliveryTime: defaults.deliveryTime,
    revisions: defaults.revisions,
    includes: type === 'package' ? defaults.includes : '',
    emoji: emojis[type],
    contentFormat: CONTENT_FORMAT_OPTIONS.editor[0],
    usageRights: USAGE_RIGHTS_OPTIONS.editor[0],
    meaning: { kind: 'none' },
  };
}

/** The package a new page starts with. */
export function mainBlock(): ContentBlock {
  const { name, price } = PACKAGE_DEFAULTS.creatorOnboarding;
  return { ...newBlock('package', price), tier: 'main', title: name };
}

/** The editor's own word for a stored format: each editor has its own vocabulary for the same thing. */
export const editorFormat = (stored: PackageDto['contentFormat']): ContentFormatWord =>
  CONTENT_FORMAT_OPTIONS.editor.find((word) => toContentFormat(word) === stored) ??
  stored ??
  CONTENT_FORMAT_OPTIONS.editor[0];

/** What a stored add-on changes, as an editor chooses it. */
export function chosenMeaning({ meaning }: Pick<PackageDto, 'meaning'>): AddonMeaningInputDto {
  if (!meaning) return { kind: 'none' };
  const { kind, days, what, count } = meaning;
  return { kind, days, what, count };
}

/** The same for usage rights. */
export const editorRights = (stored: PackageDto['usageRights']): UsageRightsWord =>
  USAGE_RIGHTS_OPTIONS.editor.find((word) => toUsageRights(word) === stored) ??
  stored ??
  USAGE_RIGHTS_OPTIONS.editor[0];

/** A section in the words of the onboarding call, which finds the tier out by itself. */
export function toContentBlock({
  tier: _tier,
  stored: _stored,
  before: _before,
  ...block
}: ContentBlock): Omit<ContentBlock, 'tier' | 'stored' | 'before'> {
  return block;
}
