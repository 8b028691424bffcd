import {
  CURRENCY,
  decideTip,
  formatMoney,
  settle,
  tipSituation,
  toDecimalString,
  undoUntil,
} from '@reelpact/domain';
import type { PaymentProvider } from '../../escrow/index.js';
import type { TipRecord } from '../tip-record.js';
import type { ReceivedTipDto, TipDto } from './tip.dto.js';

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** A tip as everybody with its address sees it: nothing of who gave it. @param now the product's time */
export function presentTip(
  { id, creator: { username, displayName }, clientSecret, state }: TipRecord,
  { now, publicUrl, provider }: { now: number; publicUrl: string; provider: PaymentProvider },
): TipDto {
  const said = tipSituation(state, { creator: displayName, amount: formatMoney(state.amount) });
  const until = undoUntil(state);
  return {
    id,
    creator: { username, displayName },
    amount: toDecimalString(state.amount),
    currency: CURRENCY,
    status: state.stage,
    ...said,
    createdAt: iso(state.createdAt),
    paidAt: isoOrNull(state.paidAt),
    undoUntil: until === null || now >= until ? null : iso(until),
    payment:
      state.stage === 'created' && clientSecret !== null
        ? { clientSecret, provider: provider.name, publishableKey: provider.publishableKey }
        : null,
    pageUrl: `${publicUrl}/tip/${id}`,
  };
}

/** A tip as its creator sees it. @param now the product's time */
export function presentReceived({ id, name, message, state }: TipRecord, now: number): ReceivedTipDto {
  const { label } = tipSituation(state, { creator: '', amount: '' });
  const refund = decideTip(state, { type: 'REFUNDED', actor: 'creator', at: now });
  return {
    id,
    amount: toDecimalString(state.amount),
    net: toDecimalString(settle(state.amount, 100, state.feeBps).creatorNet),
    name,
    message,
    status: state.stage,
    label,
    paidAt: iso(state.paidAt ?? state.createdAt),
    refundable: refund.kind === 'taken',
  };
}
