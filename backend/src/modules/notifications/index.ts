export { NotificationsModule } from './notifications.module.js';
export { TellAdmins } from './tell-admins.js';
export { TellParties } from './tell-parties.js';
