import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { TellParties } from './tell-parties.js';

@Module({ imports: [BookingsModule], providers: [TellParties] })
export class NotificationsModule {}
