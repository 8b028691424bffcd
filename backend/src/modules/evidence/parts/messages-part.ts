import { Injectable } from '@nestjs/common';
import {
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_LIMITS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { messagesOf } from '../reads/read-evidence.js';
import { listed } from './blocks.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What the parties said to each other. */
@Injectable()
export class MessagesPart implements EvidencePart {
  readonly key = 'messages';
  readonly title = EVIDENCE_TITLES.messages;

  async read(at: Snapshot, { record, names }: EvidenceSubject): Promise<() => PartContent> {
    const messages = await messagesOf(at, record.id);
    return () => {
      const facts = messages.map(({ party, body, files, at: said, editedAt }) => ({
        ...{ party, from: names[party], body, files },
        ...{ at: said.toISOString(), editedAt: editedAt?.toISOString() ?? null },
      }));
      if (facts.length === 0) return { facts, blocks: [{ kind: 'text', text: TEXTS.noMessages }] };
      const rows = facts.map(({ from, body, files, at: said }) => [
        ...[utcText(said), from, [body, ...files].filter((text) => text !== '').join('\n')],
      ]);
      const table = listed([LABELS.sent, LABELS.from, LABELS.message], rows, EVIDENCE_LIMITS.messages);
      return { facts, blocks: [{ kind: 'text', text: TEXTS.messages }, ...table] };
    };
  }
}
