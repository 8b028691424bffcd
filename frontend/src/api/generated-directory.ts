import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCreators: build.query<FindCreatorsApiResponse, FindCreatorsApiArg>({
      query: (queryArg) => ({
        url: `/api/directory`,
        params: {
          niche: queryArg.niche,
          content: queryArg.content,
          style: queryArg.style,
          language: queryArg.language,
          country: queryArg.country,
          rights: queryArg.rights,
          price: queryArg.price,
          delivery: queryArg.delivery,
          proven: queryArg.proven,
          q: queryArg.q,
          order: queryArg.order,
          limit: queryArg.limit,
          after: queryArg.after,
        },
      }),
    }),
    getDirectoryFacets: build.query<GetDirectoryFacetsApiResponse, GetDirectoryFacetsApiArg>({
      query: () => ({ url: `/api/directory/facets` }),
    }),
    getDirectoryRanking: build.query<GetDirectoryRankingApiResponse, GetDirectoryRankingApiArg>({
      query: () => ({ url: `/api/directory/ranking` }),
    }),
    getOwnDirectory: build.query<GetOwnDirectoryApiResponse, GetOwnDirectoryApiArg>({
      query: () => ({ url: `/api/creator/directory` }),
    }),
    saveOwnDirectory: build.mutation<SaveOwnDirectoryApiResponse, SaveOwnDirectoryApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/directory`,
        method: 'PATCH',
        body: queryArg.directoryChoicesDto,
      }),
    }),
    objectToRemoval: build.mutation<ObjectToRemovalApiResponse, ObjectToRemovalApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/directory/objection`,
        method: 'POST',
        body: queryArg.objectionDto,
      }),
    }),
    getSavedCreators: build.query<GetSavedCreatorsApiResponse, GetSavedCreatorsApiArg>({
      query: (queryArg) => ({
        url: `/api/brand/saved-creators`,
        params: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    saveCreator: build.mutation<SaveCreatorApiResponse, SaveCreatorApiArg>({
      query: (queryArg) => ({ url: `/api/brand/saved-creators/${queryArg.creatorId}`, method: 'PUT' }),
    }),
    removeSavedCreator: build.mutation<RemoveSavedCreatorApiResponse, RemoveSavedCreatorApiArg>({
      query: (queryArg) => ({ url: `/api/brand/saved-creators/${queryArg.creatorId}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedDirectoryApi };
export type FindCreatorsApiResponse = /** status 200 A list of `DirectoryEntryDto`. */ DirectoryEntryDto[];
export type FindCreatorsApiArg = {
  /** Niche */
  niche?: any;
  /** Content */
  content?: any;
  /** What I film */
  style?: any;
  /** Language */
  language?: any;
  /** Country */
  country?: any;
  /** Usage rights included */
  rights?: any;
  /** Price from */
  price?: any;
  /** Delivery */
  delivery?: any;
  /** Proven here */
  proven?: any;
  /** Names and words, 2 to 60 characters. */
  q?: any;
  order?: 'standard' | 'price' | 'delivery' | 'newest';
  limit?: number;
  /** From the link of an earlier answer. */
  after?: any;
};
export type GetDirectoryFacetsApiResponse =
  /** status 200 A list of `DirectoryFacetDto`. */ DirectoryFacetDto[];
export type GetDirectoryFacetsApiArg = void;
export type GetDirectoryRankingApiResponse =
  /** status 200 As it is now: `DirectoryRankingDto`. */ DirectoryRankingDto;
export type GetDirectoryRankingApiArg = void;
export type GetOwnDirectoryApiResponse = /** status 200 As it is now: `OwnDirectoryDto`. */ OwnDirectoryDto;
export type GetOwnDirectoryApiArg = void;
export type SaveOwnDirectoryApiResponse = /** status 200 As it is now: `OwnDirectoryDto`. */ OwnDirectoryDto;
export type SaveOwnDirectoryApiArg = {
  directoryChoicesDto: DirectoryChoicesDto;
};
export type ObjectToRemovalApiResponse = /** status 200 As it is now: `OwnDirectoryDto`. */ OwnDirectoryDto;
export type ObjectToRemovalApiArg = {
  objectionDto: ObjectionDto;
};
export type GetSavedCreatorsApiResponse = /** status 200 A list of `SavedCreatorDto`. */ SavedCreatorDto[];
export type GetSavedCreatorsApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
};
export type SaveCreatorApiResponse = unknown;
export type SaveCreatorApiArg = {
  creatorId: string;
};
export type RemoveSavedCreatorApiResponse = unknown;
export type RemoveSavedCreatorApiArg = {
  creatorId: string;
};
export type PictureDto = {
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** For `srcset`. */
  avif: string;
  /** For `srcset`. */
  webp: string;
};
export type ProofDto = {
  /** The mean of what brands say, from 1 to 5 in tenths, rounded down; from 3 ratings on. */
  stars: number | null;
  /** How many brands’ ratings that is the mean of. */
  ratings: number | null;
  /** Completed bookings. */
  jobs: number | null;
  /** Percent of first versions that came by the promised date, in 12 months. */
  onTime: number | null;
  /** Median minutes from a request to its answer, in 90 days. */
  answerMinutes: number | null;
  /** Median days from the start of production to the first version, in 12 months. */
  deliveryDays: number | null;
  /** Percent of completed bookings without a counted revision, in 12 months. */
  firstTime: number | null;
  /** Percent of brands with a completed booking that have two or more. */
  returning: number | null;
};
export type DirectoryEntryDto = {
  id: string;
  username: string;
  displayName: string;
  tagline: string | null;
  profilePicture: string | null;
  picture: PictureDto | null;
  /** Of the first piece of their portfolio. */
  poster: string | null;
  posterPicture: PictureDto | null;
  /** Of the cheapest package that can be booked, dollars. */
  priceFrom: number;
  /** Of that package. */
  deliveryTime: string;
  proof: ProofDto;
  niches: string[];
  languages: string[];
  country: string | null;
};
export type ProblemCode =
  | 'VALIDATION_FAILED'
  | 'CURSOR_NOT_VALID'
  | 'MALFORMED_REQUEST'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_NEEDED'
  | 'FORBIDDEN'
  | 'PROOF_NEEDED'
  | 'FACTOR_NEEDED'
  | 'CROSS_SITE_REQUEST'
  | 'NOT_FOUND'
  | 'BOOKING_NOT_FOUND'
  | 'PACKAGE_NOT_FOUND'
  | 'CREATOR_NOT_FOUND'
  | 'CONFLICT'
  | 'EMAIL_TAKEN'
  | 'USERNAME_TAKEN'
  | 'PROFILE_EXISTS'
  | 'AMOUNT_MISMATCH'
  | 'ALREADY_PAID'
  | 'INVALID_TRANSITION'
  | 'NEWER_VERSION'
  | 'NEWER_OFFER'
  | 'OTHER_PARCEL'
  | 'ADDRESS_MISSING'
  | 'FEE_CHANGED'
  | 'TERMS_CHANGED'
  | 'NOT_VIEWABLE'
  | 'MISSING_CHANGED'
  | 'HOLD_LIMIT'
  | 'CHARGED_BACK'
  | 'TIPS_OFF'
  | 'ACCOUNT_IN_USE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'PRECONDITION_FAILED'
  | 'PROTOCOL_VERSION_MISSING'
  | 'PAYLOAD_TOO_LARGE'
  | 'ADDRESS_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'NOT_BOOKABLE'
  | 'OWN_PACKAGE'
  | 'OWN_TIP'
  | 'LINK_NOT_VALID'
  | 'UPLOAD_MISSING'
  | 'INCOMPLETE_DELIVERY'
  | 'FILE_TYPE_MISMATCH'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'PAYMENT_PROVIDER_UNAVAILABLE'
  | 'UNAVAILABLE'
  | 'BUSY'
  | 'OUT_OF_SPACE'
  | 'NOT_READY';
export type ProblemDto = {
  statusCode: number;
  code: ProblemCode;
  /** One sentence for a person. */
  message: string;
  /** For each field that breaks a rule, one sentence. */
  errors?: {
    [key: string]: string;
  };
  /** With INVALID_TRANSITION: the events that are allowed now. */
  allowedEvents?: string[];
  /** With INCOMPLETE_DELIVERY and MISSING_CHANGED: what the delivery lacks. */
  missing?: {
    what: 'photos' | 'videos' | 'files';
    promised: number;
    delivered: number;
  }[];
  /** With TOO_MANY_REQUESTS: in how many seconds it is possible again; also in `Retry-After`. */
  retryAfter?: number;
};
export type FacetValueDto = {
  /** As it stands in addresses. */
  value: string;
  label: string;
  /** Creators in the whole directory, rounded down, at most an hour old; null for fewer than ten. */
  creators: number | null;
};
export type DirectoryFacetDto = {
  facet: string;
  label: string;
  values: FacetValueDto[];
};
export type RankingPartDto = {
  part: string;
  label: string;
  /** At most. */
  points: number;
  /** So many events at the mean are counted beside a creator’s own. */
  weight: number | null;
  /** The platform’s, from 0 to 1. */
  mean: number | null;
};
export type DirectoryRankingDto = {
  parts: RankingPartDto[];
  /** The least points of each band, the best first. */
  bands: number[];
  /** Within a band creators take turns: the order goes on by so many seconds. */
  turnSeconds: number;
};
export type ListingCheckDto = {
  check: 'choice' | 'email' | 'picture' | 'packages' | 'portfolio' | 'active' | 'here' | 'allowed';
  label: string;
  met: boolean;
};
export type RemovalRule = 'misleading' | 'not_yours' | 'unlawful' | 'adult' | 'spam';
export type RemovalOutcome = 'restored' | 'upheld';
export type DirectoryRemovalDto = {
  rule: RemovalRule;
  /** The rule, in words. */
  ruleText: string;
  /** Which content it is about. */
  note: string;
  removedAt: string;
  /** What the creator says to it. */
  objection: string | null;
  objectedAt: string | null;
  /** What was decided about the objection; null until then. */
  outcome: RemovalOutcome | null;
  /** The reasons for that. */
  outcomeNote: string | null;
  decidedAt: string | null;
};
export type OwnPartDto = {
  part: string;
  label: string;
  /** At most. */
  points: number;
  /** So many events at the mean are counted beside a creator’s own. */
  weight: number | null;
  /** The platform’s, from 0 to 1. */
  mean: number | null;
  /** Of these points, how many are yours. */
  own: number;
  hits: number | null;
  of: number | null;
};
export type PageCheckDto = {
  check: 'picture' | 'tagline' | 'portfolio' | 'terms' | 'places';
  label: string;
  met: boolean;
};
export type OwnDirectoryDto = {
  listed: boolean;
  searchEngines: boolean;
  awayUntil: string | null;
  niches: string[];
  styles: string[];
  languages: string[];
  country: string | null;
  /** Whether visitors find you in the directory: all checks are met. */
  isShown: boolean;
  checks: ListingCheckDto[];
  /** Why an admin has removed you from the directory; null while you aren’t removed. */
  removal: DirectoryRemovalDto | null;
  /** As visitors see it. */
  entry: DirectoryEntryDto | null;
  /** Of 100. */
  points: number;
  /** From 1, the first, to 5. */
  band: number;
  parts: OwnPartDto[];
  /** What makes your page complete, two points each. */
  pageChecks: PageCheckDto[];
};
export type DirectoryChoicesDto = {
  /** Whether to be in the directory. */
  listed?: boolean;
  /** Whether search engines may list your page. */
  searchEngines?: boolean;
  /** The last day on which you take no work, at most 90 days ahead; empty when you are here. */
  awayUntil?: string;
  niches?: string[];
  styles?: string[];
  languages?: string[];
  /** A code of two letters (ISO 3166); empty for none. */
  country?: string;
};
export type ObjectionDto = {
  text: string;
};
export type SavedCreatorDto = {
  id: string;
  username: string;
  displayName: string;
  tagline: string | null;
  profilePicture: string | null;
  picture: PictureDto | null;
  /** Of the first piece of their portfolio. */
  poster: string | null;
  posterPicture: PictureDto | null;
  proof: ProofDto;
  niches: string[];
  languages: string[];
  country: string | null;
  /** Of the cheapest package that can be booked, dollars; null where none can. */
  priceFrom: number | null;
  /** Of that package. */
  deliveryTime: string | null;
  savedAt: string;
  /** Whether they are in the directory now. */
  isListed: boolean;
  /** The last day on which they take no work; null when they are here. */
  awayUntil: string | null;
};
export const {
  useFindCreatorsQuery,
  useGetDirectoryFacetsQuery,
  useGetDirectoryRankingQuery,
  useGetOwnDirectoryQuery,
  useSaveOwnDirectoryMutation,
  useObjectToRemovalMutation,
  useGetSavedCreatorsQuery,
  useSaveCreatorMutation,
  useRemoveSavedCreatorMutation,
} = injectedRtkApi;
