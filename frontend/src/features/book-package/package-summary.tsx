import { dollarsText, includesList, type Revisions, revisionsCount } from '@reelpact/domain';
import { Badge } from '../../ui/badge';
import { Checklist } from '../../ui/checklist';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import styles from './package-summary.module.css';

export interface BookedPackage {
  name: string;
  tier: string;
  price: number | null;
  description: string | null;
  deliveryTime: string | null;
  revisions: Revisions | null;
  includes: string | null;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What is about to be booked. */
export function PackageSummary({ pack }: { pack: BookedPackage }) {
  const included = includesList(pack.includes ?? '');
  return (
    <Panel>
      <div className={styles.head}>
        <h2>{pack.name}</h2>
        <Badge tone="primary">{capitalized(pack.tier)}</Badge>
        <span className={styles.price}>{dollarsText(pack.price)}</span>
      </div>
      {pack.description && <p>{pack.description}</p>}
      <Facts
        facts={[
          { name: 'Delivery', value: pack.deliveryTime && `${pack.deliveryTime} delivery` },
          { name: 'Revisions', value: pack.revisions === null ? null : revisionsCount(pack.revisions) },
        ]}
      />
      {included.length > 0 && (
        <div className={styles.included}>
          <h3>What's included</h3>
          <Checklist items={included} />
        </div>
      )}
    </Panel>
  );
}
