export { NotificationsModule } from './notifications.module.js';
export { type EmailPreview, previewEmails } from './preview-emails.js';
export { TellAdmins } from './tell-admins.js';
export { type ArrivedMessage, type MessageReader, TellOfMessages } from './tell-of-messages.js';
export { TellParties } from './tell-parties.js';
