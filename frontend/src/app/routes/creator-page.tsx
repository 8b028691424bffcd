import { useParams } from 'react-router-dom';
import { CreatorLinks } from '../../features/profile/creator-links';

/** The creator that the demo brings along; in an installation without it this is Creator Not Found. */
const sampleCreator = 'sophiacreates';

export function Component() {
  const { id = sampleCreator } = useParams();
  return <CreatorLinks key={id} id={id} />;
}
