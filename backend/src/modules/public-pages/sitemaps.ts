import { Inject, Injectable } from '@nestjs/common';
import { facetValues } from '@reelpact/domain';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { Answer } from './page-cache.js';
import { ReadFoundPages } from './reads/read-found-pages.js';

/** Pages in one part; the protocol allows five times as many. */
const PART_SIZE = 10_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';
/** Parts of the directory; one with few creators says itself that it isn't to be found. */
const NICHES = facetValues('niche').map(({ slug }) => `/creators/${slug}`);
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Tells search engines which pages there are. Each part is kept for an hour like a page. */
@Injectable()
export class Sitemaps {
  constructor(
    private readonly pages: ReadFoundPages,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  robots(): Answer {
    // Pictures are part of the pages; everything else below /api is for programs.
    const lines = [
      'User-agent: *',
      'Allow: /api/media/',
      'Disallow: /api/',
      // A page of the directory is found as it is without a query.
      'Disallow: /creators?',
      'Disallow: /creators/*?',
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
    ];
    return this.answer(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8');
  }

  async index(): Promise<Answer> {
    const parts = Math.max(1, Math.ceil((await this.pages.count()) / PART_SIZE));
    const entries = Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${this.config.publicUrl}/sitemaps/${part + 1}.xml</loc></sitemap>`,
    );
    return this.answer(`${XML}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`);
  }

  /** @param part from 1 on. @returns null for a part that is none */
  async part(part: number): Promise<Answer | null> {
    const pages = await this.pages.part(PART_SIZE, (part - 1) * PART_SIZE);
    if (pages.length === 0 && part > 1) return null;
    const own =
      part === 1
        ? ['/', '/creators', '/creators/how-the-order-works', '/terms', '/privacy', ...NICHES].map(
            (path) => `<url><loc>${this.config.publicUrl}${path}</loc></url>`,
          )
        : [];
    const entries = pages.map(
      ({ username, changed }) =>
        `<url><loc>${this.config.publicUrl}/${username}</loc><lastmod>${changed}</lastmod></url>`,
    );
    return this.answer(`${XML}<urlset ${NAMESPACE}>${[...own, ...entries].join('')}</urlset>`);
  }

  private answer(body: string, type = 'application/xml; charset=utf-8'): Answer {
    const headers = { 'content-type': type, 'cache-control': 'public, max-age=3600' };
    return { status: 200, headers, body, creatorId: null };
  }
}
