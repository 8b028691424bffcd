import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BookingsModule } from '../bookings/index.js';
import { EscrowModule } from '../escrow/index.js';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { AdminLog } from './admin-log.js';
import { AdminController } from './http/admin.controller.js';
import { AuditAdminActions } from './http/audit-admin-actions.js';
import { ReadAdminLog } from './reads/read-admin-log.js';
import { ReadStuckWork } from './reads/read-stuck-work.js';
import { MakeAdmin } from './use-cases/make-admin.js';
import { WatchLog } from './watch-log.js';

@Module({
  imports: [BookingsModule, EscrowModule, IdentityModule, NotificationsModule],
  controllers: [AdminController],
  providers: [
    AdminLog,
    MakeAdmin,
    ReadAdminLog,
    ReadStuckWork,
    WatchLog,
    { provide: APP_INTERCEPTOR, useClass: AuditAdminActions },
  ],
  exports: [AdminLog],
})
export class AdminModule {}
