import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { CalendarController } from './http/calendar.controller.js';
import { PersonalCalendar } from './personal-calendar.js';
import { CalendarFeeds } from './use-cases/calendar-feeds.js';

@Module({
  imports: [BookingsModule, IdentityModule],
  controllers: [CalendarController],
  providers: [CalendarFeeds, PersonalCalendar],
})
export class CalendarModule {}
