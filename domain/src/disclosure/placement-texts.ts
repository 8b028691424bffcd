import { type UsageRights, toUsageRights } from '../catalog/vocabularies.js';
import { PLACEMENT_LABELS, type Placement, toPlacements } from './placements.js';

/** Where the usage rights of the package don't cover what was chosen; {places} is a list of the labels. */
export const BEYOND_RIGHTS = {
  says: 'The usage rights of the package don’t cover this: {places}.',
  /** Until the creator has answered. */
  advice: { brand: 'Agree on it with the creator first.', anyone: 'Agree on it before you accept.' },
} as const;

/** What the rights of a package cover of a brand's own placements; the creator's account is no matter of rights. */
const COVERED: Readonly<Record<UsageRights, readonly Placement[]>> = {
  social_media: ['brand_feed'],
  website: [],
  advertising: ['brand_ads'],
  commercial: ['brand_ads', 'brand_feed'],
  unlimited: ['brand_ads', 'brand_feed'],
};

/** "In the brand’s ads, on the creator’s account"; null where nothing was said. */
export function placementsText(placements: readonly Placement[], reader: 'brand' | 'anyone'): string | null {
  const [first, ...others] = toPlacements(placements).map((one) => PLACEMENT_LABELS[one][reader]);
  if (first === undefined) return null;
  return [first, ...others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))].join(', ');
}

/**
 * What is said where usage rights don't cover a placement; null where they do, or where the package names none.
 * @param isOpen whether it can still be agreed on before the work begins
 */
export function beyondRightsText(
  placements: readonly Placement[],
  usageRights: string | null,
  reader: 'brand' | 'anyone',
  isOpen: boolean,
): string | null {
  const rights = usageRights === null ? null : toUsageRights(usageRights);
  if (rights === null) return null;
  const beyond = placements.filter((one) => one !== 'creator_account' && !COVERED[rights].includes(one));
  const places = placementsText(beyond, reader);
  if (places === null) return null;
  const said = BEYOND_RIGHTS.says.replace('{places}', places.charAt(0).toLowerCase() + places.slice(1));
  return isOpen ? `${said} ${BEYOND_RIGHTS.advice[reader]}` : said;
}
