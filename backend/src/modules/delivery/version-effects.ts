import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type ClosedAs,
  type ContentKind,
  DEFAULT_REVISION_KIND,
  type EffectParams,
  type RevisionKind,
  slotsOf,
} from '@reelpact/domain';
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
      addVersion: (tx, record, { version, missing }, attachment) =>
        this.add(tx, record, { version, missing }, attachment as VersionContent | undefined),
      closeVersion: (tx, { id, creatorId }, { version, status, kind }) => {
        tx.send(
          'close-version',
          `update submissions set status = $3, revision_kind = $4
           where booking_id = $1 and version = $2 and creator_id = $5`,
          [id, version, status, revisionKind(status, kind), creatorId],
        );
        return Promise.resolve();
      },
    });
  }

  private async add(
    tx: Transaction,
    record: BookingRecord,
    { version, missing }: EffectParams<'addVersion'>,
    content?: VersionContent,
  ): Promise<void> {
    const { id, creatorId } = record;
    if (!content) throw new Error(`version ${version} of booking ${id} came without files`);
    if (version > 1)
      await tx.rows(
        'supersede-versions',
        `update submissions set status = 'superseded' where booking_id = $1 and creator_id = $2 and status = 'in_review'`,
        [id, creatorId],
      );
    const submissionId = newId();
    const slots = slotsOf(content.files, version > 1 ? await this.filesBefore(tx, record, version) : []);
    const ids = content.files.map(() => newId());
    tx.send(
      'add-version',
      `with added as (
         insert into submissions (id, booking_id, version, status, notes, submitted_at, missing, creator_id)
         values ($1, $2, $3, 'in_review', $4, $5, $6::jsonb, $10) returning id, creator_id)
       insert into submission_files (id, submission_id, creator_id, upload_id, position, slot_id, ai)
       select f.id, added.id, added.creator_id, f.upload_id, f.number - 1, f.slot_id, f.ai
       from added, unnest($7::uuid[], $8::uuid[], $9::uuid[], $11::text[]) with ordinality as f (id, upload_id, slot_id, ai, number)`,
      [
        ...[submissionId, id, version, content.notes, new Date(tx.now), JSON.stringify(missing)],
        ids,
        content.files.map(({ uploadId }) => uploadId),
        ids.map((one, position) => slots[position] ?? one),
        creatorId,
        content.files.map(({ ai }) => ai),
      ],
    );
  }

  private filesBefore(
    tx: Transaction,
    { id, creatorId }: BookingRecord,
    version: number,
  ): Promise<{ uploadId: string; kind: ContentKind; slotId: string }[]> {
    return tx.rows(
      'files-of-version-before',
      `select f.upload_id as "uploadId", u.kind, f.slot_id as "slotId"
       from submission_files f join submissions s on s.id = f.submission_id and s.creator_id = f.creator_id
         join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
       where s.booking_id = $1 and s.version = $2 and s.creator_id = $3 order by f.position`,
      [id, version - 1, creatorId],
    );
  }
}
