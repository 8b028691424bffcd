import { generatedSettingsApi } from './generated-settings';

/** An owner’s calendar; apart from the others, because only the account’s page needs it. */
const calendarApi = generatedSettingsApi.enhanceEndpoints({
  endpoints: {
    getCalendarFeed: { providesTags: ['Calendar'] },
    makeCalendarFeed: { invalidatesTags: ['Calendar'] },
    revokeCalendarFeed: { invalidatesTags: ['Calendar'] },
  },
});

export const { useGetCalendarFeedQuery, useMakeCalendarFeedMutation, useRevokeCalendarFeedMutation } =
  calendarApi;
