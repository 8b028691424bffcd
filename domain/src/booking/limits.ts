/** Limits and messages of the two booking forms and of the texts that follow: specification, section 5. */
export const BOOKING_LIMITS = {
  brandName: { max: 120 },
  projectDescription: { max: 5000 },
  additionalNotes: { max: 5000 },
  scriptUrl: { max: 2000 },
  /** The request form alone asks for a minimum. */
  projectDetails: { min: 10 },
  feedback: { max: 5000 },
  reason: { max: 2000 },
  carrier: { max: 60 },
  tracking: { max: 200 },
  addons: { max: 20 },
  /** What a dashboard's list is searched for. */
  search: { max: 100 },
} as const;

export const BOOKING_MESSAGES = {
  missingTitle: 'Missing Information',
  missing: 'Please fill in all required fields.',
  /** What each required field of the brief says beside itself. */
  brandName: 'Brand name is required',
  contactEmail: 'Contact email is required',
  projectDescription: 'Project description is required',
  clientName: 'Name is required',
  clientEmail: 'Valid email is required',
  projectDetails: 'Please provide project details (minimum 10 characters)',
  scriptUrl: 'Please enter a full link, starting with https:// or http://',
  feedback: 'Please say what should be changed.',
  reason: 'Please provide a reason for declining this job:',
  /** The answer to the booking was lost, and with it the cookie that opens it. */
  madeBefore: {
    title: 'Your Booking Was Made',
    text: 'This browser can’t open it yet. Enter the email you booked with, and we’ll send you a link to it.',
  },
} as const;

/** Files that belong to a brief: of the kinds, and as large, as those of messages. */
export const BRIEF_FILES = {
  max: 10,
  label: 'Files',
  hint: 'Pictures or PDFs, up to 5 MB each: a storyboard, your logo, how others did it.',
  messages: {
    tooMany: 'A brief can have at most 10 files. Please remove one first, or send a link.',
    addBelow: 'You can add it here until the creator has answered.',
    closed:
      'The creator has answered already, so the brief stays as it was. Please send the file as a message.',
  },
} as const;

/** What every page says of the money before it is paid: approval releases it, not delivery. */
export const HELD_UNTIL_APPROVAL = 'Your payment is held until you approve the content.';

/** What an edited brief is refused with. The pages show the server’s sentence. */
export const BRIEF_REFUSALS = {
  otherPackage: 'This booking is for another package. Please make a new booking for that one.',
  tooLate: 'This booking was paid or closed in the meantime, so it stays as it was.',
} as const;

/** A link that is safe to show: absolute, http or https. */
export function isWebUrl(value: string): boolean {
  try {
    const { protocol } = new URL(value);
    return protocol === 'https:' || protocol === 'http:';
  } catch {
    return false;
  }
}
