import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DEFAULT_REVISION_KIND,
  type InputOf,
  PARCEL_PROBLEMS,
  REJECTION_GROUNDS,
  REVISION_KINDS,
  STEP_FIELDS,
  type StepField,
  TAKEN_STEPS,
  type TakenStep,
  fieldsOf,
  parseDollars,
  stepRow,
} from '@reelpact/domain';
import { IsIn, IsInt, IsISO8601, IsOptional, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { Rule, TextField } from '../../../platform/http/fields.js';

const { reason, feedback, notes, submissionId, version, kind, creatorPercent, amount, dueAt, number } =
  STEP_FIELDS;
const { carrier, tracking, shipment, problem, ground } = STEP_FIELDS;

/** What a revision is about, on any call that asks for one. */
export const RevisionKindField = () =>
  applyDecorators(
    ApiPropertyOptional({
      enum: REVISION_KINDS,
      enumName: 'RevisionKind',
      description: `What the revision is about, for the record; ${DEFAULT_REVISION_KIND} when it is not given.`,
    }),
    IsIn(REVISION_KINDS, { message: kind.missing }),
    IsOptional(),
  );

/** Why content is rejected, on any call that can. */
export const GroundField = () =>
  applyDecorators(
    ApiPropertyOptional({
      enum: REJECTION_GROUNDS,
      enumName: 'RejectionGround',
      description: 'Why the content is rejected, for the record; the feedback says what exactly is wrong.',
    }),
    IsIn(REJECTION_GROUNDS, { message: ground.missing }),
    IsOptional(),
  );

/** More than anybody delivers; a number that the database can hold. */
const MAX_VERSION = 1_000_000;
/** Longer than any moment with a fraction and an offset. */
const MAX_MOMENT = 40;

const textField = ({ max, missing }: { max: number; missing: string }, needed: boolean, example?: string) =>
  TextField({ max, multiLine: true, optional: !needed, messages: { min: missing }, example });

const lineField = ({ max }: { max: number }, needed: boolean, example: string) =>
  TextField({ max, optional: !needed, example });
const numberField = (description: string, message: string, needed = true) =>
  applyDecorators(
    (needed ? ApiProperty : ApiPropertyOptional)({
      type: 'integer',
      minimum: 1,
      maximum: MAX_VERSION,
      description,
      example: 1,
    }),
    Max(MAX_VERSION, { message }),
    Min(1, { message }),
    IsInt({ message }),
    ...(needed ? [] : [IsOptional()]),
  );

/** How each field of the table of steps is documented and checked. */
const FIELDS: Readonly<Record<StepField, (needed: boolean) => PropertyDecorator>> = {
  reason: (needed) => textField(reason, needed, needed ? 'I am away that week.' : undefined),
  feedback: (needed) => textField(feedback, needed),
  notes: (needed) => textField(notes, needed, 'Job approved by creator'),
  submissionId: () =>
    applyDecorators(
      ApiPropertyOptional({
        type: String,
        format: 'uuid',
        description: 'The version that was looked at; a stale one is refused.',
      }),
      IsUUID(undefined, { message: submissionId.missing }),
      IsOptional(),
    ),
  version: () =>
    applyDecorators(
      ApiPropertyOptional({
        type: 'integer',
        minimum: 1,
        maximum: MAX_VERSION,
        description:
          'The number of the version that was looked at, in place of its ID; a stale one is refused.',
      }),
      Max(MAX_VERSION, { message: version.missing }),
      Min(1, { message: version.missing }),
      IsInt({ message: version.missing }),
      IsOptional(),
    ),
  kind: RevisionKindField,
  ground: GroundField,
  creatorPercent: () =>
    applyDecorators(
      ApiProperty({
        type: Number,
        minimum: 0,
        maximum: 100,
        description: 'The creator’s share in percent.',
        example: 50,
      }),
      Max(100),
      Min(0),
      IsInt({ message: creatorPercent.missing }),
    ),
  amount: () =>
    applyDecorators(
      ApiProperty({
        oneOf: [{ type: 'number' }, { type: 'string' }],
        description: 'Dollars that go back to the brand.',
        example: '50.00',
      }),
      Rule('amount', amount.missing, (value) => parseDollars(value) !== null),
    ),
  dueAt: () =>
    applyDecorators(
      ApiProperty({
        type: String,
        format: 'date-time',
        description: 'When the content is to be due.',
        example: '2027-01-15T12:00:00.000Z',
      }),
      IsISO8601({ strict: true }, { message: dueAt.missing }),
      Matches(/T.*(Z|[+-]\d\d:?\d\d)$/, { message: dueAt.missing }),
      MaxLength(MAX_MOMENT, { message: dueAt.missing }),
    ),
  number: () =>
    numberField(
      'The number of the request or the proposal that is answered; an older one is refused.',
      number.missing,
    ),
  carrier: (needed) => lineField(carrier, needed, 'UPS'),
  tracking: (needed) => lineField(tracking, needed, '1Z999AA10123456784'),
  shipment: (needed) =>
    numberField(
      'The number of the parcel that is spoken of; an older one is refused.',
      shipment.missing,
      needed,
    ),
  problem: () =>
    applyDecorators(
      ApiProperty({ enum: PARCEL_PROBLEMS, enumName: 'ParcelProblem', example: 'damaged' }),
      IsIn(PARCEL_PROBLEMS, { message: problem.missing }),
    ),
};

/** What the interface's description calls a body with these fields; the names are older than the table. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'NothingDto',
  'notes?': 'ApproveRequestDto',
  reason: 'ReasonDto',
  'feedback?,submissionId?,version?': 'FeedbackDto',
  'feedback,submissionId?,version?,kind?': 'RevisionDto',
  'feedback?,submissionId?,version?,ground?': 'RejectionDto',
  'creatorPercent,reason?': 'ResolveDisputeDto',
  'reason,amount': 'GrantRefundDto',
  dueAt: 'DueDateDto',
  'dueAt,reason': 'AskExtensionDto',
  'number,dueAt': 'NamedExtensionDto',
  number: 'NamedOfferDto',
  creatorPercent: 'CancelBookingDto',
  'creatorPercent,reason': 'ProposeSettlementDto',
  'number,creatorPercent': 'NamedProposalDto',
  'carrier?,tracking?': 'SendProductDto',
  'shipment?,carrier?,tracking?': 'CorrectShipmentDto',
  'shipment,problem,reason': 'ReportProductDto',
};

type Body<S extends TakenStep> = new () => InputOf<S>;
const made = new Map<string, new () => object>();

/** The class behind a step's body, made from its row; steps with the same fields share one. */
function bodyOf(step: TakenStep): new () => object {
  const { input } = stepRow(step);
  const fields = fieldsOf(step);
  const signature = fields.map((field) => (input[field] === 'required' ? field : `${field}?`)).join(',');
  const known = made.get(signature);
  if (known) return known;
  const name =
    NAMES[signature] ?? `${step.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Dto`;
  // eslint-disable-next-line @typescript-eslint/no-extraneous-class -- its fields come from the table, below
  const Made = { [name]: class {} }[name] as new () => object;
  const prototype = Made.prototype as object;
  for (const field of fields) {
    // What a written-out class has from the compiler; the decorators ask for it.
    Reflect.defineMetadata('design:type', Object, prototype, field);
    FIELDS[field](input[field] === 'required')(prototype, field);
  }
  made.set(signature, Made);
  return Made;
}

/** What comes with each step. */
export const STEP_BODIES = Object.fromEntries(TAKEN_STEPS.map((step) => [step, bodyOf(step)])) as {
  readonly [S in TakenStep]: Body<S>;
};
