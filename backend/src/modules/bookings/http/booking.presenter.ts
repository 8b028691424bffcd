import { Inject, Injectable } from '@nestjs/common';
import {
  STAGE_META,
  actionsFor,
  beginBooking,
  deliveryDays,
  escrowLabel,
  moneyLine,
  originalsUnlocked,
  previewNote,
  stageLabel,
  toDecimalString,
  toDollars,
  withNames,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import { presentCreatorCard } from '../../catalog/index.js';
import type { BookingRecord, BookingRole } from '../booking-record.js';
import { ReadSubmissions, type SubmissionView } from '../reads/read-submissions.js';
import type { BookedPackageDto, BookingDto } from './booking.dto.js';
import type { SubmissionDto, SubmissionFileDto } from './submission.dto.js';
import { transferredAmong } from '../reads/read-totals.js';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Bookings as a caller in a certain role sees them. */
@Injectable()
export class BookingPresenter {
  constructor(
    private readonly clock: ProductClock,
    private readonly submissions: ReadSubmissions,
    private readonly links: FileLinks,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async present(record: BookingRecord, role: BookingRole): Promise<BookingDto> {
    const [only] = await this.presentAll([record], role);
    if (!only) throw new Error('a booking was lost while it was presented');
    return only;
  }

  /** The booking as its brand saw it when it was made, whatever has become of it. */
  asMade(record: BookingRecord): BookingDto {
    const at = record.createdAt.getTime();
    const state = beginBooking({
      flow: record.flow,
      amount: record.amountCents,
      deliveryDays: deliveryDays(record.package.deliveryTime),
      revisionsLeft: record.package.revisions,
      windows: this.config.windows,
      at,
    });
    return this.booking({ ...record, state }, 'brand', at, [], false);
  }

  async presentAll(records: BookingRecord[], role: BookingRole): Promise<BookingDto[]> {
    const ids = records.map(({ id }) => id);
    const [now, submissions, transferred] = await Promise.all([
      this.clock.now(),
      this.submissions.of(ids),
      this.transferred(ids),
    ]);
    return records.map((record) => {
      const views = submissions.get(record.id) ?? [];
      return this.booking(record, role, now, views, transferred.has(record.id));
    });
  }

  submissionsOf(record: BookingRecord, role: BookingRole, views: SubmissionView[]): SubmissionDto[] {
    return views.map(({ bookingId: _booking, files, submittedAt, ...view }) => ({
      ...view,
      submittedAt: new Date(submittedAt).toISOString(),
      files: files.map((file) => this.file(record, role, file)),
    }));
  }

  private booking(
    record: BookingRecord,
    role: BookingRole,
    now: number,
    views: SubmissionView[],
    transferred: boolean,
  ): BookingDto {
    const { stage, escrow, context } = record.state;
    const meta = STAGE_META[stage];
    const party = role === 'creator' ? 'creator' : 'brand';
    const names = { creator: record.creator.displayName, brand: record.brandName };
    const booked = this.package(record);
    const window = context.deadlineAt === null ? undefined : meta.window;
    return {
      id: record.id,
      role,
      status: meta.status,
      stage,
      label: stageLabel(stage, role === 'admin' ? undefined : party),
      flow: record.flow,
      nextStep: withNames(meta.next[party], names),
      deadlineAt: iso(context.deadlineAt),
      onSilence: window ? withNames(window.onSilence, names) : null,
      dueAt: iso(context.dueAt),
      actions: actionsFor(record.state, role, now),
      final: meta.final,
      amount: toDecimalString(record.amountCents),
      escrowStatus: escrow,
      escrowLabel: escrowLabel(escrow, context.refundDelayed),
      money: moneyLine(escrow, transferred, context.refundDelayed),
      revisionsLeft: context.revisionsLeft ?? 'unlimited',
      brandName: record.brandName,
      contactEmail: record.contactEmail,
      projectDescription: record.projectDescription,
      additionalNotes: record.additionalNotes,
      scriptUrl: record.scriptUrl,
      packageId: record.packageId,
      package: booked,
      service: booked,
      addons: record.addons.map(({ id, name, priceCents }) => ({ id, name, price: toDollars(priceCents) })),
      createdAt: record.createdAt.toISOString(),
      submissions: this.submissionsOf(record, role, views),
    };
  }

  private package(record: BookingRecord): BookedPackageDto {
    const { priceCents, revisions, ...rest } = record.package;
    return {
      ...rest,
      price: toDollars(priceCents),
      revisions: revisions ?? 'unlimited',
      creator: presentCreatorCard(record.creator),
    };
  }

  /** The creator always has the own originals; the brand has them once the deal is completed. */
  private file(
    record: BookingRecord,
    role: BookingRole,
    file: SubmissionView['files'][number],
  ): SubmissionFileDto {
    const original = role === 'creator' || originalsUnlocked(record.state.stage);
    const shown = original
      ? { key: file.storageKey, mimeType: file.mimeType, fileName: file.fileName }
      : file.previewKey && file.previewType
        ? {
            key: file.previewKey,
            mimeType: file.previewType,
            fileName: previewName(file.fileName, file.previewType),
          }
        : null;
    return {
      id: file.id,
      uploadId: file.uploadId,
      type: file.kind,
      contentType: file.kind,
      url: shown && this.links.url({ ...shown, download: false }),
      posterUrl:
        file.posterKey &&
        this.links.url({
          key: file.posterKey,
          mimeType: 'image/webp',
          fileName: 'poster.webp',
          download: false,
        }),
      downloadUrl: shown && this.links.url({ ...shown, download: true }),
      original,
      preview: file.preview,
      previewNote: original ? null : noteOf(file),
      filename: file.fileName,
      fileName: file.fileName,
      size: file.size,
      fileSize: file.size,
      fileType: file.mimeType,
      sha256: file.sha256,
    };
  }

  /** Which of these bookings have had their creator's share sent on. */
  private async transferred(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    return transferredAmong(this.database, ids);
  }
}

const noteOf = ({ kind, preview, previewProblem, previewCut }: SubmissionView['files'][number]): string =>
  previewNote({ kind, status: preview, problem: previewProblem, cutAfterSeconds: previewCut });

function previewName(fileName: string, mimeType: string): string {
  const extension = mimeType === 'video/mp4' ? 'mp4' : (mimeType.split('/')[1] ?? 'bin');
  return `preview-${fileName.replace(/\.[^.]*$/, '')}.${extension}`;
}
