import { BRAND_RECORD_TEXTS, SAVED_PATH } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBrandTotalsQuery, type BookingDto } from '../../api/calls';
import { useLogOut, useSession } from '../../api/session';
import { AuthForm } from '../../features/auth/auth-form';
import { GuestNote } from '../../features/auth/guest-note';
import { KeepProjects } from '../../features/auth/keep-projects';
import { VerifyEmailNote } from '../../features/auth/verify-email-note';
import { BrandDashboard } from '../../features/dashboard-brand/brand-dashboard';
import { ReviewDialog } from '../../features/review/review-dialog';
import { LoadFailed } from '../../loading/load-failed';
import { PlainButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';

export const handle = { label: 'Brand Dashboard' };

export function Component() {
  const { user, loading } = useSession();
  const [reviewed, setReviewed] = useState<BookingDto | null>(null);
  const {
    data: totals,
    isLoading,
    error,
    refetch,
  } = useGetBrandTotalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const logOut = useLogOut();
  if (loading || isLoading) return <Skeleton shape="columns" />;
  if (!totals) return <LoadFailed error={error} onRetry={refetch} title="Failed to fetch brand bookings" />;
  // A guest is known by a cookie that the page can't see: anyone who has a booking here is somebody.
  if (!user && totals.total === 0) {
    return (
      <Page>
        <AuthForm next="/brand/dashboard" />
        <GuestNote />
      </Page>
    );
  }
  return (
    <Page
      width="wide"
      title="Your projects"
      subtitle={user?.email}
      aside={
        <Row>
          <a href="/creators">Find creators</a>
          <Link to="/brand/record">{BRAND_RECORD_TEXTS.page}</Link>
          {user && (
            <>
              <Link to={SAVED_PATH}>Saved</Link>
              <Link to="/account">Account</Link>
              <PlainButton look="quiet" onClick={() => void logOut()}>
                Log Out
              </PlainButton>
            </>
          )}
        </Row>
      }
    >
      <VerifyEmailNote />
      {!user && <KeepProjects />}
      <BrandDashboard
        totals={totals}
        onReview={setReviewed}
        dialog={reviewed && <ReviewDialog booking={reviewed} onClose={() => setReviewed(null)} />}
      />
    </Page>
  );
}
