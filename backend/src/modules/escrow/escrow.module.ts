import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { SandboxProvider } from './adapters/sandbox/sandbox-provider.js';
import { SandboxWebhooks } from './adapters/sandbox/sandbox-webhooks.js';
import { EscrowEffects } from './escrow-effects.js';
import { EscrowJobs } from './escrow-jobs.js';
import { PaymentsController } from './http/payments.controller.js';
import { Ledger } from './ledger.js';
import { PaymentAttempts } from './payment-attempts.js';
import { PAYMENT_PROVIDER } from './ports/payment-provider.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { OpenPayment } from './use-cases/open-payment.js';
import { ReportPayment } from './use-cases/report-payment.js';

@Module({
  imports: [BookingsModule],
  controllers: [PaymentsController],
  providers: [
    ChangeStatus,
    EscrowEffects,
    EscrowJobs,
    Ledger,
    OpenPayment,
    PaymentAttempts,
    ReportPayment,
    SandboxProvider,
    SandboxWebhooks,
    { provide: PAYMENT_PROVIDER, useExisting: SandboxProvider },
  ],
  exports: [Ledger, OpenPayment, ReportPayment, SandboxProvider, PAYMENT_PROVIDER],
})
export class EscrowModule {}
