export { WebhooksModule } from './webhooks.module.js';
export { PublishEvents } from './use-cases/publish-events.js';
export { SendWebhooks } from './use-cases/send-webhooks.js';
export { WEBHOOK_MODELS, describeWebhooks } from './http/describe-webhooks.js';
