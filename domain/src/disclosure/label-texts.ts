import type { AiUse } from './ai-offer.js';
import type { Placement } from './placements.js';

/** The rules as they were read then. Each source is linked, because they change. */
export const LABELS_READ_ON = 'November 27, 2026';

export const LABEL_TEXTS = {
  title: 'Labels it needs',
  about: `What the FTC, the ASA and the networks ask for, as we read their rules on ${LABELS_READ_ON}. It isn’t advice on the law, and other countries ask for other things: read the rules that are linked before you publish.`,
  ad: 'For a paid post',
  ai: 'For what is made with AI',
} as const;

/**
 * Whether any label is asked for. It stands apart from the list of labels, so that pages needn't load that before somebody wants to read it.
 */
export const needsLabels = (placements: readonly Placement[], ai: AiUse | null): boolean =>
  placements.length > 0 || (ai !== null && ai !== 'none');
