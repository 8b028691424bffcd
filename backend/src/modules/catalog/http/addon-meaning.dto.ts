import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ADDON_LIMITS,
  ADDON_MEANING_KINDS,
  ADDON_MESSAGES,
  type AddonMeaning,
  type AddonMeaningKind,
  COUNTED_THINGS,
  type Counted,
  agreedDelivery,
  meaningText,
} from '@reelpact/domain';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';

/** What an add-on changes about a booking. */
export class AddonMeaningDto {
  @ApiProperty({ enum: ADDON_MEANING_KINDS.filter((kind) => kind !== 'none'), enumName: 'AddonMeaningKind' })
  kind: AddonMeaning['kind'];

  @ApiPropertyOptional({
    type: 'integer',
    minimum: ADDON_LIMITS.days.min,
    maximum: ADDON_LIMITS.days.max,
    description:
      'With faster: within how many days the content is delivered, in place of the package’s time.',
    example: 2,
  })
  days?: number;

  @ApiPropertyOptional({ enum: COUNTED_THINGS, enumName: 'Counted', description: 'With more: of what.' })
  what?: Counted;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: ADDON_LIMITS.count.min,
    maximum: ADDON_LIMITS.count.max,
    description: 'With more: how many are delivered on top.',
    example: 1,
  })
  count?: number;

  @ApiProperty({ description: 'What it changes, in words.', example: 'Delivery within 2 days' })
  text: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The delivery time that takes the place of the package’s; null where that stays.',
    example: '2 days',
  })
  deliveryTime: string | null;
}

/** A meaning with its words; null for an add-on that changes neither time nor number. */
export const presentMeaning = (meaning: AddonMeaning | null = null): AddonMeaningDto | null =>
  meaning && {
    ...meaning,
    text: meaningText(meaning),
    deliveryTime: agreedDelivery('', [{ meaning }]) || null,
  };

/** The same as editors send it. */
export class AddonMeaningInputDto {
  @ApiProperty({
    enum: ADDON_MEANING_KINDS,
    enumName: 'AddonMeaningChoice',
    description: '`none` takes a meaning away.',
  })
  @IsIn(ADDON_MEANING_KINDS, { message: 'Please choose what this add-on changes' })
  kind: AddonMeaningKind;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: ADDON_LIMITS.days.min,
    maximum: ADDON_LIMITS.days.max,
    example: 2,
  })
  @Max(ADDON_LIMITS.days.max, { message: ADDON_MESSAGES.days })
  @Min(ADDON_LIMITS.days.min, { message: ADDON_MESSAGES.days })
  @IsInt({ message: ADDON_MESSAGES.days })
  @IsOptional()
  days?: number;

  @ApiPropertyOptional({ enum: COUNTED_THINGS, enumName: 'Counted' })
  @IsIn(COUNTED_THINGS, { message: `what must be ${COUNTED_THINGS.join(', ')}` })
  @IsOptional()
  what?: Counted;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: ADDON_LIMITS.count.min,
    maximum: ADDON_LIMITS.count.max,
    example: 1,
  })
  @Max(ADDON_LIMITS.count.max, { message: ADDON_MESSAGES.count })
  @Min(ADDON_LIMITS.count.min, { message: ADDON_MESSAGES.count })
  @IsInt({ message: ADDON_MESSAGES.count })
  @IsOptional()
  count?: number;
}
