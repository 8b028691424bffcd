import { isBlank, PACKAGE_LIMITS, PACKAGE_MESSAGES, parsePrice } from '@reelpact/domain';
import type { ContentBlock } from './content-block';

/** What keeps a page from being saved: block id → field → the product's sentence. Hidden blocks aren't looked at. */
export function blockProblems(blocks: readonly ContentBlock[]): Record<string, Record<string, string>> {
  const problems: Record<string, Record<string, string>> = {};
  for (const block of blocks.filter(({ enabled }) => enabled)) {
    const found: Record<string, string> = {};
    if (isBlank(block.title)) found.title = PACKAGE_MESSAGES.name;
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
