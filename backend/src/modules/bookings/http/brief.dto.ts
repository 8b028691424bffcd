import { ApiProperty } from '@nestjs/swagger';
import { AttachmentDto } from '../../../platform/http/attachment.dto.js';

/** Who books, and what they want made. */
export class BriefDto {
  @ApiProperty({ example: 'Northwind Coffee' })
  brandName: string;

  @ApiProperty({ format: 'email' })
  contactEmail: string;

  @ApiProperty()
  projectDescription: string;

  @ApiProperty({ type: String, nullable: true })
  additionalNotes: string | null;

  @ApiProperty({ type: String, nullable: true })
  scriptUrl: string | null;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day by which the brand would like to have it; `dueAt` is what was agreed.',
  })
  wantedBy: string | null;

  @ApiProperty({ type: [AttachmentDto], description: 'What the brand sent with its brief.' })
  briefFiles: AttachmentDto[];

  @ApiProperty({ description: 'Whether this caller can add files to the brief, and remove them.' })
  briefFilesOpen: boolean;
}
