import {
  actionsFor,
  beginBooking,
  DEFAULT_WINDOWS,
  type Reader,
  situation,
  STAGE_META,
} from '@reelpact/domain';
import type { BookingDto } from '../src/api/calls';
import { aVersion } from './a-room';
import { NO_RATINGS, OWN_BRAND_RECORD, type Person } from './people';
import type { StandInRoutes } from './stand-in-server';

const AT = Date.UTC(2026, 10, 20, 12);
const DAY = 24 * 3_600_000;
/** The stages in which a booking is looked at, and where its money is in each. */
export const MONEY_IN = {
  unpaid: 'pending',
  requested: 'authorized',
  accepted: 'pending',
  producing: 'held',
  revising: 'held',
  in_review: 'held',
  completed: 'released',
  disputed: 'held',
  declined: 'voided',
} as const;
export type SeenStage = keyof typeof MONEY_IN;
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** A booking of a brand or of a guest with the one creator who has bookings. */
export interface KnownBooking {
  id: string;
  of: 'brand' | 'guest';
  stage: SeenStage;
}

/** As whom a person may see a booking; null when it isn't theirs. A creator learns of it once it is paid or asked for. */
export function readerOf(person: Person, { of, stage }: KnownBooking): Reader | null {
  if (person === 'admin') return 'admin';
  if (person === of) return 'brand';
  return person === 'creator' && stage !== 'unpaid' ? 'creator' : null;
}

const known = new Map<string, BookingDto>();

/** A booking as the server says it, worked out by the same rules. */
export function seenBy(reader: Reader, booking: KnownBooking): BookingDto {
  const key = `${reader} ${booking.id} ${booking.stage}`;
  const body = known.get(key) ?? workOut(reader, booking);
  known.set(key, body);
  return body;
}

function workOut(reader: Reader, { id, stage }: KnownBooking): BookingDto {
  const flow = stage === 'accepted' ? 'approve_first' : 'pay_first';
  const begun = beginBooking({
    flow,
    amount: 15_000,
    deliveryDays: 5,
    revisionsLeft: 2,
    windows: DEFAULT_WINDOWS,
    at: AT,
  });
  const context = { ...begun.context, heldAt: AT, dueAt: AT + DAY, deadlineAt: AT + DAY, reviewBeganAt: AT };
  const state = { stage, escrow: MONEY_IN[stage], context };
  const delivered = ['in_review', 'revising', 'completed', 'contestable', 'disputed'].includes(stage);
  const said = situation({
    id,
    state,
    reader,
    names: { creator: 'Sophia Reyes', brand: 'Bean & Leaf' },
    dates: { createdAt: AT, deliveredAt: delivered ? AT : null },
    transferred: false,
    approved: stage === 'completed',
  });
  const pack = {
    name: 'Single Reel',
    price: 150,
    description: '',
    includes: '',
    deliveryTime: '3-5 days',
    contentFormat: 'reels',
    usageRights: 'social_media',
    ai: null,
    revisions: 2,
    creator: { id: 'sophia', username: 'sophiacreates', displayName: 'Sophia Reyes', profilePicture: null },
  };
  return {
    id,
    role: reader,
    stage,
    flow,
    label: said.badge.label,
    tone: said.badge.tone,
    screenLabel: said.screenBadge.label,
    status: said.status,
    headline: said.headline,
    subtitle: said.subtitle,
    nextStep: said.explanation,
    turn: said.turn,
    deadlineAt: iso(said.deadlineAt),
    onSilence: said.onSilence,
    until: null,
    dueAt: null,
    reviewBeganAt: iso(AT),
    actions: actionsFor(state, reader, AT),
    path: said.path,
    confirmations: said.confirmations,
    tab: STAGE_META[stage].tab,
    final: said.final,
    amount: '150.00',
    escrowStatus: state.escrow,
    money: said.money,
    timeline: said.timeline.map((entry) => ({ ...entry, at: iso(entry.at) })),
    whatNext: [...said.whatNext],
    revisionsLeft: 2,
    revisionDueAt: null,
    brandName: 'Bean & Leaf',
    contactEmail: 'bean@reelpact.test',
    projectDescription: 'A reel.',
    additionalNotes: null,
    scriptUrl: null,
    wantedBy: null,
    placements: [],
    briefFiles: [],
    briefFilesOpen: false,
    packageId: 'p1',
    package: pack,
    service: pack,
    addons: [],
    offersTip: false,
    license: null,
    createdAt: iso(AT),
    submissions: delivered ? [aVersion()] : [],
  } as unknown as BookingDto;
}

const statementOf = ({ final }: BookingDto) => ({
  gross: '150.00',
  fee: '0.00',
  net: '150.00',
  refunded: '0.00',
  settled: final,
  place: '',
  expectedAt: null,
  hold: null,
  lines: [],
});

/** What the server says to a person of a booking; nothing but a 404 to strangers. */
export function bookingAnswers(person: Person, booking: KnownBooking): StandInRoutes {
  const reader = readerOf(person, booking);
  if (reader === null) return {};
  const url = `GET /api/bookings/${booking.id}`;
  const body = seenBy(reader, booking);
  return {
    [url]: { body },
    [`${url}/submissions`]: { body: body.submissions },
    [`${url}/uploads`]: { body: [] },
    [`${url}/history`]: { body: [] },
    [`${url}/statement`]: { body: statementOf(body) },
    [`${url}/messages`]: { body: [] },
    [`${url}/brand-record`]: { body: OWN_BRAND_RECORD.record },
    [`${url}/brand-ratings`]: { body: NO_RATINGS },
    [`${url}/review-room`]: { body: { items: [], drafts: [], views: [] } },
    'POST /api/create-payment-intent': {
      status: 201,
      body: { clientSecret: 'pi_1_secret_2', provider: 'sandbox', publishableKey: null },
    },
    'POST /api/create-escrow-payment': {
      status: 201,
      body: { clientSecret: 'pi_1_secret_2', provider: 'sandbox', publishableKey: null },
    },
  };
}
