/** Reads where the next page of a list begins from its `Link` header; null on the last page. */
export function nextCursor(link: string | null | undefined): string | null {
  const target = /<([^>]*)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  return target ? new URL(target, window.location.origin).searchParams.get('cursor') : null;
}
