import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Problem, SECOND_FACTOR, plainCode } from '@reelpact/domain';
import { Transform } from 'class-transformer';
import { IsObject, IsOptional, IsString, Matches } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';
import type { FactorProof } from '../factors/check-factor.js';

const { messages, code, recovery, passkeys } = SECOND_FACTOR;
/** What browsers make; the library reads it. */
const PASSKEY = { type: 'object', additionalProperties: true } as const;
/** The beginning of what a browser says; its library writes the rest. */
const SHOWN = { ...PASSKEY, example: { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key' } };
const Plain = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= 40 ? plainCode(value) : value,
  );
const CodeRules = () =>
  applyDecorators(
    Matches(code.pattern, { message: messages.code }),
    IsString({ message: messages.code }),
    Plain(),
  );
const CODE = { type: String, pattern: code.pattern.source, example: '042517' } as const;

export class OneTimeCodeDto {
  @ApiProperty(CODE)
  @CodeRules()
  code: string;
}

/** One of these. */
export class SecondFactorDto {
  @ApiPropertyOptional({ ...CODE, description: 'Of the app that was set up.' })
  @IsOptional()
  @CodeRules()
  code?: string;

  @ApiPropertyOptional({ type: String, maxLength: 40, example: '4k7mp-2q9xt' })
  @Matches(recovery.pattern, { message: messages.recoveryCode })
  @IsString({ message: messages.recoveryCode })
  @IsOptional()
  @Plain()
  recoveryCode?: string;

  @ApiPropertyOptional({
    ...PASSKEY,
    description: 'What the browser made of `getPasskeyChallenge`, as JSON (WebAuthn Level 3, `toJSON`).',
  })
  @IsObject({ message: messages.passkey })
  @IsOptional()
  passkey?: Record<string, unknown>;
}

export class ShownPasskeyDto {
  @ApiProperty({ ...SHOWN, description: 'What the browser made of `getPasskeyChallenge`, as JSON.' })
  @IsObject({ message: messages.passkey })
  passkey: Record<string, unknown>;
}

export class AddPasskeyDto {
  @TextField({ max: passkeys.name.max, messages: { min: passkeys.name.message }, example: 'My phone' })
  name: string;

  @ApiProperty({ ...SHOWN, description: 'What the browser made of `beginPasskey`, as JSON.' })
  @IsObject({ message: messages.passkey })
  passkey: Record<string, unknown>;
}

/** Options for a browser's `navigator.credentials`, as WebAuthn Level 3 writes them in JSON. */
export class PasskeyOptionsDto {
  @ApiProperty(PASSKEY)
  options: object;
}

export class PasskeyDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'My phone' })
  name: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt: string | null;
}

/** @throws Problem VALIDATION_FAILED when nothing was sent */
export function factorProofOf({ code: given, recoveryCode, passkey }: SecondFactorDto): FactorProof {
  if (given !== undefined) return { code: given };
  if (recoveryCode !== undefined) return { recoveryCode };
  if (passkey !== undefined) return { passkey };
  throw new Problem('VALIDATION_FAILED', messages.missing, { errors: { code: messages.missing } });
}

export class NewCodesDto {
  @ApiProperty({ description: 'In Base32, to be typed into an app.', example: 'JBSWY3DPEHPK3PXP' })
  secret: string;

  @ApiProperty({
    description: 'For a QR code that apps read.',
    example: 'otpauth://totp/Reelpact:ann%40example.org?secret=JBSWY3DPEHPK3PXP',
  })
  uri: string;
}

export class RecoveryCodesDto {
  @ApiProperty({
    type: [String],
    description: 'Shown this once; empty when there were some before, which stay good.',
    example: ['4k7mp-2q9xt'],
  })
  recoveryCodes: string[];
}

export class SecondFactorsDto {
  @ApiProperty({ description: 'Whether one-time codes are on.' })
  codes: boolean;

  @ApiProperty({ type: [PasskeyDto] })
  passkeys: PasskeyDto[];

  @ApiProperty({ type: 'integer' })
  recoveryCodesLeft: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the second factor will be removed, because somebody asked for it by an emailed link.',
  })
  removalAt: string | null;
}

export class RemovalDto {
  @ApiProperty({ format: 'date-time', description: 'When the second factor will be removed.' })
  removalAt: string;
}
