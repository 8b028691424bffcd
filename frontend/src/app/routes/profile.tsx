import { useParams } from 'react-router-dom';
import { PublicProfile } from '../../features/profile/public-profile';

export function Component() {
  const { username = '' } = useParams();
  return <PublicProfile key={username} username={username} />;
}
