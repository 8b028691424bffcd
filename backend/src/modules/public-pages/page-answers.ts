import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CREDENTIAL, LICENSE_TEXTS, isReservedUsername } from '@reelpact/domain';
import { renderSVG } from 'uqr';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { type CreatorView, ReadCreators, presentCreator } from '../creators/index.js';
import { CredentialKeys, ReadLicenses, presentLicense } from '../licenses/index.js';
import { ReadRatings } from '../ratings/index.js';
import { SAMPLE_CREATOR } from '../demo/index.js';
import { DrawnPages } from './drawn-pages.js';
import { type Answer, HTML } from './page-cache.js';
import { type DrawnDocument, Pages } from './pages-program.js';
import { publishedKeys } from './published-keys.js';
import { CODE, codePicture } from './qr-codes.js';
import { ReadDrawnPages } from './reads/read-drawn-pages.js';
import { type Sheet, sheetByHash, sheetOf } from './sheets.js';
import { Sitemaps } from './sitemaps.js';

/** Browsers ask each time; a proxy in front may serve everyone for a minute, and the old page while it asks or when we are away. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
/** The editor reads it too: nobody may keep it without asking. */
const ASK_FIRST = 'public, no-cache';

const NO_CREATOR = {
  byId: "The creator you're looking for doesn't exist.",
  byName: "This creator profile doesn't exist or isn't available.",
} as const;
const HOME = { href: '/', label: 'Go to the start page' };

/** @param isNew whether it must show what was changed a moment ago */
type Make = (isNew: boolean) => Promise<Answer | null>;

const NAME = '([A-Za-z0-9_-]{1,60})';
const ADDRESSES = {
  json: new RegExp(`^/api/creator/profile/${NAME}$`),
  short: new RegExp(`^/creator/${NAME}$`),
  service: new RegExp(`^/service/${NAME}$`),
  kit: new RegExp(`^/${NAME}/kit$`),
  ratings: new RegExp(`^/${NAME}/ratings$`),
  qr: new RegExp(`^/${NAME}/qr\\.(svg|png)$`),
  license: /^\/licen[cs]es\/([^/]+)$/,
  sitemap: /^\/sitemaps\/([1-9][0-9]{0,4})\.xml$/,
  profile: /^\/([^/.]+)$/,
  slashed: /^\/([^/.]+)\/$/,
} as const;

