import type { BookingFlow, Party } from '@reelpact/domain';

/** What somebody does in the demo's past; windows end by themselves when their time has come. */
export type StoryStep =
  | 'book'
  | 'pay'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'deliver'
  | 'approve'
  | 'rate'
  | 'revise'
  | 'reject'
  | 'accept-rejection'
  | 'contest'
  | 'send-product'
  | 'leave';

/** What one side says of the other: stars in the order of its questions, and words. */
interface SaidOfOther {
  stars: [number, number, number];
  text: string;
}

export interface Story {
  brand: string;
  /** The demo's brand account; others book as guests. */
  isDemoBrand?: true;
  /** Pays with a test card whose holder complains to their bank afterwards. */
  disputesCard?: true;
  flow: BookingFlow;
  /** Which of the creator's packages, counted from 0. */
  offer: number;
  brief: string;
  /** Where they had found the creator's page. */
  source: 'instagram.com' | 'tiktok.com' | 'newsletter' | 'direct';
  /** What both say of each other, where they rate. */
  ratings?: Readonly<Record<Party, SaidOfOther>>;
  /** How many days ago, and what. */
  deeds: [number, StoryStep][];
}
