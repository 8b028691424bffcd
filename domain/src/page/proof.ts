/** A number is shown from so many events on. Someone with fewer shows nothing, never a bad label. */
const PROOF_FROM = 3;
/** What counts as recent, in days. */
export const PROOF_DAYS = { onTime: 365, answers: 90 } as const;

/** What a request that expired counts as among the answers. */
export const EXPIRED_ANSWER_MINUTES = 72 * 60;

/** What has been counted of a creator's bookings; see `docs/architecture.md` for when. */
export interface ProofCounts {
  /** Completed bookings, approved by the brand or by silence, of all time. */
  jobs: number;
  /** Bookings of the last 12 months whose first version was due: delivered, or not delivered. */
  due: number;
  /** Those of them whose first version came by the promised date. */
  onTime: number;
  /** Requests of the last 90 days that were answered, or expired. */
  answers: number;
  /** Median time from a request to its answer, in minutes; a request that expired counts as 72 hours. */
  answerMinutes: number;
}

/** The proof that a page shows: null where there is too little to say. */
export interface Proof {
  jobs: number | null;
  /** Whole percent. */
  onTime: number | null;
  answerMinutes: number | null;
}

export function proofOf({ jobs, due, onTime, answers, answerMinutes }: ProofCounts): Proof {
  return {
    jobs: jobs >= PROOF_FROM ? jobs : null,
    onTime: due >= PROOF_FROM ? Math.floor((onTime / due) * 100) : null,
    answerMinutes: answers >= PROOF_FROM ? answerMinutes : null,
  };
}

/** "answers in 2 h", with the unit that people would use. */
function answerText(minutes: number): string {
  if (minutes < 60) return `answers in ${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `answers in ${hours} h` : `answers in ${Math.round(hours / 24)} days`;
}

/** What speaks for a creator: "31 jobs", "97% on time", "answers in 2 h". Empty where nothing can be said yet. */
export function proofTexts({ jobs, onTime, answerMinutes }: Proof): string[] {
  return [
    ...(jobs === null ? [] : [`${jobs} jobs`]),
    ...(onTime === null ? [] : [`${onTime}% on time`]),
    ...(answerMinutes === null ? [] : [answerText(answerMinutes)]),
  ];
}

/** What is true of every page, said where there are no numbers yet. */
export const SAFETY_FACTS: readonly string[] = [
  'Your payment is held until you approve',
  'You get it back if nothing is delivered',
];
