import { useGetConversationQuery, useMessagePagesInfiniteQuery } from '../../api/conversation-calls';

/** What somebody has written to a creator before they book, as the beginning of the brief; nothing where no conversation led here. */
export function useAsked(conversationId: string | null) {
  const skip = conversationId === null;
  const conversation = useGetConversationQuery({ id: conversationId ?? '' }, { skip });
  const messages = useMessagePagesInfiniteQuery({ id: conversationId ?? '' }, { skip });
  const words = messages.data?.pages
    .toReversed()
    .flat()
    .filter(({ party }) => party === 'brand')
    .map(({ body }) => body)
    .join('\n\n');
  return {
    isLoading: conversation.isLoading || messages.isLoading,
    // One that can't be read is left alone; the booking is made all the same.
    conversationId: conversation.data?.id,
    name: conversation.data?.brandName,
    words,
  };
}
