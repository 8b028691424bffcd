import type {
  BookingFlow,
  BookingStage,
  BookingWindows,
  CountedPart,
  EscrowState,
  ExtensionRequest,
  Parcel,
  Placement,
  SettlementProposal,
  ShippingAddress,
} from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';
import { CREATOR_CARD, type CreatorCardRow } from '../../creators/index.js';
import type { AddonSnapshot, BookingRecord, BriefFile, PackageSnapshot } from '../booking-record.js';
import { CREATORS_OF_BOOKINGS } from './creator-of-booking.js';

/** A row of `bookings` with its creator. */
export interface BookingRow {
  id: string;
  creator_id: string;
  package_id: string;
  brand_user_id: string | null;
  guest_id: string | null;
  flow: BookingFlow;
  stage: BookingStage;
  escrow: EscrowState;
  amount_cents: number;
  fee_bps: number;
  delivery_days: number;
  revisions_left: number | null;
  attempt: number;
  authorization_expires_at: Date | null;
  open_chargeback: string | null;
  closed_chargebacks: string[];
  refund_delayed: boolean;
  failed_refunds: string[];
  reminded: number;
  held_at: Date | null;
  due_at: Date | null;
  version: number;
  missing: CountedPart[];
  review_began_at: Date | null;
  round_counted: boolean;
  cancellation_percent: number;
  /** A number that JavaScript can't hold for certain comes as text. */
  extended_by_ms: string;
  offers: number;
  extension: ExtensionRequest | null;
  proposal: SettlementProposal | null;
  settled_percent: number | null;
  needs_product: boolean;
  parcels: Parcel[];
  ship_to: ShippingAddress | null;
  package: PackageSnapshot;
  addons: AddonSnapshot[];
  brand_name: string;
  contact_email: string;
  project_description: string;
  additional_notes: string | null;
  script_url: string | null;
  wanted_by: string | null;
  placements: Placement[];
  brief_files: BriefFile[];
  source: string | null;
  created_at: Date;
  revision: number;
  deadline_at: Date | null;
  delivered_at: Date | null;
  approved_at: Date | null;
  transferred_at: Date | null;
  license_id: string | null;
  ended_at: Date | null;
  creator: CreatorCardRow;
}

/** The day comes as it is written: the driver would make a moment of it. */
export const BOOKING_COLUMNS = `
  b.id, b.creator_id, b.package_id, b.brand_user_id, b.guest_id, b.flow, b.stage, b.escrow,
  b.amount_cents, b.fee_bps, b.delivery_days, b.revisions_left, b.attempt,
  b.authorization_expires_at, b.open_chargeback, b.closed_chargebacks, b.refund_delayed,
  b.failed_refunds, b.reminded, b.held_at, b.due_at, b.version, b.missing, b.review_began_at,
  b.round_counted, b.cancellation_percent, b.extended_by_ms, b.offers, b.extension, b.proposal,
  b.settled_percent, b.needs_product, b.parcels, b.ship_to, b.package, b.addons, b.brand_name,
  b.contact_email, b.project_description, b.additional_notes, b.script_url, b.brief_files, b.source,
  b.created_at, b.revision, b.deadline_at, b.delivered_at, b.approved_at, b.transferred_at,
  b.license_id, b.ended_at, b.wanted_by::text as wanted_by, b.placements, ${CREATOR_CARD} as creator`;
export const BOOKING_TABLES =
  'bookings b join creators c on c.id = b.creator_id join users u on u.id = c.user_id';

const time = (date: Date | null): number | null => date?.getTime() ?? null;
export const date = (milliseconds: number | null): Date | null =>
  milliseconds === null ? null : new Date(milliseconds);

export function toRecord(row: BookingRow, windows: BookingWindows): BookingRecord {
  return {
    id: row.id,
    creatorId: row.creator_id,
    packageId: row.package_id,
    bookedBy: { userId: row.brand_user_id, guestId: row.guest_id },
    flow: row.flow,
    state: {
      stage: row.stage,
      escrow: row.escrow,
      context: {
        flow: row.flow,
        amount: row.amount_cents,
        deliveryDays: row.delivery_days,
        revisionsLeft: row.revisions_left,
        attempt: row.attempt,
        authorizationExpiresAt: time(row.authorization_expires_at),
        openChargeback: row.open_chargeback,
        closedChargebacks: row.closed_chargebacks,
        refundDelayed: row.refund_delayed,
        failedRefunds: row.failed_refunds,
        reminded: row.reminded,
        heldAt: time(row.held_at),
        dueAt: time(row.due_at),
        deadlineAt: time(row.deadline_at),
        version: row.version,
        missing: row.missing,
        reviewBeganAt: time(row.review_began_at),
        roundCounted: row.round_counted,
        cancellationPercent: row.cancellation_percent,
        extendedBy: Number(row.extended_by_ms),
        offers: row.offers,
        extension: row.extension,
        proposal: row.proposal,
        settledPercent: row.settled_percent,
        needsProduct: row.needs_product,
        parcels: row.parcels,
        windows,
      },
    },
    amountCents: row.amount_cents,
    feeBps: row.fee_bps,
    package: row.package,
    addons: row.addons,
    brandName: row.brand_name,
    contactEmail: row.contact_email,
    projectDescription: row.project_description,
    additionalNotes: row.additional_notes,
    scriptUrl: row.script_url,
    wantedBy: row.wanted_by,
    placements: row.placements,
    briefFiles: row.brief_files,
    shipTo: row.ship_to,
    source: row.source,
    createdAt: row.created_at,
    revision: row.revision,
    creator: row.creator,
    deliveredAt: time(row.delivered_at),
    approvedAt: time(row.approved_at),
    transferredAt: time(row.transferred_at),
    licenseId: row.license_id,
    endedAt: time(row.ended_at),
  };
}

/** Bookings by their ids. */
export async function recordsOf(
  at: Statements,
  ids: readonly string[],
  windows: BookingWindows,
): Promise<Map<string, BookingRecord>> {
  const rows = await at.rows<BookingRow>(
    'bookings-by-id',
    `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.id = any(${unseen(1, 'uuid[]')}) and b.creator_id = any(${unseen(2, 'uuid[]')})`,
    [ids, await CREATORS_OF_BOOKINGS.ofMany(at, ids)],
  );
  return new Map(rows.map((row) => [row.id, toRecord(row, windows)]));
}
