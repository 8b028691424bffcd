export { EscrowModule } from './escrow.module.js';
export { Reconcile } from './use-cases/reconcile.js';
export { WatchHeldMoney } from './watch-held-money.js';
export { WatchPlatform } from './watch-platform.js';
