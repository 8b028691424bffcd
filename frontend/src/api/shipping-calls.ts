import { generatedSettingsApi } from './generated-settings';

/** Where a creator is sent products; apart from the others, because few pages need it. */
const shippingApi = generatedSettingsApi.enhanceEndpoints({
  endpoints: {
    getShippingAddress: { providesTags: ['ShippingAddress'] },
    saveShippingAddress: { invalidatesTags: (_result, error) => (error ? [] : ['ShippingAddress']) },
  },
});

export type { ShippingAddressInputDto } from './generated-settings';

export const { useGetShippingAddressQuery, useSaveShippingAddressMutation } = shippingApi;
