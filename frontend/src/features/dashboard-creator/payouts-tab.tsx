import { DOCUMENT_TEXTS } from '@reelpact/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  useGetBankPayoutsQuery,
  useGetPayoutsQuery,
  usePayoutPagesInfiniteQuery,
  useStartPayoutOnboardingMutation,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useSession } from '../../api/session';
import { useReceivedTips } from '../../api/tip-calls';
import { EmptyNote } from '../../ui/empty-note';
import { PlainButton } from '../../ui/link-button';
import { Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { ShowMore } from '../../ui/show-more';
import { Skeleton } from '../../ui/skeleton';
import { EVERY_TWO_SECONDS, NOT_AT_ALL, usePolling } from '../../ui/use-polling';
import { PayoutAccount } from './payout-account';
import { BankPayouts, SentPayouts, WaitingShares } from './payout-lists';
import { PayoutSums } from './payout-sums';
import { TipsPanel } from './tips-panel';

/** Where the creator's money is, and what it waits for. The payment provider sends them back to this tab. */
export default function PayoutsTab() {
  const [pollingInterval, poll] = usePolling();
  const {
    data: payouts,
    isLoading,
    refetch,
  } = useGetPayoutsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval,
  });
  const sending = payouts?.waiting.some(({ hold }) => hold.code === 'ON_ITS_WAY');
  poll(sending ? EVERY_TWO_SECONDS : NOT_AT_ALL);
  const history = usePayoutPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const tips = useReceivedTips();
  const bank = useGetBankPayoutsQuery(undefined, {
    skip: !payouts?.account,
    refetchOnMountOrArgChange: true,
  });
  useWhenChanged(payouts?.paid, () => {
    void history.refetch();
    if (payouts?.account) void bank.refetch();
  });
  const { user } = useSession();
  const [startOnboarding, starting] = useStartPayoutOnboardingMutation();

  // What came later would push away what stands below it.
  if (isLoading || history.isLoading || tips.isLoading) return <Skeleton shape="tab" />;
  if (!payouts || !history.data) {
    return (
      <EmptyNote title="Your payouts could not be loaded">
        <PlainButton look="quiet" onClick={() => void Promise.all([refetch(), history.refetch()])}>
          Try again
        </PlainButton>
      </EmptyNote>
    );
  }

  const sent = history.data.pages.flatMap(({ content }) => content);
  const nothingYet =
    sent.length === 0 &&
    payouts.waiting.length === 0 &&
    [payouts.pending, payouts.available, payouts.paid, payouts.tips.waiting, payouts.tips.paid].every(
      (sum) => Number(sum) === 0,
    );

  async function leaveForProvider(): Promise<void> {
    try {
      const { url } = await startOnboarding().unwrap();
      window.location.href = url;
    } catch (error) {
      reportFailure(error, { otherwise: 'Payouts could not be set up. Please try again.' });
    }
  }

  return (
    <Stack>
      <PayoutSums
        pending={payouts.pending}
        available={payouts.available}
        paid={payouts.paid}
        feeBps={payouts.feeBps}
      />
      <PayoutAccount
        account={payouts.account}
        hold={payouts.hold}
        hasSecondFactor={user?.hasSecondFactor === true}
        busy={starting.isLoading || starting.isSuccess}
        onSetUp={() => void leaveForProvider()}
      />
      {nothingYet && (
        <EmptyNote title="No payouts yet">
          Once a brand has paid, its payment stands here: first held, then yours, then sent to your account.
        </EmptyNote>
      )}
      {payouts.waiting.length > 0 && (
        <Panel title="Waiting to be sent">
          <WaitingShares shares={payouts.waiting} />
        </Panel>
      )}
      <TipsPanel sums={payouts.tips} tips={tips} />
      {sent.length > 0 && (
        <Panel title="Sent to your account" aside={<Link to="/documents">{DOCUMENT_TEXTS.ofCreator}</Link>}>
          <SentPayouts payouts={sent} />
          {history.hasNextPage && (
            <ShowMore loading={history.isFetchingNextPage} onMore={() => void history.fetchNextPage()} />
          )}
        </Panel>
      )}
      {payouts.account && (bank.isError || (bank.data?.length ?? 0) > 0) && (
        <Panel title="On to your bank">
          {bank.isError ? (
            <EmptyNote title="The payment service does not answer right now">
              <PlainButton look="quiet" onClick={() => void bank.refetch()}>
                Try again
              </PlainButton>
            </EmptyNote>
          ) : (
            <BankPayouts payouts={bank.data ?? []} />
          )}
        </Panel>
      )}
    </Stack>
  );
}

/** Does something each time a value has become another one; not when it is known for the first time. */
function useWhenChanged(value: string | undefined, then: () => void): void {
  const last = useRef(value);
  const latest = useEffectEvent(then);
  useEffect(() => {
    if (last.current !== undefined && value !== undefined && last.current !== value) latest();
    last.current = value;
  }, [value]);
}
