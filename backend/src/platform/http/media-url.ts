/** Where a public picture or video can be fetched; its key never changes its content. */
export function mediaUrl(key: string): string;
export function mediaUrl(key: string | null): string | null;
export function mediaUrl(key: string | null): string | null {
  return key === null ? null : `/api/media/${key}`;
}
