/** What a personal access token may be used for; `write` includes reading. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKEN_SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  read: 'Read',
  write: 'Read and change',
};

export const API_TOKEN = {
  /** Tells a token of ours from any other secret that was pasted somewhere. */
  prefix: 'rp_',
  name: { max: 60, message: 'Please name the token' },
  /** How many live tokens a person can have. */
  most: 20,
  messages: {
    scopes: 'Please choose what the token may do',
    tooMany: 'You have 20 tokens. Please delete one that you no longer need.',
    readOnly: 'This token may only read.',
    once: 'This is the only time that the token is shown. Please copy it now and keep it like a password.',
    never: 'A token can’t do this. Please sign in.',
  },
} as const;

/** The cookies that the server sets, and for how long a browser keeps each. */
export const COOKIES = {
  /** Signed in; over sooner when it isn't used. */
  session: { name: 'reelpact_session', days: 30, idleDays: 14 },
  /** Tells the pages that there is a session to ask about, so that they ask for nobody in vain; it opens nothing. */
  signedIn: { name: 'reelpact_signed_in', days: 30 },
  /** Somebody with bookings and without an account. */
  guest: { name: 'reelpact_guest', days: 90 },
  /** A device on which somebody has signed in before; it opens nothing. */
  device: { name: 'reelpact_device', days: 365 },
  /** The password was right, and a second factor is missing; it opens nothing. */
  half: { name: 'reelpact_half', minutes: 10 },
  /** Somebody who has given their name at a review link; sent to that link's calls alone. */
  reviewer: { name: 'reelpact_reviewer', days: 90 },
  /** On the way to a sign-in provider and back. */
  journey: { name: 'reelpact_journey', minutes: 10 },
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something can be done, in how many seconds. */
export interface Allowance {
  most: number;
  seconds: number;
}

/**
 * Counted by what each name says. An address is an IP address, of IPv6 its first half. A device is one on which somebody
 * has signed in before, else the address. A caller is the signed-in person or the guest, else the address.
 */
export const ALLOWANCES = {
  /** Of any sign-in, before it is read: generous, because many people can share one address. */
  login_request_by_device: { most: 300, seconds: 10 * MINUTE },
  login_by_address: { most: 60, seconds: 10 * MINUTE },
  /** From one address, or for a device on which its owner has signed in before. */
  login_by_email_and_place: { most: 8, seconds: 15 * MINUTE },
  /** From everywhere: slows anyone who has many addresses, and not the owner's own devices. */
  login_by_email: { most: 60, seconds: HOUR },
  /** Begun with a provider; each beginning allows one call to it. */
  provider_sign_in_by_address: { most: 60, seconds: 10 * MINUTE },
  /** Asks for no password, so nothing can be guessed. */
  demo_sign_in_by_address: { most: 120, seconds: HOUR },
  /** Codes and passkeys, once the password was right. */
  second_factor_by_address: { most: 60, seconds: 10 * MINUTE },
  /** Asked for by each page on which a passkey can be shown. */
  passkey_challenge_by_address: { most: 300, seconds: 10 * MINUTE },
  /** A million codes, three of which are good at a time. */
  second_factor_by_user: { most: 10, seconds: 15 * MINUTE },
  registration_by_address: { most: 20, seconds: HOUR },
  password_mail_by_address: { most: 20, seconds: HOUR },
  /** Opening a mailed link that verifies an email, sets a password or lets a guest in. */
  mailed_link_by_address: { most: 120, seconds: HOUR },
  guest_link_by_address: { most: 20, seconds: HOUR },
  guest_link_by_email: { most: 5, seconds: HOUR },
  /** Six digits are a million guesses. */
  guest_code_by_address: { most: 20, seconds: HOUR },
  guest_code_by_email: { most: 20, seconds: 24 * HOUR },
  /** Each emails an address that may be a stranger’s. */
  email_change_by_user: { most: 5, seconds: HOUR },
  /** Of who is signed in already and types the password once more. */
  password_check_by_user: { most: 8, seconds: 15 * MINUTE },
  /** Each is decoded; a whole portfolio can be sent at once. */
  picture_by_user: { most: 120, seconds: HOUR },
  /** Seconds of CPU time that decoding takes: a photo of a phone takes a third of one, the costliest picture of 5 MB a few. */
  picture_seconds_by_user: { most: 120, seconds: HOUR },
  /** Videos of portfolios, 200 MB at most each. */
  video_by_caller: { most: 60, seconds: HOUR },
  export_by_user: { most: 10, seconds: HOUR },
  /** Each draws a document with the fonts that its names need. */
  certificate_by_address: { most: 60, seconds: 10 * MINUTE },
  /** Documents about money as PDFs. */
  document_by_caller: { most: 240, seconds: 10 * MINUTE },
  /** A whole year of them as one archive: each draws all of them. */
  documents_archive_by_caller: { most: 10, seconds: HOUR },
  /** Receipts and credit notes of tips, which anyone opens who has the address. */
  tip_paper_by_address: { most: 60, seconds: 10 * MINUTE },
  /** Billing details, and documents that are reissued with them. */
  billing_by_caller: { most: 60, seconds: HOUR },
  username_check_by_address: { most: 120, seconds: MINUTE },
  /** Steps and payments of bookings, for which nobody has to be signed in. */
  step_by_caller: { most: 600, seconds: 10 * MINUTE },
  /** Comments of the review room: drafts are saved while they are written. */
  review_by_caller: { most: 1200, seconds: 10 * MINUTE },
  /** Review links made or revoked; a password is hashed for each. */
  review_link_by_caller: { most: 60, seconds: HOUR },
  /** Names given at review links. */
  review_entry_by_address: { most: 60, seconds: 10 * MINUTE },
  /** Passwords of one review link, from one network. */
  review_password_by_link_and_place: { most: 8, seconds: 15 * MINUTE },
  /** From everywhere: slows anyone who has many addresses. */
  review_password_by_link: { most: 60, seconds: HOUR },
  /** Files of a room’s comments; pages take up to forty stills. */
  review_export_by_caller: { most: 60, seconds: 10 * MINUTE },
  /** Files of messages, 5 MB at most each; anybody can become another guest. */
  attachment_by_address: { most: 120, seconds: HOUR },
  message_by_caller: { most: 120, seconds: 10 * MINUTE },
  /** What brands say of creators, as programs read it. */
  ratings_by_address: { most: 600, seconds: 10 * MINUTE },
  /** Ratings, and answers to them. */
  rating_by_caller: { most: 60, seconds: HOUR },
  /** Of conversations and ratings, and blocking. */
  report_by_caller: { most: 30, seconds: HOUR },
  /** Messages to creators before a booking. Each emails an address that may be a stranger’s. */
  inquiry_by_address: { most: 10, seconds: HOUR },
  inquiry_by_email: { most: 5, seconds: HOUR },
  /** Of any request for a tip, before it is read. */
  tip_request_by_address: { most: 120, seconds: 10 * MINUTE },
  /** A tip form is where stolen cards are tried: from one network, and for one email. */
  tip_by_address: { most: 3, seconds: 10 * MINUTE },
  tips_of_day_by_address: { most: 10, seconds: 24 * HOUR },
  tip_by_email: { most: 3, seconds: 10 * MINUTE },
  tips_of_day_by_email: { most: 10, seconds: 24 * HOUR },
  /** Evidence packs: each reads all that is kept of a booking and sends its previews. */
  evidence_by_caller: { most: 30, seconds: HOUR },
  /** Reading calendars: services that do so for many people come from few addresses. */
  calendar_by_address: { most: 3000, seconds: HOUR },
  /** Reads of the directory; what is kept ready doesn't count. */
  directory_by_address: { most: 600, seconds: 10 * MINUTE },
  /** Reading one calendar, which nobody has to do more often than each hour. */
  calendar_by_feed: { most: 120, seconds: HOUR },
  calendar_change_by_caller: { most: 60, seconds: HOUR },
  /** Webhook endpoints made or changed. */
  webhook_change_by_caller: { most: 120, seconds: HOUR },
  /** Tests and repeats: each sends something to an address that its owner chose. */
  webhook_send_by_caller: { most: 60, seconds: 10 * MINUTE },
  /** Notifications that are marked as read. */
  notifications_by_caller: { most: 600, seconds: 10 * MINUTE },
  /** Many people's mail programs send it from few addresses. */
  unsubscribe_by_address: { most: 1200, seconds: HOUR },
  booking_by_address: { most: 30, seconds: HOUR },
  /** Changed briefs of one unpaid booking. Each writes an entry to the log, and another price also cancels a payment at the provider. */
  brief_by_booking: { most: 60, seconds: HOUR },
  /** Of an owner who has proven the email apart from everyone else who types it. */
  booking_by_email: { most: 20, seconds: HOUR },
  /**
   * Requests to one creator. They reach the creator unpaid, so a stranger may send few. Nothing is counted by creator alone:
   * a stranger could use that up and close the creator's shop. Bookings that are paid first are hidden until they are paid.
   */
  creator_request_by_address: { most: 12, seconds: HOUR },
  creator_request_by_email: { most: 6, seconds: HOUR },
  /** Requests for more time, proposals of a settlement and corrections of a tracking, by one party of a booking: each leaves an entry, most an email. */
  offer_of_party: { most: 10, seconds: 24 * HOUR },
} as const satisfies Record<string, Allowance>;
export type AllowanceName = keyof typeof ALLOWANCES;
/** Those that are counted by what is known of a request before its body is read. */
export type RequestAllowanceName = Extract<AllowanceName, `${string}_by_${'address' | 'device' | 'caller'}`>;
