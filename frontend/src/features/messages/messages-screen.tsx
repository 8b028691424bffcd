import { screenPath } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import {
  type ConversationDto,
  useConversationPagesInfiniteQuery,
  useGetConversationQuery,
} from '../../api/conversation-reads';
import { useLive } from '../../api/live/use-live';
import { isApiProblem } from '../../api/problem';
import { useSession } from '../../api/session';
import { ConversationView } from '../../booking/conversation/conversation-view';
import { LoadFailed } from '../../loading/load-failed';
import { rememberAsked } from '../../ui/asked-before';
import { Avatar } from '../../ui/avatar';
import { BackLink } from '../../ui/back-link';
import { EmptyNote } from '../../ui/empty-note';
import { LinkButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { PageHeading } from '../../ui/page-heading';
import { ShowMore } from '../../ui/show-more';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { dayText } from '../../ui/when';
import styles from './messages.module.css';

const otherName = ({ role, brandName, creatorName }: ConversationDto): string =>
  role === 'brand' ? creatorName : brandName;
const about = ({ packageName, bookingId }: ConversationDto): string | null =>
  packageName === null ? null : `${bookingId === null ? 'Question about ' : ''}${packageName}`;

/** All conversations, and the one that is open beside them; on a phone one after the other. */
export function MessagesScreen({ conversationId }: { conversationId: string | undefined }) {
  useLive();
  const { user } = useSession();
  const { data, isLoading, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useConversationPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Skeleton />;
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const conversations = data.pages.flatMap(({ content }) => content);

  return (
    <Page
      width="wide"
      title={conversationId === undefined && 'Messages'}
      back={conversationId && <BackLink to="/messages">All messages</BackLink>}
    >
      {conversations.length === 0 && !conversationId ? (
        <EmptyNote title="No messages yet">
          {user ? (
            'Write to the other side on the page of a project; what was said is listed here.'
          ) : (
            <>
              <Link to="/login?next=/messages">Sign in</Link> to see yours. Without an account, open the link
              in our email.
            </>
          )}
        </EmptyNote>
      ) : (
        <div className={`${styles.panes} ${conversationId ? styles.chosen : ''}`}>
          <nav aria-label="Conversations">
            <ul className={styles.list}>
              {conversations.map((conversation) => (
                <li key={conversation.id}>
                  <Entry conversation={conversation} isOpen={conversation.id === conversationId} />
                </li>
              ))}
            </ul>
            {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
          </nav>
          {conversationId && <OpenConversation key={conversationId} id={conversationId} />}
        </div>
      )}
    </Page>
  );
}

function Entry({ conversation, isOpen }: { conversation: ConversationDto; isOpen: boolean }) {
  const { id, unread, lastAt, preview } = conversation;
  const name = otherName(conversation);
  return (
    <Link
      to={`/messages/${id}`}
      className={`${styles.entry} ${unread > 0 ? styles.unread : ''}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={name} src={null} size={40} />
      <span className={styles.lines}>
        <span className={styles.who}>{name}</span>
        <span className={styles.preview}>{about(conversation)}</span>
        <span className={styles.preview}>{preview}</span>
      </span>
      <span className={styles.aside}>
        <time dateTime={lastAt}>{dayText(lastAt)}</time>
        {unread > 0 && (
          <span className={styles.count} aria-label={`${unread} unread`}>
            {unread}
          </span>
        )}
      </span>
    </Link>
  );
}

function OpenConversation({ id }: { id: string }) {
  const { data, isLoading, error, refetch } = useGetConversationQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <Spinner />;
  if (isApiProblem(error) && (error.status === 403 || error.status === 404))
    return (
      <section>
        <PageHeading>{error.message}</PageHeading>
        <p>It may be somebody else’s, or not open to you any more.</p>
      </section>
    );
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} inPlace />;
  const { role, bookingId, packageId, creatorUsername } = data;
  const canBook = role === 'brand' && bookingId === null;
  return (
    <section className={styles.talk} aria-label={`Conversation with ${otherName(data)}`}>
      <div className={styles.head}>
        <div>
          <PageHeading>{otherName(data)}</PageHeading>
          <span className={styles.preview}>{about(data)}</span>
        </div>
        {bookingId !== null && (
          <LinkButton look="quiet" to={screenPath('project', bookingId)}>
            Open project
          </LinkButton>
        )}
        {canBook &&
          (packageId === null ? (
            <LinkButton
              reloadDocument
              to={`/${creatorUsername}#packages`}
              onClick={() => rememberAsked(creatorUsername, id)}
            >
              Choose a package
            </LinkButton>
          ) : (
            <LinkButton to={`/package/${packageId}/booking?conversation=${id}`}>Book this package</LinkButton>
          ))}
      </div>
      <ConversationView conversation={data} fills />
    </section>
  );
}
