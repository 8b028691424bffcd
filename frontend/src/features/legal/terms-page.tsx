import type { ReactNode } from 'react';
import { LegalPage } from './legal-page';
import { TERMS } from './terms';

const short = [
  'A booking is a deal between a brand and a creator. Reelpact holds the money in between and sees to it that nobody is kept waiting for ever.',
  'Nothing is taken from a card before the creator has said yes.',
  'Every step has a time limit. What happens when somebody is silent is said before it happens, on the booking’s page and by email.',
  'What is held goes to the creator when the content is approved, and back to the brand when there is no delivery.',
];

/** What both sides agree to. */
export function TermsPage({ corner }: { corner: ReactNode }) {
  return (
    <LegalPage title="Terms" changed="November 27, 2026" short={short} sections={TERMS} corner={corner} />
  );
}
