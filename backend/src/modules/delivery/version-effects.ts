import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClosedAs, DEFAULT_REVISION_KIND, type RevisionKind } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { newId } from '../../platform/database/ids.js';
import { BookingEffects, type BookingRecord } from '../bookings/index.js';
import type { VersionContent } from './use-cases/submit-content.js';

/** What a requested revision is about; null for a version of which none was. */
const revisionKind = (status: ClosedAs, kind = DEFAULT_REVISION_KIND): RevisionKind | null =>
  status === 'revision_requested' ? kind : null;

/** Writes what the machine decides about versions. */
@Injectable()
export class VersionEffects implements OnModuleInit {
  constructor(private readonly effects: BookingEffects) {}

  onModuleInit(): void {
    this.effects.register('delivery', {
      addVersion: (tx, record, { version }, attachment) =>
        this.add(tx, record, version, attachment as VersionContent | undefined),
      closeVersion: async (tx, { id }, { version, status, kind }) => {
        await tx.rows(
          'close-version',
          'update submissions set status = $3, revision_kind = $4 where booking_id = $1 and version = $2',
          [id, version, status, revisionKind(status, kind)],
        );
      },
    });
  }

  private async add(
    tx: Transaction,
    { id }: BookingRecord,
    version: number,
    content?: VersionContent,
  ): Promise<void> {
    if (!content) throw new Error(`version ${version} of booking ${id} came without files`);
    await tx.rows(
      'supersede-versions',
      `update submissions set status = 'superseded' where booking_id = $1 and status = 'in_review'`,
      [id],
    );
    const submissionId = newId();
    await tx.rows(
      'add-version',
      `insert into submissions (id, booking_id, version, status, notes, submitted_at) values ($1, $2, $3, 'in_review', $4, $5)`,
      [submissionId, id, version, content.notes, new Date(tx.now)],
    );
    for (const [position, uploadId] of content.uploadIds.entries()) {
      await tx.rows(
        'add-version-file',
        'insert into submission_files (id, submission_id, upload_id, position) values ($1, $2, $3, $4)',
        [newId(), submissionId, uploadId, position],
      );
    }
  }
}
