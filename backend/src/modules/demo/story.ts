import type { BookingFlow } from '@reelpact/domain';

/** What somebody does in the demo's past; windows end by themselves when their time has come. */
export type StoryStep =
  | 'book'
  | 'pay'
  | 'accept'
  | 'decline'
  | 'withdraw'
  | 'deliver'
  | 'approve'
  | 'revise'
  | 'reject'
  | 'accept-rejection'
  | 'contest'
  | 'send-product'
  | 'leave';

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
  /** How many days ago, and what. */
  deeds: [number, StoryStep][];
}
