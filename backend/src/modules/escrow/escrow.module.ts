import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { BookingsModule } from '../bookings/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SandboxAccounts } from './adapters/sandbox/sandbox-accounts.js';
import { SandboxBooks } from './adapters/sandbox/sandbox-books.js';
import { SandboxCards } from './adapters/sandbox/sandbox-cards.js';
import { SandboxProvider } from './adapters/sandbox/sandbox-provider.js';
import { SandboxWebhooks } from './adapters/sandbox/sandbox-webhooks.js';
import { StripeProvider } from './adapters/stripe/stripe-provider.js';
import { EscrowEffects } from './escrow-effects.js';
import { MoneyController } from './http/money.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { Ledger } from './ledger.js';
import { OrderJobs } from './order-jobs.js';
import { PaymentAttempts } from './payment-attempts.js';
import { PaymentJobs } from './payment-jobs.js';
import { PayoutAccounts } from './payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './ports/payment-provider.js';
import { ProviderEvents } from './provider-events.js';
import { ProviderOrders } from './provider-orders.js';
import { ChangeStatus } from './use-cases/change-status.js';
import { OpenPayment } from './use-cases/open-payment.js';
import { Reconcile } from './use-cases/reconcile.js';
import { ReceiveNotice } from './use-cases/receive-notice.js';
import { ReportPayment } from './use-cases/report-payment.js';
import { StartOnboarding } from './use-cases/start-onboarding.js';
import { ReadPayouts } from './reads/read-payouts.js';
import { ReadStatement } from './reads/read-statement.js';
import { WatchHeldMoney } from './watch-held-money.js';
import { WatchMoneyJobs } from './watch-money-jobs.js';
import { WatchPlatform } from './watch-platform.js';

const SANDBOX = [SandboxAccounts, SandboxBooks, SandboxCards, SandboxProvider, SandboxWebhooks];

@Module({
  imports: [BookingsModule, NotificationsModule],
  controllers: [MoneyController, PaymentsController],
  providers: [
    ...SANDBOX,
    {
      provide: PAYMENT_PROVIDER,
      inject: [CONFIG, SandboxProvider],
      useFactory: ({ stripe }: Config, sandbox: SandboxProvider): PaymentProvider =>
        stripe ? new StripeProvider(stripe) : sandbox,
    },
    ChangeStatus,
    EscrowEffects,
    Ledger,
    OpenPayment,
    OrderJobs,
    PaymentAttempts,
    PaymentJobs,
    PayoutAccounts,
    ProviderEvents,
    ProviderOrders,
    ReadPayouts,
    ReadStatement,
    ReceiveNotice,
    Reconcile,
    ReportPayment,
    StartOnboarding,
    WatchHeldMoney,
    WatchMoneyJobs,
    WatchPlatform,
  ],
  exports: [Reconcile],
})
export class EscrowModule {}
