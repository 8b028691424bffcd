import { useGetConversationQuery, useMessagePagesInfiniteQuery } from '../../api/conversation-reads';

/** What somebody has written to a creator before they book, as the beginning of the brief; nothing where no conversation led here. */
export function useAsked(conversationId: string | null) {
  const skip = conversationId === null;
  const conversation = useGetConversationQuery({ id: conversationId ?? '' }, { skip });
  const messages = useMessagePagesInfiniteQuery({ id: conversationId ?? '' }, { skip });
  // What has become a booking was about that one; one that can't be read is left alone. The booking is made all the same.
  const open = conversation.data?.bookingId === null ? conversation.data : undefined;
  const words = messages.data?.pages
    .toReversed()
    .flat()
    .filter(({ party }) => party === 'brand')
    .map(({ body }) => body)
    .join('\n\n');
  return {
    isLoading: conversation.isLoading || messages.isLoading,
    conversationId: open?.id,
    name: open?.brandName,
    email: open?.brandEmail ?? undefined,
    words: open && words,
  };
}
