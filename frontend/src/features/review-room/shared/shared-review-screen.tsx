import { REVIEW_LINK_MESSAGES } from '@reelpact/domain';
import { useEffect } from 'react';
import { isApiProblem } from '../../../api/problem';
import { useGetSharedRoomQuery, useOpenReviewLinkQuery } from '../../../api/room-link-calls';
import type { SharedReviewAboutDto } from '../../../api/calls';
import { LoadFailed } from '../../../loading/load-failed';
import { MessagePage } from '../../../ui/message-page';
import { Skeleton } from '../../../ui/skeleton';
import { EnterLink } from './enter-link';
import { SharedRoom } from './shared-room';

/** How often a page that is looked at asks again. */
const ASK_MS = 30_000;

const isClosed = (error: unknown): boolean => isApiProblem(error) && error.status === 404;

/** Where a review link leads: it asks for a name, once, and opens the room for looking and for notes. */
export function SharedReviewScreen({ token }: { token: string }) {
  const { data, error, refetch } = useOpenReviewLinkQuery({ token }, { refetchOnMountOrArgChange: true });
  if (isClosed(error)) return <Closed />;
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton />;
  const { about, reviewer } = data;
  if (reviewer === null || about === null) return <EnterLink token={token} review={data} />;
  return <Entered token={token} about={about} reviewer={reviewer} onLeft={refetch} />;
}

interface EnteredProps {
  token: string;
  about: SharedReviewAboutDto;
  reviewer: string;
  /** Asks again who this is. */
  onLeft: () => void;
}

function Entered({ token, about, reviewer, onLeft }: EnteredProps) {
  const { data, error, refetch } = useGetSharedRoomQuery({ token }, { refetchOnMountOrArgChange: true });
  useNowAndThen(refetch);
  if (isClosed(error)) return <Closed />;
  if (isApiProblem(error) && error.status === 401) {
    return (
      <MessagePage title="Your name is missing" text="This browser doesn’t know your name here any more.">
        <button type="button" onClick={onLeft}>
          Enter it again
        </button>
      </MessagePage>
    );
  }
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <Skeleton shape="columns" />;
  if (data.versions.length === 0) {
    return (
      <MessagePage
        title="Nothing to look at yet"
        text={`${about.creatorName} hasn’t delivered anything yet. This page shows it as soon as it is there.`}
      />
    );
  }
  return <SharedRoom token={token} about={about} reviewer={reviewer} room={data} />;
}

/** Reviewers have no live events. While the page is looked at it asks now and then, also whether the link is still open. */
function useNowAndThen(ask: () => unknown): void {
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askIfSeen, ASK_MS);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [ask]);
}

const Closed = () => <MessagePage title="This link is closed" text={REVIEW_LINK_MESSAGES.closed} />;
