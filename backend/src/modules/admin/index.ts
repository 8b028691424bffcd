export { AdminLog, DONE } from './admin-log.js';
export { AdminModule } from './admin.module.js';
export { MakeAdmin } from './use-cases/make-admin.js';
