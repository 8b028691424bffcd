export { EscrowModule } from './escrow.module.js';
export { OpenPayment } from './payments/open-payment.js';
export { PaymentAttempts } from './payments/payment-attempts.js';
export { SandboxHand } from './providers/sandbox/sandbox-hand.js';
export { type PostedStatement, ReadStatement } from './payouts/reads/read-statement.js';
export { Reconcile } from './reconciliation/reconcile.js';
export { WatchHeldMoney } from './reconciliation/watch-held-money.js';
export { WatchMoneyJobs } from './reconciliation/watch-money-jobs.js';
export { WatchPlatform } from './providers/watch-platform.js';
