import { ApiProperty } from '@nestjs/swagger';
import { ATTACHMENT, ATTACHMENT_KINDS, type AttachmentKind } from '@reelpact/domain';
import { IsString, MaxLength } from 'class-validator';
import type { KeptAttachment } from '../media/keep-attachments.js';
import type { FileLinks } from '../storage/file-links.js';
import { FileNameField } from './fields.js';

/** Characters of a data URL of the largest file that is taken. */
const DATA_MAX = Math.ceil((ATTACHMENT.maxBytes * 4) / 3) + 100;

/** A picture or PDF that somebody has sent. */
export class AttachmentDto {
  @ApiProperty({ format: 'uuid', example: '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70' })
  id: string;

  @ApiProperty({ enum: ATTACHMENT_KINDS, enumName: 'AttachmentKind' })
  kind: AttachmentKind;

  @ApiProperty({ example: 'moodboard.webp' })
  name: string;

  @ApiProperty({ description: 'Bytes.', example: 182_044 })
  size: number;

  @ApiProperty({
    description: 'Where it is, for an hour. A PDF is always saved, never shown.',
    example: '/api/files/eyJrIjoi.c2ln',
  })
  url: string;
}

export class NewAttachmentDto {
  @FileNameField({ max: ATTACHMENT.name.max, description: 'The file’s name.', example: 'moodboard.jpg' })
  name: string;

  @ApiProperty({
    type: String,
    maxLength: DATA_MAX,
    description:
      'A picture or PDF as a data URL, 5 MB at most. Pictures are redrawn, upright and without metadata.',
    example: 'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
  })
  @MaxLength(DATA_MAX, { message: ATTACHMENT.messages.size })
  @IsString({ message: ATTACHMENT.messages.type })
  data: string;
}

export function presentAttachment(
  { id, kind, name, size, storageKey }: KeptAttachment & { id: string },
  links: FileLinks,
): AttachmentDto {
  const isPicture = kind === 'picture';
  const mimeType = isPicture ? 'image/webp' : 'application/pdf';
  return {
    id,
    kind,
    name,
    size,
    url: links.url({ key: storageKey, fileName: name, mimeType, download: !isPicture }),
  };
}
