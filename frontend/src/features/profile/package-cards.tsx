import { dollarsText, includesList, type Revisions, revisionsLabel } from '@reelpact/domain';
import { Badge } from '../../ui/badge';
import { Checklist } from '../../ui/checklist';
import { LinkButton } from '../../ui/link-button';
import styles from './package-cards.module.css';

export interface OfferedPackage {
  id: string;
  tier: string;
  name: string;
  description: string | null;
  price: number | null;
  deliveryTime: string | null;
  revisions: Revisions | null;
  includes: string | null;
}

/** The packages that can be booked, as cards; the second one is the one most brands take. */
export function PackageCards({ packages }: { packages: readonly OfferedPackage[] }) {
  return (
    <div className={styles.cards}>
      {packages.map((pack, index) => {
        const included = includesList(pack.includes ?? '');
        return (
          <article key={pack.id} className={index === 1 ? `${styles.card} ${styles.popular}` : styles.card}>
            {index === 1 && <span className={styles.mark}>Most Popular</span>}
            <div className={styles.head}>
              <h3>{pack.name}</h3>
              <Badge>{pack.tier}</Badge>
            </div>
            <p className={styles.price}>{dollarsText(pack.price)}</p>
            {pack.description && <p>{pack.description}</p>}
            <p className={styles.terms}>
              {[
                pack.deliveryTime && `${pack.deliveryTime} delivery`,
                pack.revisions !== null && revisionsLabel(pack.revisions),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {included.length > 0 && <Checklist items={included} />}
            <LinkButton to={`/package/${pack.id}/booking`} look={index === 1 ? 'primary' : 'quiet'} block>
              Choose {pack.name}
            </LinkButton>
          </article>
        );
      })}
    </div>
  );
}
