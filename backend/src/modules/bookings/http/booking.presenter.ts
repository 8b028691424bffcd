import { Inject, Injectable } from '@nestjs/common';
import {
  actionsFor,
  agreedDays,
  agreedDelivery,
  beginBooking,
  cancellationNow,
  heldUntil,
  latestDueAt,
  licensePath,
  offersTip,
  revisionDueAt,
  sharesOf,
  takesBriefFiles,
  toDecimalString,
  toDollars,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { presentAttachment } from '../../../platform/http/attachment.dto.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import { presentMeaning } from '../../catalog/index.js';
import { presentCreatorCard } from '../../creators/index.js';
import { FIRST_REVISION, NO_FACTS } from '../booking-record.js';
import type { BookingRecord, BookingRole } from '../booking-record.js';
import { DeliveredVersions } from '../delivered-versions.js';
import type { BookedPackageDto } from './booked-package.dto.js';
import type { BookingDto } from './booking.dto.js';
import type { BookingLicenseDto } from './booking-license.dto.js';
import { presentParcel } from './parcel.dto.js';
import type { SubmissionDto } from './submission.dto.js';
import { situationOf } from '../reads/situations.js';

type Agreed = Pick<BookingDto, 'latestDueAt' | 'heldUntil' | 'extension' | 'settlement' | 'cancellation'>;

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Bookings as a caller in a certain role sees them. */
@Injectable()
export class BookingPresenter {
  constructor(
    private readonly clock: ProductClock,
    private readonly versions: DeliveredVersions,
    private readonly links: FileLinks,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param at the product's time, where it was read already */
  async present(record: BookingRecord, role: BookingRole, at?: number): Promise<BookingDto> {
    const [only] = await this.presentAll([record], role, at);
    if (!only) throw new Error('a booking was lost while it was presented');
    return only;
  }

  /** The booking as its brand saw it when it was made, whatever has become of it. */
  asMade(record: BookingRecord): BookingDto {
    const at = record.createdAt.getTime();
    const state = beginBooking({
      flow: record.flow,
      amount: record.amountCents,
      deliveryDays: agreedDays(record.package.deliveryTime, record.addons),
      revisionsLeft: record.package.revisions,
      cancellationPercent: record.package.cancellationPercent ?? 0,
      needsProduct: record.package.needsProduct ?? false,
      windows: this.config.windows,
      at,
    });
    const made = { ...record, ...NO_FACTS, briefFiles: [], shipTo: null, state, revision: FIRST_REVISION };
    return this.booking(made, 'brand', at, []);
  }

  async presentAll(records: BookingRecord[], role: BookingRole, at?: number): Promise<BookingDto[]> {
    const [now, versions] = await Promise.all([at ?? this.clock.now(), this.versions.present(records, role)]);
    return records.map((record) => this.booking(record, role, now, versions.get(record.id) ?? []));
  }

  private booking(
    record: BookingRecord,
    role: BookingRole,
    now: number,
    submissions: SubmissionDto[],
  ): BookingDto {
    const { escrow, context } = record.state;
    const said = situationOf(record, role);
    const booked = this.package(record);
    return {
      id: record.id,
      role,
      change: record.revision,
      status: said.status,
      stage: said.stage,
      label: said.badge.label,
      tone: said.badge.tone,
      screenLabel: said.screenBadge.label,
      headline: said.headline,
      subtitle: said.subtitle,
      flow: record.flow,
      nextStep: said.explanation,
      turn: said.turn,
      deadlineAt: iso(said.deadlineAt),
      onSilence: said.onSilence,
      until: said.until && { kind: said.until.kind, at: new Date(said.until.at).toISOString() },
      dueAt: iso(context.dueAt),
      reviewBeganAt: iso(context.reviewBeganAt),
      actions: actionsFor(record.state, role, now),
      path: said.path,
      confirmations: said.confirmations,
      tab: said.tab,
      final: said.final,
      amount: toDecimalString(record.amountCents),
      escrowStatus: escrow,
      escrowLabel: said.moneyBadge.label,
      escrowTone: said.moneyBadge.tone,
      money: said.money,
      timeline: said.timeline.map((entry) => ({ ...entry, at: iso(entry.at) })),
      whatNext: [...said.whatNext],
      revisionsLeft: context.revisionsLeft ?? 'unlimited',
      revisionDueAt: role === 'brand' ? iso(revisionDueAt(record.state, now)) : null,
      ...this.agreements(record, now),
      shipments: context.parcels.map(presentParcel),
      shipTo: role === 'brand' && !said.final ? record.shipTo : null,
      brandName: record.brandName,
      contactEmail: record.contactEmail,
      projectDescription: record.projectDescription,
      additionalNotes: record.additionalNotes,
      scriptUrl: record.scriptUrl,
      wantedBy: record.wantedBy,
      placements: record.placements,
      briefFiles: record.briefFiles.map((file) => presentAttachment(file, this.links)),
      briefFilesOpen: role === 'brand' && takesBriefFiles(record.state),
      packageId: record.packageId,
      package: booked,
      service: booked,
      addons: record.addons.map(({ id, name, priceCents, meaning }) => ({
        id,
        name,
        price: toDollars(priceCents),
        meaning: presentMeaning(meaning),
      })),
      deliveryTime: agreedDelivery(record.package.deliveryTime, record.addons),
      offersTip: offersTip(record.state, role, record.creator.takesTips),
      license: this.license(record),
      licence: this.license(record),
      createdAt: record.createdAt.toISOString(),
      submissions,
    };
  }

  /** What is being talked about beside the deal, and what its limits are now. */
  private agreements({ state }: BookingRecord, now: number): Agreed {
    const { extension, proposal, amount } = state.context;
    const sums = (creatorPercent: number) => {
      const { creator, brand } = sharesOf(amount, creatorPercent);
      return { creatorPercent, creatorGets: toDecimalString(creator), brandGets: toDecimalString(brand) };
    };
    const share = cancellationNow(state, now);
    return {
      latestDueAt: iso(latestDueAt(state, now)),
      heldUntil: iso(heldUntil(state)),
      extension: extension && {
        number: extension.number,
        dueAt: new Date(extension.dueAt).toISOString(),
        answerBy: new Date(extension.answerBy).toISOString(),
        reason: extension.reason,
      },
      settlement: proposal && {
        number: proposal.number,
        by: proposal.by,
        reason: proposal.reason,
        ...sums(proposal.creatorPercent),
      },
      cancellation: share === null ? null : sums(share),
    };
  }

  private license({ licenseId: id }: BookingRecord): BookingLicenseDto | null {
    return id === null ? null : { id, url: this.config.publicUrl + licensePath(id) };
  }

  private package(record: BookingRecord): BookedPackageDto {
    const {
      priceCents,
      revisions,
      cancellationPercent = 0,
      needsProduct = false,
      ai = null,
      ...rest
    } = record.package;
    return {
      ...rest,
      cancellationPercent,
      needsProduct,
      ai,
      price: toDollars(priceCents),
      revisions: revisions ?? 'unlimited',
      creator: presentCreatorCard(record.creator),
    };
  }
}
