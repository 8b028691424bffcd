import { Button } from 'antd';
import { useState } from 'react';
import { useGetOwnBrandBookingsQuery } from '../../api/calls';
import { useLogOut, useSession } from '../../api/session';
import { pollingFor } from '../../deal/polling';
import { AuthForm } from '../../features/auth/auth-form';
import { VerifyEmailNote } from '../../features/auth/verify-email-note';
import { BrandDashboard } from '../../features/dashboard-brand/brand-dashboard';
import { ReviewDialog } from '../../features/review/review-dialog';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

export const handle = { label: 'Brand Dashboard' };

export function Component() {
  const { user, loading } = useSession();
  const [reviewed, setReviewed] = useState<string | null>(null);
  const { data: seen } = useGetOwnBrandBookingsQuery({});
  const { data, isLoading, refetch } = useGetOwnBrandBookingsQuery(
    {},
    { refetchOnMountOrArgChange: true, pollingInterval: pollingFor(seen ?? []) },
  );
  const logOut = useLogOut();
  if (loading || isLoading) return <Spinner />;
  if (!data) {
    return (
      <MessagePage title="Failed to fetch brand bookings">
        <PlainButton onClick={() => void refetch()}>Try again</PlainButton>
      </MessagePage>
    );
  }
  // A guest is known by a cookie that the page can't see: whoever has a booking here is somebody.
  if (!user && data.length === 0) {
    return (
      <Page>
        <AuthForm next="/brand/dashboard" />
      </Page>
    );
  }
  const booking = data.find(({ id }) => id === reviewed);
  return (
    <Page
      width="wide"
      title="Your projects"
      subtitle={user?.email}
      aside={user && <Button onClick={() => void logOut()}>Log Out</Button>}
    >
      <VerifyEmailNote />
      <BrandDashboard
        bookings={data}
        onReview={({ id }) => setReviewed(id)}
        dialog={booking && <ReviewDialog booking={booking} onClose={() => setReviewed(null)} />}
      />
    </Page>
  );
}
