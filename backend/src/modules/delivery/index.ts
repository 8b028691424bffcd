export { DeliveryModule } from './delivery.module.js';
export { DeliverFile } from './use-cases/deliver-file.js';
export { SweepUploads } from './use-cases/sweep-uploads.js';
