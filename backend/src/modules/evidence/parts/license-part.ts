import { Inject, Injectable } from '@nestjs/common';
import {
  AI_TEXTS,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  aiStatement,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Snapshot } from '../../../platform/database/database.js';
import { ReadLicenses, presentLicense } from '../../licenses/index.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What the brand may do with the content, and whether that still counts. */
@Injectable()
export class LicensePart implements EvidencePart {
  readonly key = 'license';
  readonly title = EVIDENCE_TITLES.license;

  constructor(
    private readonly licenses: ReadLicenses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async read(at: Snapshot, { record }: EvidenceSubject): Promise<() => PartContent> {
    const found = await this.licenses.ofBooking(at, record.id);
    return () => {
      if (found === null) return { facts: null, blocks: [{ kind: 'text', text: TEXTS.noLicense }] };
      const license = presentLicense(found, this.config.publicUrl);
      const { lines, standingTitle, standingText, url, files } = license;
      return {
        facts: license,
        blocks: [
          { kind: 'text', text: `${standingTitle}. ${standingText}` },
          {
            kind: 'facts',
            facts: [
              ...lines.map(({ label, text }) => ({ name: label, value: text })),
              { name: LABELS.page, value: url },
            ],
          },
          {
            kind: 'table',
            head: [LABELS.file, AI_TEXTS.term, LABELS.sum],
            rows: files.map(({ name, sha256, ai }) => [name, aiStatement(ai), sha256]),
          },
        ],
      };
    };
  }
}
