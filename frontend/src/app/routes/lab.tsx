import { useSearchParams } from 'react-router-dom';
import { useGetDemoQuery } from '../../api/calls';
import { useSession } from '../../api/session';
import { LabScreen } from '../../features/lab/lab-screen';
import { Spinner } from '../../ui/spinner';
import { Component as NotFound } from './not-found';

export const handle = { label: 'Lab', forAdmins: true };

/** Where testers are every party, the bank and the clock. For everyone else, and where there is no demo, there is nothing here. */
export function Component() {
  const { user, loading } = useSession();
  const { data: demo, isLoading } = useGetDemoQuery(undefined, { skip: !user?.isAdmin });
  const [params, setParams] = useSearchParams();
  if (loading || isLoading) return <Spinner />;
  if (!user?.isAdmin || !demo) return <NotFound />;
  return (
    <LabScreen
      bookingId={params.get('id')}
      onOpen={(id) => setParams({ id }, { preventScrollReset: true })}
    />
  );
}
