import { Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import NotificationList from './notification-list';

/** The list behind the bell as a page of its own: for phones, and to come back to. */
export function NotificationsScreen() {
  return (
    <Page title="Notifications" width="narrow">
      <Panel>
        <NotificationList alone />
      </Panel>
    </Page>
  );
}
