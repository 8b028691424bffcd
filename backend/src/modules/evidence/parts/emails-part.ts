import { Injectable } from '@nestjs/common';
import {
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_LIMITS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { emailsToParties } from '../reads/read-evidence.js';
import { listed } from './blocks.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/**
 * When which party was told what. Without addresses, and without what the emails said: that may hold a link that signs in,
 * and is forgotten once they are sent.
 */
@Injectable()
export class EmailsPart implements EvidencePart {
  readonly key = 'emails';
  readonly title = EVIDENCE_TITLES.emails;

  async read(at: Snapshot, { record, names }: EvidenceSubject): Promise<() => PartContent> {
    const emails = await emailsToParties(at, record.id);
    return () => {
      const facts = emails.map(({ party, subject, writtenAt, sentAt }) => ({
        ...{ party, to: names[party], subject },
        ...{ writtenAt: writtenAt.toISOString(), sentAt: sentAt?.toISOString() ?? null },
      }));
      if (facts.length === 0) return { facts, blocks: [{ kind: 'text', text: TEXTS.noEmails }] };
      const rows = facts.map(({ to, subject, sentAt }) => [
        ...[sentAt === null ? TEXTS.notSent : utcText(sentAt), to, subject],
      ]);
      const table = listed([LABELS.sent, LABELS.to, LABELS.subject], rows, EVIDENCE_LIMITS.emails);
      return { facts, blocks: [{ kind: 'text', text: TEXTS.emails }, ...table] };
    };
  }
}
