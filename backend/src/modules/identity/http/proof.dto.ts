import { ApiPropertyOptional } from '@nestjs/swagger';
import { PASSWORD } from '@reelpact/domain';
import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { SecondFactorDto } from './factor.dto.js';

const { wrong } = PASSWORD.messages;

/** The password, or a second factor. */
export class IdentityProofDto extends SecondFactorDto {
  @ApiPropertyOptional({ type: String, maxLength: PASSWORD.max, example: 'my-password' })
  @MaxLength(PASSWORD.max, { message: wrong })
  @MinLength(1, { message: wrong })
  @IsString({ message: wrong })
  @IsOptional()
  password?: string;
}
