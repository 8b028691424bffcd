import { generatedRatingsApi } from './generated-ratings';

export type { BookingRatingDto, RatingDto, RatingSumsDto } from './generated-ratings';

/** What the sides of completed bookings say of each other; apart from the others, because few pages need it. */
const ratingApi = generatedRatingsApi.enhanceEndpoints({
  endpoints: {
    getBookingRating: { providesTags: ['Rating'] },
    // A refusal means that what is shown is old.
    rateBooking: { invalidatesTags: ['Rating'] },
    replyToRating: { invalidatesTags: ['Rating'] },
    reportRating: { invalidatesTags: ['Rating'] },
  },
});

export const {
  useGetBookingRatingQuery,
  useRateBookingMutation,
  useReplyToRatingMutation,
  useReportRatingMutation,
  useGetBrandRatingsQuery,
  useGetOwnBrandRatingsQuery,
} = ratingApi;
