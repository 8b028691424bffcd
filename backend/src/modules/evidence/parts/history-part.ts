import { Injectable } from '@nestjs/common';
import {
  ACTOR_LABELS,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_LIMITS,
  EVIDENCE_TITLES,
  STAGE_META,
  eventText,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { ReadHistory } from '../../bookings/index.js';
import { listed } from './blocks.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** All that happened to the booking, and who did it. */
@Injectable()
export class HistoryPart implements EvidencePart {
  readonly key = 'history';
  readonly title = EVIDENCE_TITLES.history;

  constructor(private readonly history: ReadHistory) {}

  async read(at: Snapshot, { record, names }: EvidenceSubject): Promise<() => PartContent> {
    const entries = await this.history.of(record.id, at);
    const labels: Readonly<Record<string, string>> = { ...ACTOR_LABELS, ...names };
    return () => {
      const facts = entries.map(({ event, actor, from, to, at: moment, note, ...named }) => ({
        ...{ at: moment, event, text: eventText(event, actor, named, utcText) },
        ...{ actor, who: labels[actor] ?? actor, from, to, note, ground: named.ground },
      }));
      const rows = facts.map(({ at: moment, text, who, to, note }) => [
        ...[utcText(moment), text, who, STAGE_META[to].label, note ?? ''],
      ]);
      const head = [LABELS.when, LABELS.what, LABELS.who, LABELS.stageAfter, LABELS.words];
      return { facts, blocks: listed(head, rows, EVIDENCE_LIMITS.history) };
    };
  }
}
