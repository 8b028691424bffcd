import { ANONYMOUS, TIP_GIFT, dollarsText } from '@reelpact/domain';
import { useState } from 'react';
import type { TipSumsDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { type ReceivedTipDto, type ReceivedTips, useRefundReceivedTipMutation } from '../../api/tip-calls';
import { Badge, type Tone } from '../../ui/badge';
import { Dialog } from '../../ui/dialog';
import { EmptyNote } from '../../ui/empty-note';
import { PlainButton } from '../../ui/link-button';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { dateText } from '../../ui/when';
import styles from './payout-lists.module.css';

const TONES: Partial<Record<ReceivedTipDto['status'], Tone>> = {
  paid: 'money',
  paid_out: 'money',
  charged_back: 'danger',
};

/** The tips a creator got, with what they come to; nothing while there are none. */
export function TipsPanel({ sums, tips: pages }: { sums: TipSumsDto; tips: ReceivedTips }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const [asked, setAsked] = useState<ReceivedTipDto | null>(null);
  const tips = data?.pages.flatMap(({ content }) => content) ?? [];
  if (isError && !data) {
    return (
      <Panel title="Tips">
        <EmptyNote title="Your tips could not be loaded">
          <PlainButton look="quiet" onClick={() => void refetch()}>
            Try again
          </PlainButton>
        </EmptyNote>
      </Panel>
    );
  }
  if (tips.length === 0) return null;
  return (
    <Panel title="Tips">
      <p className={styles.more}>
        {dollarsText(sums.waiting)} to be sent, a week after each was paid · {dollarsText(sums.paid)} sent.{' '}
        {TIP_GIFT}
      </p>
      <ul className={styles.rows}>
        {tips.map((tip) => (
          <li key={tip.id}>
            <span className={styles.who} dir="auto">
              {tip.name ?? ANONYMOUS}
            </span>
            <span className={styles.sum}>{dollarsText(tip.amount)}</span>
            <span className={styles.more}>{dateText(tip.paidAt)}</span>
            <span className={styles.state}>
              <Badge tone={TONES[tip.status] ?? 'neutral'}>{tip.label}</Badge>
            </span>
            {tip.message && (
              <span className={styles.why} dir="auto">
                {tip.message}
              </span>
            )}
            {tip.refundable && (
              <span className={styles.refund}>
                <PlainButton
                  look="plain"
                  aria-label={`Refund the tip of ${dollarsText(tip.amount)} from ${tip.name ?? ANONYMOUS}`}
                  onClick={() => setAsked(tip)}
                >
                  Refund
                </PlainButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      {asked && <RefundDialog tip={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function RefundDialog({ tip, onClose }: { tip: ReceivedTipDto; onClose: () => void }) {
  const [refund, { isLoading }] = useRefundReceivedTipMutation();
  async function giveBack(): Promise<void> {
    try {
      await refund({ id: tip.id }).unwrap();
    } catch (failure) {
      reportFailure(failure, { otherwise: 'The tip could not be refunded' });
    }
    onClose();
  }
  return (
    <Dialog
      title="Refund this tip?"
      width="small"
      busy={isLoading}
      isQuestion
      onClose={onClose}
      footer={
        <>
          <PlainButton look="quiet" disabled={isLoading} onClick={onClose}>
            Keep it
          </PlainButton>
          <PlainButton busy={isLoading} onClick={() => void giveBack()}>
            Refund {dollarsText(tip.amount)}
          </PlainButton>
        </>
      }
    >
      <p>
        {dollarsText(tip.amount)} goes back to the card of {tip.name ?? ANONYMOUS}, who gets an email. This
        can’t be undone.
      </p>
    </Dialog>
  );
}
