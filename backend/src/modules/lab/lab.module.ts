import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { CatalogModule } from '../catalog/index.js';
import { DeliveryModule } from '../delivery/index.js';
import { EscrowModule } from '../escrow/index.js';
import { IdentityModule } from '../identity/index.js';
import { LabController } from './http/lab.controller.js';
import { LabBookings } from './reads/lab-bookings.js';
import { LabMoney } from './reads/lab-money.js';
import { LabPackages } from './reads/lab-packages.js';
import { ReadLabBooking } from './reads/read-lab-booking.js';
import { MakeLabBooking } from './use-cases/make-lab-booking.js';
import { MakePreviews } from './use-cases/make-previews.js';
import { MoveClock } from './use-cases/move-clock.js';
import { PartyCallers } from './use-cases/party-callers.js';
import { SendSignal } from './use-cases/send-signal.js';
import { TakeLabStep } from './use-cases/take-lab-step.js';

/** Where testers play everyone: in demo mode, and on the sandbox alone. */
@Module({
  imports: [IdentityModule, CatalogModule, BookingsModule, EscrowModule, DeliveryModule],
  controllers: [LabController],
  providers: [
    LabBookings,
    LabMoney,
    LabPackages,
    MakeLabBooking,
    MakePreviews,
    MoveClock,
    PartyCallers,
    ReadLabBooking,
    SendSignal,
    TakeLabStep,
  ],
})
export class LabModule {}
