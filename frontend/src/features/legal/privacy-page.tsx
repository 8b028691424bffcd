import type { ReactNode } from 'react';
import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';

const short = [
  'We keep what a booking needs, and nothing to advertise with.',
  'No cookies for analytics or advertising, and no scripts that follow you. Visits to creators’ pages are counted without knowing who came.',
  'Card numbers go to the payment provider. We never see or store them.',
  'You can download what we keep of you, and delete your account, by yourself.',
];

/** What is kept of people, what for and for how long. */
export function PrivacyPage({ corner }: { corner: ReactNode }) {
  return (
    <LegalPage
      title="Privacy policy"
      changed="November 27, 2026"
      short={short}
      sections={PRIVACY}
      corner={corner}
    />
  );
}
