import type { BookingScreen } from './screens.js';
import type { BookingContext, NamedFacts } from './context.js';
import type { Party, Reader } from './parties.js';
import type { BookingFlow, BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import type { StepField, StepFields } from './step-fields.js';

/** A toast: its title, and a sentence where there is more to say; the sentence can depend on who pays when. */
interface DoneText {
  title: string;
  text?: string | Readonly<Record<BookingFlow, string>>;
}

/** What has to be said of a step. */
export interface StepRow {
  /** `parties`: either of the two. */
  by: Reader | 'parties';
  /** The event it sends; null for paying, after which the provider's signals come. */
  event: string | null;
  /** What the event carries that nobody types: a sample of it, or one for a state. */
  carries?: object | ((state: BookingState) => object);
  /** Stages in which it is shown, even where it can't be used just now. */
  shownIn: readonly BookingStage[];
  /** Whether it is shown there; absent where it always is. */
  shownWhen?: (context: BookingContext, reader: Reader) => boolean;
  /** What comes with it. */
  input: Readonly<Partial<Record<StepField, 'required' | 'optional'>>>;
  /** What of its input isn't chosen but names what it is about, as it stands now: a page that shows something older is refused. */
  names?: (facts: NamedFacts) => Partial<StepFields>;
  /** What the page sends with it, as the specification has it. */
  preset?: Partial<StepFields>;
  /** On its button, and as the title of its dialog. */
  label: string;
  /** Ends something or can't be undone: its button warns. */
  destructive?: true;
  /** Ends an offer that is open: it stands beside that, whose turn it is or not. */
  answers?: true;
  /** Can be taken again and again while its stage lasts, each time with an entry in the history and mostly an email: it is counted. */
  isCounted?: true;
  /** Changes the deal and isn't what comes next: it stands apart. */
  aside?: true;
  /** One of several ways to go on, none of which the product would choose for a person: its button doesn't lead. */
  neutral?: true;
  /** The page on which it is taken, where it needs more than a click or a dialog. */
  screen?: BookingScreen | Readonly<Record<BookingFlow, BookingScreen>>;
  /** How the text that comes with it is asked for, in a dialog. */
  question?: string;
  /** What follows from it, in a dialog that asks once more; {creator}, {brand} and {amount} are of the booking. */
  confirmation?: string;
  /** The same where it depends on the booking; dates are filled in by who shows it: {dueAt}. */
  consequence?: (context: BookingContext, reader: Reader) => string;
  done?: DoneText;
  /** A fixed text of the specification for a failure; the server's sentence follows it. */
  failed?: string;
  /** What the history calls it; {who} is the party that took it. */
  history: string;
  /** What each party reads above the text that came with it. */
  quoted?: Readonly<Record<Party, string>>;
  /** Whether the text says why the booking ended, and stays in sight for who didn't write it. */
  saysWhyItEnded?: true;
}
