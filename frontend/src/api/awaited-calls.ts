import type { ContentKind } from '@reelpact/domain';
import { generatedApi, type BookingDto, type UserDto } from './generated';

/** Calls of the specification that the contract doesn't describe yet; each leaves this file when it is generated. */
export interface UploadDto {
  id: string;
  fileName: string;
  fileSize: number;
  fileType: string | null;
  contentType: ContentKind | null;
  status: 'uploading' | 'finished' | 'refused';
  refusal: string | null;
  delivered: boolean;
}

interface SubmittedFile {
  uploadId: string;
  fileName: string;
  fileSize: number;
  fileType: string;
  contentType: ContentKind;
}

export const awaitedApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    getUploads: build.query<UploadDto[], { id: string }>({
      query: ({ id }) => ({ url: `/api/bookings/${id}/uploads` }),
    }),
    submitContent: build.mutation<
      BookingDto,
      { id: string; submitContentDto: { files: SubmittedFile[]; notes?: string } }
    >({
      query: ({ id, submitContentDto: body }) => ({
        url: `/api/bookings/${id}/submit-content`,
        method: 'POST',
        body,
      }),
    }),
    registerWithoutVerification: build.mutation<UserDto, { registerWithoutVerificationDto: object }>({
      query: ({ registerWithoutVerificationDto: body }) => ({
        url: '/api/register-without-verification',
        method: 'POST',
        body,
      }),
    }),
  }),
});
