import { ApiProperty } from '@nestjs/swagger';
import { calendarFeedPath } from '@reelpact/domain';

const Moment = (description: string, nullable = false) =>
  ApiProperty({
    type: String,
    format: 'date-time',
    description,
    nullable,
    example: '2026-11-22T18:00:00.000Z',
  });

class CalendarFeedDto {
  @Moment('When its address was made.')
  createdAt: string;

  @Moment('When a program last read it, to within minutes; null when none has.', true)
  lastReadAt: string | null;
}

export class OwnCalendarFeedDto {
  @ApiProperty({ type: CalendarFeedDto, nullable: true, description: 'Null when there is none.' })
  feed: CalendarFeedDto | null;
}

export class NewCalendarFeedDto {
  @ApiProperty({
    description: 'Its address, for a calendar program. Shown this once.',
    example: `https://reelpact.example${calendarFeedPath('q8Zr0mY9cQ1tV7bX2nL5sD8fG4hJ6kW0aE1uI9oR3yT')}`,
  })
  url: string;
}
