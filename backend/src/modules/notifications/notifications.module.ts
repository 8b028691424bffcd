import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { SendReminders } from './send-reminders.js';
import { TellAdmins } from './tell-admins.js';
import { TellParties } from './tell-parties.js';

@Module({
  imports: [BookingsModule, IdentityModule],
  providers: [SendReminders, TellAdmins, TellParties],
  exports: [TellAdmins, TellParties],
})
export class NotificationsModule {}
