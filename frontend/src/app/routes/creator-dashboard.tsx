import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLogOut } from '../../api/session';
import { useCreatorDashboard } from '../../booking/use-booking-lists';
import { VerifyEmailNote } from '../../features/auth/verify-email-note';
import { PackagesTab } from '../../features/catalog/packages-tab';
import { CreatorDashboard } from '../../features/dashboard-creator/creator-dashboard';
import type { EditLinkTab } from '../../features/dashboard-creator/edit-link-dialog';
import { InsightsTab } from '../../features/dashboard-creator/insights-tab';
import { OrdersTab } from '../../features/dashboard-creator/orders-tab';
import { PayoutsTab } from '../../features/dashboard-creator/payouts-tab';
import { PortfolioStrip } from '../../features/portfolio/portfolio-strip';
import { copyText } from '../../ui/copy-text';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page, Stack } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { showToast } from '../../ui/toast';
import { LinkEditor } from '../link-editor';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Creator Dashboard' };

function Dashboard() {
  const { dashboard, isLoading, refetch, more } = useCreatorDashboard();
  const logOut = useLogOut();
  const [editing, setEditing] = useState<EditLinkTab | null>(null);
  const [params, setParams] = useSearchParams();

  if (isLoading) return <Spinner />;
  if (!dashboard) {
    return (
      <MessagePage
        title="Your dashboard could not be loaded"
        text="Please check your connection and try again."
      >
        <PlainButton onClick={() => void refetch()}>Try again</PlainButton>
      </MessagePage>
    );
  }

  const { creator, bookings, packages, totals } = dashboard;
  if (!creator) {
    return (
      <MessagePage title="Finish your page" text="It takes a few minutes. Then brands can find and book you.">
        <LinkButton to="/creator/onboarding">Finish your page</LinkButton>
        <LinkButton look="plain" to="/account">
          Account
        </LinkButton>
        <PlainButton look="plain" onClick={() => void logOut()}>
          Log Out
        </PlainButton>
      </MessagePage>
    );
  }

  const copyLink = async () => {
    const link = `${window.location.origin}/${creator.username}`;
    if (await copyText(link)) showToast('Link Copied!', link);
    else showToast('Your link', link);
  };

  return (
    <Page>
      <VerifyEmailNote />
      <CreatorDashboard
        creator={creator}
        orders={totals.orders}
        earnings={totals.earnings}
        packageCount={packages.length}
        requests={totals.waiting}
        packagesTab={
          <Stack>
            <PackagesTab creatorId={creator.id} packages={packages} />
            <PortfolioStrip creatorId={creator.id} onEdit={() => setEditing('portfolio')} />
          </Stack>
        }
        ordersTab={<OrdersTab bookings={bookings} more={more} />}
        insightsTab={
          <InsightsTab
            revenue={totals.earnings}
            completed={totals.completed}
            successRate={totals.successRate}
            topPackages={totals.topPackages}
          />
        }
        payoutsTab={<PayoutsTab />}
        tab={params.get('tab')}
        onTab={(tab) => setParams({ tab }, { replace: true, preventScrollReset: true })}
        onEditLink={() => setEditing('profile')}
        onEditPortfolio={() => setEditing('portfolio')}
        onCopyLink={() => void copyLink()}
        onLogOut={() => void logOut()}
      />
      {editing && (
        <LinkEditor
          creator={creator}
          packages={packages}
          tab={editing}
          onCopyLink={() => void copyLink()}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}

export function Component() {
  return <SessionGate>{() => <Dashboard />}</SessionGate>;
}
