import { Injectable } from '@nestjs/common';
import {
  BRIEF_FILES,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_TITLES,
  PLACEMENT_TEXTS,
  WANTED_BY,
  calendarDayText,
  placementsText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What the brand wrote when it booked. */
@Injectable()
export class BriefPart implements EvidencePart {
  readonly key = 'brief';
  readonly title = EVIDENCE_TITLES.brief;

  read(_: Snapshot, { record }: EvidenceSubject): Promise<() => PartContent> {
    const { projectDescription, additionalNotes, scriptUrl, wantedBy, placements, briefFiles } = record;
    const files = briefFiles.map(({ name, size }) => ({ name, bytes: size }));
    return Promise.resolve(() => ({
      facts: { projectDescription, additionalNotes, scriptUrl, wantedBy, placements, files },
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: LABELS.project, value: projectDescription },
            { name: LABELS.additional, value: additionalNotes },
            { name: LABELS.script, value: scriptUrl },
            { name: WANTED_BY.label, value: wantedBy && calendarDayText(wantedBy) },
            { name: PLACEMENT_TEXTS.term, value: placementsText(placements, 'anyone') },
            { name: BRIEF_FILES.label, value: files.map(({ name }) => name).join(', ') || null },
          ],
        },
      ],
    }));
  }
}
