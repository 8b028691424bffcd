import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { EscrowModule } from '../escrow/index.js';
import { AdminController } from './http/admin.controller.js';
import { ReadStuckWork } from './reads/read-stuck-work.js';
import { MakeAdmin } from './use-cases/make-admin.js';

@Module({
  imports: [BookingsModule, EscrowModule],
  controllers: [AdminController],
  providers: [MakeAdmin, ReadStuckWork],
})
export class AdminModule {}
