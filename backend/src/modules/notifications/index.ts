export { MONEY_ALERTS } from './money-alerts.js';
export { NotificationsModule } from './notifications.module.js';
export { TellAdmins } from './tell-admins.js';
export { type ArrivedMessage, type MessageReader, TellOfMessages } from './tell-of-messages.js';
export { TellParties } from './tell-parties.js';
