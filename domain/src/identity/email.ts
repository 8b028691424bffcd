import { hasUnseenCharacters } from './text.js';

/** RFC 5321, 4.5.3.1: a forward path has at most 256 octets, brackets included. */
export const EMAIL = { max: 254, message: 'Valid email is required' } as const;

const EMAIL_SHAPE = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@.<>(),;:"\\[\]]{2,}$/;

/** Whether a text can be an email address; whether it is one, only an email to it can tell. */
export function isEmail(value: string): boolean {
  const email = value.trim();
  return value.length <= EMAIL.max && EMAIL_SHAPE.test(email) && !hasUnseenCharacters(email, false);
}

/** The form in which two addresses are compared: trimmed, without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
