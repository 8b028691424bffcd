import type { AddonMeaning, BookingFlow, BookingState, Reader } from '@reelpact/domain';
import type { CreatorCardRow } from '../catalog/index.js';

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
}

export interface AddonSnapshot {
  id: string;
  name: string;
  priceCents: number;
  /** What it changes about the booking; absent in bookings from before it could change anything. */
  meaning?: AddonMeaning | null;
}

/** A booking as use cases handle it. */
export interface BookingRecord {
  id: string;
  creatorId: string;
  packageId: string;
  brandUserId: string | null;
  guestId: string | null;
  flow: BookingFlow;
  state: BookingState;
  amountCents: number;
  feeBps: number;
  package: PackageSnapshot;
  addons: AddonSnapshot[];
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  additionalNotes: string | null;
  scriptUrl: string | null;
  /** Where the visit to the page came from, cleaned; null when nothing was said. */
  source: string | null;
  createdAt: Date;
  /** Counts writes. */
  revision: number;
  creator: CreatorCardRow;
}

/** As whom somebody sees a booking. */
export type BookingRole = Reader;
