import { useGetDemoMailsQuery } from '../../api/calls';
import { EmptyNote } from '../../ui/empty-note';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import styles from './mails.module.css';

export const handle = { label: 'Demo emails' };

/** What the product would have mailed, where it is a demo that sends none. */
export function Component() {
  const { data: mails, isLoading } = useGetDemoMailsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <Spinner />;
  if (!mails)
    return <MessagePage title="404 Page Not Found" text="Sent emails can be read in the demo only." />;
  return (
    <Page title="Sent emails" subtitle="This is a demo: emails are kept here instead of being sent.">
      {mails.length === 0 && <EmptyNote title="No emails yet" />}
      {mails.map(({ id, to, subject, body, createdAt }) => (
        <Panel key={id} title={subject}>
          <p className={styles.to}>
            To {to} · {momentText(createdAt)}
          </p>
          <p className={styles.body}>{body}</p>
        </Panel>
      ))}
    </Page>
  );
}
