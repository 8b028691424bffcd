import { generatedDirectoryApi, type OwnDirectoryDto, type SavedCreatorDto } from './generated-directory';
import { type Cursor, type Page, onPage, paging, toPage } from './paged-lists';

export type {
  DirectoryChoicesDto,
  DirectoryEntryDto,
  OwnDirectoryDto,
  SavedCreatorDto,
} from './generated-directory';

/** The answer says everything that the screen shows. */
const keepOwn = async (
  dispatch: (update: ReturnType<typeof generatedDirectoryApi.util.updateQueryData>) => unknown,
  answer: Promise<{ data: OwnDirectoryDto }>,
): Promise<void> => {
  const saved = await answer.catch(() => null);
  if (saved)
    dispatch(generatedDirectoryApi.util.updateQueryData('getOwnDirectory', undefined, () => saved.data));
};

/** A creator's place in the directory, and whom a brand has saved; apart from the others, because only their own screens need them. */
const described = generatedDirectoryApi.enhanceEndpoints({
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
