import type { ConversationDto, MessageDto } from './generated';
import { stepApi } from './step-call';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

export type { AttachmentDto, ConversationDto, MessageDto } from './generated';

const ofConversation = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'Conversation' as const, id },
];
/** What the server has taken changes the conversation; a refusal mostly means that the page shows an older one. */
const changes = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'Conversation' as const, id },
  'ConversationList' as const,
];

/** What people say to each other. */
const described = stepApi.enhanceEndpoints({
  endpoints: {
    getConversation: { providesTags: ofConversation },
    getBookingConversation: {
      providesTags: (conversation) => [{ type: 'Conversation', id: conversation?.id ?? 'none' }],
    },
    sendMessage: { invalidatesTags: (result, error, call) => (error ? [] : changes(result, error, call)) },
    editMessage: { invalidatesTags: changes },
    readMessages: {
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [{ type: 'Conversation', id }, 'ConversationList', 'Notification'],
    },
    blockPerson: { invalidatesTags: changes },
    confirmQuestion: { invalidatesTags: changes },
  },
});

const conversationApi = described.injectEndpoints({
  endpoints: (build) => ({
    conversationPages: build.infiniteQuery<Page<ConversationDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/conversations', pageParam),
      transformResponse: toPage<ConversationDto[]>,
      providesTags: ['ConversationList'],
    }),
    /** The newest page first, each in the order in which it was said; the next one is older. */
    messagePages: build.infiniteQuery<MessageDto[], { id: string }, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ([first]) => (first && first.seq > 1 ? first.seq : undefined),
      },
      query: ({ queryArg: { id }, pageParam }) => ({
        url: `/api/conversations/${encodeURIComponent(id)}/messages`,
        params: { before: pageParam ?? undefined },
      }),
      providesTags: ofConversation,
    }),
  }),
});

export const {
  useAskCreatorMutation,
  useAttachFileMutation,
  useBlockPersonMutation,
  useConfirmQuestionMutation,
  useConversationPagesInfiniteQuery,
  useEditMessageMutation,
  useGetBookingConversationQuery,
  useGetConversationQuery,
  useMessagePagesInfiniteQuery,
  useReadMessagesMutation,
  useRemoveAttachmentMutation,
  useReportConversationMutation,
  useSendMessageMutation,
} = conversationApi;
