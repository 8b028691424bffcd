import { useState } from 'react';
import { useGetDemoMailPreviewsQuery, useGetDemoMailsQuery } from '../../api/admin-calls';
import { LoadFailed } from '../../loading/load-failed';
import { EmptyNote } from '../../ui/empty-note';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Choice } from '../../ui/plain-fields';
import { Skeleton } from '../../ui/skeleton';
import { ShowMore } from '../../ui/show-more';
import { pageNonce } from '../../ui/style-nonce';
import { momentText } from '../../ui/when';
import styles from './mails.module.css';

export const handle = { label: 'Demo emails' };

type Shown = 'sent' | 'all';
type Form = 'html' | 'text';
type Names = 'plain' | 'long';
type Theme = 'system' | 'light' | 'dark';

interface Letter {
  subject: string;
  body: string;
  html: string;
}

/** Each is a document of its own for the browser. */
const SHOWN_AT_ONCE = 20;

/** By which an email asks whether its reader's theme is dark. */
const DARK_QUERY = '@media (prefers-color-scheme: dark)';
const IN_THEME: Readonly<Record<Theme, string>> = {
  system: DARK_QUERY,
  light: '@media not all',
  dark: '@media all',
};

/**
 * An email has its styles in attributes, as mail programs want them. Here they move into a sheet, which the browser takes from this page
 * and from no other; what the email has for the dark theme counts before them there as well.
 */
function withSheet(html: string): string {
  const nonce = pageNonce() ?? '';
  const rules: string[] = [];
  const body = html.replace(/ style="([^"]*)"/g, (_, css: string) => {
    rules.push(`[data-look="${rules.length}"]{${css}}`);
    return ` data-look="${rules.length - 1}"`;
  });
  return body
    .replaceAll('<style>', `<style nonce="${nonce}">`)
    .replace('<head>', `<head><base target="_blank"><style nonce="${nonce}">${rules.join('')}</style>`);
}

/** One email as its reader gets it; a page of its own, in which nothing runs. */
function Email({ mail, form, theme }: { mail: Letter; form: Form; theme: Theme }) {
  if (form === 'text' || mail.html === '') return <p className={styles.body}>{mail.body}</p>;
  return (
    <iframe
      className={styles.frame}
      title={mail.subject}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={withSheet(mail.html).replace(DARK_QUERY, IN_THEME[theme])}
      loading="lazy"
    />
  );
}

function Previews({ form, theme, names }: { form: Form; theme: Theme; names: Names }) {
  const { currentData: previews, isFetching, error, refetch } = useGetDemoMailPreviewsQuery({ names });
  if (!previews && isFetching) return <Skeleton shape="rows" />;
  if (!previews) return <LoadFailed error={error} onRetry={refetch} inPlace />;
  return previews.map(({ name, reader, proven, ...mail }) => (
    <Panel key={`${name} ${reader} ${proven}`} title={mail.subject}>
      <p className={styles.to}>
        {name} · {reader === null ? 'to the owner of the address' : `to the ${reader}`}
        {proven || reader === null ? '' : ', whose address nobody has proven'}
      </p>
      <Email mail={mail} form={form} theme={theme} />
    </Panel>
  ));
}

/** What the product has mailed, and every email it can write, where it is a demo that sends none. */
export function Component() {
  const {
    data: mails,
    isLoading,
    error,
    refetch,
  } = useGetDemoMailsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [shown, setShown] = useState<Shown>('sent');
  const [count, setCount] = useState(SHOWN_AT_ONCE);
  const [form, setForm] = useState<Form>('html');
  const [theme, setTheme] = useState<Theme>('system');
  const [names, setNames] = useState<Names>('plain');
  if (isLoading) return <Skeleton />;
  if (!mails) {
    const missing = (
      <MessagePage title="404 Page Not Found" text="Sent emails can be read in the demo only." />
    );
    return <LoadFailed error={error} onRetry={refetch} missing={missing} />;
  }
  return (
    <Page
      title={shown === 'sent' ? 'Sent emails' : 'All emails'}
      subtitle="This is a demo: emails are kept here instead of being sent."
    >
      <div className={styles.choices}>
        <Choice
          label="Which emails"
          value={shown}
          options={[
            { value: 'sent', label: 'Sent emails' },
            { value: 'all', label: 'Every email there is' },
          ]}
          onChange={setShown}
        />
        <Choice
          label="In which form"
          value={form}
          options={[
            { value: 'html', label: 'As HTML' },
            { value: 'text', label: 'As plain text' },
          ]}
          onChange={setForm}
        />
        <Choice
          label="In which theme"
          value={theme}
          options={[
            { value: 'system', label: 'In your theme' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={setTheme}
        />
        {shown === 'all' && (
          <Choice
            label="With which names"
            value={names}
            options={[
              { value: 'plain', label: 'Plain names' },
              { value: 'long', label: 'Long names' },
            ]}
            onChange={setNames}
          />
        )}
      </div>
      {shown === 'all' && <Previews form={form} theme={theme} names={names} />}
      {shown === 'sent' && mails.length === 0 && <EmptyNote title="No emails yet" />}
      {shown === 'sent' &&
        mails.slice(0, count).map(({ id, to, createdAt, ...mail }) => (
          <Panel key={id} title={mail.subject}>
            <p className={styles.to}>
              To {to} · {momentText(createdAt)}
            </p>
            <Email mail={mail} form={form} theme={theme} />
          </Panel>
        ))}
      {shown === 'sent' && mails.length > count && (
        <ShowMore loading={false} onMore={() => setCount(count + SHOWN_AT_ONCE)} />
      )}
    </Page>
  );
}
