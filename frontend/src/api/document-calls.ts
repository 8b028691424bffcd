import { generatedDocumentsApi, type DocumentSummaryDto } from './generated-documents';
import { onPage, paging, toPage, type Cursor, type Page } from './paged-lists';

export type { BillingDetailsDto, DocumentDto, DocumentSummaryDto } from './generated-documents';

const ofBooking = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  'Documents' as const,
  { type: 'BookingPart' as const, id },
];
const changed = (_result: unknown, error: unknown) => (error ? [] : (['Documents'] as const));

/** Documents about money and billing details; apart from the others, because only what somebody opens needs them. */
const documentsApi = generatedDocumentsApi
  .enhanceEndpoints({
    endpoints: {
      getBookingDocuments: { providesTags: ofBooking },
      getDocument: { providesTags: ['Documents'] },
      getBillingDetails: { providesTags: ['Documents'] },
      getBookingBillingDetails: { providesTags: ['Documents'] },
      saveBillingDetails: { invalidatesTags: changed },
      saveBookingBillingDetails: { invalidatesTags: changed },
      reissueDocument: { invalidatesTags: changed },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      documentPages: build.infiniteQuery<Page<DocumentSummaryDto[]>, void, Cursor>({
        infiniteQueryOptions: paging,
        query: ({ pageParam }) => onPage('/api/documents', pageParam),
        transformResponse: toPage<DocumentSummaryDto[]>,
        providesTags: ['Documents'],
      }),
    }),
  });

export const {
  useDocumentPagesInfiniteQuery,
  useGetBookingDocumentsQuery,
  useGetDocumentQuery,
  useGetBillingDetailsQuery,
  useGetBookingBillingDetailsQuery,
  useSaveBillingDetailsMutation,
  useSaveBookingBillingDetailsMutation,
  useReissueDocumentMutation,
} = documentsApi;
