import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ACCOUNT_EVENT_NAMES,
  API_TOKEN,
  type AccountEvent,
  TOKEN_SCOPES,
  type TokenScope,
} from '@reelpact/domain';
import { ArrayNotEmpty, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { TextField } from '../../../platform/http/fields.js';

const Moment = (description: string, nullable = false) =>
  ApiProperty({ type: String, format: 'date-time', description, nullable });

export class SessionDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, nullable: true, description: 'What the browser said it was.' })
  userAgent: string | null;

  @Moment('When somebody signed in.')
  createdAt: string;

  @Moment('When it was last used, to within minutes.')
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether this request belongs to it.' })
  current: boolean;
}

export class AccountEventDto {
  @ApiProperty({ enum: ACCOUNT_EVENT_NAMES, enumName: 'AccountEvent' })
  event: AccountEvent;

  @ApiProperty({ description: 'Which one; empty where there is only one.', example: 'Firefox on Windows' })
  detail: string;

  @Moment('When it happened.')
  at: string;
}

export class SignOutQuery {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: 'Whether tokens, the calendar link and webhooks end as well.',
  })
  @IsIn(['true', 'false'])
  @IsOptional()
  programs?: 'true' | 'false';
}

export class LinkedLoginDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'The provider.', example: 'https://accounts.google.com' })
  issuer: string;

  @ApiProperty({ description: 'The email that the provider named when it was linked.' })
  email: string;

  @Moment('When it was linked.')
  createdAt: string;
}

export class ApiTokenDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Spreadsheet' })
  name: string;

  @ApiProperty({ enum: TOKEN_SCOPES, enumName: 'TokenScope', isArray: true })
  scopes: TokenScope[];

  @Moment('When it was made.')
  createdAt: string;

  @Moment('When it was last used, to within minutes.', true)
  lastUsedAt: string | null;
}

export class NewApiTokenDto extends ApiTokenDto {
  @ApiProperty({ description: 'Shown this once.', example: `${API_TOKEN.prefix}…` })
  token: string;
}

export class MakeApiTokenDto {
  @TextField({ max: API_TOKEN.name.max, messages: { min: API_TOKEN.name.message }, example: 'Spreadsheet' })
  name: string;

  @ApiProperty({
    enum: TOKEN_SCOPES,
    enumName: 'TokenScope',
    isArray: true,
    description: 'What it may be used for; write includes read.',
  })
  @IsIn(TOKEN_SCOPES, { each: true, message: API_TOKEN.messages.scopes })
  @ArrayUnique({ message: API_TOKEN.messages.scopes })
  @ArrayNotEmpty({ message: API_TOKEN.messages.scopes })
  scopes: TokenScope[];
}
