import { ApiProperty } from '@nestjs/swagger';
import { PASSWORD, PERSON_NAME, SIGN_IN_MESSAGES, demoEmail } from '@reelpact/domain';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { EmailField, TextField } from '../../../platform/http/fields.js';
import { NewPasswordField } from './email.dto.js';

export class LoginDto {
  @EmailField({ message: SIGN_IN_MESSAGES.missing, example: demoEmail('creator') })
  email: string;

  @ApiProperty({ type: String, maxLength: PASSWORD.max, example: 'reelpact-demo' })
  @MaxLength(PASSWORD.max, { message: SIGN_IN_MESSAGES.invalid })
  @MinLength(1, { message: SIGN_IN_MESSAGES.missing })
  @IsString({ message: SIGN_IN_MESSAGES.missing })
  password: string;
}

export class RegisterDto {
  @EmailField()
  email: string;

  @ApiProperty({ type: String, minLength: PASSWORD.min, maxLength: PASSWORD.max, example: 'a-long-password' })
  @NewPasswordField()
  password: string;

  @TextField({ ...PERSON_NAME, messages: { min: SIGN_IN_MESSAGES.missing }, example: 'Ann' })
  firstName: string;

  @TextField({ ...PERSON_NAME, messages: { min: SIGN_IN_MESSAGES.missing }, example: 'Miller' })
  lastName: string;
}

/** The creator profile of the signed-in user, as far as every page needs it. */
export class OwnCreatorDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'sophiacreates' })
  username: string;

  @ApiProperty({ example: 'Sophia Reyes' })
  displayName: string;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ description: 'Whether they have shared the link to their page yet.' })
  linkShared: boolean;

  @ApiProperty({
    description:
      'Whether somebody else may have made the profile, before this person proved that the email is theirs: ask them.',
  })
  inDoubt: boolean;
}

export class UserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'ann@example.org' })
  email: string;

  @ApiProperty({ example: 'Ann' })
  firstName: string;

  @ApiProperty({ example: 'Miller' })
  lastName: string;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty()
  emailVerified: boolean;

  @ApiProperty({ description: 'Whether this person can sign in with a password.' })
  hasPassword: boolean;

  @ApiProperty({
    description:
      'Whether this person has a passkey or one-time codes, without which admin calls and setting up payouts answer `FACTOR_NEEDED`. Also true for the demo’s people, who need none.',
  })
  hasSecondFactor: boolean;

  @ApiProperty()
  isAdmin: boolean;

  @ApiProperty({ description: 'Whether this person has bookings as a brand.' })
  hasBrandBookings: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Bean & Leaf',
    description:
      'The name under which this person booked last, for the next brief; null before the first booking.',
  })
  brandName: string | null;

  @ApiProperty({ type: OwnCreatorDto, nullable: true })
  creator: OwnCreatorDto | null;
}
