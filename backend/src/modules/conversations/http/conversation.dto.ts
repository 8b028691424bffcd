import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE, PARTIES, type Party, READERS, type Reader } from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { AttachmentDto } from '../../../platform/http/attachment.dto.js';
import { TextField } from '../../../platform/http/fields.js';

const ID = '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70';
const LAST_SEQ = 2 ** 31 - 1;

export class MessageDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;
  @ApiProperty({ description: 'Its number in the conversation, from 1 without gaps.', example: 1 })
  seq: number;
  @ApiProperty({ enum: PARTIES, enumName: 'Party', description: 'Whose it is.' })
  party: Party;
  @ApiProperty({ example: 'Could you film it in daylight?' })
  body: string;
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when this caller can edit it; null for what is not theirs, or too old.',
  })
  editableUntil: string | null;
  @ApiProperty({ type: [AttachmentDto] })
  attachments: AttachmentDto[];
}

export class ConversationDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;
  @ApiProperty({ enum: READERS, enumName: 'BookingRole', description: 'As whom this caller reads it.' })
  role: Reader;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The booking that it is about.' })
  bookingId: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The package that was asked about.',
  })
  packageId: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Single Reel' })
  packageName: string | null;
  @ApiProperty({ example: 'Fernwood' })
  brandName: string;
  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description: 'The email that the brand has given, for the brand alone; null for everyone else.',
  })
  brandEmail: string | null;
  @ApiProperty({ example: 'Noor Haddad' })
  creatorName: string;
  @ApiProperty({ example: 'noor' })
  creatorUsername: string;
  @ApiProperty({ format: 'uuid', example: ID })
  creatorId: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why this caller can’t write in it; null when they can.',
  })
  closed: string | null;
  @ApiProperty({ description: 'Whether this caller has blocked the other side.' })
  blocked: boolean;
  @ApiProperty({ description: 'The number of the newest message; 0 when there is none.' })
  lastSeq: number;
  @ApiProperty({ description: 'Up to which message this caller has read.' })
  readSeq: number;
  @ApiProperty({ description: 'Up to which message the other side has read.' })
  otherReadSeq: number;
  @ApiProperty({ description: 'How many messages of the other side this caller hasn’t read.' })
  unread: number;
  @ApiProperty({ format: 'date-time' })
  lastAt: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The beginning of the newest message, in lists.',
  })
  preview: string | null;
}

export class MessagesQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Only those before this number.' })
  @Max(LAST_SEQ)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  before?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, description: 'Only those after this number.' })
  @Max(LAST_SEQ)
  @Min(0)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  after?: number;
}

export class NewMessageDto {
  @TextField({
    ...MESSAGE.body,
    optional: true,
    multiLine: true,
    messages: { max: MESSAGE.messages.tooLong },
    description: 'Can be left out when something is attached.',
    example: 'Could you film it in daylight?',
  })
  body?: string;

  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    maxItems: MESSAGE.attachments.max,
    description: 'Files that were attached before.',
    example: [],
  })
  @IsUUID(undefined, { each: true, message: MESSAGE.messages.attachment })
  @ArrayMaxSize(MESSAGE.attachments.max, { message: MESSAGE.messages.tooMany })
  @IsArray()
  @IsOptional()
  attachmentIds?: string[];

  @ApiPropertyOptional({
    type: String,
    maxLength: MESSAGE.key.max,
    example: 'b7c1f0',
    description:
      'Your own name of the message. Sent again under it, nothing is added, and the answer is the first one’s.',
  })
  @MaxLength(MESSAGE.key.max)
  @MinLength(1)
  @IsString()
  @IsOptional()
  key?: string;
}

export class EditMessageDto {
  @TextField({
    ...MESSAGE.body,
    multiLine: true,
    messages: { min: MESSAGE.messages.empty, max: MESSAGE.messages.tooLong },
    example: 'Could you film it outside?',
  })
  body: string;
}

export class SentMessageDto {
  @ApiProperty({ description: 'Its number in the conversation.', example: 3 })
  seq: number;

  @ApiProperty({ type: MessageDto, description: 'As it is kept, with what was attached.' })
  message: MessageDto;
}

export class ReadMessagesDto {
  @ApiProperty({ type: 'integer', minimum: 1, example: 3, description: 'The newest message that was seen.' })
  @Max(LAST_SEQ)
  @Min(1)
  @IsInt()
  seq: number;
}
