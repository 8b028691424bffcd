import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DELETION_MESSAGES, PASSWORD } from '@reelpact/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailField } from '../../../platform/http/fields.js';
import { SECTION_NAMES } from '../personal-parts.js';

export class DeleteAccountDto {
  @EmailField({ message: DELETION_MESSAGES.email })
  email: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: PASSWORD.max,
    description:
      'Needed by an account that has one; without one, `PROOF_NEEDED` (403) when it’s long ago that you showed that it’s you.',
    example: 'a-long-password',
  })
  @MaxLength(PASSWORD.max, { message: DELETION_MESSAGES.password })
  @IsString({ message: DELETION_MESSAGES.password })
  @IsOptional()
  password?: string;
}

const ROWS = { type: 'array', items: { type: 'object', additionalProperties: true } } as const;

/** Everything that is kept of a person. */
export class ExportedDataDto {
  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(SECTION_NAMES.map((name) => [name, ROWS])),
    required: [...SECTION_NAMES],
    description: 'A list for each part of it, the newest on top.',
  })
  data: Record<string, readonly Record<string, unknown>[]>;
}
