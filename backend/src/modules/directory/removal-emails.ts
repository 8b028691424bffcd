import { REMOVAL_RULES, type RemovalOutcome, type RemovalRule } from '@reelpact/domain';
import { type LaidOutEmail, layOut } from '../../platform/mail/email-layout.js';

export const OWN_PLACE = '/creator/dashboard/directory';

interface Told {
  creatorName: string;
  rule: RemovalRule;
  note: string;
}

/** @param publicUrl without a slash at its end */
export const removedEmail = ({ creatorName, rule, note }: Told, publicUrl: string): LaidOutEmail =>
  layOut({
    kind: 'directory-removed',
    subject: 'You were removed from the Reelpact directory',
    greeting: `Hello ${creatorName},`,
    paragraphs: [
      'An admin removed you from the directory of creators. Your page, your bookings and your money stay as they are; brands just don’t find you in the directory.',
    ],
    facts: [{ name: 'Rule', value: REMOVAL_RULES[rule] }],
    quote: { title: 'What it is about', text: note },
    button: { label: 'See it and object', url: `${publicUrl}${OWN_PLACE}` },
    notes: [
      'You can object once. Another admin decides about it, where there is one, and we email you what was decided.',
    ],
    signature: 'Reelpact',
  });

const DECIDED: Readonly<Record<RemovalOutcome, { subject: string; text: string }>> = {
  restored: {
    subject: 'You’re allowed in the Reelpact directory again',
    text: 'Your removal from the directory of creators was lifted. You’re listed again as soon as your page meets its conditions.',
  },
  upheld: {
    subject: 'Your objection was decided: you stay out of the Reelpact directory',
    text: 'An admin looked at your objection and upheld the removal. Your page, your bookings and your money stay as they are.',
  },
};

/** @param note the admin's reasons; null where a removal was lifted without a word @param publicUrl without a slash at its end */
export const decidedEmail = (
  { creatorName, outcome, note }: { creatorName: string; outcome: RemovalOutcome; note: string | null },
  publicUrl: string,
): LaidOutEmail =>
  layOut({
    kind: 'directory-decided',
    subject: DECIDED[outcome].subject,
    greeting: `Hello ${creatorName},`,
    paragraphs: [DECIDED[outcome].text],
    quote: note === null ? null : { title: 'The reasons', text: note },
    button: { label: 'See your place in the directory', url: `${publicUrl}${OWN_PLACE}` },
    signature: 'Reelpact',
  });
