import { useState } from 'react';
import { useGetHistoryQuery } from '../../api/calls';
import { useBlockPersonMutation, useReadMessagesMutation } from '../../api/conversation-calls';
import { type ConversationDto, useMessagePagesInfiniteQuery } from '../../api/conversation-reads';
import { reportFailure } from '../../api/errors';
import { useLive } from '../../api/live/use-live';
import { unwatched } from '../../api/unwatched';
import { LoadFailed } from '../../loading/load-failed';
import { MenuButton } from '../../ui/menu-button';
import { Spinner } from '../../ui/spinner';
import styles from './conversation.module.css';
import { MessageComposer } from './message-composer';
import { OpenOffer } from './open-offer';
import { ReportDialog } from './report-dialog';
import { SaidList } from './said-list';

/** While nobody tells of changes, in milliseconds. */
const POLL_MS = 15_000;

interface ConversationViewProps {
  conversation: ConversationDto;
  /** Whether it takes all the room there is, and not only as much as it needs. */
  fills?: boolean | undefined;
}

/** What two people say to each other, with what happened to their booking in between, and where more can be said. */
export function ConversationView({ conversation, fills }: ConversationViewProps) {
  const { id, role, bookingId, closed, blocked, readSeq } = conversation;
  const isLive = useLive();
  const query = useMessagePagesInfiniteQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: isLive ? 0 : POLL_MS, skipPollingIfUnfocused: true },
  );
  const history = useGetHistoryQuery({ id: bookingId ?? '' }, { skip: bookingId === null });
  const [read] = useReadMessagesMutation(unwatched);
  const [readBefore] = useState(readSeq);
  const [reports, setReports] = useState(false);
  const [block] = useBlockPersonMutation();

  if (query.isLoading) return <Spinner inPlace={!fills} />;
  if (!query.data) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} inPlace />;
  const messages = query.data.pages.toReversed().flat();
  const other = role === 'brand' ? conversation.creatorName : conversation.brandName;

  function setBlocked(now: boolean): void {
    void block({ id, blockDto: { blocked: now } })
      .unwrap()
      .catch((error: unknown) => reportFailure(error, { otherwise: 'That didn’t work. Please try again.' }));
  }

  const more = role !== 'admin' && (
    <MenuButton
      label={`More about ${other}`}
      face="…"
      items={[
        { key: 'report', label: 'Report this conversation', onPress: () => setReports(true) },
        blocked
          ? { key: 'unblock', label: `Unblock ${other}`, onPress: () => setBlocked(false) }
          : { key: 'block', label: `Block ${other}`, danger: true, onPress: () => setBlocked(true) },
      ]}
    />
  );
  return (
    <div className={`${styles.talk} ${fills ? styles.fills : ''}`}>
      {messages.length === 0 && (
        <p className={styles.closed}>No messages yet. {!closed && `Say hello to ${other}.`}</p>
      )}
      {(messages.length > 0 || (history.data?.length ?? 0) > 0) && (
        <SaidList
          conversation={conversation}
          messages={messages}
          events={history.data ?? []}
          readBefore={readBefore}
          older={{
            exist: query.hasNextPage,
            loading: query.isFetchingNextPage,
            load: () => void query.fetchNextPage(),
          }}
          onSeen={(seq) => {
            if (role !== 'admin' && seq > readSeq) void read({ id, readMessagesDto: { seq } });
          }}
        />
      )}
      {fills && bookingId !== null && <OpenOffer bookingId={bookingId} events={history.data ?? []} />}
      {closed === null ? (
        <MessageComposer key={id} conversationId={id} more={more} />
      ) : (
        <div className={styles.row}>
          <p className={styles.closed}>{closed}</p>
          {more}
        </div>
      )}
      {reports && <ReportDialog conversationId={id} onClose={() => setReports(false)} />}
    </div>
  );
}
