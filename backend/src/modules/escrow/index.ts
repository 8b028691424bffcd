export { EscrowModule } from './escrow.module.js';
export { Reconcile } from './use-cases/reconcile.js';
export { WatchHeldMoney } from './watch-held-money.js';
export { WatchMoneyJobs } from './watch-money-jobs.js';
export { WatchPlatform } from './watch-platform.js';
