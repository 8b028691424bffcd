import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { FOCUS, PORTFOLIO, PORTFOLIO_STATUSES, PROFILE_IMAGE, type PortfolioStatus } from '@reelpact/domain';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  ValidateNested,
} from 'class-validator';
import { FocusDto } from '../../../platform/http/focus.dto.js';
import { TextField } from '../../../platform/http/fields.js';
import { PortfolioItemDto } from './package.dto.js';

/** An item as its owner sees it. */
export class OwnPortfolioItemDto extends OmitType(PortfolioItemDto, [
  'imageUrl',
  'picture',
  'loopUrl',
] as const) {
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/media/portfolio/0199.webp',
    description: 'Of a video that is not ready there is no picture.',
  })
  imageUrl: string | null;

  @ApiProperty({
    enum: PORTFOLIO_STATUSES,
    enumName: 'PortfolioStatus',
    description: 'Others see only what is ready.',
  })
  status: PortfolioStatus;

  @ApiProperty({ type: String, nullable: true, description: 'Why it has failed.' })
  problem: string | null;
}

export class TitledDto {
  @TextField({
    max: PORTFOLIO.title.max,
    messages: { min: PORTFOLIO.title.message },
    example: 'Morning coffee',
  })
  title: string;
}

export class NewPhotoDto extends TitledDto {
  @ApiProperty({
    type: String,
    description: 'A data URL of a picture of at most 5 MB.',
    example:
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  })
  @IsString({ message: PROFILE_IMAGE.messages.type })
  image: string;
}

class ArrangedItemDto extends TitledDto {
  @ApiProperty({ format: 'uuid', example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' })
  @IsUUID(undefined, { message: PORTFOLIO.messages.missing })
  id: string;

  @ApiPropertyOptional({
    type: FocusDto,
    description: 'What stays in view where the picture is cropped. Without it, what was chosen before stays.',
  })
  @ValidateNested()
  @Type(() => FocusDto)
  @IsObject({ message: FOCUS.message })
  @IsOptional()
  focus?: FocusDto;
}

export class ArrangePortfolioDto {
  @ApiProperty({
    type: [ArrangedItemDto],
    maxItems: PORTFOLIO.perCreator,
    description: 'All items, in their order.',
  })
  @ValidateNested({ each: true })
  @Type(() => ArrangedItemDto)
  @ArrayMaxSize(PORTFOLIO.perCreator)
  @IsArray()
  items: ArrangedItemDto[];
}
