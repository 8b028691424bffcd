export { EscrowModule } from './escrow.module.js';
export { Reconcile } from './reconciliation/reconcile.js';
export { WatchHeldMoney } from './reconciliation/watch-held-money.js';
export { WatchMoneyJobs } from './reconciliation/watch-money-jobs.js';
export { WatchPlatform } from './providers/watch-platform.js';
