import {
  ADDON_MESSAGES,
  addonProblem,
  isBlank,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  parsePrice,
  toAddonMeaning,
} from '@reelpact/domain';
import { isAsStored, type ContentBlock } from './content-block';

/** What is wrong with the numbers of an add-on, and not with its title. */
const ofNumbers: readonly string[] = [ADDON_MESSAGES.days, ADDON_MESSAGES.count];

/** Block id → field → sentence. */
export type BlockProblems = Record<string, Record<string, string>>;

/** What keeps a page from being saved. Hidden blocks aren't looked at. */
export function blockProblems(blocks: readonly ContentBlock[]): BlockProblems {
  const problems: BlockProblems = {};
  for (const block of blocks.filter(({ enabled }) => enabled)) {
    const found: Record<string, string> = {};
    if (isBlank(block.title)) found.title = PACKAGE_MESSAGES.name;
    else if (block.type === 'addon' && !isAsStored(block)) {
      const problem = addonProblem(block.title, toAddonMeaning(block.meaning));
      if (problem !== null) found[ofNumbers.includes(problem) ? 'meaning' : 'title'] = problem;
    }
    if (block.type === 'package') {
      if (block.description.trim().length < PACKAGE_LIMITS.description.min)
        found.description = PACKAGE_MESSAGES.description;
      if (block.includes.trim().length < PACKAGE_LIMITS.includes.min)
        found.includes = PACKAGE_MESSAGES.includes;
      if (isBlank(block.deliveryTime)) found.deliveryTime = PACKAGE_MESSAGES.deliveryTime;
    }
    if ((block.type === 'package' || block.type === 'addon') && block.price <= 0)
      found.price = PACKAGE_MESSAGES.price;
    else if (parsePrice(block.price) === null) found.price = PACKAGE_MESSAGES.priceRange;
    if (Object.keys(found).length > 0) problems[block.id] = found;
  }
  return problems;
}

/**
 * The same from a refusal of the server, which names fields by their path: `packages.0.name`.
 * @param sent the blocks in the order in which they were sent; nothing for one of which it needn't be said
 */
export function refusedBlocks(
  errors: Record<string, string>,
  sent: readonly (ContentBlock | undefined)[],
): BlockProblems {
  const problems: BlockProblems = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const [, place, field = ''] = path.split('.');
    const block = sent[Number(place)];
    if (block) problems[block.id] = { ...problems[block.id], [field === 'name' ? 'title' : field]: sentence };
  }
  return problems;
}
