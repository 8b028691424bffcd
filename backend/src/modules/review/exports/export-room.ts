import { Injectable } from '@nestjs/common';
import {
  type MarkedVideo,
  Problem,
  REVIEW_EXPORTS,
  REVIEW_EXPORT_MESSAGES as MESSAGES,
  REVIEW_EXPORT_TEXTS as TEXTS,
  type ReviewExport,
  dayText,
  itemRows,
  markersAsEdl,
  markersAsFcpxml,
  markersAsXmeml,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { csvOf } from '../../../platform/documents/csv.js';
import { type Places, Slots } from '../../../platform/media/slots.js';
import { type BookingRecord, FindBooking } from '../../bookings/index.js';
import { ReadSubmissions } from '../../delivery/index.js';
import { ReadItems } from '../reads/read-items.js';
import { DrawStills } from './draw-stills.js';
import { type FiledItem, exportName, filedItems, markedVideo } from './exported.js';
import { drawRound } from './draw-round.js';

/** What is wanted. */
export interface WantedExport {
  format: ReviewExport;
  /** null for all versions in a table, and for the newest one otherwise. */
  version: number | null;
  /** The video whose markers are wanted. */
  uploadId: string | null;
}

export interface ExportedRoom {
  name: string;
  mimeType: string;
  content: string | Buffer;
}

/** Without it, spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\ufeff';
/** Requests that may wait for the one document that is being drawn, by person. */
const WAITING: Places = { ofOwner: 2, inAll: 20 };
const MARKERS = { edl: markersAsEdl, fcpxml: markersAsFcpxml, premiere: markersAsXmeml } as const;

/** Gives what was said in a room to other programs, as far as its reader may read it. */
@Injectable()
export class ExportRoom {
  private readonly drawing = new Slots(1);

  constructor(
    private readonly bookings: FindBooking,
    private readonly items: ReadItems,
    private readonly submissions: ReadSubmissions,
    private readonly stills: DrawStills,
    private readonly clock: ProductClock,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, NOT_FOUND for a version or video that isn't there, VALIDATION_FAILED, BUSY */
  async run(caller: Caller, bookingId: string, wanted: WantedExport): Promise<ExportedRoom> {
    const { record, role } = await this.bookings.forCaller(caller, bookingId);
    const versions = (await this.submissions.of([record.id])).get(record.id) ?? [];
    const said = await this.items.of(record.id, role === 'admin' ? null : role);
    const items = filedItems(said, versions, record);
    const newest = versions[0]?.version ?? null;
    const version = wanted.version ?? (wanted.format === 'csv' ? null : newest);
    const shown = version === null ? null : versions.find((one) => one.version === version);
    if (shown === undefined || (shown === null && wanted.format !== 'csv')) throw new Problem('NOT_FOUND');
    const about = shown === null ? items : items.filter((item) => item.version === version);
    const file = shown?.files.find(({ uploadId }) => uploadId === wanted.uploadId) ?? null;
    const content = await this.contentOf(caller, record, wanted, about, file && markedVideo(file));
    return {
      name: exportName(record.id, wanted.format, version),
      mimeType: REVIEW_EXPORTS[wanted.format].mimeType,
      content,
    };
  }

  private async contentOf(
    caller: Caller,
    record: BookingRecord,
    { format, uploadId }: WantedExport,
    items: readonly FiledItem[],
    video: MarkedVideo | null,
  ): Promise<string | Buffer> {
    if (format === 'csv') return BYTE_ORDER_MARK + csvOf(itemRows(items));
    if (format === 'pdf')
      return this.drawing.take(ownerOf(caller), WAITING, () => this.document(record, items));
    const errors = { uploadId: MESSAGES.noVideo };
    if (uploadId === null) throw new Problem('VALIDATION_FAILED', MESSAGES.noVideo, { errors });
    if (video === null) throw new Problem('NOT_FOUND');
    return MARKERS[format](
      items.filter(({ upload }) => upload?.uploadId === uploadId),
      video,
    );
  }

  private async document(record: BookingRecord, items: readonly FiledItem[]): Promise<Buffer> {
    return drawRound({
      title: TEXTS.title(record.package.name),
      about: TEXTS.about({
        brand: record.brandName,
        creator: record.creator.displayName,
        version: items[0]?.version ?? record.state.context.version,
        day: dayText(await this.clock.now()),
      }),
      items,
      stills: await this.stills.of(items),
    });
  }
}

const ownerOf = ({ user, guestId }: Caller): string => user?.id ?? guestId ?? 'nobody';
