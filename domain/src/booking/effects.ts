import type { Cents } from '../money/cents.js';
import type { CountedPart } from '../review/counted.js';
import type { RevisionKind } from './step-fields.js';
import type { Reminded } from './reminder-plans.js';

export interface ChargebackEffect {
  chargeback: string;
  /** What the network took, when it opened; null afterwards. */
  amount: Cents | null;
  attempt: number;
  outcome: 'opened' | 'won' | 'lost';
}
export type ClosedAs = 'approved' | 'revision_requested' | 'rejected' | 'unanswered';

/** Whose part of the server carries an effect out. */
export type EffectOwner = 'escrow' | 'delivery' | 'notifications' | 'bookings';

/** The machine only names an effect and its parameters; `stub` is what XState runs for it: nothing. */
const effectOf =
  <O extends EffectOwner>(owner: O) =>
  <P>() => ({ owner, stub: (_: unknown, _params: P): void => undefined });
const escrow = effectOf('escrow');
const delivery = effectOf('delivery');
const notifications = effectOf('notifications');
const bookings = effectOf('bookings');

/** All that a change of state can ask of the server, carried out in the transaction that stores the new state. */
export const EFFECTS = {
  /** Take the authorized money. */
  capturePayment: escrow<{ attempt: number }>(),
  /** Give up an attempt: cancel its intent, whether open or authorized. */
  cancelPayment: escrow<{ attempt: number }>(),
  /** Post the money as held in escrow. */
  holdMoney: escrow<{ attempt: number }>(),
  /** Post what was held to creator, platform and brand, and set refund and transfer going. */
  settleMoney: escrow<{ creatorPercent: number }>(),
  /** Send a payment back that the booking can't use. */
  returnPayment: escrow<{ attempt: number; amount: Cents; captured: boolean }>(),
  /** Post what the card network did. */
  postChargeback: escrow<ChargebackEffect>(),
  postRefundFailed: escrow<{ amount: Cents; refund: string }>(),
  /** Send a refund that came back once more; `number` counts the tries. */
  reissueRefund: escrow<{ attempt: number; number: number }>(),
  /** Give the brand a part of a released payment back. */
  refundReleased: escrow<{ attempt: number; amount: Cents }>(),
  sendReminder: notifications<{ to: Reminded[] }>(),
  /** Write down where the creator is sent the product, as it is now. */
  copyAddress: bookings<Record<string, never>>(),
  /** Make the finished uploads a version, with what it lacks. */
  addVersion: delivery<{ version: number; missing: readonly CountedPart[] }>(),
  /** `kind` says what a requested revision is about; `settled`, that the parties have agreed how the money is divided. */
  closeVersion: delivery<{ version: number; status: ClosedAs; kind?: RevisionKind; settled?: true }>(),
};

export type EffectType = keyof typeof EFFECTS;
export type EffectParams<T extends EffectType> = Parameters<(typeof EFFECTS)[T]['stub']>[1];
/** The effects of one owner: who registers handlers must have one for each. */
export type EffectsOf<O extends EffectOwner> = {
  [T in EffectType]: (typeof EFFECTS)[T]['owner'] extends O ? T : never;
}[EffectType];

export type BookingEffect = { [T in EffectType]: { type: T; params: EffectParams<T> } }[EffectType];

type Stubs = { [T in EffectType]: (typeof EFFECTS)[T]['stub'] };

/** The effects as the machine's actions. */
export const EFFECT_STUBS = Object.fromEntries(
  Object.entries(EFFECTS).map(([type, { stub }]) => [type, stub]),
) as Stubs;

export const isEffect = (type: string): type is EffectType => Object.hasOwn(EFFECTS, type);
