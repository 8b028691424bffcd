import type { NumberedBody } from '@reelpact/domain';
import { showDocument } from '@reelpact/domain';
import { PAPER, Paper } from '../../platform/documents/paper.js';

/** Points. */
const AMOUNT_WIDTH = 110;
const COLUMN_GAP = 20;
const LABEL = { size: 9, color: PAPER.soft } as const;

/** A document to keep, drawn from its data alone. */
export async function drawDocument(body: NumberedBody): Promise<Buffer> {
  const { title, number, facts, parties, rows, total, notes } = showDocument(body);
  const paper = await Paper.begin(`${title} ${number}`);
  await paper.write({ text: 'Reelpact', color: PAPER.soft });
  await paper.write({ tag: 'H1', text: title, size: 24, gap: 2 });
  paper.y += 14;
  await paper.columns(
    parties.map(({ label, lines }) => [
      { ...LABEL, text: label },
      ...lines.map((text) => ({ text, size: 10.5 })),
    ]),
    COLUMN_GAP,
  );
  paper.y += 18;
  for (const { label, text } of facts) await pair(paper, label, text);
  paper.y += 14;
  for (const row of rows) await line(paper, row);
  paper.rule();
  paper.y += 6;
  await paper.columns(
    [
      [{ text: total.label, size: 13 }],
      [{ text: `${total.amount} ${body.currency.toUpperCase()}`, size: 13, align: 'right' as const }],
    ],
    COLUMN_GAP,
  );
  paper.y += 18;
  for (const text of notes) await paper.write({ text, size: 9, color: PAPER.soft, gap: 4 });
  return paper.end();
}

/** What something is called, and beside it what it is. */
async function pair(paper: Paper, label: string, text: string): Promise<void> {
  const labelled = { ...LABEL, text: label, width: AMOUNT_WIDTH };
  await paper.beside([
    labelled,
    { text, size: 10.5, left: PAPER.left + AMOUNT_WIDTH, width: PAPER.width - AMOUNT_WIDTH },
  ]);
  paper.y += 3;
}

async function line(
  paper: Paper,
  { label, detail, amount }: { label: string; detail: string | null; amount: string },
): Promise<void> {
  paper.rule();
  paper.y += 6;
  await paper.beside([
    { text: label, width: PAPER.width - AMOUNT_WIDTH - COLUMN_GAP },
    { text: amount, left: PAPER.right - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' },
  ]);
  if (detail !== null) await paper.write({ ...LABEL, text: detail, width: PAPER.width - AMOUNT_WIDTH });
  paper.y += 6;
}
