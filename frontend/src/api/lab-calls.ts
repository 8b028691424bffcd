import type { LabMove } from '@reelpact/domain';
import { generatedAdminApi, type LabBookingDto, type LabBookingRowDto } from './generated-admin';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

/** Whatever is done in the lab can change what the other pages show. */
const moved = ['Booking', 'BookingPart', 'BookingList', 'StuckWork', 'AdminLog'] as const;

const described = generatedAdminApi.enhanceEndpoints({
  endpoints: {
    getLabBooking: { providesTags: (_result, _error, { id }) => [{ type: 'Booking', id }] },
    makeLabBooking: { invalidatesTags: ['BookingList'] },
  },
});

const partOf = (move: LabMove): [part: string, body: object] => {
  if ('media' in move) return ['previews', {}];
  if ('clock' in move) return ['clock', { to: move.clock }];
  return ['signal' in move ? 'signals' : 'steps', move];
};

/** What testers call; apart from the others, because nobody else's pages need it. */
const labApi = described.injectEndpoints({
  endpoints: (build) => ({
    labBookingPages: build.infiniteQuery<Page<LabBookingRowDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/lab/bookings', pageParam),
      transformResponse: toPage<LabBookingRowDto[]>,
      providesTags: ['BookingList'],
    }),
    /** The one call for all moves. A refused one mostly means that the page shows an older state. */
    labMove: build.mutation<LabBookingDto, { id: string; move: LabMove }>({
      query: ({ id, move }) => {
        const [part, body] = partOf(move);
        return { url: `/api/lab/bookings/${id}/${part}`, method: 'POST', body };
      },
      invalidatesTags: [...moved],
    }),
  }),
});

export const {
  useGetLabQuery,
  useGetLabBookingQuery,
  useLazyGetLabBookingQuery,
  useMakeLabBookingMutation,
  useLabMoveMutation,
  useLabBookingPagesInfiniteQuery,
} = labApi;
