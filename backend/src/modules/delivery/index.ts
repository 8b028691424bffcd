export { DeliveryModule } from './delivery.module.js';
export { BeginReview } from './use-cases/begin-review.js';
export { DeliverFiles } from './use-cases/deliver-files.js';
export { PreviewsNow } from './previews/previews-now.js';
export { SweepUploads } from './use-cases/sweep-uploads.js';
export { ReadSubmissions, type SubmissionView } from './reads/read-submissions.js';
export { shownPreview } from './shown-preview.js';
