import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import {
  BLOCK_LIMITS,
  BLOCK_MESSAGES,
  FAQ_SUGGESTIONS,
  LINK_PICTURE,
  NETWORK_NAMES,
  type Network,
  accountProblem,
  webAddress,
} from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PictureDto } from '../../../platform/http/picture.dto.js';
import { EmptyIsAbsent, ProblemRule, Rule, TextField } from '../../../platform/http/fields.js';

const WebAddress = () =>
  Rule('webAddress', BLOCK_MESSAGES.url, (value) => webAddress(String(value)) !== null);

class BrandEntryDto {
  @TextField({
    ...BLOCK_LIMITS.entryTitle,
    messages: { min: BLOCK_MESSAGES.title },
    example: 'Kaffa Roasters',
  })
  name: string;
}

const PICTURE_URL_MAX = 200;

class LinkEntryDto {
  @TextField({
    ...BLOCK_LIMITS.entryTitle,
    messages: { min: BLOCK_MESSAGES.title },
    example: 'My newsletter',
  })
  title: string;

  @WebAddress()
  @TextField({
    ...BLOCK_LIMITS.url,
    messages: { min: BLOCK_MESSAGES.url },
    example: 'https://example.org/letters',
  })
  url: string;

  @ApiPropertyOptional({
    type: String,
    maxLength: PICTURE_URL_MAX,
    description: 'Its picture: what `addLinkPicture` has answered. Without it, the link has none.',
    example: '/api/media/links/Zx3kP0q9bT1w.webp',
  })
  @MaxLength(PICTURE_URL_MAX, { message: LINK_PICTURE.messages.missing })
  @IsString({ message: LINK_PICTURE.messages.missing })
  @IsOptional()
  @EmptyIsAbsent()
  pictureUrl?: string;
}

/** A link as visitors see it. */
class ShownLinkDto extends LinkEntryDto {
  @ApiPropertyOptional({
    type: PictureDto,
    description: 'The sizes of its picture, once they are made.',
  })
  picture?: PictureDto;
}

class SocialEntryDto {
  @ApiProperty({ enum: NETWORK_NAMES, enumName: 'SocialNetwork' })
  @IsIn(NETWORK_NAMES, { message: 'Please choose the network' })
  network: Network;

  @ProblemRule<SocialEntryDto>('account', (value, { network }) =>
    NETWORK_NAMES.includes(network) ? accountProblem(network, String(value)) : null,
  )
  @TextField({
    ...BLOCK_LIMITS.url,
    messages: { min: BLOCK_MESSAGES.url },
    description:
      'An address on the network, or a handle, with or without its @, which becomes one. Of a website, its address.',
    example: 'https://www.tiktok.com/@sophia',
  })
  url: string;

  @ApiProperty({ type: Number, nullable: true, description: 'The creator’s own figure.', example: 12400 })
  @Max(BLOCK_LIMITS.followers.max)
  @Min(0)
  @IsInt({ message: 'Followers must be a whole number' })
  @IsOptional()
  followers: number | null;
}

class FaqEntryDto {
  @TextField({
    ...BLOCK_LIMITS.question,
    messages: { min: BLOCK_MESSAGES.question },
    example: FAQ_SUGGESTIONS[0]?.question,
  })
  question: string;

  @TextField({
    ...BLOCK_LIMITS.answer,
    multiLine: true,
    messages: { min: BLOCK_MESSAGES.answer },
    example: FAQ_SUGGESTIONS[0]?.answer,
  })
  answer: string;
}

/** A kind uses the fields that are its own. */
export class BlockContentDto {
  @TextField({ ...BLOCK_LIMITS.heading, optional: true, example: 'My links' })
  heading?: string;

  @ApiPropertyOptional({ type: [BrandEntryDto], maxItems: BLOCK_LIMITS.brands })
  @ValidateNested({ each: true })
  @Type(() => BrandEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.brands)
  @IsArray()
  @IsOptional()
  brands?: readonly BrandEntryDto[];

  @ApiPropertyOptional({ type: [LinkEntryDto], maxItems: BLOCK_LIMITS.links })
  @ValidateNested({ each: true })
  @Type(() => LinkEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.links)
  @IsArray()
  @IsOptional()
  links?: readonly LinkEntryDto[];

  @ApiPropertyOptional({ type: [SocialEntryDto], maxItems: BLOCK_LIMITS.social })
  @ValidateNested({ each: true })
  @Type(() => SocialEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.social)
  @IsArray()
  @IsOptional()
  accounts?: readonly SocialEntryDto[];

  @TextField({ ...BLOCK_LIMITS.text, optional: true, multiLine: true })
  text?: string;

  @ApiPropertyOptional({ type: [FaqEntryDto], maxItems: BLOCK_LIMITS.faq })
  @ValidateNested({ each: true })
  @Type(() => FaqEntryDto)
  @ArrayMaxSize(BLOCK_LIMITS.faq)
  @IsArray()
  @IsOptional()
  questions?: readonly FaqEntryDto[];
}

/** The same as visitors see it. */
export class ShownContentDto extends OmitType(BlockContentDto, ['links'] as const) {
  @ApiPropertyOptional({ type: [ShownLinkDto] })
  links?: readonly ShownLinkDto[];
}
