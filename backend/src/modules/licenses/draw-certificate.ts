import { AI_TEXTS, LICENSE_TEXTS, aiStatement, formatFileSize } from '@reelpact/domain';
import { encode } from 'uqr';
import { PAPER, Paper, type Paragraph } from '../../platform/documents/paper.js';
import type { LicensedFile } from './license.js';

/** Points. */
const CODE_SIDE = 104;
const CODE_GAP = 24;

/** What of a license is printed. */
interface PrintedLicense {
  id: string;
  /** The QR code leads there. */
  url: string;
  standingTitle: string;
  standingText: string;
  lines: readonly { label: string; text: string }[];
  files: readonly Pick<LicensedFile, 'name' | 'size' | 'sha256' | 'ai'>[];
}

/** What stands on a certificate, from top to bottom; the QR code has its place beside the first of it. */
function paragraphsOf(license: PrintedLicense, day: string): Paragraph[] {
  const texts = LICENSE_TEXTS;
  const color = PAPER.soft;
  const beside = PAPER.width - CODE_SIDE - CODE_GAP;
  return [
    { text: 'Reelpact', color, width: beside },
    { tag: 'H1', text: texts.title, size: 24, gap: 2, width: beside },
    { text: `${license.standingTitle} on ${day}. ${license.standingText}`, gap: 6, width: beside },
    { text: `${texts.current} ${license.url}`, size: 9, color, gap: 6, width: beside },
    ...license.lines.flatMap(({ label, text }, index) => [
      { text: label, size: 9, color, gap: index === 0 ? 24 : 8 },
      { text, size: 12 },
    ]),
    { tag: 'H2', text: texts.files, size: 15, gap: 20 },
    ...license.files.flatMap(({ name, size, sha256, ai = null }) => [
      { text: name, gap: 8 },
      { text: `${formatFileSize(size)} · ${AI_TEXTS.term}: ${aiStatement(ai)}`, size: 8.5, color },
      { text: `${texts.sum}: ${sha256}`, size: 8.5, color },
    ]),
  ];
}

/**
 * The license as a document to keep.
 * @param day on which it is made, as people write it
 */
export async function drawCertificate(license: PrintedLicense, day: string): Promise<Buffer> {
  const paper = await Paper.begin(`${LICENSE_TEXTS.title} ${license.id}`);
  for (const paragraph of paragraphsOf(license, day)) {
    await paper.write(paragraph);
    if (paragraph.tag === 'H1') drawCode(paper, license.url);
  }
  return paper.end();
}

/** The page's address for a camera, beside the title. */
function drawCode(paper: Paper, url: string): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = CODE_SIDE / size;
  const at = { alt: `QR code for ${url}`, left: PAPER.right - CODE_SIDE, top: PAPER.top };
  paper.figure(at, (document) => {
    for (const [row, modules] of data.entries()) {
      for (const [column, dark] of modules.entries())
        if (dark) document.rect(column * module, row * module, module, module);
    }
    document.fill('#000000');
  });
}
