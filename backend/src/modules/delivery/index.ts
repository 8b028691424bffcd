export { DeliveryModule } from './delivery.module.js';
export { SweepUploads } from './use-cases/sweep-uploads.js';
