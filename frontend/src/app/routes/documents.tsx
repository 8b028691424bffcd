import { DOCUMENT_TEXTS } from '@reelpact/domain';
import { DocumentsScreen } from '../../features/documents/documents-screen';
import { SessionGate } from '../session-gate';

export const handle = { label: DOCUMENT_TEXTS.menu };

/** For who has an account; guests find their documents with their bookings. */
export const Component = () => <SessionGate>{() => <DocumentsScreen />}</SessionGate>;
