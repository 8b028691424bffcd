import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { codeFingerprint } from '../../platform/config/code-fingerprint.js';
import { CONFIG, type Config, ConfigError } from '../../platform/config/config.js';
import type { DirectoryOrder, FacetKind, PublicRating } from '@reelpact/domain';
import type { CreatorDto } from '../creators/index.js';
import type { DirectoryFacetDto, DirectoryRankingDto, EntryCard } from '../directory/index.js';
import type { LicenseDto } from '../licenses/index.js';

/** The frontend builds it; it is not among the files that are served. */
const PROGRAM = 'server/pages.mjs';
/** The same for the screens where strangers arrive. */
const DOOR_PROGRAM = 'server/doors.mjs';

/** A document in three parts: before its style sheet, the style sheet, and after it. Many documents share the second. */
export interface DrawnDocument {
  before: string;
  styles: string;
  after: string;
}

interface Site {
  publicUrl: string;
  supportEmail: string;
}

interface Message {
  title: string;
  text: string;
  link: { href: string; label: string };
  /** Seconds after which the browser tries again by itself. */
  retryAfter?: number;
}

/** What a page of the directory is drawn of; see `frontend/src/pages/page-data.ts`. */
export interface DirectoryData {
  /** Its own address, to come back to. */
  here: string;
  path: string | null;
  heading: string;
  intro: string;
  cards: readonly EntryCard[];
  next: string | null;
  isPartial: boolean;
  facets: readonly DirectoryFacetDto[];
  chosen: {
    values: Readonly<Partial<Record<FacetKind, readonly string[]>>>;
    words: string;
    order: DirectoryOrder;
  };
  advice: readonly { label: string; href: string; creators: string }[];
}

/** What the page of a creator's ratings shows beside their page's own data. */
export interface RatingsData {
  list: readonly PublicRating[];
  removed: number;
}

/** What `frontend/src/app/server/program.tsx` exports. */
interface PagesProgram {
  drawProfile(page: CreatorDto, site: Site): DrawnDocument;
  drawShortPage(page: CreatorDto, site: Site): DrawnDocument;
  drawKit(page: CreatorDto, site: Site, day: string): DrawnDocument;
  drawRatings(page: CreatorDto, data: RatingsData, site: Site): DrawnDocument;
  drawService(page: CreatorDto, packageId: string, site: Site): DrawnDocument | null;
  drawLicense(license: LicenseDto): DrawnDocument;
  drawDirectory(data: DirectoryData, site: Site): DrawnDocument;
  drawRanking(ranking: DirectoryRankingDto, site: Site): DrawnDocument;
  drawMessage(message: Message): DrawnDocument;
  drawLanding(site: Site): DrawnDocument;
  drawTerms(site: Site): DrawnDocument;
  drawPrivacy(site: Site): DrawnDocument;
}

/** A form that was sent without a script and refused; see `frontend/src/ui/sent-form.ts`. */
export interface SentForm {
  values: Readonly<Record<string, string>>;
  addonIds: readonly string[];
  problems: Readonly<Record<string, string>>;
  failure: string | null;
  key: string | null;
}

/** What a door is drawn of, and its script begins with; see `frontend/src/app/doors/door-data.ts`. */
export interface DoorData {
  route: string;
  params: Readonly<Record<string, string>>;
  search: string;
  /** Answers of the API, as they are. */
  site: unknown;
  user: unknown;
  pack?: unknown;
  booking?: unknown;
  tip?: unknown;
  creator?: unknown;
  /** Whether what the address names is nothing that this reader may see. */
  isMissing?: true;
  sent?: SentForm;
}

/** What `frontend/src/app/doors/program.tsx` exports. */
interface DoorProgram {
  drawDoor(data: DoorData, canonical: string | null): DrawnDocument;
}

/** @throws ConfigError when the built pages have no such program */
function programFile(webRoot: string, name: string): string {
  const file = join(webRoot, name);
  if (!existsSync(file))
    throw new ConfigError(`WEB_ROOT must be the folder of the built pages, with its ${name}.`);
  return file;
}

/** Draws the documents that need no script: React components, turned into text. */
@Injectable()
export class Pages {
  private program: PagesProgram | null = null;
  private doorProgram: DoorProgram | null = null;
  /** Differs between programs that may draw different pages of the same data. */
  version = '';
  private readonly site: Site;

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const { publicUrl, supportEmail } = config;
    this.site = { publicUrl, supportEmail };
  }

  /** @throws ConfigError when the built pages have no such program */
  async load(): Promise<void> {
    // Without pages, too, there are answers that this program makes.
    const hash = createHash('sha1').update(codeFingerprint()).update(JSON.stringify(this.site));
    this.version = hash.copy().digest('base64url').slice(0, 12);
    if (this.config.webRoot === null) return;
    const file = programFile(this.config.webRoot, PROGRAM);
    this.program = (await import(pathToFileURL(file).href)) as PagesProgram;
    const doors = programFile(this.config.webRoot, DOOR_PROGRAM);
    this.doorProgram = (await import(pathToFileURL(doors).href)) as DoorProgram;
    this.version = hash.update(readFileSync(file)).digest('base64url').slice(0, 12);
  }

  /** Whether there are pages to draw: a server can be started for the API alone. */
  get areServed(): boolean {
    return this.program !== null;
  }

  profile = (page: CreatorDto): DrawnDocument => this.drawer.drawProfile(page, this.site);
  shortPage = (page: CreatorDto): DrawnDocument => this.drawer.drawShortPage(page, this.site);
  kit = (page: CreatorDto, day: string): DrawnDocument => this.drawer.drawKit(page, this.site, day);
  ratings = (page: CreatorDto, data: RatingsData): DrawnDocument =>
    this.drawer.drawRatings(page, data, this.site);
  service = (page: CreatorDto, packageId: string): DrawnDocument | null =>
    this.drawer.drawService(page, packageId, this.site);
  license = (license: LicenseDto): DrawnDocument => this.drawer.drawLicense(license);
  directory = (data: DirectoryData): DrawnDocument => this.drawer.drawDirectory(data, this.site);
  ranking = (ranking: DirectoryRankingDto): DrawnDocument => this.drawer.drawRanking(ranking, this.site);
  message = (message: Message): DrawnDocument => this.drawer.drawMessage(message);
  landing = (): DrawnDocument => this.drawer.drawLanding(this.site);
  terms = (): DrawnDocument => this.drawer.drawTerms(this.site);
  privacy = (): DrawnDocument => this.drawer.drawPrivacy(this.site);

  /** A screen where strangers arrive. @param canonical where it is to be found; null where it isn’t to be */
  door(data: DoorData, canonical: string | null): DrawnDocument {
    if (this.doorProgram === null) throw new Error('There are no doors to draw.');
    return this.doorProgram.drawDoor(data, canonical);
  }

  private get drawer(): PagesProgram {
    if (this.program === null) throw new Error('There are no pages to draw.');
    return this.program;
  }
}
