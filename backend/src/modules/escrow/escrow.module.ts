import { Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { SandboxAccounts } from './providers/sandbox/sandbox-accounts.js';
import { SandboxBooks } from './providers/sandbox/sandbox-books.js';
import { SandboxCards } from './providers/sandbox/sandbox-cards.js';
import { SandboxHand } from './providers/sandbox/sandbox-hand.js';
import { SandboxPast } from './providers/sandbox/sandbox-past.js';
import { SandboxProvider } from './providers/sandbox/sandbox-provider.js';
import { SandboxWebhooks } from './providers/sandbox/sandbox-webhooks.js';
import { StripeProvider } from './providers/stripe/stripe-provider.js';
import { EscrowEffects } from './ledger/escrow-effects.js';
import { MoneyController } from './http/money.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { BookingMoney } from './payments/booking-money.js';
import { Chargebacks } from './ledger/chargebacks.js';
import { Ledger } from './ledger/ledger.js';
import { PostingListeners } from './ledger/posting-listeners.js';
import { MoneySubjects } from './ledger/money-subjects.js';
import { MoveMoney } from './ledger/move-money.js';
import { OrderJobs } from './payouts/order-jobs.js';
import { PaymentAttempts } from './payments/payment-attempts.js';
import { PaymentJobs } from './payments/payment-jobs.js';
import { PersonalPayouts } from './payouts/personal-payouts.js';
import { PayoutAccounts } from './payouts/payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './providers/payment-provider.js';
import { ProviderEvents } from './payments/provider-events.js';
import { ProviderOrders } from './ledger/provider-orders.js';
import { ChangeStatus } from './payments/change-status.js';
import { OpenPayment } from './payments/open-payment.js';
import { MeasureMoney } from './reconciliation/reads/measure-money.js';
import { MoneyChecks } from './reconciliation/money-checks.js';
import { Reconcile } from './reconciliation/reconcile.js';
import { ReceiveNotice } from './webhooks/receive-notice.js';
import { ReportPayment } from './payments/report-payment.js';
import { StartOnboarding } from './payouts/start-onboarding.js';
import { ReadPayouts } from './payouts/reads/read-payouts.js';
import { ReadStatement } from './payouts/reads/read-statement.js';
import { WatchHeldMoney } from './reconciliation/watch-held-money.js';
import { WatchMoneyJobs } from './reconciliation/watch-money-jobs.js';
import { WatchPlatform } from './providers/watch-platform.js';

const SANDBOX = [SandboxAccounts, SandboxBooks, SandboxCards, SandboxHand, SandboxProvider, SandboxWebhooks];

@Module({
  imports: [BookingsModule, IdentityModule, NotificationsModule],
  controllers: [MoneyController, PaymentsController],
  providers: [
    ...SANDBOX,
    {
      provide: PAYMENT_PROVIDER,
      inject: [CONFIG, SandboxProvider],
      useFactory: ({ stripe }: Config, sandbox: SandboxProvider): PaymentProvider =>
        stripe ? new StripeProvider(stripe) : sandbox,
    },
    BookingMoney,
    ChangeStatus,
    Chargebacks,
    EscrowEffects,
    Ledger,
    MeasureMoney,
    MoneyChecks,
    MoneySubjects,
    MoveMoney,
    OpenPayment,
    OrderJobs,
    PaymentAttempts,
    PaymentJobs,
    PayoutAccounts,
    PersonalPayouts,
    PostingListeners,
    ProviderEvents,
    ProviderOrders,
    ReadPayouts,
    ReadStatement,
    ReceiveNotice,
    Reconcile,
    ReportPayment,
    SandboxPast,
    StartOnboarding,
    WatchHeldMoney,
    WatchMoneyJobs,
    WatchPlatform,
  ],
  exports: [
    Chargebacks,
    MoneySubjects,
    MoveMoney,
    OpenPayment,
    PAYMENT_PROVIDER,
    PaymentAttempts,
    PostingListeners,
    PayoutAccounts,
    ProviderOrders,
    ReadStatement,
    Reconcile,
    ReportPayment,
    SandboxHand,
  ],
})
export class EscrowModule {}
