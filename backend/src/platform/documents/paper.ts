import { setImmediate } from 'node:timers/promises';
import { DocumentFonts } from './fonts.js';
import { type Line, layOutText } from './lay-out-text.js';

type Pdf = PDFKit.PDFDocument;

/** US Letter; all in points. */
const PAGE = { width: 612, height: 792, margin: 56 } as const;
const BOTTOM = PAGE.height - PAGE.margin;
const LEADING = 1.4;
const INK = '#1a1a1a';
/** A line must not be the last thing on a page: what it divides comes below it. */
const ROOM_BELOW_RULE = 40;

/** Where text stands when nothing else is said. */
export const PAPER = {
  left: PAGE.margin,
  top: PAGE.margin,
  right: PAGE.width - PAGE.margin,
  width: PAGE.width - 2 * PAGE.margin,
  soft: '#595959',
  line: '#c8c8c8',
} as const;

export interface Paragraph {
  tag?: 'H1' | 'H2' | 'P';
  text: string;
  size?: number;
  color?: string;
  /** Above it. */
  gap?: number;
  left?: number;
  width?: number;
  /** Within the width; left unless given. */
  align?: 'left' | 'right';
}

interface Figure {
  /** What is read aloud instead of it. */
  alt: string;
  left: number;
  top: number;
}

/** A document to keep, written from top to bottom: tagged, so that it can be read aloud, with names in their own scripts. */
export class Paper {
  /** Where the next paragraph begins. */
  y: number = PAPER.top;
  private readonly fonts = new DocumentFonts();
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bytes: Promise<Buffer>;

  private constructor(private readonly document: Pdf) {
    this.bytes = bytesOf(document);
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  static async begin(title: string): Promise<Paper> {
    // Only who asks for a document needs it.
    const { default: PDFDocument } = await import('pdfkit');
    return new Paper(
      new PDFDocument({
        size: [PAGE.width, PAGE.height],
        margin: PAGE.margin,
        tagged: true,
        displayTitle: true,
        lang: 'en-US',
        pdfVersion: '1.7',
        info: { Title: title, Creator: 'Reelpact' },
      }),
    );
  }

  /** A line that doesn’t fit begins the next page, and so does the rest of its paragraph. */
  async write({ tag = 'P', text, size = 11, color = INK, gap = 0, ...at }: Paragraph): Promise<void> {
    const { left = PAPER.left, width = PAPER.width, align = 'left' } = at;
    const lines = await layOutText(text, this.fonts, { size, width });
    const height = lines.length * size * LEADING;
    this.y += gap;
    this.makeRoom(Math.min(height, BOTTOM - PAPER.top));
    const top = this.y;
    // The letters of the drawing can’t tell how it is read aloud and copied.
    const draw = (): void => this.draw(lines, { size, color, left, top, width, align });
    this.root.add(this.document.struct(tag, { actual: text }, draw));
    await setImmediate();
    this.y += height;
  }

  /**
   * Writes paragraphs that begin at one height, the next of each column below its last; goes on below the longest. They stay on one page,
   * so none may be longer than that.
   */
  async beside(paragraphs: readonly (Paragraph | readonly Paragraph[])[]): Promise<void> {
    this.makeRoom(await this.heightOf(paragraphs));
    const top = this.y;
    let bottom = top;
    for (const column of paragraphs) {
      this.y = top;
      for (const paragraph of [column].flat()) await this.write(paragraph);
      bottom = Math.max(bottom, this.y);
    }
    this.y = bottom;
  }

  /** Columns of one width, side by side. @param gap between them, in points */
  columns(columns: readonly (readonly Paragraph[])[], gap: number): Promise<void> {
    const width = (PAPER.width - gap * (columns.length - 1)) / columns.length;
    return this.beside(
      columns.map((column, index) =>
        column.map((paragraph) => ({ ...paragraph, width, left: PAPER.left + index * (width + gap) })),
      ),
    );
  }

  /** A thin line across the page, which is not read aloud. */
  rule(): void {
    this.makeRoom(ROOM_BELOW_RULE);
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .moveTo(PAPER.left, this.y)
      .lineTo(PAPER.right, this.y)
      .lineWidth(0.5)
      .strokeColor(PAPER.line)
      .stroke();
    this.document.endMarkedContent();
  }

  private async heightOf(columns: readonly (Paragraph | readonly Paragraph[])[]): Promise<number> {
    let highest = 0;
    for (const column of columns) {
      let height = 0;
      for (const { text, size = 11, gap = 0, width = PAPER.width } of [column].flat())
        height += gap + (await layOutText(text, this.fonts, { size, width })).length * size * LEADING;
      highest = Math.max(highest, height);
    }
    return Math.min(highest, BOTTOM - PAPER.top);
  }

  /** Begins a new page where so much doesn’t fit any more. @param height in points */
  makeRoom(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.document.addPage();
    this.y = PAPER.top;
  }

  /** Draws something with its upper left corner there. */
  figure({ alt, left, top }: Figure, draw: (document: Pdf) => void): void {
    this.root.add(
      this.document.struct('Figure', { alt }, () => {
        this.document.save().translate(left, top);
        draw(this.document);
        this.document.restore();
      }),
    );
  }

  async end(): Promise<Buffer> {
    this.root.end();
    this.document.end();
    return this.bytes;
  }

  private draw(
    lines: readonly Line[],
    {
      size,
      color,
      left,
      top,
      width,
      align,
    }: Required<Omit<Paragraph, 'tag' | 'text' | 'gap'>> & { top: number },
  ): void {
    // Its types don't know that it takes opened fonts.
    for (const [name, font] of this.fonts.named())
      this.document.registerFont(name, font as unknown as string);
    this.document.fontSize(size).fillColor(color);
    for (const [number, line] of lines.entries()) {
      const rest = width - line.reduce((sum, run) => sum + run.width, 0);
      let x = align === 'right' ? left + Math.max(0, rest) : left;
      const y = top + number * size * LEADING;
      for (const { text, font, width: advance } of line) {
        this.document.font(this.fonts.nameOf(font));
        this.document.text(text, x, y + size, { lineBreak: false, baseline: 'alphabetic' });
        x += advance;
      }
    }
  }
}

function bytesOf(document: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done, fail) => {
    document.once('end', () => done(Buffer.concat(chunks)));
    document.once('error', fail);
  });
}
