import { useState } from 'react';
import { useGetBrandBookingsQuery } from '../../api/calls';
import { useSession } from '../../api/session';
import { AuthForm } from '../../features/auth/auth-form';
import { BrandDashboard } from '../../features/dashboard-brand/brand-dashboard';
import { ReviewDialog } from '../../features/review/review-dialog';
import { guestEmail } from '../../api/guest-email';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

export const handle = { label: 'Brand Dashboard' };

export function Component() {
  const { user, loading } = useSession();
  const email = user?.email ?? guestEmail();
  const [reviewed, setReviewed] = useState<string | null>(null);
  const { data, error, isLoading, refetch } = useGetBrandBookingsQuery(
    { brandEmail: email ?? '' },
    { skip: loading || !email, refetchOnMountOrArgChange: true },
  );
  if (loading || isLoading) return <Spinner />;
  if (!email || (error && 'status' in error && error.status === 401)) {
    return (
      <Page>
        <AuthForm next="/brand/dashboard" />
      </Page>
    );
  }
  if (!data) {
    return (
      <MessagePage title="Failed to fetch brand bookings">
        <PlainButton onClick={() => void refetch()}>Try again</PlainButton>
      </MessagePage>
    );
  }
  const booking = data.find(({ id }) => id === reviewed);
  return (
    <Page width="wide" title="Your projects" subtitle={email}>
      <BrandDashboard
        bookings={data}
        onReview={({ id }) => setReviewed(id)}
        dialog={booking && <ReviewDialog booking={booking} onClose={() => setReviewed(null)} />}
      />
    </Page>
  );
}
