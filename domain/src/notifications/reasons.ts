/** Why somebody is told something: what they can choose by, and what a row of the list shows. */
export const NOTIFICATION_REASONS = ['act', 'money', 'message', 'decision', 'system'] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];

/** By what a person can be told besides the list that everyone has. */
export type NotificationChannel = 'email' | 'push';
/** Whether somebody is told by each channel. */
export type ChannelChoice = Record<NotificationChannel, boolean>;

interface ReasonMeta {
  label: string;
  /** What belongs to it, for the settings. */
  text: string;
  /** The end of "You get this email because …"; null where it can't be switched off. */
  because: string | null;
  /** Why its emails can't be switched off; null where they can. */
  always: string | null;
  /** Holds until the person chooses. */
  usual: ChannelChoice;
}

export const REASON_META: Readonly<Record<NotificationReason, ReasonMeta>> = {
  act: {
    label: 'Needs your action',
    text: 'It’s your turn: a request to answer, content to deliver or review, a payment to make.',
    because: null,
    always: 'Silence has consequences: a deadline can end a booking or release money.',
    usual: { email: true, push: true },
  },
  money: {
    label: 'Money',
    text: 'Payments, payouts, refunds and chargebacks.',
    because: null,
    always: 'You should always know where your money is.',
    usual: { email: true, push: true },
  },
  message: {
    label: 'Messages',
    text: 'Somebody wrote to you. The email comes two minutes later, if you haven’t read it by then.',
    because: 'somebody wrote to you on Reelpact',
    always: null,
    usual: { email: true, push: true },
  },
  decision: {
    label: 'Decisions',
    text: 'A request was declined or withdrawn, content was approved, a dispute was decided.',
    because: 'something was decided about a booking of yours',
    always: null,
    usual: { email: true, push: false },
  },
  system: {
    label: 'Other news',
    text: 'Receipts of what you did, reminders for the other side, and requests that expired.',
    because: 'there is news about a booking of yours',
    always: null,
    usual: { email: true, push: false },
  },
};

/** Whether a person may choose not to get the emails of a reason. */
export const canSilence = (reason: NotificationReason): boolean => REASON_META[reason].always === null;

export const NOTIFICATIONS = {
  /** Days after which a notification is forgotten. */
  keptDays: 90,
  /** Older ones that are shown behind the newest of a booking. */
  mostOlder: 10,
  title: { max: 200 },
  /** How many can be marked as read by name in one call. */
  mostRead: 100,
  /** How long an email about a message waits for the message to be read, in minutes. */
  messageMinutes: 2,
  /** The least time between two emails about one conversation, in minutes. */
  messageGapMinutes: 60,
  /** Browsers of one person that are told by push; of more the oldest goes. */
  mostBrowsers: 10,
  /** The address at which a browser's push service takes messages. */
  endpoint: { max: 1000 },
  messages: {
    always: 'Emails about what needs your action and about money can’t be switched off.',
    noBrowser: 'This is not a subscription of a browser that we can reach.',
    noLink: 'This link is not valid. Please open it from the email again.',
    which: 'Please say which notifications were read: by their IDs, or all up to a moment.',
  },
} as const;
