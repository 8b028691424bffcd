import { Injectable } from '@nestjs/common';
import {
  CHANGE_CAUSES,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_LIMITS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  type EvidenceBlock,
  ITEM_KINDS,
  ITEM_LIMITS,
  type Party,
  cutNote,
  evidenceText,
  itemStateText,
  placeText,
  progressText,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { type ItemMoved, type SentItem, itemMovesOf, sentItems } from '../reads/read-evidence.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What was said about the versions, what became of it, and who said so. */
@Injectable()
export class ChangesPart implements EvidencePart {
  readonly key = 'changes';
  readonly title = EVIDENCE_TITLES.changes;

  async read(at: Snapshot, { record, names }: EvidenceSubject): Promise<() => PartContent> {
    const items = await sentItems(at, record.id);
    const moves = await itemMovesOf(at, record.id);
    return () => {
      const facts = changesOf(items, moves, names);
      const counted = [
        { count: items.length, limit: ITEM_LIMITS.perBooking },
        { count: moves.length, limit: EVIDENCE_LIMITS.moves },
      ];
      return { facts, blocks: blocksOf(facts, counted) };
    };
  }
}

interface Counted {
  count: number;
  limit: number;
}

const moveOf = ({ from, to, at, party, version, note }: ItemMoved, names: Record<Party, string>) => ({
  ...{ at: at.toISOString(), party, who: names[party], from, to, version, note },
});

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Each comment with its moves and its answers, in the order of their numbers. */
function changesOf(items: readonly SentItem[], moves: readonly ItemMoved[], names: Record<Party, string>) {
  const movesOf = grouped(moves, ({ itemId }) => itemId);
  const answersOf = grouped(items, ({ parentId }) => parentId);
  return (answersOf.get(null) ?? []).map((item) => ({
    number: item.number,
    kind: item.kind,
    kindLabel: ITEM_KINDS[item.kind].label,
    cause: item.cause,
    state: item.state,
    stateLabel: itemStateText(item),
    version: item.version,
    place: placeOf(item),
    who: names[item.party],
    party: item.party,
    body: item.body,
    sentAt: item.sentAt.toISOString(),
    moves: (movesOf.get(item.id) ?? []).map((move) => moveOf(move, names)),
    answers: (answersOf.get(item.id) ?? []).map(({ party, body, sentAt }) => ({
      ...{ party, who: names[party], body, at: sentAt.toISOString() },
    })),
  }));
}

const placeOf = ({ fileName, rate, ...item }: SentItem): string =>
  placeText({ ...item, file: fileName === null ? null : { name: fileName, position: 0, rate } });

type Change = ReturnType<typeof changesOf>[number];

/** What followed, in the order of time: answers, and changes of the state. */
function rowsOf({ moves, answers }: Change): string[][] {
  const rows = [
    ...moves.map((move) => ({
      at: move.at,
      what: move.from === 'draft' ? TEXTS.sentBy(move.who) : evidenceText(move, move.who),
      words: move.note ?? '',
    })),
    ...answers.map(({ at, who, body }) => ({ at, what: who, words: body })),
  ];
  return rows
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, what, words }) => [utcText(at), what, words]);
}

function changeBlocks(change: Change): EvidenceBlock[] {
  const number = change.number === null ? '' : `${change.number}. `;
  const cause = change.cause === null ? '' : ` (${CHANGE_CAUSES[change.cause].label})`;
  const followed = rowsOf(change);
  return [
    { kind: 'heading', text: `${number}${change.kindLabel}${cause}: ${change.stateLabel}` },
    {
      kind: 'facts',
      facts: [
        { name: LABELS.who, value: change.who },
        { name: LABELS.sent, value: utcText(change.sentAt) },
        { name: LABELS.moment, value: [`v${change.version}`, change.place].filter(Boolean).join(', ') },
        { name: LABELS.words, value: change.body },
      ],
    },
    ...(followed.length === 0
      ? []
      : [{ kind: 'table' as const, head: [LABELS.when, LABELS.what, LABELS.words], rows: followed }]),
  ];
}

function blocksOf(changes: readonly Change[], counted: readonly Counted[]): EvidenceBlock[] {
  if (changes.length === 0) return [{ kind: 'text', text: TEXTS.nothingAsked }];
  const cuts = counted.map(({ count, limit }) => cutNote(count, limit)).filter((text) => text !== null);
  return [
    { kind: 'text', text: progressText(changes) },
    ...changes.flatMap(changeBlocks),
    ...cuts.map((text) => ({ kind: 'text' as const, text })),
  ];
}
