import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/index.js';
import { IdentityModule } from '../identity/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { ConversationsController } from './http/conversations.controller.js';
import { QuestionsController } from './http/questions.controller.js';
import { LiveConversations } from './live-conversations.js';
import { AttachmentStore } from './persistence/attachment-store.js';
import { ConversationStore } from './persistence/conversation-store.js';
import { PersonalConversations } from './personal-conversations.js';
import { ExportMessages } from './reads/export-messages.js';
import { ReadConversations } from './reads/read-conversations.js';
import { SampleQuestionEmail } from './sample-emails.js';
import { TellReaders } from './tell-readers.js';
import { AskCreators } from './use-cases/ask-creators.js';
import { AttachFiles } from './use-cases/attach-files.js';
import { FindConversation } from './use-cases/find-conversation.js';
import { FollowMessages } from './use-cases/follow-messages.js';
import { KeepWithBookings } from './use-cases/keep-with-bookings.js';
import { ReportConversations } from './use-cases/report-conversations.js';
import { SendMessages } from './use-cases/send-messages.js';

@Module({
  imports: [BookingsModule, IdentityModule, NotificationsModule],
  controllers: [ConversationsController, QuestionsController],
  providers: [
    AskCreators,
    AttachFiles,
    AttachmentStore,
    ConversationStore,
    ExportMessages,
    FindConversation,
    FollowMessages,
    KeepWithBookings,
    LiveConversations,
    PersonalConversations,
    ReadConversations,
    ReportConversations,
    SampleQuestionEmail,
    SendMessages,
    TellReaders,
  ],
  exports: [AttachFiles],
})
export class ConversationsModule {}
