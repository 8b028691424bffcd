import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { NotificationSettingsController } from './http/notification-settings.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { PushController } from './http/push.controller.js';
import { UnsubscribeController } from './http/unsubscribe.controller.js';
import { MessageNotifications } from './persistence/message-notifications.js';
import { NotificationChoices } from './choices/notification-choices.js';
import { NotificationStore } from './persistence/notification-store.js';
import { ToldConversations } from './persistence/told-conversations.js';
import { PushSubscriptions } from './push/push-subscriptions.js';
import { PersonalNotifications } from './persistence/personal-notifications.js';
import { PushOutbox } from './push/push-outbox.js';
import { SampleEmails } from './texts/preview-emails.js';
import { ReadNotifications } from './reads/read-notifications.js';
import { TellAdmins } from './tell/tell-admins.js';
import { TellCreator } from './tell/tell-creator.js';
import { TipNotifications } from './persistence/tip-notifications.js';
import { TellOfMessages } from './tell/tell-of-messages.js';
import { TellParties } from './tell/tell-parties.js';
import { UnsubscribeLinks } from './tell/unsubscribe-links.js';
import { ChooseNotifications } from './use-cases/choose-notifications.js';
import { SubscribeBrowser } from './use-cases/subscribe-browser.js';
import { MarkRead } from './use-cases/mark-read.js';

@Module({
  imports: [BookingsModule, IdentityModule],
  controllers: [
    NotificationSettingsController,
    NotificationsController,
    PushController,
    UnsubscribeController,
  ],
  providers: [
    ChooseNotifications,
    MarkRead,
    MessageNotifications,
    NotificationChoices,
    NotificationStore,
    PersonalNotifications,
    PushOutbox,
    PushSubscriptions,
    ReadNotifications,
    SampleEmails,
    SubscribeBrowser,
    TellAdmins,
    TellCreator,
    TellOfMessages,
    TellParties,
    TipNotifications,
    ToldConversations,
    UnsubscribeLinks,
  ],
  exports: [TellAdmins, TellCreator, TellOfMessages, TellParties, ToldConversations],
})
export class NotificationsModule {}
