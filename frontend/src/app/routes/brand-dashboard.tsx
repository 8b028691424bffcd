import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetBrandTotalsQuery } from '../../api/calls';
import { useLogOut, useSession } from '../../api/session';
import { useBrandBookings } from '../../booking/use-booking-lists';
import { AuthForm } from '../../features/auth/auth-form';
import { GuestNote } from '../../features/auth/guest-note';
import { VerifyEmailNote } from '../../features/auth/verify-email-note';
import { BrandDashboard } from '../../features/dashboard-brand/brand-dashboard';
import { ReviewDialog } from '../../features/review/review-dialog';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page, Row } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

export const handle = { label: 'Brand Dashboard' };

export function Component() {
  const { user, loading } = useSession();
  const [reviewed, setReviewed] = useState<string | null>(null);
  const { bookings, isLoading, refetch, more } = useBrandBookings();
  const counted = useGetBrandTotalsQuery(undefined, { refetchOnMountOrArgChange: true });
  const logOut = useLogOut();
  if (loading || isLoading || counted.isLoading) return <Spinner />;
  if (!bookings || !counted.data) {
    return (
      <MessagePage title="Failed to fetch brand bookings">
        <PlainButton onClick={() => void Promise.all([refetch(), counted.refetch()])}>Try again</PlainButton>
      </MessagePage>
    );
  }
  // A guest is known by a cookie that the page can't see: anyone who has a booking here is somebody.
  if (!user && bookings.length === 0) {
    return (
      <Page>
        <AuthForm next="/brand/dashboard" />
        <GuestNote />
      </Page>
    );
  }
  const booking = bookings.find(({ id }) => id === reviewed);
  return (
    <Page
      width="wide"
      title="Your projects"
      subtitle={user?.email}
      aside={
        user && (
          <Row>
            <Link to="/account">Account</Link>
            <Button onClick={() => void logOut()}>Log Out</Button>
          </Row>
        )
      }
    >
      <VerifyEmailNote />
      <BrandDashboard
        bookings={bookings}
        totals={counted.data}
        more={more}
        onReview={({ id }) => setReviewed(id)}
        dialog={booking && <ReviewDialog booking={booking} onClose={() => setReviewed(null)} />}
      />
    </Page>
  );
}
