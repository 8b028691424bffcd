import { useParams } from 'react-router-dom';
import { NoSuchTip, TipScreen } from '../../features/checkout/tip-screen';

export const handle = { label: 'Tip' };

export function Component() {
  const { subject = '' } = useParams();
  return <TipScreen key={subject} subject={subject} />;
}

export function Missing() {
  const { subject = '' } = useParams();
  return <NoSuchTip subject={subject} />;
}
