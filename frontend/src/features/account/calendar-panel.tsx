import { CALENDAR_FEED } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import {
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '../../api/calendar-calls';
import { reportFailure } from '../../api/errors';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { dateText, momentText } from '../../ui/when';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';
import { QuestionDialog } from './question-dialog';
import { ShownSecret } from './shown-secret';

type Question = 'replace' | 'revoke';
interface Answer {
  title: string;
  confirm: string;
  text: string;
}
const QUESTIONS: Readonly<Record<Question, Answer>> = {
  replace: {
    title: 'Replace the address',
    confirm: 'Replace',
    text: 'Calendars that use the present address show nothing new from then on.',
  },
  revoke: {
    title: 'Revoke the calendar',
    confirm: 'Revoke',
    text: 'Its address leads nowhere from then on.',
  },
};

/** What most calendar programs open as a subscription. */
const subscriptionOf = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** This person's due dates and deadlines, at a secret address for their calendar program. */
export function CalendarPanel() {
  const { data, isError, refetch } = useGetCalendarFeedQuery(undefined, { refetchOnMountOrArgChange: true });
  const [make, { data: made, isLoading: isMaking, reset }] = useMakeCalendarFeedMutation();
  const [revoke, { isLoading: isRevoking }] = useRevokeCalendarFeedMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const feed = data?.feed;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      reportFailure(error, {
        title: 'That did not work',
        otherwise: 'That did not work. Please try again.',
      });
    } finally {
      setQuestion(null);
    }
  }
  const makeOne = () => attempt(() => make().unwrap());
  const revokeIt = () =>
    attempt(async () => {
      await revoke().unwrap();
      reset();
      showToast('Calendar revoked');
    });

  const asked = question && QUESTIONS[question];
  return (
    <Panel title="Calendar">
      <div className={styles.section}>
        <p className={styles.words}>
          Your due dates and deadlines, as a calendar to subscribe to. Programs look for changes about once an
          hour.
        </p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {feed && (
          <p className={styles.more}>
            Made {dateText(feed.createdAt)} ·{' '}
            {feed.lastReadAt ? `last read ${momentText(feed.lastReadAt)}` : 'not read yet'}
          </p>
        )}
        {made && (
          <>
            <ShownSecret label="Address" secret={made.url}>
              {CALENDAR_FEED.messages.once}
            </ShownSecret>
            <a href={subscriptionOf(made.url)}>Open in your calendar app</a>
          </>
        )}
        {!data && !isError && <div className={styles.doorsToCome} aria-hidden />}
        {data && !feed && (
          <Button loading={isMaking} onClick={() => void makeOne()}>
            Create a calendar link
          </Button>
        )}
        {feed && (
          <div className={styles.doors}>
            <Button onClick={() => setQuestion('replace')}>Replace</Button>
            <Button danger onClick={() => setQuestion('revoke')}>
              Revoke
            </Button>
          </div>
        )}
      </div>
      <QuestionDialog
        open={asked !== null}
        title={asked?.title ?? ''}
        confirm={asked?.confirm ?? ''}
        busy={isMaking || isRevoking}
        onConfirm={() => void (question === 'replace' ? makeOne() : revokeIt())}
        onCancel={() => setQuestion(null)}
      >
        {asked?.text}
      </QuestionDialog>
    </Panel>
  );
}
