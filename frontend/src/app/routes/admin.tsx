import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session';
import { AdminScreen } from '../../features/admin/admin-screen';
import { DeliveredFiles } from '../../features/review/delivered-files';
import { PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Spinner } from '../../ui/spinner';
import { Component as NotFound } from './not-found';

export const handle = { label: 'Admin', forAdmins: true };

/** The page of those who run the platform. For everyone else there is nothing at this address. */
export function Component() {
  const { user, loading, failed } = useSession();
  const [params, setParams] = useSearchParams();
  if (loading) return <Spinner />;
  if (failed) {
    return (
      <MessagePage title="The server could not be reached" text="Please check your connection and try again.">
        <PlainButton onClick={() => window.location.reload()}>Try again</PlainButton>
      </MessagePage>
    );
  }
  if (!user?.isAdmin) return <NotFound />;
  return (
    <AdminScreen
      tab={params.get('tab')}
      bookingId={params.get('id')}
      onTab={(tab) => setParams({ tab }, { preventScrollReset: true })}
      files={(version) => <DeliveredFiles files={version.files} />}
    />
  );
}
