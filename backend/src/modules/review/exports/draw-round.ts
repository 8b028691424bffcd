import {
  CHANGE_CAUSES,
  ITEM_KINDS,
  REVIEW_EXPORT_TEXTS as TEXTS,
  type Shape,
  itemStateText,
  pathPoints,
  placeText,
  progressText,
} from '@reelpact/domain';
import { PAPER, Paper } from '../../../platform/documents/paper.js';
import type { FiledItem } from './exported.js';

/** Points. */
const STILL = { width: 120, height: 190 } as const;
const GAP = 16;
const MARK = '#e5484d';
const MARK_WIDTH = 2;
const PIN_RADIUS = 6;
const ARROW_HEAD = 9;

/** Characters of one document: laying them out takes some three seconds. The spreadsheet has everything. */
const MAX_CHARACTERS = 100_000;

interface Round {
  title: string;
  /** "for Northwind Coffee, by Nora Haddad, version 2, Jan 5, 2026". */
  about: string;
  items: readonly FiledItem[];
  /** JPEGs. */
  stills: ReadonlyMap<FiledItem, Buffer>;
}

/** What was said about a version as a document, each comment beside the moment that it is about. */
export async function drawRound({ title, about, items, stills }: Round): Promise<Buffer> {
  const paper = await Paper.begin(title);
  await paper.write({ text: 'Reelpact', color: PAPER.soft });
  await paper.write({ tag: 'H1', text: title, size: 22, gap: 2 });
  await paper.write({ text: about, gap: 4, color: PAPER.soft });
  if (items.length === 0) await paper.write({ text: TEXTS.nothing, gap: 12 });
  if (items.some(({ round }) => round !== null)) await paper.write({ text: progressText(items), gap: 12 });
  const drawn = fitting(items);
  for (const item of drawn) await drawItem(paper, item, stills.get(item) ?? null);
  if (drawn.length < items.length)
    await paper.write({ text: TEXTS.more(items.length - drawn.length), gap: 22, color: PAPER.soft });
  return paper.end();
}

/** As many of the items as there is room for their words. */
function fitting(items: readonly FiledItem[]): readonly FiledItem[] {
  let left = MAX_CHARACTERS;
  const end = items.findIndex(({ body, answers }) => {
    left -= body.length + answers.reduce((sum, answer) => sum + answer.body.length, 0);
    return left < 0;
  });
  return end === -1 ? items : items.slice(0, end);
}

async function drawItem(paper: Paper, item: FiledItem, still: Buffer | null): Promise<void> {
  paper.y += 22;
  const size = still ? sizeOf(item) : { width: 0, height: 0 };
  paper.makeRoom(size.height);
  const top = paper.y;
  const indent = still ? STILL.width + GAP : 0;
  if (still) drawStill(paper, item, { still, size, top });
  const at = { left: PAPER.left + indent, width: PAPER.width - indent };
  const number = item.number === null ? '' : `#${item.number} `;
  const cause = item.cause === null ? '' : ` · ${CHANGE_CAUSES[item.cause].label}`;
  await paper.write({
    ...{ ...at, tag: 'H2', size: 13 },
    text: `${number}${ITEM_KINDS[item.kind].label}${cause} · ${itemStateText(item)}`,
  });
  const place = placeText(item) || TEXTS.wholeVersion;
  await paper.write({ ...at, text: `${place} · ${item.who}`, size: 9, color: PAPER.soft });
  await paper.write({ ...at, text: item.body.trim(), gap: 4 });
  for (const { who, body } of item.answers)
    await paper.write({ ...at, text: `${who}: ${body.trim()}`, gap: 4, color: PAPER.soft });
  // A text that went on to the next page has left its picture behind.
  if (paper.y > top) paper.y = Math.max(paper.y, top + size.height);
}

/** As large as there is room. */
function sizeOf({ upload }: FiledItem): Size {
  const { width, height } = upload?.media ?? STILL;
  const scale = Math.min(STILL.width / width, STILL.height / height);
  return { width: width * scale, height: height * scale };
}

interface DrawnStill {
  still: Buffer;
  size: Size;
  top: number;
}

function drawStill(paper: Paper, item: FiledItem, { still, size, top }: DrawnStill): void {
  const alt = TEXTS.still(placeText(item));
  paper.figure({ alt, left: PAPER.left, top }, (document) => {
    document.image(still, 0, 0, size);
    if (item.shape !== null) drawMark(document, item.shape, size);
  });
}

interface Size {
  width: number;
  height: number;
}

/** A mark where it was put: shapes are parts of the picture. */
function drawMark(document: PDFKit.PDFDocument, shape: Shape, { width, height }: Size): void {
  document.lineWidth(MARK_WIDTH).strokeColor(MARK).fillColor(MARK).lineCap('round').lineJoin('round');
  if ('pin' in shape) {
    const [x, y] = shape.pin;
    document.circle(x * width, y * height, PIN_RADIUS).fillAndStroke(MARK, '#ffffff');
  } else if ('box' in shape) {
    const [x, y, w, h] = shape.box;
    document.rect(x * width, y * height, w * width, h * height).stroke();
  } else if ('arrow' in shape) {
    const [fromX, fromY, toX, toY] = shape.arrow;
    const tip = { x: toX * width, y: toY * height };
    const angle = Math.atan2(tip.y - fromY * height, tip.x - fromX * width);
    document
      .moveTo(fromX * width, fromY * height)
      .lineTo(tip.x, tip.y)
      .stroke();
    for (const turn of [-Math.PI / 6, Math.PI / 6]) {
      const back = angle + Math.PI + turn;
      document
        .moveTo(tip.x, tip.y)
        .lineTo(tip.x + ARROW_HEAD * Math.cos(back), tip.y + ARROW_HEAD * Math.sin(back))
        .stroke();
    }
  } else {
    const [first, ...others] = pathPoints(shape.path);
    if (!first) return;
    document.moveTo(first[0] * width, first[1] * height);
    for (const [x, y] of others) document.lineTo(x * width, y * height);
    document.stroke();
  }
}
