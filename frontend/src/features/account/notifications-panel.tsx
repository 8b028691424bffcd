import { type NotificationChannel, REASON_META } from '@reelpact/domain';
import { Switch } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useChangeNotificationSettingsMutation,
  useGetNotificationSettingsQuery,
  useGetSiteQuery,
  type NotificationChoiceDto,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';
import { NotLoaded } from './not-loaded';

interface ReasonProps {
  /** Whether the platform has push at all. */
  hasPush: boolean;
  choice: NotificationChoiceDto;
  busy: boolean;
  onChange: (choice: NotificationChoiceDto) => void;
}

/** One reason, and by what else than the list this person is told of it. */
function Reason({ choice, hasPush, busy, onChange }: ReasonProps) {
  const { label, text, always } = REASON_META[choice.reason];
  const channel = (name: NotificationChannel, title: string, fixed: boolean) => (
    <label className={styles.channel}>
      <span aria-hidden>{title}</span>
      <Switch
        aria-label={`${label}: ${title}`}
        checked={choice[name]}
        disabled={fixed || busy}
        onChange={(on) => onChange({ ...choice, [name]: on })}
      />
    </label>
  );
  return (
    <li>
      <span className={styles.thing}>
        <span className={styles.name}>{label}</span>
        <span className={styles.more}>{text}</span>
        {always !== null && <span className={styles.more}>Emails are always sent. {always}</span>}
      </span>
      <span className={styles.channels}>
        {channel('email', 'Email', always !== null)}
        {hasPush && channel('push', 'Push', false)}
      </span>
    </li>
  );
}

/** What this person is told by email and push, besides the list behind the bell. */
export function NotificationsPanel({ push }: { push?: ReactNode }) {
  const { data, isError, refetch } = useGetNotificationSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [change, { isLoading, originalArgs }] = useChangeNotificationSettingsMutation();
  const { data: site } = useGetSiteQuery();
  const hasPush = (site?.pushKey ?? null) !== null;
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const sought = hash === '#notifications' && data !== undefined;
  useEffect(() => {
    if (sought) place.current?.scrollIntoView();
  }, [sought]);

  async function choose(choice: NotificationChoiceDto): Promise<void> {
    try {
      await change({ changeNotificationSettingsDto: { choices: [choice] } }).unwrap();
    } catch (error) {
      reportFailure(error, { title: 'Not changed', otherwise: 'That did not work. Please try again.' });
    }
  }

  const changing = originalArgs?.changeNotificationSettingsDto.choices[0]?.reason;
  return (
    <div ref={place} id="notifications">
      <Panel title="Notifications">
        <div className={styles.section}>
          <p className={styles.words}>
            Everything is listed behind the bell. Choose what you are told of by email
            {hasPush ? ' and push' : ''}, too.
          </p>
          {isError && <NotLoaded onRetry={() => void refetch()} />}
          {data && (
            <ul className={styles.rows}>
              {data.choices.map((choice) => (
                <Reason
                  key={choice.reason}
                  choice={choice}
                  hasPush={hasPush}
                  busy={isLoading && changing === choice.reason}
                  onChange={(next) => void choose(next)}
                />
              ))}
            </ul>
          )}
          {push}
        </div>
      </Panel>
    </div>
  );
}
