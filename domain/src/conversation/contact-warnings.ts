/** What leads away from the platform, and what to say about it. Nothing is refused: somebody may have a good reason. */
export const CONTACT_WARNINGS = {
  payment:
    'Keep payment on Reelpact. Money paid outside isn’t held in escrow, and we can’t get it back for anyone.',
  messenger: 'Keep talking here. What is agreed elsewhere doesn’t count in a dispute.',
  phone: 'This looks like a phone number. You don’t need one to work together here.',
} as const;
export type ContactWarning = keyof typeof CONTACT_WARNINGS;

const PAYMENT =
  /\b(?:pay\s?pal|venmo|cash\s?app|zelle|western\s?union|money\s?gram|wise\.com|revolut|bitcoin|btc|usdt|crypto|iban|(?:bank|wire)\s+transfer|pay\s+(?:me\s+|you\s+)?(?:directly|outside|off[ -]?platform))\b/i;
const MESSENGER =
  /\b(?:whats?\s?app|telegram|signal\s+app|we\s?chat|viber|skype|discord|t\.me|wa\.me|(?:text|call|dm|message)\s+me\s+(?:on|at))\b/i;
/** Digits with what people put between them. */
const DIGITS = /\+?\(?\d[\d\s().\-–/]{5,24}\d/g;
const PHONE = { least: 8, most: 15 };
/** Dates, sums and sizes are no phone numbers, nor are two of them with a line between. */
const NO_PHONE =
  /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4}|\d{1,3}(?:[. ]\d{3})+|\d{1,7})(?:\s+\d{1,2})?$/;
const BETWEEN = /\s*[-–/]\s+|\s+[-–/]\s*/;
/** A message is short; nothing longer is looked at. */
const MOST_SIGNS = 4_000;

function hasPhoneNumber(text: string): boolean {
  for (const [found] of text.matchAll(DIGITS)) {
    const digits = found.replace(/\D/g, '').length;
    const fits = digits >= PHONE.least && digits <= PHONE.most;
    const isPlain = found.split(BETWEEN).every((part) => NO_PHONE.test(part.trim()));
    if (fits && (found.startsWith('+') || !isPlain)) return true;
  }
  return false;
}

/** What a message should be warned about, the gravest first. */
export function contactWarnings(text: string): ContactWarning[] {
  const looked = text.slice(0, MOST_SIGNS);
  return [
    ...(PAYMENT.test(looked) ? (['payment'] as const) : []),
    ...(MESSENGER.test(looked) ? (['messenger'] as const) : []),
    ...(hasPhoneNumber(looked) ? (['phone'] as const) : []),
  ];
}
