import { SavedScreen } from '../../features/directory/saved-screen';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Saved Creators' };

export const Component = () => <SessionGate>{() => <SavedScreen />}</SessionGate>;
