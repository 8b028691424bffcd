import { ApiProperty } from '@nestjs/swagger';
import { AI_USES, type AiUse, LICENSE_STANDINGS, type LicenseStanding } from '@reelpact/domain';

const ID = '9f2c4e6a8b0d1f3355779bbddff02468';
const SUM = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

class LicensedFileDto {
  @ApiProperty({ example: 'reel.mp4' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Bytes.', example: 18_432_001 })
  size: number;

  @ApiProperty({ enum: ['image', 'video'], description: 'What it is.' })
  kind: string;

  @ApiProperty({
    description: 'SHA-256 of the file’s bytes, in hexadecimal.',
    pattern: '^[0-9a-f]{64}$',
    example: SUM,
  })
  sha256: string;

  @ApiProperty({
    enum: AI_USES,
    enumName: 'AiUse',
    nullable: true,
    description: 'What its creator stated of AI in it; null where nothing was stated.',
    example: 'none',
  })
  ai: AiUse | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The file’s credential, signed, to keep beside it; null unless the license is valid.',
    example: `https://reelpact.example/api/licenses/${ID}/credentials/${SUM}`,
  })
  credentialUrl: string | null;
}

class LicenseLineDto {
  @ApiProperty({ example: 'Usage rights' })
  label: string;

  @ApiProperty({ example: 'On the brand’s social media' })
  text: string;
}

export class LicenseDto {
  @ApiProperty({
    description: 'Anyone who knows it may read the license.',
    pattern: '^[0-9a-f]{32}$',
    example: ID,
  })
  id: string;

  @ApiProperty({
    description: 'Its page, for people.',
    example: `https://reelpact.example/licenses/${ID}`,
  })
  url: string;

  @ApiProperty({
    description: 'The certificate, as a PDF.',
    example: `https://reelpact.example/api/licenses/${ID}/certificate.pdf`,
  })
  certificateUrl: string;

  @ApiProperty({
    enum: LICENSE_STANDINGS,
    enumName: 'LicenseStanding',
    description:
      'Whether it counts now: suspended while a card network reviews the payment, revoked when the payment was charged back or refunded in full.',
  })
  standing: LicenseStanding;

  @ApiProperty({ description: 'The standing as people read it.', example: 'Valid' })
  standingTitle: string;

  @ApiProperty({
    description: 'Why, as one sentence.',
    example: 'The content may be used as stated here.',
  })
  standingText: string;

  @ApiProperty({ format: 'date-time', description: 'When the content was approved.' })
  issuedAt: string;

  @ApiProperty({ description: 'Who may use the content.', example: 'Northwind Coffee' })
  brand: string;

  @ApiProperty({ description: 'Who made it.', example: 'Sophia Reyes' })
  creator: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The creator’s username as it is now; null once the account is deleted.',
    example: 'sophiacreates',
  })
  creatorUsername: string | null;

  @ApiProperty({ description: 'The package that was booked.', example: 'Single Reel' })
  packageName: string;

  @ApiProperty({
    description: 'What the brand may do with the content.',
    example: 'On the brand’s social media',
  })
  rights: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where; null when the package doesn’t say.',
    example: 'Worldwide',
  })
  territory: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For how long; null when the package doesn’t say.',
    example: 'Without an end date',
  })
  term: string | null;

  @ApiProperty({ type: 'integer', description: 'The delivered version that was approved.', example: 1 })
  version: number;

  @ApiProperty({ type: [LicensedFileDto], description: 'The original files of that version.' })
  files: LicensedFileDto[];

  @ApiProperty({ type: [LicenseLineDto], description: 'The same as the certificate shows it.' })
  lines: LicenseLineDto[];
}
