import type { AiUse } from './ai-offer.js';
import type { Placement } from './placements.js';

/** Who asks for labels, with where they say so. */
export const LABEL_SOURCES = {
  ftc: {
    name: 'FTC (United States)',
    url: 'https://www.ftc.gov/business-guidance/resources/disclosures-101-social-media-influencers',
  },
  ftcReviews: {
    name: 'FTC (United States)',
    url: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  },
  asa: { name: 'ASA (United Kingdom)', url: 'https://www.asa.org.uk/resource/influencers-guide.html' },
  tiktok: {
    name: 'TikTok',
    url: 'https://support.tiktok.com/en/business-and-creator/creator-and-business-accounts/promoting-a-brand-product-or-service',
  },
  tiktokAi: {
    name: 'TikTok',
    url: 'https://support.tiktok.com/en/using-tiktok/creating-videos/ai-generated-content',
  },
  meta: { name: 'Instagram and Facebook', url: 'https://help.instagram.com/616901995832907' },
  metaAi: { name: 'Instagram and Facebook', url: 'https://help.instagram.com/761121959519495' },
  youtube: { name: 'YouTube', url: 'https://support.google.com/youtube/answer/154235' },
  youtubeAi: { name: 'YouTube', url: 'https://support.google.com/youtube/answer/14328491' },
} as const;
type LabelSource = keyof typeof LABEL_SOURCES;

/** What somebody asks for where content is shown. */
export interface AskedLabel {
  source: LabelSource;
  text: string;
}

/** By where it is shown. */
const FOR_PLACEMENTS: Readonly<Record<Placement, readonly AskedLabel[]>> = {
  brand_ads: [
    {
      source: 'ftc',
      text: 'If the ad looks like a customer’s own words, say in it that the person was paid, and claim only what they have really experienced.',
    },
    {
      source: 'asa',
      text: 'People must see at once that it is an ad. Where the place alone doesn’t show it, start with “Ad”.',
    },
    {
      source: 'meta',
      text: 'An ad that runs under the creator’s name as well is a partnership ad, and carries the “Paid partnership” label.',
    },
  ],
  brand_feed: [
    {
      source: 'ftc',
      text: 'If the post looks like a customer’s own words, say in it that the person was paid.',
    },
    {
      source: 'asa',
      text: 'A post that could be taken for an independent opinion starts with “Ad”.',
    },
    { source: 'tiktok', text: 'Turn on “Content disclosure” and choose “Your brand”.' },
  ],
  creator_account: [
    {
      source: 'ftc',
      text: 'Say plainly that it is an ad (“Ad”, “Sponsored”), where nobody can miss it: in the video itself, in picture and sound, not only below “more”.',
    },
    {
      source: 'asa',
      text: 'Start with “Ad”, before anybody has to click. “Gifted”, “sp” or a thank-you to the brand are not enough.',
    },
    { source: 'tiktok', text: 'Turn on “Content disclosure” and choose “Branded content”.' },
    { source: 'meta', text: 'Use the “Paid partnership” label, and name the brand in it.' },
    { source: 'youtube', text: 'Tick that the video includes paid promotion.' },
  ],
};

const REALISTIC: readonly AskedLabel[] = [
  {
    source: 'tiktokAi',
    text: 'Turn on the “AI-generated” label where pictures, video or sound look or sound real.',
  },
  {
    source: 'metaAi',
    text: 'Mark video that looks real, and sound that sounds real, as made with AI; it then shows “AI info”.',
  },
  { source: 'youtubeAi', text: 'Answer “Yes” under “Altered content” where it looks real.' },
];
const MISLEADS: AskedLabel = {
  source: 'asa',
  text: 'Say that AI was used where people would otherwise be misled about the product or what it does.',
};

/** By the most that is stated of its files. */
const FOR_AI: Readonly<Record<AiUse, readonly AskedLabel[]>> = {
  none: [],
  edited: [
    MISLEADS,
    {
      source: 'youtubeAi',
      text: 'Answer “Yes” under “Altered content” if the change makes a real place, event or person look different.',
    },
  ],
  parts: [MISLEADS, ...REALISTIC],
  synthetic: [
    {
      source: 'ftcReviews',
      text: 'A synthetic person can’t tell of an experience with the product: nobody has had it.',
    },
    MISLEADS,
    ...REALISTIC,
  ],
};

/** What is asked for, by what for; nothing for what nobody has said. */
export function labelsAskedFor(
  placements: readonly Placement[],
  ai: AiUse | null,
): { ad: AskedLabel[]; ai: AskedLabel[] } {
  const ad = placements.flatMap((placement) => FOR_PLACEMENTS[placement]);
  return {
    ad: ad.filter((one, index) => ad.findIndex(({ text }) => text === one.text) === index),
    ai: ai === null ? [] : [...FOR_AI[ai]],
  };
}
