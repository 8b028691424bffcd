/** Where a brand says that it will show the content. */
export const PLACEMENTS = ['brand_ads', 'brand_feed', 'creator_account'] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** For the brand that chooses, and for everybody else. */
export const PLACEMENT_LABELS: Readonly<Record<Placement, Record<'brand' | 'anyone', string>>> = {
  brand_ads: { brand: 'In our ads', anyone: 'In the brand’s ads' },
  brand_feed: { brand: 'On our own accounts', anyone: 'On the brand’s own accounts' },
  creator_account: { brand: 'On the creator’s account', anyone: 'On the creator’s account' },
};

export const PLACEMENT_TEXTS = {
  term: 'Will be shown',
  question: 'Where will it be shown? (optional)',
  unknown: `placements must be a list of ${PLACEMENTS.join(', ')}`,
} as const;

/** Placements as they are stored: each once, in the order of the list, and nothing else that was sent. */
export const toPlacements = (sent: readonly string[]): Placement[] =>
  PLACEMENTS.filter((one) => sent.includes(one));
