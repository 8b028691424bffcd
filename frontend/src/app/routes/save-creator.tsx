import { pathOnThisSite } from '@reelpact/domain';
import { useParams, useSearchParams } from 'react-router-dom';
import { SaveScreen } from '../../features/directory/save-screen';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Save Creator' };

export function Component() {
  const { creatorId = '' } = useParams();
  const from = pathOnThisSite(useSearchParams()[0].get('from'));
  return <SessionGate>{() => <SaveScreen key={creatorId} creatorId={creatorId} from={from} />}</SessionGate>;
}
