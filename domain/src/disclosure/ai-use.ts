import { AI_OFFERS, AI_TERM, AI_USES, type AiUse } from './ai-offer.js';

interface AiUseTexts {
  /** As the statement of a file. */
  label: string;
  /** What it covers, to choose by. */
  covers: string;
  /** As a package says it. */
  offered: string;
}
export const AI_USE_TEXTS: Readonly<Record<AiUse, AiUseTexts>> = {
  none: {
    label: 'None',
    covers:
      'People filmed, recorded and wrote it. Correcting color or noise and making captions don’t count.',
    offered: AI_OFFERS.none,
  },
  edited: {
    label: 'Edited with AI',
    covers: 'AI changed what was filmed or recorded: it removed an object, or replaced a background.',
    offered: AI_OFFERS.edited,
  },
  parts: {
    label: 'Parts made by AI',
    covers: 'AI made something that is seen or heard in it: a scene, a picture, music.',
    offered: AI_OFFERS.parts,
  },
  synthetic: {
    label: 'Synthetic person or voice',
    covers: 'AI made a person or a voice in it, or had a real person say or do what they didn’t.',
    offered: AI_OFFERS.synthetic,
  },
};

/** Of a file of which nothing is known: it was delivered before statements were asked for, or by a program that makes none. */
export const AI_NOT_STATED = 'Not stated';

export const AI_TEXTS = {
  term: AI_TERM,
  /** Of a package that says nothing. */
  unsaid: 'Doesn’t say',
  offerHint: 'How far your content may go. You state what you really used with each file.',
  question: 'What is made with AI?',
  choose: 'Please choose',
  /** Where one answer is given for several files. */
  forAll: 'The same for all files',
  /** Unfolds what each answer covers. */
  answers: 'What the answers mean',
  /** Below the statements that a creator makes; {brand} is the brand's name. */
  stands:
    'Your statement is shown to {brand} and stands on the license. A false one is a ground to reject the content.',
  missing: 'Please state for each file what is made with AI.',
  /** Where nothing is new but a statement that was made of the same file before. */
  statedBefore: 'You have stated this of these files before. Upload a file again to state it once more.',
  unknown: `ai must be one of ${AI_USES.join(', ')}`,
  /** Beside files of which more is stated than the package offers. */
  beyond: {
    /** To the creator, before they send it. */
    sending: 'This is more AI than your package offers, so it is a ground to reject the content.',
    delivered: 'This is more AI than the package offers.',
  },
} as const;

/** A file's statement as it is read. */
export const aiStatement = (stated: AiUse | null | undefined): string =>
  stated ? AI_USE_TEXTS[stated].label : AI_NOT_STATED;

/** The most that is stated of some files; null where nothing is stated of any. */
export const mostAi = (stated: readonly (AiUse | null)[]): AiUse | null =>
  AI_USES.findLast((use) => stated.includes(use)) ?? null;

/** Whether a file goes further than its package offers. Where nothing is said, nothing can be exceeded. */
export const isBeyondOffer = (stated: AiUse | null, offered: AiUse | null | undefined): boolean =>
  stated !== null && !!offered && AI_USES.indexOf(stated) > AI_USES.indexOf(offered);
