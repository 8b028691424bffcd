export { MONEY_ALERTS } from './texts/money-alerts.js';
export { ToldConversations } from './persistence/told-conversations.js';
export { NotificationsModule } from './notifications.module.js';
export { TellAdmins } from './tell/tell-admins.js';
export { type ArrivedMessage, type MessageReader, TellOfMessages } from './tell/tell-of-messages.js';
export { TellCreator } from './tell/tell-creator.js';
export { TellParties } from './tell/tell-parties.js';
