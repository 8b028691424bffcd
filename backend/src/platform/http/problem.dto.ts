import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import { COUNTED_THINGS, type CountedPart, PROBLEMS, type ProblemCode, STEPS } from '@reelpact/domain';

/** How every refusal is answered. */
export class ProblemDto {
  @ApiProperty({ example: 400 })
  statusCode: number;

  @ApiProperty({ enum: Object.keys(PROBLEMS), enumName: 'ProblemCode', example: 'VALIDATION_FAILED' })
  code: ProblemCode;

  @ApiProperty({ description: 'One sentence for a person.', example: 'Please check the marked fields.' })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'For each field that breaks a rule, one sentence.',
    example: { bio: 'Bio must be at least 10 characters' },
  })
  errors?: Record<string, string>;

  @ApiPropertyOptional({
    type: [String],
    description: 'With INVALID_TRANSITION: the events that are allowed now.',
    example: [STEPS.approve_content.event],
  })
  allowedEvents?: string[];

  @ApiPropertyOptional({
    type: 'array',
    items: {
      type: 'object',
      required: ['what', 'promised', 'delivered'],
      properties: {
        what: { type: 'string', enum: [...COUNTED_THINGS] },
        promised: { type: 'integer' },
        delivered: { type: 'integer' },
      },
    },
    description: 'With INCOMPLETE_DELIVERY and MISSING_CHANGED: what the delivery lacks.',
  })
  missing?: CountedPart[];

  @ApiPropertyOptional({
    type: 'integer',
    description: 'With TOO_MANY_REQUESTS: in how many seconds it is possible again; also in `Retry-After`.',
    example: 60,
  })
  retryAfter?: number;
}

/** What each refusing status means here. */
export const REFUSALS: Readonly<Record<number, string>> = {
  400: 'A field breaks a rule, or the request cannot be read.',
  401: 'Nobody is signed in.',
  403: 'The signed-in person may not do this.',
  404: 'It does not exist, or not for this caller.',
  409: 'The present state does not allow this.',
  412: 'What the request presupposes is not so.',
  413: 'The body is too large.',
  414: 'A part of the address is too long.',
  415: 'The content type is not supported.',
  416: 'The file has no such part.',
  422: 'Well-formed, but impossible.',
  429: 'Too many attempts.',
  503: 'A service that is needed does not answer.',
  507: 'There is not enough storage space.',
};

const RETRY_AFTER = {
  'Retry-After': {
    description: 'In how many seconds it is possible again.',
    schema: { type: 'integer' as const },
  },
};

/** Documents the refusals that a route can answer with. */
export const Refuses = (...statuses: number[]) =>
  applyDecorators(
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: REFUSALS[status] ?? '',
        type: ProblemDto,
        ...(status === 429 && { headers: RETRY_AFTER }),
      }),
    ),
  );
