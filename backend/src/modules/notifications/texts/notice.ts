import type { BookingStage, Reader } from '@reelpact/domain';

/**
 * What somebody is told. {creator}, {brand} and {package} are names, {amount} is the booking's, {until} the date to look at; what
 * comes next the situation says. In a body, {due} is the due date; {asked} and {answerBy} are of a request for more time, {shares} of a proposal.
 */
export interface Notice {
  /** For an address that nobody has proven: it names nobody. */
  subject: string;
  /**
   * For an address that is known to be the party's: who, what, how much, by when. A part in square brackets is left out where
   * there is no such date. Without it, package and amount follow the subject.
   */
  named?: string;
  body: string;
  /** The booking's amount has just been paid: the email shows it even where nobody is named. */
  isReceipt?: true;
}

/** What each reader is told; nobody who isn't named. */
export type Notices = Readonly<Partial<Record<Reader, Notice>>>;

/** What an event adds to the texts of the stage that it leads to. */
export interface EventNotice {
  /** In place of the stage's. */
  texts?: Notices;
  /** In place of them where the latest version is incomplete. */
  incomplete?: Notices;
  /** Told although the stage stays as it is. */
  whateverStage?: true;
  /** Told in this stage alone. */
  only?: BookingStage;
  /** Also told to the one who did it. */
  receipt?: true;
  /** Told to the brand in place of all else where the booking had ended before. */
  tooLate?: Notice;
}
