import type {
  AddonMeaning,
  AiUse,
  BOOKED,
  BookingFlow,
  BookingState,
  Placement,
  Reader,
  ShippingAddress,
} from '@reelpact/domain';
import type { KeptAttachment } from '../../platform/media/keep-attachments.js';
import type { CreatorCardRow } from '../creators/index.js';

/** The package as it was when it was booked; money in cents. */
export interface PackageSnapshot {
  id: string;
  name: string;
  tier: string;
  description: string;
  priceCents: number;
  deliveryTime: string;
  /** null means unlimited. */
  revisions: number | null;
  includes: string;
  contentFormat: string | null;
  usageRights: string | null;
  /** The creator's share when the brand cancels before a delivery; absent in bookings from before there was one. */
  cancellationPercent?: number;
  /** Whether the brand sends a product first; absent where it doesn’t. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; absent where it didn’t say. */
  ai?: AiUse;
}

export interface AddonSnapshot {
  id: string;
  name: string;
  priceCents: number;
  /** What it changes about the booking; absent in bookings from before it could change anything. */
  meaning?: AddonMeaning | null;
}

/** A file that the brand sent with its brief. */
export type BriefFile = KeptAttachment & { id: string };

/** The beginning of a booking, which is no event of the machine. */
export interface BookedEvent {
  type: typeof BOOKED;
  actor: 'brand';
  at: number;
}

/** What has come about with a booking, beside its state; times in milliseconds since 1970. */
export interface BookingFacts {
  /** Of the latest version; null before the first. */
  deliveredAt: number | null;
  /** Null for content that was not approved, by the brand or by its silence. */
  approvedAt: number | null;
  /** When something was first sent to the creator's own account. */
  transferredAt: number | null;
  /** The name of the license that was granted; null before. */
  licenseId: string | null;
  /** When it last came to a final stage; null while it goes on. */
  endedAt: number | null;
}

/** Of a booking that was just made. */
export const FIRST_REVISION = 1;
export const NO_FACTS: BookingFacts = {
  deliveredAt: null,
  approvedAt: null,
  transferredAt: null,
  licenseId: null,
  endedAt: null,
};

/** A booking as use cases handle it. */
export interface BookingRecord extends BookingFacts {
  id: string;
  creatorId: string;
  packageId: string;
  /** The brand's account, or the guest who booked without one; `peopleOf` says who the brand is. */
  bookedBy: { userId: string | null; guestId: string | null };
  flow: BookingFlow;
  state: BookingState;
  /** The amount of the state. */
  amountCents: number;
  feeBps: number;
  package: PackageSnapshot;
  addons: AddonSnapshot[];
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  additionalNotes: string | null;
  scriptUrl: string | null;
  /** The day by which the brand would like to have it, as `YYYY-MM-DD`. */
  wantedBy: string | null;
  /** Where the brand says that it will show the content; empty where it didn’t say. */
  placements: Placement[];
  briefFiles: BriefFile[];
  /** Where the brand sends the product, from when it has to; null before, without one, and long after the end. */
  shipTo: ShippingAddress | null;
  /** Where the visit to the page came from, cleaned; null when nothing was said. */
  source: string | null;
  createdAt: Date;
  /** Counts writes. */
  revision: number;
  creator: CreatorCardRow;
}

/** By which a booking is found: its id, and whose it is. */
export type BookingKey = Pick<BookingRecord, 'id' | 'creatorId'>;

/** What the brand wants and gets, as it was when it was sent last. */
export type Brief = Pick<
  BookingRecord,
  | 'package'
  | 'addons'
  | 'brandName'
  | 'contactEmail'
  | 'projectDescription'
  | 'additionalNotes'
  | 'scriptUrl'
  | 'wantedBy'
  | 'placements'
>;

/** As whom somebody sees a booking. */
export type BookingRole = Reader;
