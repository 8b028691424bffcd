export { NotificationsModule } from './notifications.module.js';
export { type EmailPreview, previewEmails } from './preview-emails.js';
export { TellAdmins } from './tell-admins.js';
export { TellParties } from './tell-parties.js';
