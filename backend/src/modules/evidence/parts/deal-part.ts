import { Injectable } from '@nestjs/common';
import {
  CONTENT_FORMAT_LABELS,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_TITLES,
  PARCEL_PROBLEM_LABELS,
  PRODUCT_NEEDED,
  USAGE_RIGHTS_LABELS,
  agreedDelivery,
  dollarsText,
  meaningText,
  revisionsCount,
  toDecimalString,
  utcText,
  AI_TEXTS,
  aiOffer,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import { situationOf } from '../../bookings/index.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

const isoOf = (time: number): string => new Date(time).toISOString();
const iso = (time: number | null): string | null => (time === null ? null : isoOf(time));
const moment = (time: string | null): string | null => (time === null ? null : utcText(time));
const inWords = (labels: Readonly<Record<string, string>>, word: string | null): string | null =>
  word === null ? null : (labels[word] ?? word);

/** Who agreed on what, for how much, and until when. */
@Injectable()
export class DealPart implements EvidencePart {
  readonly key = 'deal';
  readonly title = EVIDENCE_TITLES.deal;

  async read(at: Snapshot, subject: EvidenceSubject): Promise<() => PartContent> {
    const now = situationOf(subject.record, subject.role, subject.names);
    return () => {
      const facts = factsOf(subject, now.badge.label, now.explanation);
      return { facts, blocks: blocksOf(facts) };
    };
  }
}

type Deal = ReturnType<typeof factsOf>;

/** When and how a product was sent, and what became of it. */
const parcelText = ({ carrier, tracking, sentAt, receivedAt, problem }: Deal['parcels'][number]): string =>
  [
    `${LABELS.sent} ${utcText(sentAt)}`,
    carrier,
    tracking,
    receivedAt && `${LABELS.arrived} ${utcText(receivedAt)}`,
    problem && `${PARCEL_PROBLEM_LABELS[problem.kind]}: ${problem.reason}`,
  ]
    .filter((part) => part !== null)
    .join(', ');

function factsOf({ record, names }: EvidenceSubject, stage: string, explanation: string) {
  const { package: pack, addons, state } = record;
  return {
    brand: names.brand,
    contactEmail: record.contactEmail,
    creator: { name: names.creator, username: record.creator.username },
    stage: state.stage,
    stageLabel: stage,
    explanation,
    bookedAt: record.createdAt.toISOString(),
    dueAt: iso(state.context.dueAt),
    reviewBeganAt: iso(state.context.reviewBeganAt),
    package: {
      name: pack.name,
      description: pack.description,
      includes: pack.includes,
      contentFormat: inWords(CONTENT_FORMAT_LABELS, pack.contentFormat),
      usageRights: inWords(USAGE_RIGHTS_LABELS, pack.usageRights),
      deliveryTime: agreedDelivery(pack.deliveryTime, addons),
      revisions: revisionsCount(pack.revisions ?? 'unlimited'),
      price: toDecimalString(pack.priceCents),
      cancellationPercent: pack.cancellationPercent ?? 0,
      needsProduct: pack.needsProduct ?? false,
      ai: aiOffer(pack.ai),
    },
    parcels: state.context.parcels.map(({ carrier, tracking, sentAt, receivedAt, problem }) => ({
      ...{ carrier, tracking, sentAt: isoOf(sentAt), receivedAt: iso(receivedAt) },
      problem: problem && { kind: problem.kind, reason: problem.reason, at: isoOf(problem.at) },
    })),
    revisionsLeft: revisionsCount(state.context.revisionsLeft ?? 'unlimited'),
    addons: addons.map(({ name, priceCents, meaning }) => ({
      name,
      price: toDecimalString(priceCents),
      changes: meaning ? meaningText(meaning) : null,
    })),
    amount: toDecimalString(record.amountCents),
  };
}

const blocksOf = (deal: Deal): PartContent['blocks'] => [
  {
    kind: 'facts',
    facts: [
      { name: LABELS.brand, value: deal.brand },
      { name: LABELS.email, value: deal.contactEmail },
      { name: LABELS.creator, value: `${deal.creator.name} (@${deal.creator.username})` },
      { name: LABELS.stage, value: `${deal.stageLabel}. ${deal.explanation}` },
      { name: LABELS.booked, value: utcText(deal.bookedAt) },
      { name: LABELS.due, value: moment(deal.dueAt) },
      { name: LABELS.reviewBegan, value: moment(deal.reviewBeganAt) },
      { name: LABELS.package, value: deal.package.name },
      { name: LABELS.description, value: deal.package.description },
      { name: LABELS.includes, value: deal.package.includes },
      { name: LABELS.format, value: deal.package.contentFormat },
      { name: LABELS.rights, value: deal.package.usageRights },
      { name: LABELS.delivery, value: deal.package.deliveryTime },
      { name: LABELS.revisions, value: deal.package.revisions },
      { name: LABELS.revisionsLeft, value: deal.revisionsLeft },
      { name: LABELS.price, value: dollarsText(deal.package.price) },
      ...deal.addons.map(({ name, price, changes }) => ({
        name: `+ ${name}`,
        value: [dollarsText(price), changes].filter((part) => part !== null).join(', '),
      })),
      { name: LABELS.total, value: dollarsText(deal.amount) },
      { name: LABELS.cancellation, value: `${deal.package.cancellationPercent}%` },
      { name: AI_TEXTS.term, value: deal.package.ai },
      { name: LABELS.product, value: deal.package.needsProduct ? PRODUCT_NEEDED.texts.anyone : null },
      ...deal.parcels.map((parcel, index) => ({
        name: `${LABELS.parcel} ${index + 1}`,
        value: parcelText(parcel),
      })),
    ],
  },
];
