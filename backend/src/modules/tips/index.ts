export { TipsModule } from './tips.module.js';
export { EndTipWindows } from './use-cases/end-tip-windows.js';
