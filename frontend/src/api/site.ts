import type { SiteDto } from './generated';

/** The support address, read without the store, because the landing page doesn't load it. Null when it can't be had. */
export async function readSupportEmail(): Promise<string | null> {
  try {
    const answer = await fetch('/api/site');
    return answer.ok ? ((await answer.json()) as SiteDto).supportEmail : null;
  } catch {
    return null;
  }
}
