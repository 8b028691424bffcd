export { DeliveryModule } from './delivery.module.js';
export { BeginReview } from './use-cases/begin-review.js';
export { DeliverFiles } from './use-cases/deliver-files.js';
export { OrderLargePreview } from './use-cases/order-large-preview.js';
export { PreviewsNow } from './previews/previews-now.js';
export { SweepUploads } from './use-cases/sweep-uploads.js';
export { ReadSubmissions, type SubmissionView } from './reads/read-submissions.js';
export { shownLargePreview } from './large-preview.js';
export { shownPreview } from './shown-preview.js';
