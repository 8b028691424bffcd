import { useParams } from 'react-router-dom';
import { useGetDemoQuery } from '../../api/calls';
import { CreatorLinks } from '../../features/profile/creator-links';
import { Spinner } from '../../ui/spinner';

/** A creator's short page; without an id the demo's creator, where there is a demo. */
export function Component() {
  const { id } = useParams();
  const { data: demo, isLoading } = useGetDemoQuery(undefined, { skip: id !== undefined });
  if (isLoading) return <Spinner />;
  const shown = id ?? demo?.sampleCreator ?? 'none';
  return <CreatorLinks key={shown} id={shown} />;
}
