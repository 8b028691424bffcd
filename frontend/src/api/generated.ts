
import { emptyApi } from './empty-api';
import type { BookingActionName, BookingFlow, BookingStage, BookingStatus, ContentKind, SubmissionStatus, Revisions } from '@reelpact/domain';
export type OwnCreatorDto = { id: string; username: string; displayName: string; profileImageUrl: string | null };
export type UserDto = { id: string; email: string; firstName: string; lastName: string; profileImageUrl: string | null; emailVerified: boolean; isAdmin: boolean; hasBrandBookings: boolean; creator: OwnCreatorDto | null };
export type CreatorCardDto = { id: string; username: string; displayName: string; profilePicture: string | null; bookingFlow: BookingFlow };
export type PackageDto = { id: string; creatorId: string; tier: string; name: string; description: string; price: number | null; deliveryTime: string; revisions: number | "unlimited"; includes: string; emoji: string; contentFormat: string | null; usageRights: string | null; whatIncluded: string | null; bookable: boolean };
export type PackagePageDto = PackageDto & { creator: CreatorCardDto; addons: PackageDto[] };
export type PortfolioItemDto = { id: string; imageUrl: string; videoUrl: string | null; title: string; type: 'photo' | 'video'; duration: string | null };
export type CreatorDto = { id: string; username: string; displayName: string; name: string; bio: string | null; category: string | null; instagramUsername: string | null; profileImageUrl: string | null; profilePicture: string | null; bookingFlow: BookingFlow; packages: PackageDto[]; portfolioItems: PortfolioItemDto[]; contactUrl?: string };
export type BookingActionDto = { name: BookingActionName; label: string; enabled: boolean; reason: string | null; needs: 'reason' | 'feedback' | null };
export type MoneyLineDto = { done: number; returned: boolean; frozen: boolean; text: string };
export type SubmissionFileDto = { id: string; uploadId: string; type: ContentKind; contentType: ContentKind; url: string | null; posterUrl: string | null; downloadUrl: string | null; original: boolean; preview: 'pending' | 'ready' | 'failed'; filename: string; fileName: string; size: number; fileSize: number; fileType: string; sha256: string };
export type SubmissionDto = { id: string; version: number; status: SubmissionStatus; submittedAt: string; notes: string | null; files: SubmissionFileDto[] };
export type BookedPackageDto = { id: string; name: string; tier: string; description: string; price: number; deliveryTime: string; revisions: Revisions; includes: string; contentFormat: string | null; usageRights: string | null; creator: CreatorCardDto };
export type BookedAddonDto = { id: string; name: string; price: number };
export type BookingDto = { id: string; role: 'brand' | 'creator' | 'admin'; status: BookingStatus; stage: BookingStage; label: string; flow: BookingFlow; nextStep: string; deadlineAt: string | null; onSilence: string | null; dueAt: string | null; actions: BookingActionDto[]; final: boolean; amount: string; escrowStatus: string; escrowLabel: string; money: MoneyLineDto; revisionsLeft: Revisions; brandName: string; contactEmail: string; projectDescription: string; additionalNotes: string | null; scriptUrl: string | null; packageId: string; package: BookedPackageDto; service: BookedPackageDto; addons: BookedAddonDto[]; createdAt: string; submissions: SubmissionDto[] };
export type UploadDto = { id: string; fileName: string; fileSize: number; fileType: string | null; contentType: ContentKind | null; status: 'uploading' | 'finished' | 'refused'; refusal: string | null; delivered: boolean };
export type PackageInputDto = { tier?: string; name: string; description?: string; price: number | string; deliveryTime?: string; revisions?: number | "unlimited"; includes?: string; emoji?: string; contentFormat?: string; usageRights?: string; whatIncluded?: string };
export type PackageChangeDto = Partial<PackageInputDto>;
export type ContentBlockDto = Partial<Omit<PackageInputDto, 'name' | 'tier'>> & { title: string; id?: string; type: 'package' | 'tip' | 'addon' | 'portfolio'; enabled: boolean };
export type ProfileChangeDto = { username: string; displayName: string; bio: string; category: string; instagramUsername?: string; profileImageUrl?: string; bookingFlow?: BookingFlow };
export type OnboardDto = Omit<ProfileChangeDto, 'bookingFlow'> & { contentBlocks?: ContentBlockDto[] };
export type DashboardDto = { creator: CreatorDto | null; bookings: BookingDto[]; packages: PackageDto[]; totals: { orders: number; waiting: number; completed: number; earnings: string; successRate: number; topPackages: { packageId: string; name: string; orders: number }[] } };
const injected = emptyApi.injectEndpoints({ endpoints: (build) => ({
  getCurrentUser: build.query<UserDto, void>({ query: () => `/api/auth/user` }),
  checkUsername: build.query<{ available: boolean; reason: string | null }, { username: string }>({ query: (q) => ({url:`/api/check-username`,params:{username:q.username}}) }),
  getCreatorProfile: build.query<CreatorDto, { idOrUsername: string }>({ query: (q) => `/api/creator/profile/${q.idOrUsername}` }),
  getPortfolio: build.query<PortfolioItemDto[], { id: string }>({ query: (q) => `/api/creators/${q.id}/portfolio` }),
  getCreatorDashboard: build.query<DashboardDto, void>({ query: () => `/api/creators/dashboard` }),
  getPackages: build.query<PackageDto[], { creatorId: string }>({ query: (q) => `/api/creator/${q.creatorId}/packages` }),
  getPackage: build.query<PackagePageDto, { id: string }>({ query: (q) => `/api/packages/${q.id}` }),
  getBooking: build.query<BookingDto, { id: string }>({ query: (q) => `/api/bookings/${q.id}` }),
  getSubmissions: build.query<SubmissionDto[], { id: string }>({ query: (q) => `/api/bookings/${q.id}/submissions` }),
  getUploads: build.query<UploadDto[], { id: string }>({ query: (q) => `/api/bookings/${q.id}/uploads` }),
  getOwnBrandBookings: build.query<BookingDto[], { cursor?: string }>({ query: (q) => ({url:`/api/brand/bookings`,params:{cursor:q.cursor}}) }),
  getHistory: build.query<{ event: string; actor: string; from: BookingStage|null; to: BookingStage; at: string; note: string|null }[], { id: string }>({ query: (q) => `/api/bookings/${q.id}/history` }),
  login: build.mutation<UserDto, { loginDto: { email: string; password: string } }>({ query: (q) => ({ url: `/api/auth/login`, method: 'POST', body: q.loginDto }) }),
  register: build.mutation<UserDto, { registerDto: { email: string; password: string; firstName: string; lastName: string } }>({ query: (q) => ({ url: `/api/auth/register`, method: 'POST', body: q.registerDto }) }),
  logout: build.mutation<void, void>({ query: (q) => ({ url: `/api/auth/logout`, method: 'POST' }) }),
  registerWithoutVerification: build.mutation<UserDto, { registerWithoutVerificationDto: object }>({ query: (q) => ({ url: `/api/register-without-verification`, method: 'POST', body: q.registerWithoutVerificationDto }) }),
  updateCreatorProfile: build.mutation<CreatorDto, { creatorId: string; profileChangeDto: ProfileChangeDto }>({ query: (q) => ({ url: `/api/creator/profile/${q.creatorId}`, method: 'PUT', body: q.profileChangeDto }) }),
  onboardCreator: build.mutation<CreatorDto, { onboardDto: OnboardDto }>({ query: (q) => ({ url: `/api/creator/onboard`, method: 'POST', body: q.onboardDto }) }),
  createPackage: build.mutation<PackageDto, { creatorId: string; packageInputDto: PackageInputDto }>({ query: (q) => ({ url: `/api/creator/${q.creatorId}/packages`, method: 'POST', body: q.packageInputDto }) }),
  deletePackages: build.mutation<void, { creatorId: string }>({ query: (q) => ({ url: `/api/creator/${q.creatorId}/packages`, method: 'DELETE' }) }),
  updatePackage: build.mutation<PackageDto, { id: string; packageChangeDto: PackageChangeDto }>({ query: (q) => ({ url: `/api/packages/${q.id}`, method: 'PUT', body: q.packageChangeDto }) }),
  deletePackage: build.mutation<void, { id: string }>({ query: (q) => ({ url: `/api/packages/${q.id}`, method: 'DELETE' }) }),
  createBooking: build.mutation<BookingDto, { 'Idempotency-Key'?: string; body: object }>({ query: (q) => ({ url: `/api/package-bookings`, method: 'POST', body: q.body }) }),
  changeBookingStatus: build.mutation<BookingDto, { id: string; changeStatusDto: { status: BookingStatus } }>({ query: (q) => ({ url: `/api/bookings/${q.id}/status`, method: 'PATCH', body: q.changeStatusDto }) }),
  submitContent: build.mutation<BookingDto, { id: string; submitContentDto: object }>({ query: (q) => ({ url: `/api/bookings/${q.id}/submit-content`, method: 'POST', body: q.submitContentDto }) }),
  reviewContent: build.mutation<BookingDto, { id: string; reviewDto: { action: 'approve' | 'request_revision' | 'reject'; feedback?: string; submissionId?: string } }>({ query: (q) => ({ url: `/api/bookings/${q.id}/review`, method: 'POST', body: q.reviewDto }) }),
  approveRequest: build.mutation<BookingDto, { id: string; approveRequestDto: { notes?: string } }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/approve`, method: 'POST', body: q.approveRequestDto }) }),
  declineRequest: build.mutation<BookingDto, { id: string; reasonDto: { reason: string } }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/reject`, method: 'POST', body: q.reasonDto }) }),
  approveContent: build.mutation<BookingDto, { id: string; feedbackDto: { feedback?: string; submissionId?: string } }>({ query: (q) => ({ url: `/api/brand/bookings/${q.id}/approve`, method: 'POST', body: q.feedbackDto }) }),
  requestRevisions: build.mutation<BookingDto, { id: string; feedbackDto: { feedback?: string; submissionId?: string } }>({ query: (q) => ({ url: `/api/brand/bookings/${q.id}/request-revisions`, method: 'POST', body: q.feedbackDto }) }),
  withdrawAsCreator: build.mutation<BookingDto, { id: string; reasonDto: { reason: string } }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/withdraw`, method: 'POST', body: q.reasonDto }) }),
  acceptRejection: build.mutation<BookingDto, { id: string }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/accept-rejection`, method: 'POST' }) }),
  contestRejection: build.mutation<BookingDto, { id: string; reasonDto: { reason: string } }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/contest`, method: 'POST', body: q.reasonDto }) }),
  openDispute: build.mutation<BookingDto, { id: string; reasonDto: { reason: string } }>({ query: (q) => ({ url: `/api/creator/bookings/${q.id}/dispute`, method: 'POST', body: q.reasonDto }) }),
  withdrawRequest: build.mutation<BookingDto, { id: string }>({ query: (q) => ({ url: `/api/brand/bookings/${q.id}/withdraw`, method: 'POST' }) }),
  cancelLate: build.mutation<BookingDto, { id: string }>({ query: (q) => ({ url: `/api/brand/bookings/${q.id}/cancel-late`, method: 'POST' }) }),
  createPaymentIntent: build.mutation<{ clientSecret: string; provider: string }, { createPaymentDto: { bookingId: string; amount?: number | string } }>({ query: (q) => ({ url: `/api/create-payment-intent`, method: 'POST', body: q.createPaymentDto }) }),
  createEscrowPayment: build.mutation<{ clientSecret: string; provider: string }, { createPaymentDto: { bookingId: string; amount?: number | string } }>({ query: (q) => ({ url: `/api/create-escrow-payment`, method: 'POST', body: q.createPaymentDto }) }),
  confirmSandboxPayment: build.mutation<{ status: string; declineMessage: string | null }, { confirmSandboxPaymentDto: object }>({ query: (q) => ({ url: `/api/payments/sandbox/confirm`, method: 'POST', body: q.confirmSandboxPaymentDto }) }),
}) });
export { injected as generatedApi };
