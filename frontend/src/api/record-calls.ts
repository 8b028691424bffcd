import { generatedApi } from './generated';

export type { BrandRecordDto, OwnBrandNumberDto, OwnBrandRecordDto } from './generated';

/** How a brand has worked here. A request's own record has no tag: when the booking moves on it isn't shown any more. */
const recordApi = generatedApi.enhanceEndpoints({
  endpoints: { getOwnBrandRecord: { providesTags: ['Booking', 'BookingList'] } },
});

export const { useGetBrandRecordQuery, useGetOwnBrandRecordQuery } = recordApi;
