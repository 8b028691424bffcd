/**
 * What the apps draw over an upright video, as the area that stays free, in a picture of 1080 × 1920. Approximate: the apps change them, and
 * captions and buttons differ. Read off on 2026-08-24 and before; TikTok itself says that its zone shrinks with the length of the caption.
 * Organic ones from captures on iOS, those for ads from the platforms' own templates.
 */
export const GUIDES = {
  tiktok: { label: 'TikTok', free: 'M24 160H1050V780H930V1715H24Z' },
  reels: { label: 'Reels', free: 'M55 235H1025V1090H900V1700H55Z' },
  shorts: { label: 'Shorts', free: 'M48 288H888V1248H48Z' },
  /** What TikTok's, Reels' and Shorts' areas for ads have in common. */
  ads: { label: 'All ads', free: 'M120 288H888V840H780V1248H120Z' },
} as const;
export type Guide = keyof typeof GUIDES;
export const GUIDE_NAMES = Object.keys(GUIDES) as readonly Guide[];
export const GUIDE_NOTE = 'Approximate: apps change what they draw over a video.';
export const GUIDE_FRAME = { width: 1080, height: 1920 } as const;

/** Whether a picture has the shape that the guides are made for. */
export function takesGuides({ width, height }: { width: number; height: number }): boolean {
  return Math.abs(width / height - GUIDE_FRAME.width / GUIDE_FRAME.height) < 0.01;
}
