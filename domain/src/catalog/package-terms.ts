import { type Revisions, revisionsLabel, spanText } from './options.js';
import { AI_TERM, type AiUse, aiOffer } from '../disclosure/ai-offer.js';
import { type UsageRights, formatLabel, toUsageRights } from './vocabularies.js';

/** Whom the rights are told: the brand itself, or anybody else. */
type RightsReader = 'brand' | 'anyone';

/** What a brand may do with the content, as a sentence would say it. */
const RIGHTS_TEXTS: Readonly<Record<UsageRights, Record<RightsReader, string>>> = {
  social_media: { brand: 'On your social media', anyone: 'On the brand’s social media' },
  website: { brand: 'On your website', anyone: 'On the brand’s website' },
  advertising: { brand: 'In your paid ads', anyone: 'In the brand’s paid ads' },
  commercial: { brand: 'For all of your marketing', anyone: 'For all of the brand’s marketing' },
  unlimited: {
    brand: 'Anywhere, for as long as you like',
    anyone: 'Anywhere, for as long as the brand likes',
  },
};

/** Usage rights in words; what no editor knows is shown as it is. */
export function rightsText(word: string, reader: RightsReader = 'brand'): string {
  const rights = toUsageRights(word);
  return rights ? RIGHTS_TEXTS[rights][reader] : word;
}

/** Where, and for how long, the rights hold; null where the package doesn’t say. */
export function rightsBounds(word: string): { territory: string | null; term: string | null } {
  return toUsageRights(word) === 'unlimited'
    ? { territory: 'Worldwide', term: 'Without an end date' }
    : { territory: null, term: null };
}

/** What a package says that needs a product. */
export const PRODUCT_NEEDED = {
  label: 'Needs a product',
  /** What is chosen where it doesn’t. */
  otherwise: 'Without a product',
  term: 'Product',
  texts: {
    brand: 'You send it first; the delivery time starts when it arrives',
    anyone: 'The brand sends it first; the delivery time starts when it arrives',
  },
} as const;

/** What was agreed when a package is booked: what, for what, until when, and how often it is changed. */
export function packageTerms(pack: {
  deliveryTime: string;
  revisions: Revisions;
  contentFormat: string | null;
  usageRights: string | null;
  needsProduct?: boolean;
  cancellationPercent?: number;
  ai?: AiUse | null;
}): { name: string; text: string }[] {
  return [
    ...(pack.contentFormat ? [{ name: 'You get', text: formatLabel(pack.contentFormat) }] : []),
    ...(pack.usageRights ? [{ name: 'Usage rights', text: rightsText(pack.usageRights) }] : []),
    ...(pack.deliveryTime ? [{ name: 'Delivery', text: spanText(pack.deliveryTime) }] : []),
    ...(pack.ai ? [{ name: AI_TERM, text: aiOffer(pack.ai) ?? '' }] : []),
    { name: 'Rounds', text: revisionsLabel(pack.revisions) },
    ...(pack.needsProduct ? [{ name: PRODUCT_NEEDED.term, text: PRODUCT_NEEDED.texts.anyone }] : []),
    ...(pack.cancellationPercent
      ? [{ name: 'If you cancel', text: `${pack.cancellationPercent}% stays with the creator` }]
      : []),
  ];
}
