import type { BookingDto, ReviewItemDto, SubmissionDto, SubmissionFileDto } from '../src/api/calls';

/** A file of ten seconds at 25 frames per second, or a photo. */
export const aFile = (name: string, more: Partial<SubmissionFileDto> = {}): SubmissionFileDto => ({
  id: `file ${name}`,
  uploadId: `upload ${name}`,
  slotId: `slot ${name}`,
  type: 'video',
  contentType: 'video',
  url: `/${name}`,
  posterUrl: null,
  playUrl: `/${name}`,
  media: {
    fps: { num: 25, den: 1 },
    frameCount: 250,
    durationMs: 10_000,
    width: 720,
    height: 1280,
    hasAudio: true,
  },
  large: null,
  captionsUrl: null,
  source: { width: 1080, height: 1920, durationMs: 10_000 },
  scrub: null,
  downloadUrl: null,
  original: false,
  preview: 'ready',
  previewNote: null,
  filename: name,
  fileName: name,
  size: 1000,
  fileSize: 1000,
  fileType: 'video/mp4',
  sha256: '',
  ai: null,
  ...more,
});

export const aVersion = (more: Partial<SubmissionDto> = {}): SubmissionDto => ({
  id: 's1',
  version: 1,
  status: 'in_review',
  submittedAt: '2026-11-20T12:00:00.000Z',
  notes: null,
  revisionKind: null,
  missing: [],
  files: [aFile('reel.mp4')],
  ...more,
});

/** As much of a booking as what is said about its content needs. */
export const aBooking = (more: Partial<BookingDto> = {}): BookingDto =>
  ({
    id: 'b1',
    role: 'brand',
    turn: 'brand',
    flow: 'pay_first',
    final: false,
    amount: '150.00',
    brandName: 'Bean & Leaf',
    revisionsLeft: 2,
    revisionDueAt: '2026-11-26T18:00:00.000Z',
    actions: [],
    addons: [],
    placements: [],
    briefFiles: [],
    package: {
      name: 'Single Reel',
      includes: '1 vertical reel, 15 seconds',
      contentFormat: 'reels',
      usageRights: 'social_media',
      revisions: 2,
      ai: null,
      creator: { username: 'noor', displayName: 'Noor Haddad' },
    },
    submissions: [aVersion()],
    ...more,
  }) as BookingDto;

/** A booking whose versions are looked at, and of which nothing else is asked. */
export const aBookingToReview = (submissions: BookingDto['submissions'], more: Partial<BookingDto> = {}) =>
  aBooking({ until: null, deadlineAt: null, license: null, submissions, ...more });

export const anItem = (id: string, more: Partial<ReviewItemDto> = {}): ReviewItemDto => ({
  id,
  parentId: null,
  party: 'brand',
  author: 'Bean & Leaf',
  kind: 'change',
  cause: 'new_wish',
  state: 'open',
  body: `Body of ${id}`,
  submissionId: 's1',
  version: 1,
  uploadId: 'upload reel.mp4',
  startFrame: null,
  endFrame: null,
  shape: null as unknown as ReviewItemDto['shape'],
  number: null,
  round: null,
  createdAt: '2026-11-20T13:00:00.000Z',
  sentAt: null,
  events: [],
  reviewer: null,
  internal: false,
  mark: null,
  ...more,
});
