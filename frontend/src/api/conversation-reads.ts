import type { ConversationDto, MessageDto } from './generated';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';
import { videoApi } from './video-upload';

export type { AttachmentDto, ConversationDto, MessageDto } from './generated';

const ofConversation = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'Conversation' as const, id },
];

const pagesApi = videoApi.injectEndpoints({
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

/** What people have said to each other. */
export const conversationReads = pagesApi.enhanceEndpoints({
  endpoints: {
    getConversation: { providesTags: ofConversation },
    getBookingConversation: {
      providesTags: (conversation) => [{ type: 'Conversation', id: conversation?.id ?? 'none' }],
    },
  },
});

export const {
  useConversationPagesInfiniteQuery,
  useGetBookingConversationQuery,
  useGetConversationQuery,
  useMessagePagesInfiniteQuery,
} = conversationReads;
