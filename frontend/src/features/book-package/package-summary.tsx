import {
  AI_TERM,
  type AiUse,
  aiOffer,
  cancellationText,
  PRODUCT_NEEDED,
  type Cents,
  formatLabel,
  formatMoney,
  includesList,
  type Revisions,
  revisionsCount,
  rightsLabel,
  tierText,
} from '@reelpact/domain';
import { Badge } from '../../ui/badge';
import { Checklist } from '../../ui/checklist';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import styles from './package-summary.module.css';

interface BookedPackage {
  name: string;
  tier: string;
  description: string | null;
  deliveryTime: string | null;
  revisions: Revisions | null;
  includes: string | null;
  contentFormat: string | null;
  usageRights: string | null;
  whatIncluded: string | null;
  cancellationPercent?: number;
  needsProduct?: boolean;
  ai?: AiUse | null;
}

/** "🎥 standard" → "🎥 Standard". */
const capitalized = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

interface PackageSummaryProps {
  pack: BookedPackage;
  /** The name of who makes it; null where the page's title names them. */
  creator: string | null;
  /** The names of what is booked with it. */
  addons: string[];
  /** What everything costs. */
  total: Cents;
}

/** What is about to be booked, and of whom. */
export function PackageSummary({ pack, creator, addons, total }: PackageSummaryProps) {
  const included = includesList(pack.includes ?? '');
  return (
    <Panel>
      <div className={styles.head}>
        <h2>{pack.name}</h2>
        <Badge tone="primary">{capitalized(tierText(pack.tier))}</Badge>
        <span className={styles.price}>{formatMoney(total)}</span>
        {creator !== null && <p className={styles.by}>by {creator}</p>}
      </div>
      {pack.description && <p>{pack.description}</p>}
      <Facts
        facts={[
          { name: 'Delivery', value: pack.deliveryTime && `${pack.deliveryTime} delivery` },
          { name: PRODUCT_NEEDED.term, value: pack.needsProduct && PRODUCT_NEEDED.texts.brand },
          { name: 'Revisions', value: pack.revisions === null ? null : revisionsCount(pack.revisions) },
          { name: 'Content format', value: pack.contentFormat && formatLabel(pack.contentFormat) },
          { name: 'Usage rights', value: pack.usageRights && rightsLabel(pack.usageRights) },
          { name: AI_TERM, value: aiOffer(pack.ai) },
          { name: 'If you cancel', value: cancellationText(total, pack.cancellationPercent ?? 0) },
          { name: 'With', value: addons.length > 0 ? addons.join(', ') : null },
        ]}
      />
      {(included.length > 0 || pack.whatIncluded) && (
        <div className={styles.included}>
          <h3>What's included</h3>
          {pack.whatIncluded && <p className={styles.text}>{pack.whatIncluded}</p>}
          {included.length > 0 && <Checklist items={included} />}
        </div>
      )}
    </Panel>
  );
}
