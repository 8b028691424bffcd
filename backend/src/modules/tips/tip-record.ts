import type { TipState } from '@reelpact/domain';

export interface TipRecord {
  id: string;
  creatorId: string;
  creator: { userId: string; email: string; username: string; displayName: string };
  /** Of the supporter; null once it is forgotten. */
  email: string | null;
  name: string | null;
  message: string | null;
  /** Whether the bank is asked to confirm the cardholder, whatever the card. */
  asksCardholder: boolean;
  intentId: string | null;
  clientSecret: string | null;
  version: number;
  state: TipState;
}