/** What is answered at which address, outside of the application. */
@Injectable()
export class PageAnswers {
  constructor(
    private readonly creators: ReadCreators,
    private readonly readDrawn: ReadDrawnPages,
    private readonly drawn: DrawnPages,
    private readonly pages: Pages,
    private readonly sitemaps: Sitemaps,
    private readonly licenses: ReadLicenses,
    private readonly credentialKeys: CredentialKeys,
    private readonly ratings: ReadRatings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * How to make what stands at an address.
   * @param path as it was sent, without its query
   * @returns null for an address that somebody else answers
   */
  at(path: string): Make | null {
    const [, name] = ADDRESSES.json.exec(path) ?? [];
    if (name !== undefined) return (isNew) => this.json(name, isNew);
    if (path === CREDENTIAL.keysPath) return () => publishedKeys(this.credentialKeys);
    return this.pages.areServed ? this.documentAt(path) : null;
  }

  /** What is answered when a page can't be made now: never that it doesn't exist. */
  failed(): Answer {
    const message = this.pages.message({
      title: 'We couldn’t load this page',
      text: 'Something went wrong on our side. This page tries again by itself in a few seconds.',
      link: { href: '', label: 'Try again' },
      retryAfter: 10,
    });
    return {
      ...this.html(message, null, 503),
      headers: { ...this.html(message, null).headers, 'retry-after': '10', 'cache-control': 'no-store' },
    };
  }

  /** What is shown in place of a package that isn't offered. */
  noPackage(): DrawnDocument {
    const text = "This package doesn't exist or isn't available.";
    return this.pages.message({ title: 'Package Not Found', text, link: HOME });
  }

  private documentAt(path: string): Make | null {
    const found = (pattern: RegExp): string | undefined => pattern.exec(path)?.[1];
    const short = found(ADDRESSES.short);
    // The application has screens of its own there, such as the dashboard.
    if (short !== undefined && !isReservedUsername(short)) return () => this.short(short);
    const service = found(ADDRESSES.service);
    if (service !== undefined) return () => this.service(service);
    const kit = found(ADDRESSES.kit);
    if (kit !== undefined && !isReservedUsername(kit)) return () => this.kit(kit);
    const rated = found(ADDRESSES.ratings);
    if (rated !== undefined && !isReservedUsername(rated)) return () => this.ratingsOf(rated);
    const [, coded, format] = ADDRESSES.qr.exec(path) ?? [];
    if (coded !== undefined && !isReservedUsername(coded)) return () => this.qr(coded, format === 'png');
    const license = found(ADDRESSES.license);
    if (license !== undefined) return () => this.license(license);
    const part = found(ADDRESSES.sitemap);
    if (part !== undefined) return () => this.sitemaps.part(Number(part));
    const site = this.sitePages[path];
    if (site) return site;
    const slashed = found(ADDRESSES.slashed);
    if (slashed !== undefined && !isReservedUsername(slashed)) return async () => movedTo(`/${slashed}`);
    const profile = found(ADDRESSES.profile);
    if (profile !== undefined && isText(profile) && !isReservedUsername(profile))
      return (isNew) => this.profile(profile, isNew);
    return null;
  }

  /** Addresses that stand for themselves. */
  private readonly sitePages: Readonly<Record<string, Make | undefined>> = {
    '/': async () => this.html(this.pages.landing(), null),
    '/terms': async () => this.html(this.pages.terms(), null),
    '/privacy': async () => this.html(this.pages.privacy(), null),
    // Where people look for it when they type the address by hand.
    '/register': async () => movedTo('/auth'),
    '/signup': async () => movedTo('/auth'),
    '/creator': () => this.short(this.config.demoMode ? SAMPLE_CREATOR : ''),
    '/robots.txt': async () => this.sitemaps.robots(),
    '/sitemap.xml': () => this.sitemaps.index(),
  };

  private html({ before, styles, after }: DrawnDocument, view: CreatorView | null, status = 200): Answer {
    return this.sheeted({ before, after }, sheetOf(styles), view, status);
  }

  private sheeted(
    { before, after }: Pick<DrawnDocument, 'before' | 'after'>,
    { policy, bytes }: Sheet,
    view: Pick<CreatorView, 'id' | 'tag'> | null,
    status = 200,
  ): Answer {
    const headers = {
      'content-type': HTML,
      'content-security-policy': policy,
      'cache-control': status === 200 ? SHARED : 'no-cache',
    };
    const body = Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
    return {
      status,
      headers,
      body,
      creatorId: view && view.id,
      tag: view ? view.tag + this.pages.version : undefined,
    };
  }

  private missing(text: string, title = 'Creator Not Found'): Answer {
    return this.html(this.pages.message({ title, text, link: HOME }), null, 404);
  }

  private async json(name: string, isNew: boolean): Promise<Answer | null> {
    const found = await this.readDrawn.answer(name, isNew);
    if (!found) return null;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': ASK_FIRST };
    if ('answer' in found) {
      const { answer, creatorId, data } = found;
      return { status: 200, headers, body: answer, creatorId, tag: data };
    }
    const { view } = found;
    this.drawn.keep(found);
    return {
      status: 200,
      headers,
      body: JSON.stringify(presentCreator(view)),
      creatorId: view.id,
      tag: view.tag,
    };
  }

  private async profile(name: string, isNew: boolean): Promise<Answer> {
    const found = await this.readDrawn.document(name, isNew);
    if (!found) return (await this.redirect(name, '')) ?? this.missing(NO_CREATOR.byName);
    if ('view' in found) {
      const document = this.pages.profile(presentCreator(found.view));
      this.drawn.keep({ ...found, document });
      return found.isUnfound ? unfound(this.html(document, found.view)) : this.html(document, found.view);
    }
    const sheet = sheetByHash(found.sheet);
    if (sheet) {
      const answer = this.sheeted(found, sheet, { id: found.creatorId, tag: found.data });
      return found.isUnfound ? unfound(answer) : answer;
    }
    // Nothing with this style sheet was drawn here yet.
    const view = await this.creators.find(name);
    if (!view) return this.missing(NO_CREATOR.byName);
    return this.asFound(this.html(this.pages.profile(presentCreator(view)), view), view);
  }

  /** The same, left out by search engines where its creator wants it so. */
  private async asFound(answer: Answer, { id }: CreatorView): Promise<Answer> {
    return (await this.readDrawn.isUnfound(id)) ? unfound(answer) : answer;
  }

  private async kit(name: string): Promise<Answer> {
    const view = await this.creators.find(name);
    if (!view) return (await this.redirect(name, '/kit')) ?? this.missing(NO_CREATOR.byName);
    const day = new Date().toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const answer = this.html(this.pages.kit(presentCreator(view), day), view);
    return this.asFound({ ...answer, tag: `${answer.tag ?? ''}${day}` }, view);
  }

  private async ratingsOf(name: string): Promise<Answer> {
    const view = await this.creators.find(name);
    if (!view) return (await this.redirect(name, '/ratings')) ?? this.missing(NO_CREATOR.byName);
    const page = presentCreator(view);
    // As few as are counted, or as are hidden, have no words either.
    const list = page.proof.stars === null ? [] : await this.ratings.newest(view.id);
    const removed = view.proof?.rating.removed ?? 0;
    const answer = this.html(this.pages.ratings(page, { list, removed }), view);
    const tag = createHash('sha1').update(JSON.stringify(list)).digest('base64url').slice(0, 12);
    return this.asFound({ ...answer, tag: `${answer.tag ?? ''}${tag}` }, view);
  }

  private async short(idOrName: string): Promise<Answer> {
    const view = await this.creators.find(idOrName);
    if (!view) return this.missing(NO_CREATOR.byId);
    return this.asFound(this.html(this.pages.shortPage(presentCreator(view)), view), view);
  }

  private async service(packageId: string): Promise<Answer> {
    const view = await this.creators.findByPackage(packageId);
    const document = view && this.pages.service(presentCreator(view), packageId);
    if (!document) return this.html(this.noPackage(), null, 404);
    return this.asFound(this.html(document, view), view as CreatorView);
  }

  /** It says whether the license counts now, so nobody keeps it; and search engines may not list it. */
  private async license(id: string): Promise<Answer> {
    const { title, text } = LICENSE_TEXTS.missing;
    const found = await this.licenses.find(id);
    if (!found) return this.missing(text, title);
    const answer = this.html(this.pages.license(presentLicense(found, this.config.publicUrl)), null);
    const headers = { ...answer.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
    return { ...answer, headers, isVolatile: true };
  }

  /** To the page of someone who had this name; null where nobody had. */
  private async redirect(name: string, rest: string): Promise<Answer | null> {
    const username = await this.creators.renamed(name);
    if (username === null) return null;
    return movedTo(`/${username}${rest}`);
  }

  /** The page's address as a QR code, so that visits from paper are counted as such. */
  private async qr(name: string, asPicture: boolean): Promise<Answer> {
    const view: CreatorView | null = await this.creators.find(name);
    if (!view) return this.missing(NO_CREATOR.byName);
    const text = `${this.config.publicUrl}/${view.username}?utm_source=qr`;
    const body = asPicture ? await codePicture(text) : renderSVG(text, CODE);
    const headers = {
      'content-type': asPicture ? 'image/png' : 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'cache-control': SHARED,
    };
    return { status: 200, headers, body, creatorId: view.id };
  }
}

/** Whether a part of an address is well-formed; what isn't is refused by the router. */
function isText(part: string): boolean {
  try {
    return !/[\0/\\]/.test(decodeURIComponent(part));
  } catch {
    return false;
  }
}

const unfound = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'x-robots-tag': 'noindex' },
  // What was kept without it is another answer.
  ...(answer.tag !== undefined && { tag: `${answer.tag}-unfound` }),
});

/** Nobody keeps it for long: the page it leads to may be renamed again. */
const movedTo = (location: string): Answer => ({
  status: 301,
  headers: { location, 'cache-control': 'public, max-age=3600' },
  body: '',
  creatorId: null,
});
