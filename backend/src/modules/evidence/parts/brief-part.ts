import { Injectable } from '@nestjs/common';
import { EVIDENCE_LABELS as LABELS, EVIDENCE_TITLES } from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What the brand wrote when it booked. */
@Injectable()
export class BriefPart implements EvidencePart {
  readonly key = 'brief';
  readonly title = EVIDENCE_TITLES.brief;

  read(_: Snapshot, { record }: EvidenceSubject): Promise<() => PartContent> {
    const { projectDescription, additionalNotes, scriptUrl } = record;
    return Promise.resolve(() => ({
      facts: { projectDescription, additionalNotes, scriptUrl },
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: LABELS.project, value: projectDescription },
            { name: LABELS.additional, value: additionalNotes },
            { name: LABELS.script, value: scriptUrl },
          ],
        },
      ],
    }));
  }
}
