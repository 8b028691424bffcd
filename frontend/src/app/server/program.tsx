import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '../global.css';
import { LandingPage } from '../../features/landing/landing-page';
import { SupportEmail } from '../../features/legal/operator-address';
import { PrivacyPage } from '../../features/legal/privacy-page';
import { TermsPage } from '../../features/legal/terms-page';
import { type DocumentHead, SITE_DESCRIPTION } from '../../pages/head';
import { type DrawnDocument, documentOf } from '../../pages/document';
import {
  directoryDocument,
  kitDocument,
  licenseDocument,
  messageDocument,
  profileDocument,
  rankingDocument,
  ratingsDocument,
  serviceDocument,
  shortDocument,
} from '../../pages/documents';
import type { MessageProps } from '../../pages/message';
import type {
  DirectoryData,
  LicenseData,
  PageData,
  RankingData,
  RatingsData,
  Site,
} from '../../pages/page-data';
import { themeCss } from '../theme/theme-css';
import { UnlitThemeSwitch } from './unlit-theme-switch';

// The program that the server draws documents with. The build puts these in: their content is known only afterwards.
const SITE_CSS = '__SITE_CSS__';
const PAGE_SCRIPT = '__PAGE_SCRIPT__';
const SITE_SCRIPT = '__SITE_SCRIPT__';
const LICENSE_SCRIPT = '__LICENSE_SCRIPT__';
const CREDENTIAL_SCRIPT = '__CREDENTIAL_SCRIPT__';

/** A creator's page under their own name. */
export const drawProfile = (page: PageData, site: Site): DrawnDocument =>
  profileDocument(page, site, PAGE_SCRIPT);
export const drawShortPage = (page: PageData, site: Site): DrawnDocument =>
  shortDocument(page, site, PAGE_SCRIPT);
/** @param day on which it is read, as people write it */
export const drawKit = (page: PageData, site: Site, day: string): DrawnDocument =>
  kitDocument(page, site, PAGE_SCRIPT, day);
export const drawRatings = (page: PageData, data: RatingsData, site: Site): DrawnDocument =>
  ratingsDocument(page, data, site, PAGE_SCRIPT);
/** Null where the package isn't offered any more. */
export const drawService = (page: PageData, packageId: string, site: Site): DrawnDocument | null =>
  serviceDocument(page, packageId, site, PAGE_SCRIPT);

export const drawLicense = (license: LicenseData): DrawnDocument =>
  licenseDocument(license, LICENSE_SCRIPT, CREDENTIAL_SCRIPT);

export const drawDirectory = (data: DirectoryData, site: Site): DrawnDocument =>
  directoryDocument(data, site);
export const drawRanking = (ranking: RankingData, site: Site): DrawnDocument =>
  rankingDocument(ranking, site);

/**
 * What is answered in place of a page.
 * @param retryAfter seconds after which the browser tries again by itself
 */
export const drawMessage = ({
  retryAfter,
  ...message
}: MessageProps & { retryAfter?: number }): DrawnDocument => messageDocument(message, retryAfter);

function siteDocument(
  path: string,
  title: string,
  description: string,
  site: Site,
  body: ReactNode,
): DrawnDocument {
  const styles = themeCss() + SITE_CSS;
  const canonical = `${site.publicUrl}${path}`;
  const head: DocumentHead = { title, description, canonical, image: null, type: 'website', data: null };
  const operator = renderToStaticMarkup(<SupportEmail value={site.supportEmail}>{body}</SupportEmail>);
  // Waited for, because it is small and applies the theme that the person chose before anything is painted.
  return documentOf({ head, styles, body: operator, script: SITE_SCRIPT, waits: true });
}

export const drawLanding = (site: Site): DrawnDocument =>
  siteDocument(
    '/',
    'Reelpact · Your work, one link, paid safely',
    SITE_DESCRIPTION,
    site,
    <LandingPage corner={<UnlitThemeSwitch />} supportEmail={site.supportEmail} />,
  );

export const drawTerms = (site: Site): DrawnDocument =>
  siteDocument(
    '/terms',
    'Terms · Reelpact',
    'What brands and creators agree to when they book and deliver on Reelpact.',
    site,
    <TermsPage corner={<UnlitThemeSwitch />} />,
  );

export const drawPrivacy = (site: Site): DrawnDocument =>
  siteDocument(
    '/privacy',
    'Privacy policy · Reelpact',
    'What Reelpact keeps of people, what for, and for how long.',
    site,
    <PrivacyPage corner={<UnlitThemeSwitch />} />,
  );
