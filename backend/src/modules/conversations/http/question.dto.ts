import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  INQUIRY,
  MESSAGE,
  PARTIES,
  type Party,
  REPORT,
  REPORT_REASON_NAMES,
  type ReportReason,
} from '@reelpact/domain';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { EmailField, TextField } from '../../../platform/http/fields.js';

const ID = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';

export class ReportDto {
  @ApiProperty({ enum: REPORT_REASON_NAMES, enumName: 'ReportReason' })
  @IsIn(REPORT_REASON_NAMES)
  reason: ReportReason;

  @TextField({
    ...REPORT.note,
    optional: true,
    multiLine: true,
    description: 'What happened.',
    example: 'They asked me to pay by bank transfer.',
  })
  note?: string;
}

export class BlockDto {
  @ApiProperty({ description: 'Whether the other side is blocked from now on.' })
  @IsBoolean()
  blocked: boolean;
}

export class QuestionDto {
  @TextField({ ...INQUIRY.name, messages: { min: INQUIRY.name.message }, example: 'Fernwood' })
  name: string;

  @EmailField()
  email: string;

  @TextField({
    ...INQUIRY.body,
    multiLine: true,
    messages: { min: INQUIRY.body.message },
    example: 'Do you film in Austin, too?',
  })
  body: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    description: 'The package that it is about.',
    example: ID,
  })
  @IsUUID(undefined, { message: 'Package ID must be a valid ID.' })
  @IsOptional()
  packageId?: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: MESSAGE.key.max,
    example: 'b7c1f0',
    description: 'Your own name of the message; sent again under it, nothing is added.',
  })
  @MaxLength(MESSAGE.key.max)
  @MinLength(1)
  @IsString()
  @IsOptional()
  key?: string;
}

export class AskedDto {
  @ApiProperty({
    format: 'uuid',
    example: ID,
    description: 'The conversation. Until it is confirmed, nobody can read it.',
  })
  conversationId: string;

  @ApiProperty({
    description:
      'Whether the creator has the message. If not, the address has to be proven first, by the link or code in the email that was sent to it.',
  })
  confirmed: boolean;
}

export class ReportedConversationDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;
  @ApiProperty({ format: 'uuid', example: ID })
  conversationId: string;
  @ApiProperty({ enum: PARTIES, enumName: 'Party', description: 'Who reported it.' })
  party: Party;
  @ApiProperty({ enum: REPORT_REASON_NAMES, enumName: 'ReportReason' })
  reason: ReportReason;
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;
  @ApiProperty({ example: 'Fernwood' })
  brandName: string;
  @ApiProperty({ example: 'Noor Haddad' })
  creatorName: string;
}
