import { type AiUse, type Revisions, isBookable, mostPopular, parsePrice } from '@reelpact/domain';
import { EMPTY_PAGE } from '../../pages/empty-page';
import type { PageData, PagePackage, PageWork } from '../../pages/page-data';
import { PreviewFrame } from './preview-frame';
import styles from './page-preview.module.css';
import { SAMPLE_WORK } from './sample-work';

/** A section of the page as its editor holds it. */
interface TypedSection {
  id: string;
  tier: string;
  title: string;
  description: string;
  price: number;
  deliveryTime: string;
  revisions: Revisions;
  includes: string;
  contentFormat: string;
  usageRights: string;
  whatIncluded?: string | null;
  cancellationPercent?: number;
  needsProduct?: boolean;
  ai?: AiUse | '';
}

/** What has been typed of a page; the rest is as it is stored, or as a new page begins. */
export type TypedPage = Partial<Omit<PageData, 'packages' | 'portfolioItems'>>;

interface PagePreviewProps {
  typed: TypedPage;
  sections: readonly TypedSection[];
  /** The package that is ordered most often, if the server has named one. */
  popularId?: string;
  /** Without any, samples show what could be here. */
  work: readonly PageWork[];
}

function offered(sections: readonly TypedSection[], popularId: string | undefined): PagePackage[] {
  const packages = sections.map(({ title, ...section }) => ({
    ...section,
    creatorId: EMPTY_PAGE.id,
    name: title,
    emoji: '',
    cardUrl: null,
    contentFormat: section.contentFormat as PagePackage['contentFormat'],
    usageRights: section.usageRights as PagePackage['usageRights'],
    whatIncluded: section.whatIncluded ?? null,
    meaning: null,
    cancellationPercent: section.cancellationPercent ?? 0,
    needsProduct: section.needsProduct ?? false,
    ai: section.ai || null,
    bookable: isBookable({
      ...section,
      priceCents: parsePrice(section.price),
      needsProduct: section.needsProduct ?? false,
    }),
    archived: false,
  }));
  const bookable = packages.filter((pack) => pack.bookable);
  const marked =
    bookable.find(({ id }) => id === popularId) ??
    bookable[mostPopular(bookable.map(() => ({ orders: 0 }))) ?? -1];
  return packages.map((pack) => ({ ...pack, mostPopular: pack === marked }));
}

/** The public page as it will be with what has been typed. */
export function PagePreview({ typed, sections, popularId, work }: PagePreviewProps) {
  const page: PageData = {
    ...EMPTY_PAGE,
    ...typed,
    displayName: typed.displayName || EMPTY_PAGE.displayName,
    packages: offered(sections, popularId),
    portfolioItems: work.length > 0 ? [...work] : [...SAMPLE_WORK],
  };
  return (
    <figure className={styles.preview} aria-label="Preview of your page">
      <PreviewFrame page={page} />
      {work.length === 0 && <figcaption>Sample work. Only you can see it.</figcaption>}
    </figure>
  );
}
