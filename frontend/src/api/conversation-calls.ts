import { takeMessages, takeRead } from './conversation-cache';
import { conversationReads } from './conversation-reads';

/** What the server has taken changes the conversation; a refusal mostly means that the page shows an older one. */
const changes = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'Conversation' as const, id },
  'ConversationList' as const,
];

/** What people do with their conversations: what was said by this page or heard of is put where it belongs, without asking again. */
const conversationApi = conversationReads.enhanceEndpoints({
  endpoints: {
    sendMessage: {
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const sent = await queryFulfilled.catch(() => null);
        if (sent) dispatch(takeMessages(id, [sent.data.message]));
      },
    },
    editMessage: { invalidatesTags: changes },
    readMessages: {
      onQueryStarted: async ({ id, readMessagesDto: { seq: readSeq } }, { dispatch, queryFulfilled }) => {
        const noted = await queryFulfilled.catch(() => null);
        if (noted) dispatch(takeRead(id, { readSeq }));
      },
    },
    blockPerson: { invalidatesTags: changes },
    confirmQuestion: { invalidatesTags: changes },
  },
});

export const {
  useAskCreatorMutation,
  useAttachFileMutation,
  useBlockPersonMutation,
  useConfirmQuestionMutation,
  useEditMessageMutation,
  useReadMessagesMutation,
  useRemoveAttachmentMutation,
  useReportConversationMutation,
  useSendMessageMutation,
} = conversationApi;
