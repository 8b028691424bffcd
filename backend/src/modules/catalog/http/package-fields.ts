import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  AI_TEXTS,
  AI_USES,
  CANCELLATION_FEE,
  CONTENT_FORMAT_WORDS,
  EMOJI_MAX_CHARACTERS,
  MAX_AMOUNT_CENTS,
  MAX_REVISIONS,
  PACKAGE_MESSAGES,
  USAGE_RIGHTS_WORDS,
  isEmoji,
  parsePrice,
} from '@reelpact/domain';
import { IsIn, IsOptional } from 'class-validator';
import { EmptyIsAbsent, Rule } from '../../../platform/http/fields.js';

export const REVISIONS_SCHEMA = {
  oneOf: [
    { type: 'integer', minimum: 0, maximum: MAX_REVISIONS },
    { type: 'string', enum: ['unlimited'] },
  ],
  example: 2,
};

export const CANCELLATION_SCHEMA = {
  type: 'integer',
  minimum: 0,
  maximum: CANCELLATION_FEE.max,
  example: 20,
} as const;

/** The rule of a price and its description; whether it must be given is for the form to say. */
export const PriceRule = ({ minimum = 0, optional = false, example = 150 } = {}) =>
  applyDecorators(
    (optional ? ApiPropertyOptional : ApiProperty)({
      oneOf: [{ type: 'number', minimum, maximum: MAX_AMOUNT_CENTS / 100 }, { type: 'string' }],
      description: 'Dollars, with at most two decimals.',
      example,
    }),
    Rule('price', PACKAGE_MESSAGES.priceRange, (value) => parsePrice(value) !== null),
  );

/** Dollars as a number or a decimal string, from 0 to 100,000. */
export const PriceField = () =>
  applyDecorators(
    Rule(
      'priceGiven',
      PACKAGE_MESSAGES.price,
      (value) => value !== undefined && value !== null && value !== '',
    ),
    PriceRule(),
  );

/** An emoji of at most two characters as people count them. */
export const EmojiField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      example: '📦',
      description: `At most ${EMOJI_MAX_CHARACTERS} characters.`,
    }),
    EmptyIsAbsent(),
    IsOptional(),
    Rule('emoji', `Emoji can have at most ${EMOJI_MAX_CHARACTERS} characters`, isEmoji),
  );

/** Any editor's word for a content format. */
export const ContentFormatField = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: CONTENT_FORMAT_WORDS, enumName: 'ContentFormatWord' }),
    EmptyIsAbsent(),
    IsOptional(),
    IsIn(CONTENT_FORMAT_WORDS, { message: 'Please choose one of the content formats' }),
  );

/** Any editor's word for usage rights. */
export const UsageRightsField = () =>
  applyDecorators(
    ApiPropertyOptional({ enum: USAGE_RIGHTS_WORDS, enumName: 'UsageRightsWord' }),
    EmptyIsAbsent(),
    IsOptional(),
    IsIn(USAGE_RIGHTS_WORDS, { message: 'Please choose one of the usage rights' }),
  );

/** How a form and a program say that nothing is said: null is no answer. */
const AI_ANSWERS = [...AI_USES, ''] as const;
export type AiAnswer = (typeof AI_ANSWERS)[number];

/** What a package says of AI. @param description of the field */
export const AiOfferField = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ enum: AI_ANSWERS, enumName: 'AiAnswer', description, example: 'edited' }),
    IsOptional(),
    IsIn(AI_ANSWERS, { message: AI_TEXTS.unknown }),
  );
