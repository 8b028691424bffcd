export { WebhooksModule } from './webhooks.module.js';
export { SendWebhooks } from './use-cases/send-webhooks.js';
export { WEBHOOK_MODELS, describeWebhooks } from './http/describe-webhooks.js';
