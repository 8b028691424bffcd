import { BLOCK_LIMITS, BLOCK_MESSAGES, type BlockKind, type Network } from '@reelpact/domain';
import type { BlockContentDto } from '../../api/calls';

export type ListName = Exclude<keyof BlockContentDto, 'heading' | 'text'>;
export type Entry = Record<string, unknown>;

export interface EntryFieldSpec {
  name: string;
  label: string;
  type: 'text' | 'long' | 'url' | 'account' | 'network' | 'count' | 'picture';
  max: number;
  /** What is said where it is empty; absent where it may be. */
  missing?: string;
  placeholder?: string;
}

export interface BlockList {
  name: ListName;
  /** One of them, in a sentence. */
  one: string;
  max: number;
  blank: () => Entry;
  fields: readonly EntryFieldSpec[];
}

const NETWORK: Network = 'instagram';
const url = (placeholder: string): EntryFieldSpec => ({
  name: 'url',
  label: 'Web address',
  type: 'url',
  max: BLOCK_LIMITS.url.max,
  missing: BLOCK_MESSAGES.url,
  placeholder,
});

/** What an entry of a block is made of, for the kinds that are a list of entries. */
export const BLOCK_LISTS: Readonly<Record<BlockKind, BlockList | null>> = {
  reels: null,
  packages: null,
  text: null,
  ask: null,
  tips: null,
  brands: {
    name: 'brands',
    one: 'brand',
    max: BLOCK_LIMITS.brands,
    blank: () => ({ name: '' }),
    fields: [
      {
        name: 'name',
        label: 'Brand name',
        type: 'text',
        max: BLOCK_LIMITS.entryTitle.max,
        missing: BLOCK_MESSAGES.title,
      },
    ],
  },
  links: {
    name: 'links',
    one: 'link',
    max: BLOCK_LIMITS.links,
    blank: () => ({ title: '', url: '' }),
    fields: [
      {
        name: 'title',
        label: 'Title',
        type: 'text',
        max: BLOCK_LIMITS.entryTitle.max,
        missing: BLOCK_MESSAGES.title,
      },
      url('example.com/my-link'),
      { name: 'pictureUrl', label: 'Picture (optional)', type: 'picture', max: 0 },
    ],
  },
  social: {
    name: 'accounts',
    one: 'account',
    max: BLOCK_LIMITS.social,
    blank: () => ({ network: NETWORK, url: '', followers: null }),
    fields: [
      { name: 'network', label: 'Network', type: 'network', max: 0 },
      {
        name: 'url',
        label: 'Handle or address',
        type: 'account',
        max: BLOCK_LIMITS.url.max,
        missing: BLOCK_MESSAGES.url,
        placeholder: '@you',
      },
      { name: 'followers', label: 'Followers (optional)', type: 'count', max: BLOCK_LIMITS.followers.max },
    ],
  },
  faq: {
    name: 'questions',
    one: 'question',
    max: BLOCK_LIMITS.faq,
    blank: () => ({ question: '', answer: '' }),
    fields: [
      {
        name: 'question',
        label: 'Question',
        type: 'text',
        max: BLOCK_LIMITS.question.max,
        missing: BLOCK_MESSAGES.question,
      },
      {
        name: 'answer',
        label: 'Answer',
        type: 'long',
        max: BLOCK_LIMITS.answer.max,
        missing: BLOCK_MESSAGES.answer,
      },
    ],
  },
};

/** The entries of a list, whatever they are made of. */
export const entriesOf = (content: BlockContentDto, list: ListName): readonly Entry[] =>
  (content[list] ?? []) as readonly Entry[];

export const withEntries = (
  content: BlockContentDto,
  list: ListName,
  entries: readonly Entry[],
): BlockContentDto => ({ ...content, [list]: entries });
