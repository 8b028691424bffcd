import { type Revisions, revisionsLabel } from './options.js';
import { type UsageRights, formatLabel, toUsageRights } from './vocabularies.js';

/** What a brand may do with the content, as a sentence would say it. */
const RIGHTS_TEXTS: Readonly<Record<UsageRights, string>> = {
  social_media: 'On your social media',
  website: 'On your website',
  advertising: 'In your paid ads',
  commercial: 'For all of your marketing',
  unlimited: 'Anywhere, for as long as you like',
};

/** Usage rights in words; what no editor knows is shown as it is. */
export function rightsText(word: string): string {
  const rights = toUsageRights(word);
  return rights ? RIGHTS_TEXTS[rights] : word;
}

/** What was agreed when a package is booked: what, for what, until when, and how often it is changed. */
export function packageTerms(pack: {
  deliveryTime: string;
  revisions: Revisions;
  contentFormat: string | null;
  usageRights: string | null;
}): { name: string; text: string }[] {
  return [
    ...(pack.contentFormat ? [{ name: 'You get', text: formatLabel(pack.contentFormat) }] : []),
    ...(pack.usageRights ? [{ name: 'You may use it', text: rightsText(pack.usageRights) }] : []),
    ...(pack.deliveryTime ? [{ name: 'When', text: `${pack.deliveryTime} delivery` }] : []),
    { name: 'Changes', text: revisionsLabel(pack.revisions) },
  ];
}
