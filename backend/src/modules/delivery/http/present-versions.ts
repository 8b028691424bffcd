import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import {
  type BookingRecord,
  type BookingRole,
  DeliveredVersions,
  type SubmissionDto,
} from '../../bookings/index.js';
import {
  ReadSubmissions,
  type SubmissionView,
  STAMPS_OF_VERSIONS,
  versionOf,
} from '../reads/read-submissions.js';
import { presentFile } from './present-file.js';

/** Gives the answers of bookings their versions. */
@Injectable()
export class PresentVersions implements OnModuleInit {
  constructor(
    private readonly versions: DeliveredVersions,
    private readonly submissions: ReadSubmissions,
    private readonly links: FileLinks,
    private readonly database: Database,
    private readonly lent: LentColumns,
  ) {}

  onModuleInit(): void {
    this.lent.lend('listed.versions', STAMPS_OF_VERSIONS);
    this.versions.register({
      present: (records, role) => this.present(records, role),
      numberOf: versionOf,
    });
  }

  private async present(
    records: readonly BookingRecord[],
    role: BookingRole,
  ): Promise<ReadonlyMap<string, SubmissionDto[]>> {
    const ids = records.filter(({ state }) => state.context.version > 0).map(({ id }) => id);
    const found = await this.submissions.of(ids, this.database);
    return new Map(
      records.map((record) => [record.id, this.ofOne(record, role, found.get(record.id) ?? [])]),
    );
  }

  private ofOne(record: BookingRecord, role: BookingRole, views: SubmissionView[]): SubmissionDto[] {
    return views.map(({ bookingId: _booking, files, submittedAt, ...view }) => ({
      ...view,
      submittedAt: new Date(submittedAt).toISOString(),
      files: files.map((file) => presentFile(this.links, record, role, file)),
    }));
  }
}
