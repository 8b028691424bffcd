import {
  accountProblem,
  COLOR_MESSAGE,
  isBlank,
  isColor,
  type Network,
  TAGLINE,
  webAddress,
} from '@reelpact/domain';
import { BLOCK_LISTS, entriesOf, type Entry, type EntryFieldSpec } from './block-lists';
import { completedAddress, type DraftBlock, type PageDraft } from './page-draft';

/** Field → sentence. A block's fields begin with its key: `key.links.0.url`. */
export type PageProblems = Readonly<Record<string, string>>;

export const TAGLINE_FIELD = 'tagline';
export const ACCENT_FIELD = 'design.accent';
export const COVER_FIELD = 'coverUrl';

function fieldProblem(
  type: EntryFieldSpec['type'],
  entry: Entry,
  value: string,
  missing: string,
): string | null {
  if (type === 'account') return accountProblem(entry['network'] as Network, value);
  const isWrong = type === 'url' ? webAddress(completedAddress(value)) === null : isBlank(value);
  return isWrong ? missing : null;
}

function blockProblems({ key, kind, content }: DraftBlock): Record<string, string> {
  const list = BLOCK_LISTS[kind];
  const found: Record<string, string> = {};
  for (const [index, entry] of list ? entriesOf(content, list.name).entries() : []) {
    for (const { name, type, missing } of list?.fields ?? []) {
      const problem =
        missing === undefined ? null : fieldProblem(type, entry, String(entry[name] ?? ''), missing);
      if (problem !== null) found[`${key}.${list?.name}.${index}.${name}`] = problem;
    }
  }
  return found;
}

/** What keeps a page from being saved; archived blocks are saved too. */
export function pageProblems({ tagline, design, blocks }: PageDraft): PageProblems {
  return {
    ...(tagline.trim().length > TAGLINE.max && { [TAGLINE_FIELD]: TAGLINE.message }),
    ...(!isColor(design.accent) && { [ACCENT_FIELD]: COLOR_MESSAGE }),
    ...Object.assign({}, ...blocks.map(blockProblems)),
  };
}

/**
 * The same from a refusal of the server, which names fields by their path: `blocks.2.content.links.0.url`.
 * @param sent the draft as it was sent
 */
export function refusedFields(errors: Readonly<Record<string, string>>, sent: PageDraft): PageProblems {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      const [, place, field] = /^blocks\.(\d+)\.content\.(.+)$/.exec(path) ?? [];
      const block = sent.blocks[Number(place)];
      return [block ? `${block.key}.${field}` : path, sentence];
    }),
  );
}

/** Whether anything of a block is wrong. */
export const isMarked = (problems: PageProblems, key: string): boolean =>
  Object.keys(problems).some((field) => field.startsWith(`${key}.`));

/** On which tab the first problem can be seen. */
export const tabOf = (problems: PageProblems): 'look' | 'blocks' =>
  [TAGLINE_FIELD, ACCENT_FIELD, COVER_FIELD].some((field) => field in problems) ? 'look' : 'blocks';
