import { ApiProperty } from '@nestjs/swagger';
import { FOCUS } from '@reelpact/domain';
import { IsInt, Max, Min } from 'class-validator';

/** The point of a picture that stays in view where it is cropped. */
export class FocusDto {
  @ApiProperty({
    type: 'integer',
    minimum: FOCUS.min,
    maximum: FOCUS.max,
    description: 'Whole percent from the left.',
    example: 50,
  })
  @Max(FOCUS.max, { message: FOCUS.message })
  @Min(FOCUS.min, { message: FOCUS.message })
  @IsInt({ message: FOCUS.message })
  x: number;

  @ApiProperty({
    type: 'integer',
    minimum: FOCUS.min,
    maximum: FOCUS.max,
    description: 'Whole percent from the top.',
    example: 50,
  })
  @Max(FOCUS.max, { message: FOCUS.message })
  @Min(FOCUS.min, { message: FOCUS.message })
  @IsInt({ message: FOCUS.message })
  y: number;
}
