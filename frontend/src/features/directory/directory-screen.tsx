import { useGetOwnDirectoryQuery } from '../../api/directory-calls';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { Columns, Page } from '../../ui/page';
import { Skeleton } from '../../ui/skeleton';
import { ChoicesPanel } from './choices-panel';
import { ListingChecklist } from './listing-checklist';
import { OwnEntry } from './own-entry';
import { RemovalPanel } from './removal-panel';
import { VisibilityPanel } from './visibility-panel';
import { WhyHere } from './why-here';

/** A creator's own place in the directory: whether they are found, by what, and why they stand where they stand. */
export function DirectoryScreen() {
  const { data, error, refetch } = useGetOwnDirectoryQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page
      width="wide"
      title="Directory"
      subtitle="Where brands look for creators. Choose whether they find you, and by what."
      back={<BackLink to="/creator/dashboard">Back to Dashboard</BackLink>}
    >
      {!data && !error && <Skeleton shape="tab" />}
      {!data && error && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {data && (
        <>
          {data.removal && <RemovalPanel removal={data.removal} />}
          {!data.isShown && <ListingChecklist checks={data.checks} pageChecks={data.pageChecks} />}
          <Columns
            side={
              data.entry && (
                <>
                  <OwnEntry entry={data.entry} />
                  <WhyHere place={data} />
                </>
              )
            }
          >
            <VisibilityPanel place={data} />
            <ChoicesPanel place={data} />
          </Columns>
        </>
      )}
    </Page>
  );
}
