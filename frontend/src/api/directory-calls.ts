import { generatedApi } from './generated';

export type { DirectoryChoicesDto, DirectoryEntryDto, OwnDirectoryDto } from './generated';

/** A creator's place in the directory; apart from the others, because only its own screen needs it. */
const directoryApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getOwnDirectory: { providesTags: ['Directory'] },
    saveOwnDirectory: {
      // The answer says everything that the screen shows.
      onQueryStarted: async (_sent, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => null);
        if (saved)
          dispatch(generatedApi.util.updateQueryData('getOwnDirectory', undefined, () => saved.data));
      },
    },
  },
});

export const { useGetOwnDirectoryQuery, useSaveOwnDirectoryMutation } = directoryApi;
