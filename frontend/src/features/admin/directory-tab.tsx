import { useGetDirectoryRemovalsQuery } from '../../api/admin-calls';
import { EmptyNote } from '../../ui/empty-note';
import { Stack } from '../../ui/page';
import { Spinner } from '../../ui/spinner';
import { NotLoaded } from './not-loaded';
import { RemovalCase } from './removal-case';
import { RemoveCreatorForm } from './remove-creator-form';

/** Creators who are removed from the directory, objections that wait for a decision first; and removing one. */
export function DirectoryTab() {
  const { data, isLoading, refetch } = useGetDirectoryRemovalsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Spinner />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  return (
    <Stack>
      {data.map((removal) => (
        <RemovalCase key={removal.creatorId} removal={removal} />
      ))}
      {data.length === 0 && (
        <EmptyNote title="Nobody is removed">Objections of creators stand here, too.</EmptyNote>
      )}
      <RemoveCreatorForm />
    </Stack>
  );
}
