import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DOCUMENT_KINDS, type DocumentKind } from '@reelpact/domain';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { PageQuery } from '../../../platform/http/pages.js';

const ID = '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35';
/** PostgreSQL numbers years up to here in four digits, and so do our numbers. */
const YEARS = { min: 2000, max: 9999 };

export class DocumentsQuery extends PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: YEARS.min,
    maximum: YEARS.max,
    example: 2026,
    description: 'Only those of this year, in UTC.',
  })
  @Max(YEARS.max)
  @Min(YEARS.min)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  year?: number;
}

class NamedDocumentDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ example: 'R-2026-000122' })
  number: string;
}

export class DocumentSummaryDto {
  @ApiProperty({ format: 'uuid', example: ID })
  id: string;

  @ApiProperty({ enum: DOCUMENT_KINDS, enumName: 'DocumentKind' })
  kind: DocumentKind;

  @ApiProperty({ description: 'The kind as people read it.', example: 'Receipt' })
  title: string;

  @ApiProperty({ description: 'Gapless in each series and year.', example: 'R-2026-000123' })
  number: string;

  @ApiProperty({ format: 'date-time', description: 'When it was issued.' })
  date: string;

  @ApiProperty({
    description: 'Dollars. Of a fee statement the fees; below zero when more was returned than taken.',
    example: '150.00',
  })
  amount: string;

  @ApiProperty({ example: 'usd' })
  currency: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null for what sums up a month, and for what is about a tip.',
  })
  bookingId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What it is about, in a few words: the package, the tip, or the month.',
    example: 'Single Reel',
  })
  subject: string | null;

  @ApiProperty({ type: NamedDocumentDto, nullable: true, description: 'The document that it replaces.' })
  corrects: NamedDocumentDto | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The number of the document that replaces it; null for the newest form.',
    example: null,
  })
  replacedBy: string | null;

  @ApiProperty({
    description: 'Whether this reader can have it reissued with other billing details.',
    example: true,
  })
  reissuable: boolean;

  @ApiProperty({ description: 'The PDF.', example: `/api/documents/${ID}.pdf` })
  pdfUrl: string;
}

class DocumentFactDto {
  @ApiProperty({ example: 'Paid by' })
  label: string;

  @ApiProperty({ example: 'Visa ending in 4242' })
  text: string;
}

class DocumentPartyDto {
  @ApiProperty({ example: 'Billed to' })
  label: string;

  @ApiProperty({ type: [String], example: ['Northwind Coffee', '12 Harbor Road', 'Tax ID: 12-3456789'] })
  lines: string[];
}

class DocumentRowDto {
  @ApiProperty({ example: 'Single Reel' })
  label: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  detail: string | null;

  @ApiProperty({ description: 'As people read it.', example: '$150.00' })
  amount: string;
}

class DocumentTotalDto {
  @ApiProperty({ example: 'Paid' })
  label: string;

  @ApiProperty({ description: 'As people read it.', example: '$150.00' })
  amount: string;
}

export class DocumentDto extends DocumentSummaryDto {
  @ApiProperty({ type: [DocumentFactDto], description: 'As the PDF shows them.' })
  facts: DocumentFactDto[];

  @ApiProperty({ type: [DocumentPartyDto] })
  parties: DocumentPartyDto[];

  @ApiProperty({ type: [DocumentRowDto], description: 'They sum to the total.' })
  rows: DocumentRowDto[];

  @ApiProperty({ type: DocumentTotalDto })
  total: DocumentTotalDto;

  @ApiProperty({ type: [String], example: ['This is not a tax invoice.'] })
  notes: string[];

  @ApiProperty({
    description: 'The document’s data as JSON, written once: the very text that the sum is of.',
    example: '{"id": "01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35", "kind": "receipt", "number": "R-2026-000123"}',
  })
  record: string;

  @ApiProperty({
    description: 'SHA-256 of `record` in UTF-8, in hexadecimal.',
    pattern: '^[0-9a-f]{64}$',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  sha256: string;
}
