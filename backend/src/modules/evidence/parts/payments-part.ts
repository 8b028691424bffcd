import { Injectable } from '@nestjs/common';
import {
  CURRENCY,
  EVIDENCE_LABELS as LABELS,
  EVIDENCE_TEXTS as TEXTS,
  EVIDENCE_TITLES,
  type EvidenceBlock,
  STATEMENT_SUMS,
  formatMoney,
  toDecimalString,
  utcText,
} from '@reelpact/domain';
import type { Snapshot } from '../../../platform/database/database.js';
import type { BookingRole } from '../../bookings/index.js';
import { type PostedStatement, ReadStatement } from '../../escrow/index.js';
import { type ProviderReference, providerReferences } from '../reads/read-evidence.js';
import type { EvidencePart, EvidenceSubject, PartContent } from './evidence-part.js';

/** What became of the money, as its reader's statement says it; for admins with what the payment provider calls it. */
@Injectable()
export class PaymentsPart implements EvidencePart {
  readonly key = 'payments';
  readonly title = EVIDENCE_TITLES.payments;

  constructor(private readonly statement: ReadStatement) {}

  async read(at: Snapshot, { record, role }: EvidenceSubject): Promise<() => PartContent> {
    const posted = await this.statement.posted(at, record, role);
    const references = role === 'admin' ? await providerReferences(at, record.id) : null;
    const { openChargeback, closedChargebacks } = record.state.context;
    const chargebacks = [...(openChargeback === null ? [] : [openChargeback]), ...closedChargebacks];
    return () => ({
      facts: {
        ...statementFacts(posted),
        ...(references && { references: references.map(referenceFacts), chargebacks }),
      },
      blocks: [
        ...statementBlocks(posted, role),
        ...(references === null ? [] : referenceBlocks(references, chargebacks)),
      ],
    });
  }
}

const statementFacts = ({ gross, platformFee, net, refunded, settled, place, lines }: PostedStatement) => ({
  currency: CURRENCY,
  gross: toDecimalString(gross),
  fee: toDecimalString(platformFee),
  net: toDecimalString(net),
  refunded: toDecimalString(refunded),
  settled,
  place,
  lines: lines.map(({ at, label, amount }) => ({
    ...{ at: new Date(at).toISOString(), label, amount: toDecimalString(amount) },
  })),
});

function statementBlocks(statement: PostedStatement, role: BookingRole): EvidenceBlock[] {
  const { lines, place } = statement;
  const sums = (['gross', 'platformFee', 'net', 'refunded'] as const).map((sum) => ({
    ...{ name: STATEMENT_SUMS[role][sum], value: formatMoney(statement[sum]) },
  }));
  const rows = lines.map(({ at, label, amount }) => [utcText(at), label, formatMoney(amount)]);
  return [
    { kind: 'text', text: place },
    { kind: 'facts', facts: sums },
    rows.length === 0
      ? { kind: 'text', text: TEXTS.nothingPaid }
      : { kind: 'table', head: [LABELS.when, LABELS.what, LABELS.amount], rows },
  ];
}

const referenceFacts = ({ kind, reference, amountCents, status, at }: ProviderReference) => ({
  ...{ kind, reference, amount: toDecimalString(amountCents), status, at: at.toISOString() },
});

const referenceBlocks = (
  references: readonly ProviderReference[],
  chargebacks: readonly string[],
): EvidenceBlock[] => [
  { kind: 'heading', text: TEXTS.references },
  {
    kind: 'table',
    head: [LABELS.when, LABELS.what, LABELS.amount, LABELS.status, LABELS.reference],
    rows: references.map(({ at, kind, amountCents, status, reference }) => [
      ...[utcText(at), kind, formatMoney(amountCents), status ?? '', reference ?? ''],
    ]),
  },
  { kind: 'facts', facts: [{ name: LABELS.chargebacks, value: chargebacks.join(', ') }] },
];
