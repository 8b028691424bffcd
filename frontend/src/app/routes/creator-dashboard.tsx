import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLogOut } from '../../api/session';
import {
  useGetCreatorDashboardQuery,
  type CreatorDashboardDto,
  type CreatorDto,
  type UserDto,
} from '../../api/calls';
import { NeedsYou } from '../../booking/needs-you';
import { DoubtedProfileNote } from '../../features/auth/doubted-profile-note';
import { VerifyEmailNote } from '../../features/auth/verify-email-note';
import { CreatorDashboard } from '../../features/dashboard-creator/creator-dashboard';
import type { EditLinkTab } from '../../features/dashboard-creator/edit-link-dialog';
import { OrdersTab } from '../../features/dashboard-creator/orders-tab';
import { useShareLink } from '../../features/onboarding/use-share-link';
import { endWelcome, isWelcomed } from '../../features/onboarding/welcome-mark';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { FirstStepsPanel } from '../first-steps-panel';
import { loadWithLibrary } from '../layouts/load-with-library';
import { SessionGate } from '../session-gate';

// The first view needs none of these: each comes with its tab or dialog.
const PackagesAndWork = lazy(() => loadWithLibrary(import('../packages-and-work')));
const InsightsTab = lazy(() => import('../../features/dashboard-creator/insights-tab'));
const PayoutsTab = lazy(() => import('../../features/dashboard-creator/payouts-tab'));
const Welcome = lazy(() => import('../welcome/welcome'));
const LinkEditor = lazy(() => loadWithLibrary(import('../link-editor')));

const waiting = <Skeleton shape="tab" />;

export const handle = { label: 'Creator Dashboard' };

interface OwnDashboardProps {
  user: UserDto;
  creator: CreatorDto;
  dashboard: CreatorDashboardDto;
}

/** What other screens lead to by `?edit=`, to be done at once. */
const EDITED_BY_ADDRESS: readonly EditLinkTab[] = ['profile', 'look', 'portfolio'];

/** The dashboard of somebody who has a page. */
function OwnDashboard({ user, creator, dashboard: { packages, totals } }: OwnDashboardProps) {
  const logOut = useLogOut();
  const { copy, copyFor, share } = useShareLink(creator);
  const [params, setParams] = useSearchParams();
  const [editing, setEditing] = useState(
    () => EDITED_BY_ADDRESS.find((part) => part === params.get('edit')) ?? null,
  );
  const openTab = (tab: string) => setParams({ tab }, { replace: true, preventScrollReset: true });
  const [wanted, setWanted] = useState<{ tab: string } | null>(null);
  const [welcomed, setWelcomed] = useState(() => isWelcomed(user.id));

  // Who has orders comes for those; a new creator for what is still to do.
  const firstSteps = (
    <FirstStepsPanel
      creator={creator}
      packages={packages}
      linkShared={user.creator?.linkShared === true}
      isWelcomed={welcomed}
      onEdit={setEditing}
      onTab={(tab) => {
        openTab(tab);
        setWanted({ tab });
      }}
    />
  );

  const welcome = welcomed && (
    <Welcome
      userId={user.id}
      creator={creator}
      onDone={() => {
        endWelcome(user.id);
        setWelcomed(false);
      }}
    />
  );

  const page = (
    <Page width="wide">
      {welcome}
      <VerifyEmailNote />
      <DoubtedProfileNote />
      {totals.orders === 0 && firstSteps}
      <CreatorDashboard
        above={welcomed ? 'welcome' : editing && params.has('edit') ? 'editor' : undefined}
        creator={creator}
        orders={totals.orders}
        earnings={totals.earnings}
        packageCount={packages.length}
        requests={totals.waiting}
        packagesTab={
          <Suspense fallback={waiting}>
            <PackagesAndWork
              creatorId={creator.id}
              packages={packages}
              onEditWork={() => setEditing('portfolio')}
            />
          </Suspense>
        }
        ordersTab={<OrdersTab counts={totals.groups} />}
        needsYou={totals.orders > 0 && <NeedsYou as="creator" count={totals.groups.needs_you} />}
        insightsTab={
          <Suspense fallback={waiting}>
            <InsightsTab
              revenue={totals.earnings}
              completed={totals.completed}
              successRate={totals.successRate}
              link={{ copy, copyFor, share }}
              topPackages={totals.topPackages}
            />
          </Suspense>
        }
        payoutsTab={
          <Suspense fallback={waiting}>
            <PayoutsTab />
          </Suspense>
        }
        tab={params.get('tab')}
        wanted={wanted}
        onTab={openTab}
        onEditLink={() => setEditing('profile')}
        onEditPortfolio={() => setEditing('portfolio')}
        onCopyLink={() => void copy()}
        onLogOut={() => void logOut()}
      />
      {totals.orders > 0 && firstSteps}
      {editing && (
        <Suspense fallback={null}>
          <LinkEditor
            creator={creator}
            packages={packages}
            tab={editing}
            onCopyLink={() => void copy()}
            onCopyLinkFor={(network) => void copyFor(network)}
            onClose={() => {
              setEditing(null);
              if (params.has('edit')) setParams({}, { replace: true, preventScrollReset: true });
            }}
          />
        </Suspense>
      )}
    </Page>
  );
  // The welcome would push down everything below it, so all of it appears at once.
  return <Suspense fallback={<Skeleton />}>{page}</Suspense>;
}

function Dashboard({ user }: { user: UserDto }) {
  const {
    data: dashboard,
    isLoading,
    error,
    refetch,
  } = useGetCreatorDashboardQuery({ bookings: 'none' }, { refetchOnMountOrArgChange: true });
  const logOut = useLogOut();

  if (isLoading) return <Skeleton />;
  if (!dashboard) return <LoadFailed error={error} onRetry={refetch} />;
  const { creator } = dashboard;
  if (creator) return <OwnDashboard user={user} creator={creator} dashboard={dashboard} />;
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

export function Component() {
  return <SessionGate>{(user) => <Dashboard key={user.id} user={user} />}</SessionGate>;
}
