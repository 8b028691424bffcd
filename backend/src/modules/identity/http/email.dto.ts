import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EMAIL, EMAIL_LINK, PASSWORD, Problem, isEmail } from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { EmailField, EmptyIsAbsent, Rule } from '../../../platform/http/fields.js';
import { CleanText } from '../../../platform/http/validation.js';
import type { LinkProof } from '../mailed-links/mailed-proof.js';

/** A password to be set: limits, and no trimming, because every character of it counts. */
export const NewPasswordField = () =>
  applyDecorators(
    MaxLength(PASSWORD.max, { message: `Must be at most ${PASSWORD.max} characters` }),
    MinLength(PASSWORD.min, { message: PASSWORD.hint }),
    IsString({ message: PASSWORD.hint }),
  );
const PASSWORD_SCHEMA = {
  type: String,
  minLength: PASSWORD.min,
  maxLength: PASSWORD.max,
  example: 'a-long-password',
} as const;

/** The link's token; or the email and the code that stood beside the link. */
export class LinkProofDto {
  @ApiPropertyOptional({
    type: String,
    maxLength: 100,
    description: 'From the mailed link.',
    example: 'q8rZ1mT5vXw3',
  })
  @MaxLength(100, { message: EMAIL_LINK.messages.proof })
  @IsString({ message: EMAIL_LINK.messages.proof })
  @IsOptional()
  @EmptyIsAbsent()
  token?: string;

  @ApiPropertyOptional({ type: String, format: 'email', maxLength: EMAIL.max, description: 'With `code`.' })
  @Rule('email', EMAIL.message, (value) => typeof value === 'string' && isEmail(value))
  @IsOptional()
  @EmptyIsAbsent()
  @CleanText()
  email?: string;

  @ApiPropertyOptional({ type: String, pattern: EMAIL_LINK.codePattern.source, example: '042517' })
  @Matches(EMAIL_LINK.codePattern, { message: EMAIL_LINK.messages.code })
  @IsOptional()
  @EmptyIsAbsent()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll(/\s/g, '') : value,
  )
  code?: string;
}

export class VerifyEmailDto extends LinkProofDto {
  @ApiPropertyOptional({
    ...PASSWORD_SCHEMA,
    description:
      'The account’s new password. Without it the account has none until one is set by reset-password.',
  })
  @NewPasswordField()
  @IsOptional()
  password?: string;
}

export class ResetPasswordDto extends LinkProofDto {
  @ApiProperty(PASSWORD_SCHEMA)
  @NewPasswordField()
  password: string;
}

/** The present password of somebody who is signed in. */
const PresentPasswordField = () =>
  applyDecorators(
    ApiProperty({ type: String, maxLength: PASSWORD.max, example: 'my-old-password' }),
    MaxLength(PASSWORD.max, { message: PASSWORD.messages.wrong }),
    MinLength(1, { message: PASSWORD.messages.wrong }),
    IsString({ message: PASSWORD.messages.wrong }),
  );

export class ChangePasswordDto {
  @PresentPasswordField()
  currentPassword: string;

  @ApiProperty(PASSWORD_SCHEMA)
  @NewPasswordField()
  password: string;
}

export class LinkTokenDto {
  @ApiProperty({
    type: String,
    maxLength: 100,
    description: 'From the mailed link.',
    example: 'q8rZ1mT5vXw3',
  })
  @MaxLength(100, { message: EMAIL_LINK.messages.proof })
  @MinLength(1, { message: EMAIL_LINK.messages.proof })
  @IsString({ message: EMAIL_LINK.messages.proof })
  token: string;
}

export class EmailDto {
  @EmailField()
  email: string;
}

/** @throws Problem VALIDATION_FAILED when neither a token nor an email with its code was sent */
export function proofOf({ token, email, code }: LinkProofDto): LinkProof {
  if (token !== undefined) return { token };
  if (email !== undefined && code !== undefined) return { email, code };
  const errors: Record<string, string> = {};
  if (email === undefined) errors['email'] = EMAIL.message;
  if (code === undefined) errors['code'] = EMAIL_LINK.messages.code;
  throw new Problem('VALIDATION_FAILED', EMAIL_LINK.messages.proof, { errors });
}
