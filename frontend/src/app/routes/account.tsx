import { useLogOut } from '../../api/session';
import { OwnShippingAddress } from '../../booking/own-shipping-address';
import { BillingPanel } from '../../features/account/billing-panel';
import { CalendarPanel } from '../../features/account/calendar-panel';
import { DataPanel } from '../../features/account/data-panel';
import { DevicesPanel } from '../../features/account/devices-panel';
import { EmailPanel } from '../../features/account/email-panel';
import { EventsPanel } from '../../features/account/events-panel';
import { FactorsPanel } from '../../features/account/factors-panel';
import { LoginsPanel } from '../../features/account/logins-panel';
import { NotificationsPanel } from '../../features/account/notifications-panel';
import { PasswordPanel } from '../../features/account/password-panel';
import { TokensPanel } from '../../features/account/tokens-panel';
import { WebhooksPanel } from '../../features/account/webhooks-panel';
import { PasswordMeter } from '../../features/auth/password-meter';
import { SendVerificationMail } from '../../features/auth/send-verification-mail';
import { PushSwitch } from '../../features/notifications/push-switch';
import { PlainButton } from '../../ui/link-button';
import { Page } from '../../ui/page';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Account' };

/** By what a person is let in, what they are told, what is kept of them, and how it ends. */
export function Component() {
  const logOut = useLogOut();
  return (
    <SessionGate>
      {(user) => (
        <Page
          title="Your account"
          subtitle={[user.firstName, user.lastName].join(' ').trim() || undefined}
          aside={
            <PlainButton look="quiet" onClick={() => void logOut()}>
              Log Out
            </PlainButton>
          }
        >
          <EmailPanel user={user} sendAgain={<SendVerificationMail />} />
          <PasswordPanel
            hasPassword={user.hasPassword}
            meter={(password) => <PasswordMeter password={password} />}
          />
          <FactorsPanel />
          <NotificationsPanel push={<PushSwitch />} />
          <DevicesPanel onLogOut={() => void logOut()} />
          <EventsPanel />
          <LoginsPanel />
          {user.creator && <OwnShippingAddress />}
          <BillingPanel />
          <CalendarPanel />
          <TokensPanel />
          <WebhooksPanel />
          <DataPanel user={user} />
        </Page>
      )}
    </SessionGate>
  );
}
