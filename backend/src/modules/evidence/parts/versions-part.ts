import { Injectable } from '@nestjs/common';
import {
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_LIMITS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  REVISION_KIND_LABELS,
  SUBMISSION_STATUSES,
  type EvidenceBlock,
  archiveNames,
  deliveredText,
  formatFileSize,
  isIncomplete,
  measuresText,
  openedText,
  utcText,
  AI_TEXTS,
  aiStatement,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { type BookingRecord } from '../../bookings/index.js';
import { ReadSubmissions, type SubmissionView, shownPreview } from '../../delivery/index.js';
import { acceptedByBrand, arrivals, seenByBrand, type SeenFile } from '../reads/read-evidence.js';
import type { EvidencePart, EvidenceSubject, PackedFile, PartContent } from './evidence-part.js';

type FileView = SubmissionView['files'][number];
interface Known {
  arrivedAt: ReadonlyMap<string, Date>;
  seen: ReadonlyMap<string, SeenFile>;
  acceptedAt: ReadonlyMap<string, Date>;
  /** The previews that are in the pack, by the id of the delivered file. */
  packed: ReadonlyMap<string, PackedFile>;
}

/** Which files came in which version, how they can be recognized, and what the brand has seen of them. */
@Injectable()
export class VersionsPart implements EvidencePart {
  readonly key = 'versions';
  readonly title = EVIDENCE_TITLES.versions;

  constructor(
    private readonly submissions: ReadSubmissions,
    private readonly storage: FileStorage,
  ) {}

  async read(at: Snapshot, { record }: EvidenceSubject): Promise<() => Promise<PartContent>> {
    const all = (await this.submissions.of([record.id], at)).get(record.id) ?? [];
    const versions = all.slice(0, EVIDENCE_LIMITS.versions);
    const arrivedAt = new Map((await arrivals(at, record.id)).map(({ id, finishedAt }) => [id, finishedAt]));
    const views = await seenByBrand(at, record.id);
    const seen = new Map(views.map((view) => [`${view.submissionId} ${view.uploadId}`, view]));
    const accepted = await acceptedByBrand(at, record.id);
    const acceptedAt = new Map(accepted.map((file) => [file.uploadId, file.acceptedAt]));
    return async () => {
      const packed = await this.previews(record, versions);
      const facts = versions.map((version) => versionFacts(version, { arrivedAt, seen, acceptedAt, packed }));
      return { facts, blocks: blocksOf(facts), files: [...packed.values()] };
    };
  }

  /** The previews that both parties can play, of the newest versions first; what is missing in the storage has none. */
  private async previews(
    record: BookingRecord,
    versions: readonly SubmissionView[],
  ): Promise<Map<string, PackedFile>> {
    const shown = versions
      .flatMap(({ version, submittedAt, files }) =>
        files.map((file, index) => ({
          version,
          submittedAt,
          id: file.id,
          index,
          copy: shownPreview(record, file),
        })),
      )
      .slice(0, EVIDENCE_LIMITS.previews);
    const names = archiveNames(
      shown.map(({ version, index, copy }) => ({
        name: `v${version}-${index + 1}-${copy?.fileName ?? ''}`,
        mimeType: copy?.mimeType ?? '',
      })),
    );
    const packed = new Map<string, PackedFile>();
    for (const [index, { id, copy, submittedAt }] of shown.entries()) {
      const size = copy && (await this.storage.size(copy.key));
      if (copy === null || size === null) continue;
      const name = `previews/${names[index] ?? id}`;
      packed.set(id, { name, storageKey: copy.key, size, mtime: new Date(submittedAt) });
    }
    return packed;
  }
}

const versionFacts = (version: SubmissionView, known: Known) => ({
  version: version.version,
  status: version.status,
  statusLabel: SUBMISSION_STATUSES[version.status],
  revisionKind: version.revisionKind,
  submittedAt: new Date(version.submittedAt).toISOString(),
  notes: version.notes,
  missing: version.missing,
  files: version.files.map((file) => fileFacts(file, version.id, known)),
});

const fileFacts = (file: FileView, submissionId: string, { arrivedAt, seen, acceptedAt, packed }: Known) => {
  const view = seen.get(`${submissionId} ${file.uploadId}`);
  return {
    name: file.fileName,
    size: file.size,
    type: file.mimeType,
    sha256: file.sha256,
    ai: file.ai,
    arrivedAt: arrivedAt.get(file.uploadId)?.toISOString() ?? null,
    source: file.source,
    media: file.media,
    openedByBrandAt: view?.openedAt.toISOString() ?? null,
    secondsWatchedByBrand: view?.secondsWatched ?? null,
    acceptedByBrandAt: acceptedAt.get(file.uploadId)?.toISOString() ?? null,
    preview: packed.get(file.id)?.name ?? null,
  };
};

type VersionFacts = ReturnType<typeof versionFacts>;
type FileFacts = VersionFacts['files'][number];

const HEAD = [
  ...[LABELS.file, LABELS.size, LABELS.media, AI_TEXTS.term, LABELS.sum],
  ...[LABELS.arrived, LABELS.opened, LABELS.accepted, LABELS.preview],
];

function openedBy({ openedByBrandAt, secondsWatchedByBrand, media }: FileFacts): string {
  if (openedByBrandAt === null) return TEXTS.neverOpened;
  return openedText(openedByBrandAt, secondsWatchedByBrand ?? 0, media?.durationMs ?? null);
}

const rowOf = (file: FileFacts) => [
  file.name,
  formatFileSize(file.size),
  [file.type, measuresText(file.source)].filter((text) => text !== '').join(', '),
  aiStatement(file.ai),
  file.sha256,
  file.arrivedAt === null ? '' : utcText(file.arrivedAt),
  openedBy(file),
  file.acceptedByBrandAt === null ? '' : utcText(file.acceptedByBrandAt),
  file.preview === null ? TEXTS.noPreview : { text: LABELS.preview, file: file.preview },
];

function versionBlocks({
  version,
  statusLabel,
  submittedAt,
  revisionKind,
  notes,
  missing,
  files,
}: VersionFacts): EvidenceBlock[] {
  const kind = revisionKind === null ? '' : ` (${REVISION_KIND_LABELS[revisionKind]})`;
  return [
    { kind: 'heading', text: `v${version}, ${utcText(submittedAt)}: ${statusLabel}${kind}` },
    {
      kind: 'facts',
      facts: [
        { name: LABELS.notes, value: notes },
        { name: LABELS.incomplete, value: isIncomplete(missing) ? deliveredText(missing) : null },
      ],
    },
    { kind: 'table', head: HEAD, rows: files.map(rowOf) },
  ];
}

const blocksOf = (versions: readonly VersionFacts[]): EvidenceBlock[] =>
  versions.length === 0
    ? [{ kind: 'text', text: TEXTS.nothingDelivered }]
    : [
        { kind: 'text', text: TEXTS.previews },
        ...versions.flatMap(versionBlocks),
        { kind: 'text', text: TEXTS.originals },
      ];
