import { generatedReviewApi } from './generated-review';

const roomOf = (id: string) => ({ type: 'ReviewRoom' as const, id });
const ofBooking = (_result: unknown, _error: unknown, { id }: { id: string }) => [roomOf(id)];
/** Asked for again after a refusal as well: the brand may have taken a note over, or closed the link. */
const ofLink = (_result: unknown, _error: unknown, { token }: { token: string }) => [roomOf(token)];

/** Review links: what the brand does with them, and what they open. */
const linkApi = generatedReviewApi.enhanceEndpoints({
  endpoints: {
    getReviewLinks: { providesTags: ofBooking },
    makeReviewLink: { invalidatesTags: ofBooking },
    revokeReviewLink: { invalidatesTags: ofBooking },
    openReviewLink: { providesTags: ofLink },
    enterReviewLink: { invalidatesTags: ofLink },
    getSharedRoom: { providesTags: ofLink },
    addReviewNote: { invalidatesTags: ofLink },
    changeReviewNote: { invalidatesTags: ofLink },
    removeReviewNote: { invalidatesTags: ofLink },
  },
});

export const {
  useGetReviewLinksQuery,
  useMakeReviewLinkMutation,
  useRevokeReviewLinkMutation,
  useOpenReviewLinkQuery,
  useEnterReviewLinkMutation,
  useGetSharedRoomQuery,
  useAddReviewNoteMutation,
  useChangeReviewNoteMutation,
  useRemoveReviewNoteMutation,
} = linkApi;
