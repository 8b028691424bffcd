import type { ReviewItemDto, SubmissionFileDto } from '../../../api/calls';

/** A delivered video of ten seconds for tests, as the server describes it. */
export const sampleVideo: SubmissionFileDto = {
  ...{ id: 'f1', uploadId: 'u1', slotId: 's1', type: 'video', contentType: 'video' },
  ...{ url: '/v.mp4', posterUrl: '/v.webp', playUrl: '/v.mp4', downloadUrl: null, original: false },
  media: {
    ...{ fps: { num: 30, den: 1 }, frameCount: 300, durationMs: 10_000 },
    ...{ width: 720, height: 1280, hasAudio: true },
  },
  ...{
    large: null,
    captionsUrl: null,
    source: null,
    preview: 'ready',
    previewNote: null,
    filename: 'reel.mp4',
    fileName: 'reel.mp4',
  },
  scrub: { url: '/s.webp', columns: 10, count: 20, width: 90, height: 160, intervalMs: 500 },
  ...{ size: 1, fileSize: 1, fileType: 'video/mp4', sha256: '', ai: null },
};

export const sampleItem = (id: string, more: Partial<ReviewItemDto>): ReviewItemDto => ({
  ...{ id, parentId: null, party: 'brand', author: 'Ann', kind: 'change', cause: 'new_wish', state: 'open' },
  ...{
    body: `About ${id}`,
    submissionId: 'v1',
    version: 1,
    uploadId: 'u1',
    startFrame: null,
    endFrame: null,
  },
  ...{ shape: null as never, number: null, round: 1, createdAt: '', sentAt: null, events: [] },
  ...{ reviewer: null, internal: false, mark: null },
  ...more,
});
