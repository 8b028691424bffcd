import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  PACKAGE_DEFAULTS,
  PACKAGE_LIMITS,
  PACKAGE_MESSAGES,
  type Revisions,
  parsePrice,
  parseRevisions,
  usernameKey,
} from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { EmailField, EmptyIsAbsent, Rule, TextField } from '../../../platform/http/fields.js';
import {
  ContentFormatField,
  EmojiField,
  type PackageFields,
  PriceRule,
  UsageRightsField,
} from '../../catalog/index.js';
import { UsernameField } from './creator.dto.js';

const defaults = PACKAGE_DEFAULTS.signUpWizard;
const lowestPrice = PACKAGE_LIMITS.wizardMinimumPriceCents;

/** The sign-up wizard's three steps: email, username, first package. */
export class SignUpDto {
  @EmailField()
  email: string;

  @UsernameField()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? usernameKey(value) : value))
  username: string;

  @TextField({
    ...PACKAGE_LIMITS.name,
    messages: { min: PACKAGE_MESSAGES.name },
    example: defaults.name,
  })
  packageName: string;

  @TextField({
    max: PACKAGE_LIMITS.description.max,
    messages: { min: PACKAGE_MESSAGES.descriptionGiven },
    multiLine: true,
    example: 'Three photos of your product in daily life',
  })
  packageDescription: string;

  @Rule('lowestPrice', PACKAGE_MESSAGES.wizardPrice, (value) => (parsePrice(value) ?? 0) >= lowestPrice)
  @PriceRule({ minimum: lowestPrice / 100, example: defaults.price })
  @Rule('price', PACKAGE_MESSAGES.price, (value) => ![undefined, null, ''].includes(value as string))
  packagePrice: number | string;

  @TextField({ ...PACKAGE_LIMITS.deliveryTime, optional: true, example: defaults.deliveryTime })
  packageDeliveryTime?: string;

  @EmojiField()
  packageEmoji?: string;

  @ApiPropertyOptional({ oneOf: [{ type: 'integer' }, { type: 'string' }], example: defaults.revisions })
  @Rule('revisions', PACKAGE_MESSAGES.revisions, (value) => parseRevisions(value) !== null)
  @IsOptional()
  @EmptyIsAbsent()
  packageRevisions?: Revisions | string;

  @ContentFormatField()
  packageContentFormat?: string;

  @UsageRightsField()
  packageUsageRights?: string;

  @TextField({
    max: PACKAGE_LIMITS.includes.max,
    optional: true,
    multiLine: true,
    example: defaults.includes,
  })
  packageIncludes?: string;
}

/** The wizard's own starting values stand for terms that were not sent; nobody is promised content unasked. */
export function firstPackageOf(form: SignUpDto): PackageFields {
  return {
    name: form.packageName,
    description: form.packageDescription,
    price: form.packagePrice,
    deliveryTime: form.packageDeliveryTime ?? defaults.deliveryTime,
    revisions: form.packageRevisions ?? defaults.revisions,
    contentFormat: form.packageContentFormat ?? defaults.contentFormat,
    usageRights: form.packageUsageRights ?? defaults.usageRights,
    includes: form.packageIncludes ?? '',
    ...(form.packageEmoji !== undefined && { emoji: form.packageEmoji }),
  };
}
