type PageEvent = 'view' | 'reel_play' | 'package_click' | 'link_click';

/** What the page says of itself; without it nothing is counted. */
const creatorId = document.body.dataset.creator;

/** Where this visit comes from: a campaign's name, else the site with the link, else nowhere in particular. */
function sourceOfVisit(): string | null {
  const query = new URLSearchParams(location.search);
  const campaign = query.get('utm_source') || query.get('ref');
  if (campaign) return campaign;
  if (!URL.canParse(document.referrer)) return null;
  const { host } = new URL(document.referrer);
  return host === location.host ? null : host;
}

/** Tells the server of something that happened here. No cookie goes with it that says who it was. */
function count(event: PageEvent, source: string | null, about?: { packageId?: string; url?: string }): void {
  if (!creatorId) return;
  const body = JSON.stringify({ creatorId, event, ...about, ...(source && { source }) });
  navigator.sendBeacon('/api/page-events', new Blob([body], { type: 'application/json' }));
}

/** Counts the visit, and lets what is booked know where it came from. */
export function countVisit(): void {
  const source = sourceOfVisit();
  const begin = () => count('view', source);
  // A page that is loaded ahead of time is not seen yet.
  if (document.visibilityState === 'visible') begin();
  else document.addEventListener('visibilitychange', begin, { once: true });

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-package]')) {
    if (source) link.search = `source=${encodeURIComponent(source)}`;
    // All lead to an address with the package behind its first word.
    link.addEventListener('click', () =>
      count('package_click', source, { packageId: link.pathname.split('/')[2] }),
    );
  }
  // Links and accounts, which lead away from here.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[rel~=ugc], a[rel~=me]'))
    link.addEventListener('click', () =>
      count('link_click', source, { url: link.getAttribute('href') ?? '' }),
    );
  document.addEventListener('reel-play', () => count('reel_play', source));
}
