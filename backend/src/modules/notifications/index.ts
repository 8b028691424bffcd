export { NotificationsModule } from './notifications.module.js';
export type { Notice, Notices } from './notice.js';
export { TellAdmins } from './tell-admins.js';
export { TellParties } from './tell-parties.js';
