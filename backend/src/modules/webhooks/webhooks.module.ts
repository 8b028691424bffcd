import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { EndpointSecrets } from './endpoint-secrets.js';
import { WebhooksController } from './http/webhooks.controller.js';
import { PersonalWebhooks } from './personal-webhooks.js';
import { MeasureDeliveries } from './reads/measure-deliveries.js';
import { ReadWebhooks } from './reads/read-webhooks.js';
import { SampleWebhookEmail } from './sample-emails.js';
import { ClaimDeliveries } from './use-cases/claim-deliveries.js';
import { EditEndpoints } from './use-cases/edit-endpoints.js';
import { NoteAttempt } from './use-cases/note-attempt.js';
import { PublishEvents } from './use-cases/publish-events.js';
import { SendAgain } from './use-cases/send-again.js';
import { SendWebhooks } from './use-cases/send-webhooks.js';
import { TellPrograms } from './use-cases/tell-programs.js';

@Module({
  imports: [BookingsModule, IdentityModule],
  controllers: [WebhooksController],
  providers: [
    ClaimDeliveries,
    EditEndpoints,
    MeasureDeliveries,
    EndpointSecrets,
    NoteAttempt,
    PersonalWebhooks,
    PublishEvents,
    ReadWebhooks,
    SampleWebhookEmail,
    SendAgain,
    SendWebhooks,
    TellPrograms,
  ],
  exports: [PublishEvents, SendWebhooks],
})
export class WebhooksModule {}
