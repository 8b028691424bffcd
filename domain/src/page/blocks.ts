/** What a public page is made of, beside its head. Each block can be moved, switched off and archived. */
export const BLOCK_KINDS = {
  reels: { label: 'Reels and photos', once: true },
  packages: { label: 'Packages', once: true },
  brands: { label: 'Brands I’ve worked with', once: true },
  links: { label: 'Links', once: false },
  social: { label: 'Social accounts', once: true },
  text: { label: 'Text', once: false },
  faq: { label: 'Questions and answers', once: true },
  ask: { label: 'Ask me', once: true },
  tips: { label: 'Tips', once: true },
} as const;
export type BlockKind = keyof typeof BLOCK_KINDS;
export const BLOCK_KIND_NAMES = Object.keys(BLOCK_KINDS) as readonly BlockKind[];

export const NETWORKS = {
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  x: 'X',
  website: 'Website',
} as const;
export type Network = keyof typeof NETWORKS;
export const NETWORK_NAMES = Object.keys(NETWORKS) as readonly Network[];

export const BLOCK_LIMITS = {
  /** Blocks of one page, archived ones included. */
  perPage: 30,
  /** Entries of one block. */
  brands: 12,
  links: 12,
  social: 8,
  faq: 6,
  heading: { max: 60 },
  entryTitle: { max: 80 },
  question: { max: 120 },
  answer: { max: 600 },
  text: { max: 2000 },
  url: { max: 500 },
  /** Followers as the creator states them. */
  followers: { max: 2_000_000_000 },
} as const;

export const BLOCK_MESSAGES = {
  url: 'That isn’t a web address yet. Example: myshop.com',
  title: 'Please give it a title',
  question: 'Please write the question',
  answer: 'Please write the answer',
  once: 'A page can have this block once.',
  packages: 'Packages can be moved but not switched off: they are what brands book.',
} as const;

interface BrandEntry {
  name: string;
}
interface LinkEntry {
  title: string;
  url: string;
  /** Where its picture is, as the server has said; absent without one. */
  pictureUrl?: string;
}
export interface SocialEntry {
  network: Network;
  url: string;
  /** The creator's own figure; null where they give none. */
  followers: number | null;
}
export interface FaqEntry {
  question: string;
  answer: string;
}

/** What a block holds. A kind uses the fields that are its own; the others are absent. */
export interface BlockContent {
  heading?: string;
  brands?: readonly BrandEntry[];
  links?: readonly LinkEntry[];
  accounts?: readonly SocialEntry[];
  text?: string;
  questions?: readonly FaqEntry[];
}

/** The blocks of a page whose creator has arranged none. */
export const DEFAULT_BLOCK_KINDS: readonly BlockKind[] = ['reels', 'packages'];

/** A block as its creator arranges it: an archived one is kept for later and shown nowhere. */
export interface ArrangedBlock {
  kind: BlockKind;
  enabled: boolean;
  archived: boolean;
}

/** Why blocks can't make up a page, or null when they can. */
export function blocksProblem(blocks: readonly ArrangedBlock[]): string | null {
  const counts = new Map<BlockKind, number>();
  for (const { kind } of blocks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if ([...counts].some(([kind, count]) => BLOCK_KINDS[kind].once && count > 1)) return BLOCK_MESSAGES.once;
  const packages = blocks.find(({ kind }) => kind === 'packages');
  return packages?.enabled && !packages.archived ? null : BLOCK_MESSAGES.packages;
}

/** Questions that brands ask before they book, to start from. The answers are for the creator to check. */
export const FAQ_SUGGESTIONS: readonly FaqEntry[] = [
  {
    question: 'What may I do with the content?',
    answer: 'Each package names its usage rights. They start when you approve the content.',
  },
  {
    question: 'Do I need to send you the product?',
    answer: 'Only for packages that say so. You see my address once you have paid.',
  },
  {
    question: 'What counts as a revision?',
    answer: 'A change to what the brief asked for. A new idea is a new booking.',
  },
];

const HAS_USER = /^https?:[\\/]*[^\\/?#]*@/i;

/** The address of a link when it is one that a page may lead to; null otherwise. */
export function webAddress(text: string): string | null {
  if (text.length > BLOCK_LIMITS.url.max || !URL.canParse(text)) return null;
  const { protocol, hostname, href } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // Of "https://@nora.films" the parser keeps no user, and a host that is nobody's.
  return isWeb && hostname.includes('.') && !HAS_USER.test(text.trim()) ? href : null;
}
