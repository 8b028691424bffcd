import { DEFAULT_DESIGN, LICENSE_TEXTS, type PageDesign, ratingsPath } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { designCss } from './design-css';
import { type DrawnDocument, documentOf } from './document';
import { focusCss, focusesOf } from './focus';
import { type DocumentHead, profileHead, serviceHead } from './head';
import { Kit } from './kit';
import { License } from './license';
import licenseCss from './license.css?inline';
import { Message, type MessageProps } from './message';
import { Directory } from './directory';
import directoryCss from './directory.css?inline';
import kitCss from './kit.css?inline';
import css from './page.css?inline';
import type { DirectoryData, LicenseData, PageData, RankingData, RatingsData, Site } from './page-data';
import { Profile } from './profile';
import { Ranking } from './ranking';
import { Ratings } from './ratings';
import { Service } from './service';
import shortCss from './short.css?inline';
import { ShortPage } from './short-page';
import { markupOf } from './static/markup';

/** Designs differ by little, and many pages have the same one: the same text each time, so that its hash need not be found again. */
const sheets = new Map<string, string>();
const MAX_SHEETS = 1000;

/** @param more what only this kind of document needs */
function stylesOf(design: PageDesign, more = ''): string {
  const key = JSON.stringify(design) + more;
  const known = sheets.get(key);
  if (known !== undefined) return known;
  if (sheets.size >= MAX_SHEETS) sheets.clear();
  const made = designCss(design) + css + more;
  sheets.set(key, made);
  return made;
}

function creatorDocument(
  page: PageData,
  head: DocumentHead,
  script: string,
  body: ReactNode,
  moreStyles = '',
): DrawnDocument {
  const styles = stylesOf(page.design, moreStyles + focusCss(focusesOf(page)));
  return documentOf({ head, styles, body: markupOf(body), creatorId: page.id, script });
}

/** A creator's page under their own name. */
export const profileDocument = (page: PageData, site: Site, script: string): DrawnDocument =>
  creatorDocument(page, profileHead(page, site), script, <Profile page={page} />);

/** The short page: one button for each thing they offer. It is found under the name, and not twice. */
export const shortDocument = (page: PageData, site: Site, script: string): DrawnDocument =>
  creatorDocument(page, profileHead(page, site), script, <ShortPage page={page} />, shortCss);

/** @param day on which it is read, as people write it */
export function kitDocument(page: PageData, site: Site, script: string, day: string): DrawnDocument {
  const head = profileHead(page, site);
  const title = `${page.displayName} · media kit`;
  const canonical = head.canonical && `${head.canonical}/kit`;
  const body = <Kit page={page} site={site} day={day} />;
  return creatorDocument(page, { ...head, title, canonical, data: null }, script, body, kitCss);
}

/** What brands say of a creator. */
export function ratingsDocument(
  page: PageData,
  data: RatingsData,
  site: Site,
  script: string,
): DrawnDocument {
  const head = profileHead(page, site);
  const title = `${page.displayName} · what brands say`;
  const canonical = head.canonical && `${site.publicUrl}${ratingsPath(page.username)}`;
  const body = <Ratings page={page} data={data} />;
  return creatorDocument(page, { ...head, title, canonical, data: null }, script, body, shortCss);
}

/** One package of a page; null where it isn't offered any more. */
export function serviceDocument(
  page: PageData,
  packageId: string,
  site: Site,
  script: string,
): DrawnDocument | null {
  const pack = page.packages.find(({ id }) => id === packageId);
  if (!pack) return null;
  return creatorDocument(
    page,
    serviceHead(page, pack, site),
    script,
    <Service page={page} pack={pack} />,
    shortCss,
  );
}

/** The license of a completed booking. Who has its address may read it; it is not to be found otherwise. */
export function licenseDocument(
  license: LicenseData,
  script: string,
  credentialScript: string,
): DrawnDocument {
  const head: DocumentHead = {
    title: `${LICENSE_TEXTS.title}: ${license.standingTitle} · Reelpact`,
    description: license.standingText,
    canonical: null,
    image: null,
    type: 'website',
    data: null,
  };
  const styles = stylesOf(DEFAULT_DESIGN, kitCss + shortCss + licenseCss);
  return documentOf({
    head,
    styles,
    body: markupOf(<License license={license} credentialScript={credentialScript} />),
    script,
  });
}

const websiteHead = (title: string, description: string, canonical: string | null): DocumentHead => ({
  ...{ title: `${title} · Reelpact`, description, canonical },
  ...{ image: null, type: 'website', data: null },
});

/** The directory, or a part of it. It is found where enough creators are in it, and without a query. */
export function directoryDocument(data: DirectoryData, site: Site): DrawnDocument {
  const canonical = data.path === null ? null : site.publicUrl + data.path;
  const head = websiteHead(data.heading, data.intro, canonical);
  const styles = stylesOf(DEFAULT_DESIGN, directoryCss);
  return documentOf({ head, styles, body: markupOf(<Directory data={data} />) });
}

/** How the order of the directory is made. */
export function rankingDocument(ranking: RankingData, site: Site): DrawnDocument {
  const head = websiteHead(
    'How the order works',
    'How creators are ordered in the directory, with all its numbers.',
    `${site.publicUrl}/creators/how-the-order-works`,
  );
  const styles = stylesOf(DEFAULT_DESIGN, directoryCss);
  return documentOf({ head, styles, body: markupOf(<Ranking ranking={ranking} />) });
}

/**
 * What is answered in place of a page.
 * @param retryAfter seconds after which the browser tries again by itself
 */
export function messageDocument(message: MessageProps, retryAfter?: number): DrawnDocument {
  const styles = stylesOf(DEFAULT_DESIGN, shortCss);
  const head: DocumentHead = {
    title: `${message.title} · Reelpact`,
    description: message.text,
    canonical: null,
    image: null,
    type: 'website',
    data: null,
  };
  const more = retryAfter !== undefined && <meta httpEquiv="refresh" content={String(retryAfter)} />;
  return documentOf({ head, styles, body: markupOf(<Message {...message} />), more });
}
