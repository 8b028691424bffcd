import { useParams } from 'react-router-dom';
import { ProjectScreen } from '../../features/project/project-screen';

export const handle = { label: 'Project' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <ProjectScreen key={bookingId} bookingId={bookingId} />;
}
