export { EscrowModule } from './escrow.module.js';
export { OpenPayment } from './payments/open-payment.js';
export { ReportPayment } from './payments/report-payment.js';
export { PaymentAttempts } from './payments/payment-attempts.js';
export { SandboxHand } from './providers/sandbox/sandbox-hand.js';
export { type PostedStatement, ReadStatement } from './payouts/reads/read-statement.js';
export { WatchHeldMoney } from './reconciliation/watch-held-money.js';
export { WatchMoneyJobs } from './reconciliation/watch-money-jobs.js';
export { WatchPlatform } from './providers/watch-platform.js';
export type { Posting } from './ledger/posting.js';
export { PostingListeners } from './ledger/posting-listeners.js';
export { type Difference, Reconcile } from './reconciliation/reconcile.js';
export { Chargebacks } from './ledger/chargebacks.js';
export type { MoneyOf } from './ledger/money-of.js';
export {
  MoneySubjects,
  type ReportedSubject,
  type SubjectFacts,
  type SubjectToCompare,
} from './ledger/money-subjects.js';
export { MoveMoney } from './ledger/move-money.js';
export { ProviderOrders } from './ledger/provider-orders.js';
export { PayoutAccounts } from './payouts/payout-accounts.js';
export {
  FAILED_PAYMENT,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type PaymentView,
  type ProviderNotice,
  ProviderRefused,
} from './providers/payment-provider.js';
export { EARNED_CENTS } from './ledger/reads/earned.js';
