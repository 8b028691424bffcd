import { generatedApi, type OwnDirectoryDto, type SavedCreatorDto } from './generated';
import { type Cursor, type Page, onPage, paging, toPage } from './paged-lists';

export type { DirectoryChoicesDto, DirectoryEntryDto, OwnDirectoryDto, SavedCreatorDto } from './generated';

/** The answer says everything that the screen shows. */
const keepOwn = async (
  dispatch: (update: ReturnType<typeof generatedApi.util.updateQueryData>) => unknown,
  answer: Promise<{ data: OwnDirectoryDto }>,
): Promise<void> => {
  const saved = await answer.catch(() => null);
  if (saved) dispatch(generatedApi.util.updateQueryData('getOwnDirectory', undefined, () => saved.data));
};

/** A creator's place in the directory, and whom a brand has saved; apart from the others, because only their own screens need them. */
const described = generatedApi.enhanceEndpoints({
  endpoints: {
    getOwnDirectory: { providesTags: ['Directory'] },
    saveOwnDirectory: {
      onQueryStarted: (_sent, { dispatch, queryFulfilled }) => keepOwn(dispatch, queryFulfilled),
    },
    objectToRemoval: {
      onQueryStarted: (_sent, { dispatch, queryFulfilled }) => keepOwn(dispatch, queryFulfilled),
    },
  },
});

const directoryApi = described.injectEndpoints({
  endpoints: (build) => ({
    savedCreatorPages: build.infiniteQuery<Page<SavedCreatorDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/brand/saved-creators', pageParam),
      transformResponse: toPage<SavedCreatorDto[]>,
    }),
  }),
});

export const {
  useGetOwnDirectoryQuery,
  useSaveOwnDirectoryMutation,
  useObjectToRemovalMutation,
  useSaveCreatorMutation,
  useRemoveSavedCreatorMutation,
  useSavedCreatorPagesInfiniteQuery,
} = directoryApi;
