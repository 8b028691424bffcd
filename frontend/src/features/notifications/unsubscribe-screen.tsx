import { REASON_META } from '@reelpact/domain';
import { useGetSubscriptionQuery, useSubscribeAgainMutation, useUnsubscribeMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { LoadFailed } from '../../loading/load-failed';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Skeleton } from '../../ui/skeleton';
import { isApiProblem } from '../../api/problem';

/** Where the link at the foot of an email leads. It asks first: programs that look into emails open every link in them. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const { data, error, refetch } = useGetSubscriptionQuery({ token });
  const [unsubscribe, { isLoading: leaving }] = useUnsubscribeMutation();
  const [subscribeAgain, { isLoading: returning }] = useSubscribeAgainMutation();

  async function attempt(call: Promise<unknown>): Promise<void> {
    try {
      await call;
    } catch (failure) {
      reportFailure(failure, { title: 'Not changed', otherwise: 'That did not work. Please try again.' });
    }
  }

  if (!data && !error) return <Skeleton />;
  if (!data) {
    if (isApiProblem(error) && error.status === 422)
      return <MessagePage title="This link is not valid" text={error.message} />;
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  const what = `“${REASON_META[data.reason].label}”`;
  return data.subscribed ? (
    <MessagePage
      title="Unsubscribe from these emails?"
      text={`${data.email} gets emails about ${what}. What needs your action or concerns money is still sent.`}
    >
      <PlainButton
        disabled={leaving}
        onClick={() =>
          void attempt(unsubscribe({ token, unsubscribeDto: { 'List-Unsubscribe': 'One-Click' } }).unwrap())
        }
      >
        Unsubscribe
      </PlainButton>
    </MessagePage>
  ) : (
    <MessagePage
      title="You are unsubscribed"
      text={`${data.email} no longer gets emails about ${what}. Everything is still listed behind the bell.`}
    >
      <PlainButton
        look="quiet"
        disabled={returning}
        onClick={() => void attempt(subscribeAgain({ token }).unwrap())}
      >
        Subscribe again
      </PlainButton>
    </MessagePage>
  );
}
