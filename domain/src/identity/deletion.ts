import { PASSWORD } from './limits.js';

/** What stands where somebody has deleted an account: bookings and money still need a name there. */
export const DELETED = {
  user: { firstName: 'Deleted', lastName: 'user' },
  creator: 'Deleted creator',
  brand: 'Deleted brand',
  /** RFC 2606: no email can ever be delivered there. */
  emailDomain: 'deleted.invalid',
} as const;

/** What stands in the place of a deleted account's address. */
export const deletedEmail = (userId: string): string => `${userId}@${DELETED.emailDomain}`;
export const isDeletedEmail = (email: string): boolean => email.endsWith(`@${DELETED.emailDomain}`);

/** What deleting an account does, for anyone who thinks about it. */
export const DELETION_EFFECTS = {
  goes: [
    'Your name, email and password, and every device, token and login that lets you in.',
    'Your public page with its picture, text, portfolio and packages, and the numbers of its visits. Your username is free again.',
    'The mails to your verified address that we have kept.',
    'What you wrote in ratings and in answers to them, your list of saved creators, and what was written down about a removal from the directory.',
    'Your billing details, but for where they stand on documents that were issued.',
  ],
  stays: [
    `Bookings, for the other side: what was agreed, written and delivered, with “${DELETED.creator}” or “${DELETED.brand}” in place of your name.`,
    'The stars that you gave, as part of what the other side is known by.',
    'The records of every payment, which have to stay complete.',
    'Receipts, credit notes, fee statements and payout slips as they were issued, with the names and addresses on them: bookkeeping can’t be changed afterwards.',
  ],
} as const;

export const DELETION_MESSAGES = {
  email: 'Please type the email address of your account',
  password: PASSWORD.messages.wrong,
  bookings: 'Bookings of yours are still under way. Finish, withdraw or cancel them first.',
  money: 'Money for you is still on its way. Please wait until it has been paid out.',
  admin: 'Admin accounts can’t be deleted. Remove the admin role first.',
} as const;
