import { generatedReviewApi, type ReviewItemDto, type ReviewRoomDto } from './generated-review';
import { serverNow } from './server-time';
import { keepBooking } from './keep-booking';
import { videoApi } from './video-upload';

const roomOf = (id: string) => ({ type: 'ReviewRoom' as const, id });
/** Asked for again after a refusal as well: most refusals mean that the page shows an older state than the server has. */
const inRoom = (_result: unknown, _error: unknown, { id }: { id: string }) => [roomOf(id)];

type Change = (room: ReviewRoomDto) => void;

/** Changes what the page knows of a room before the server has answered, and takes it back when it refuses. */
async function atOnce(
  dispatch: (update: ReturnType<typeof updateRoom>) => { undo: () => void },
  id: string,
  answer: Promise<unknown>,
  change: Change,
): Promise<void> {
  const { undo } = dispatch(updateRoom(id, change));
  await answer.catch(undo);
}
const updateRoom = (id: string, change: Change) =>
  generatedReviewApi.util.updateQueryData('getReviewRoom', { id }, change);

const itemIn = ({ items }: ReviewRoomDto, id: string): ReviewItemDto | undefined =>
  items.find((item) => item.id === id);

/** What is said in the review room: what somebody ticks off or writes is seen at once. */
const roomApi = generatedReviewApi.enhanceEndpoints({
  endpoints: {
    getReviewRoom: {
      providesTags: (_result, _error, { id }) => ['Booking', { type: 'BookingPart', id }, roomOf(id)],
    },
    // What is delivered, answered or due otherwise changes it: the same as the lists of bookings.
    getReviewQueue: { providesTags: ['Booking', 'BookingList'] },
    addReviewDraft: { invalidatesTags: inRoom },
    changeReviewDraft: {
      onQueryStarted: ({ id, itemId, reviewDraftChangeDto }, { dispatch, queryFulfilled }) =>
        atOnce(dispatch, id, queryFulfilled, (room) => {
          const draft = itemIn(room, itemId);
          if (draft) Object.assign(draft, reviewDraftChangeDto);
        }),
    },
    removeReviewDraft: {
      onQueryStarted: ({ id, itemId }, { dispatch, queryFulfilled }) =>
        atOnce(dispatch, id, queryFulfilled, (room) => {
          room.items = room.items.filter((item) => item.id !== itemId);
        }),
    },
    keepReviewNoteInternal: {
      invalidatesTags: inRoom,
      onQueryStarted: ({ id, itemId, keepInternalDto }, { dispatch, queryFulfilled }) =>
        atOnce(dispatch, id, queryFulfilled, (room) => {
          const note = itemIn(room, itemId);
          if (note) note.internal = keepInternalDto.internal;
        }),
    },
    acceptReviewFile: {
      invalidatesTags: inRoom,
      onQueryStarted: ({ id, uploadId, acceptFileDto }, { dispatch, queryFulfilled }) =>
        atOnce(dispatch, id, queryFulfilled, (room) => {
          room.acceptedFiles = room.acceptedFiles.filter((file) => file.uploadId !== uploadId);
          if (acceptFileDto.accepted)
            room.acceptedFiles.push({ uploadId, acceptedAt: new Date(serverNow()).toISOString() });
        }),
    },
    // After a refusal as well: somebody else may have asked for it.
    orderLargePreview: { invalidatesTags: (_result, _error, { id }) => [{ type: 'Booking', id }] },
    sendReviewDrafts: { invalidatesTags: inRoom },
    answerReviewItem: { invalidatesTags: inRoom },
    moveReviewItem: {
      invalidatesTags: inRoom,
      onQueryStarted: (
        { id, itemId, reviewItemMoveDto: { state, note = null } },
        { dispatch, queryFulfilled, getState },
      ) => {
        const booking = videoApi.endpoints.getBooking.select({ id })(getState()).data;
        return atOnce(dispatch, id, queryFulfilled, (room) => {
          const item = itemIn(room, itemId);
          if (!item) return;
          const version = booking?.submissions[0]?.version;
          const at = new Date(serverNow()).toISOString();
          // The line that says who did it comes at once, too: later, it would push the next button from under the finger that is about to tap it.
          if (booking && booking.role !== 'admin' && version !== undefined)
            item.events.push({ party: booking.role, from: item.state, to: state, version, note, at });
          item.state = state;
        });
      },
    },
    requestListedRevision: {
      onQueryStarted: keepBooking,
      invalidatesTags: (_result, error, { id }) => [
        ...(error ? [{ type: 'Booking' as const, id }] : []),
        { type: 'BookingPart', id },
        'BookingList',
      ],
    },
    noteReviewView: {
      // What is said when a page is closed must still arrive.
      query: ({ id, reviewViewedDto }) => ({
        url: `/api/bookings/${id}/review-room/views`,
        method: 'POST',
        body: reviewViewedDto,
        keepalive: true,
      }),
      // What was watched is counted while it plays; the room is asked for again only when a file is first opened.
      invalidatesTags: (_result, error, { id, reviewViewedDto }) =>
        error || reviewViewedDto.seconds > 0 ? [] : [roomOf(id)],
      onQueryStarted: ({ id, reviewViewedDto }, { dispatch, queryFulfilled, getState }) => {
        const role = videoApi.endpoints.getBooking.select({ id })(getState()).data?.role;
        return atOnce(dispatch, id, queryFulfilled, ({ views }) => {
          const { submissionId, uploadId, seconds } = reviewViewedDto;
          const view = views.find(
            (one) => one.submissionId === submissionId && one.uploadId === uploadId && one.party === role,
          );
          if (view) view.secondsWatched = Math.max(view.secondsWatched, seconds);
        });
      },
    },
  },
});

export const {
  useGetReviewRoomQuery,
  useGetReviewQueueQuery,
  useAddReviewDraftMutation,
  useChangeReviewDraftMutation,
  useRemoveReviewDraftMutation,
  useKeepReviewNoteInternalMutation,
  useAcceptReviewFileMutation,
  useOrderLargePreviewMutation,
  useSendReviewDraftsMutation,
  useRequestListedRevisionMutation,
  useAnswerReviewItemMutation,
  useMoveReviewItemMutation,
  useNoteReviewViewMutation,
} = roomApi;
