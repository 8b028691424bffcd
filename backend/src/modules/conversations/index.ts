export { ConversationsModule } from './conversations.module.js';
export { AttachFiles } from './use-cases/attach-files.js';
