/**
 * What can be made with AI in a file, from nothing to most. A creator states it of each file that they deliver; a package says how far its
 * files may go. Corrections that change nothing that is seen or heard (color, noise, captions) are none.
 */
export const AI_USES = ['none', 'edited', 'parts', 'synthetic'] as const;
export type AiUse = (typeof AI_USES)[number];

/** The name of what a package says of AI, and of what a file states. */
export const AI_TERM = 'AI';

/** What a package says of its files. It stands apart, because the booking form loads no more of it than that. */
export const AI_OFFERS: Readonly<Record<AiUse, string>> = {
  none: 'Made without AI',
  edited: 'May be edited with AI',
  parts: 'May contain parts made by AI',
  synthetic: 'May show a synthetic person or voice',
};

/** What a package says of AI, as it is read; null where it says nothing. */
export const aiOffer = (offered: AiUse | null | undefined): string | null =>
  offered ? AI_OFFERS[offered] : null;
