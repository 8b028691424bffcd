export { EscrowModule } from './escrow.module.js';
export { SandboxProvider } from './adapters/sandbox/sandbox-provider.js';
export { Ledger } from './ledger.js';
export { PAYMENT_PROVIDER, type PaymentProvider } from './ports/payment-provider.js';
export { OpenPayment } from './use-cases/open-payment.js';
export { type Difference, Reconcile, type Reconciliation } from './use-cases/reconcile.js';
export { ReportPayment } from './use-cases/report-payment.js';
export { WatchPlatform } from './watch-platform.js';
export { WatchHeldMoney } from './watch-held-money.js';
