/** Limits and messages of people and profiles: specification, sections 5 and 9. */
export const USERNAME = {
  min: 3,
  max: 20,
  pattern: /^[A-Za-z0-9_-]+$/,
  messages: {
    min: 'Username must be at least 3 characters',
    max: 'Username must be less than 20 characters',
    pattern: 'Username can only contain letters, numbers, hyphens, and underscores',
    reserved: 'This username is reserved. Please choose another one.',
    taken: 'This username is already taken.',
  },
} as const;

/** How long links to a creator's former name lead to the present one, and nobody else can have that name. */
export const FORMER_USERNAME_MONTHS = 12;
/** How many former names are kept for one creator. */
export const FORMER_USERNAMES = 5;

export const DISPLAY_NAME = {
  min: 2,
  max: 80,
  messages: { min: 'Display name is required', max: 'Display name must be at most 80 characters' },
} as const;

/** The first rule that a display name breaks, as a sentence, or null. Space around it doesn't count. */
export function displayNameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length < DISPLAY_NAME.min) return DISPLAY_NAME.messages.min;
  return length > DISPLAY_NAME.max ? DISPLAY_NAME.messages.max : null;
}

export const BIO = {
  min: 10,
  max: 300,
  messages: { min: 'Bio must be at least 10 characters', max: 'Bio must be less than 300 characters' },
} as const;

export const CATEGORIES = [
  'Lifestyle',
  'Beauty & Skincare',
  'Fashion',
  'Food & Beverage',
  'Fitness & Health',
  'Tech & Gadgets',
  'Home & Decor',
  'Travel',
  'Parenting',
  'Business & Finance',
] as const;
export const CATEGORY_MESSAGE = 'Please select a category';

export const INSTAGRAM_USERNAME = {
  max: 30,
  pattern: /^@?[A-Za-z0-9._]+$/,
  message: 'Instagram username can only contain letters, numbers, periods, and underscores',
} as const;

/** A creator's page there; the name may be kept with or without its sign. */
export const instagramUrl = (username: string): string =>
  `https://www.instagram.com/${username.replace(/^@/, '')}/`;

export const PASSWORD = {
  min: 6,
  /** A limit on what is hashed, so that a long password is not a way to burn the server's time. */
  max: 200,
  hint: 'Must be at least 6 characters',
  /** What can be asked for in place of `min`, by whoever runs the product. */
  longestMin: 64,
  /** Guesses that a program needs which knows the lists of leaked passwords. Below it is no better than one of them. */
  leastGuesses: 100_000,
  /** Of more nothing is estimated: a repeated pattern costs the third power of its length. */
  estimatedLength: 64,
  messages: {
    common: 'This password is common or was leaked, so it is guessed first. Please choose another.',
    email: 'Please don’t use your email as your password.',
    wrong: 'This is not your password',
    none: 'Your account has no password yet. Set one with an emailed link.',
  },
} as const;

/** @param min how long a password has to be here */
export const passwordHint = (min: number): string =>
  min === PASSWORD.min ? PASSWORD.hint : `Must be at least ${min} characters`;

/** Mailed links and the code beside each of them: one use, a short life, few guesses. */
export const EMAIL_LINK = {
  codeDigits: 6,
  codePattern: /^\d{6}$/,
  wrongCodes: 5,
  lifeHours: { verify: 24, reset: 1, change: 24, undo: 7 * 24, factors: 1 },
  /** Each mail allows some guesses at its code, so emails are limited as well. */
  mailsPerHour: 5,
  mailsPerDay: 10,
  messages: {
    code: 'Please enter the 6 digits from the email',
    proof: 'Please open the link from the email, or enter your email and the code from it.',
    tooMany: 'We’ve already emailed you. Check your inbox and spam folder, or try again in an hour.',
  },
} as const;
export const EMAIL_CHANGE = {
  messages: {
    same: 'This is your email already.',
    taken: 'Another account has this email by now. Nothing was changed.',
  },
} as const;
/** Links in the emails of a booking made without an account; how often they can be asked for is said by the allowances. */
export const GUEST_LINK = {
  lifeDays: 30,
  wrongCodes: EMAIL_LINK.wrongCodes,
} as const;
/** What a mailed link is good for. */
export type EmailLinkPurpose = keyof typeof EMAIL_LINK.lifeHours;

export const PERSON_NAME = { max: 80 } as const;
export const SIGN_IN_MESSAGES = {
  missing: 'Please fill in all fields',
  invalid: 'Invalid email or password',
  duplicate: 'An account with this email already exists. Please try logging in instead.',
} as const;
