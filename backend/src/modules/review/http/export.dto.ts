import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';

export class ReviewExportQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    example: 2,
    description: 'The number of a version; without it, all of them in a table, and the newest one otherwise.',
  })
  @Min(1)
  @IsInt()
  @Type(() => Number)
  @IsOptional()
  version?: number;

  @ApiPropertyOptional({
    example: 'd41d8cd98f00b204',
    description: 'The upload of the video whose markers are wanted.',
  })
  @MaxLength(100)
  @IsString()
  @IsOptional()
  uploadId?: string;
}
