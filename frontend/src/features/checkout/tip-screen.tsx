import { NobodyToTip, TipForm } from './tip-form';
import { TipNotFound, TipPage } from './tip-page';

/** A tip's id is a UUID, which is longer than any username. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One address for both: a creator's name begins a tip, a tip's own says what became of it. */
export function TipScreen({ subject }: { subject: string }) {
  return ID.test(subject) ? <TipPage id={subject} /> : <TipForm username={subject} />;
}

export const NoSuchTip = ({ subject }: { subject: string }) =>
  ID.test(subject) ? <TipNotFound /> : <NobodyToTip />;
