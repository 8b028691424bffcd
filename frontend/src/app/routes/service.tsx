import { useParams } from 'react-router-dom';
import { ServicePage } from '../../features/profile/service-page';

export function Component() {
  const { serviceId = '' } = useParams();
  return <ServicePage key={serviceId} packageId={serviceId} />;
}
