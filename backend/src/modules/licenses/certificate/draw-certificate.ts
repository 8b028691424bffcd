import { setImmediate } from 'node:timers/promises';
import { LICENSE_TEXTS, formatFileSize } from '@reelpact/domain';
import { encode } from 'uqr';
import type { LicensedFile } from '../license.js';
import { DocumentFonts } from './fonts.js';
import { type Line, layOutText } from './lay-out-text.js';

type Pdf = PDFKit.PDFDocument;
type Tag = 'H1' | 'H2' | 'P';

/** US Letter; all in points. */
const PAGE = { width: 612, height: 792, margin: 56 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
const CODE_SIDE = 104;
const CODE_GAP = 24;
const LEADING = 1.4;
const INK = '#1a1a1a';
const SOFT = '#595959';

/** What of a license is printed. */
interface PrintedLicense {
  id: string;
  /** The QR code leads there. */
  url: string;
  standingTitle: string;
  standingText: string;
  lines: readonly { label: string; text: string }[];
  files: readonly Pick<LicensedFile, 'name' | 'size' | 'sha256'>[];
}

interface Block {
  tag: Tag;
  /** As it is read aloud and copied: the letters of the drawing can’t tell. */
  actual: string;
  size: number;
  color: string;
  /** Above it. */
  gap: number;
  lines: Line[];
}

interface Paragraph {
  tag?: Tag;
  text: string;
  size?: number;
  color?: string;
  gap?: number;
  width?: number;
}

/** What stands on a certificate, from top to bottom; the QR code has its place beside the first of it. */
function paragraphsOf(license: PrintedLicense, day: string): Paragraph[] {
  const texts = LICENSE_TEXTS;
  const beside = WIDTH - CODE_SIDE - CODE_GAP;
  return [
    { text: 'Reelpact', color: SOFT, width: beside },
    { tag: 'H1', text: texts.title, size: 24, gap: 2, width: beside },
    { text: `${license.standingTitle} on ${day}. ${license.standingText}`, gap: 6, width: beside },
    { text: `${texts.current} ${license.url}`, size: 9, color: SOFT, gap: 6, width: beside },
    ...license.lines.flatMap(({ label, text }, index) => [
      { text: label, size: 9, color: SOFT, gap: index === 0 ? 24 : 8 },
      { text, size: 12 },
    ]),
    { tag: 'H2', text: texts.files, size: 15, gap: 20 },
    ...license.files.flatMap(({ name, size, sha256 }) => [
      { text: name, gap: 8 },
      { text: `${formatFileSize(size)} · ${texts.sum}: ${sha256}`, size: 8.5, color: SOFT },
    ]),
  ];
}

async function layOut(paragraph: Paragraph, fonts: DocumentFonts): Promise<Block> {
  const { tag = 'P', text, size = 11, color = INK, gap = 0, width = WIDTH } = paragraph;
  const lines = await layOutText(text, fonts, { size, width });
  return { tag, actual: text, size, color, gap, lines };
}

/**
 * The license as a document to keep: tagged, so that it can be read aloud, and with names in their own scripts.
 * @param day on which it is made, as people write it
 */
export async function drawCertificate(license: PrintedLicense, day: string): Promise<Buffer> {
  const fonts = new DocumentFonts();
  const blocks: Block[] = [];
  for (const paragraph of paragraphsOf(license, day)) blocks.push(await layOut(paragraph, fonts));
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    pdfVersion: '1.7',
    info: { Title: `${LICENSE_TEXTS.title} ${license.id}`, Creator: 'Reelpact' },
  });
  const bytes = bytesOf(document);
  // Its types don't know that it takes opened fonts.
  for (const [name, font] of fonts.named()) document.registerFont(name, font as unknown as string);
  const root = document.struct('Document');
  document.addStructure(root);
  let y: number = PAGE.margin;
  for (const block of blocks) {
    y += block.gap;
    // A line that doesn’t fit begins the next page, and so does the rest of its paragraph.
    const height = block.lines.length * block.size * LEADING;
    if (y + Math.min(height, BOTTOM - PAGE.margin) > BOTTOM) {
      document.addPage();
      y = PAGE.margin;
    }
    const top = y;
    const draw = (): void => drawBlock(document, fonts, block, top);
    root.add(document.struct(block.tag, { actual: block.actual }, draw));
    await setImmediate();
    y += height;
    if (block.tag === 'H1') drawCode(document, root, license.url);
  }
  root.end();
  document.end();
  return bytes;
}

function drawBlock(document: Pdf, fonts: DocumentFonts, { lines, size, color }: Block, top: number): void {
  document.fontSize(size).fillColor(color);
  for (const [number, line] of lines.entries()) {
    let x: number = PAGE.margin;
    const y = top + number * size * LEADING;
    for (const { text, font, width } of line) {
      document.font(fonts.nameOf(font));
      document.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
      x += width;
    }
  }
}

/** The page's address for a camera, beside the title. */
function drawCode(document: Pdf, root: PDFKit.PDFStructureElement, url: string): void {
  const { data, size } = encode(url, { ecc: 'M', border: 0 });
  const module = CODE_SIDE / size;
  const left = PAGE.width - PAGE.margin - CODE_SIDE;
  root.add(
    document.struct('Figure', { alt: `QR code for ${url}` }, () => {
      for (const [row, modules] of data.entries()) {
        for (const [column, dark] of modules.entries())
          if (dark) document.rect(left + column * module, PAGE.margin + row * module, module, module);
      }
      document.fill('#000000');
    }),
  );
}

function bytesOf(document: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, fail) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.once('error', fail);
  });
}
