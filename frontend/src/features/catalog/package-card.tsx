import {
  AI_TEXTS,
  aiOffer,
  dollarsText,
  formatLabel,
  includesList,
  revisionsCount,
  rightsLabel,
} from '@reelpact/domain';
import type { ComponentProps } from 'react';
import type { PackageDto } from '../../api/calls';
import { Checklist } from '../../ui/checklist';
import { Facts } from '../../ui/facts';
import { MenuButton } from '../../ui/menu-button';
import styles from './packages-tab.module.css';

interface PackageCardProps {
  pack: PackageDto;
  /** What can be done with it. */
  items: ComponentProps<typeof MenuButton>['items'];
}

/** A package of one's own, to unfold. */
export function PackageCard({ pack, items }: PackageCardProps) {
  return (
    <article className={styles.card}>
      <details>
        <summary>
          <span className={styles.emoji} aria-hidden="true">
            {pack.emoji}
          </span>
          <span className={styles.words}>
            <strong>{pack.name}</strong>
            <span>{pack.description}</span>
          </span>
          {pack.price !== null && <b>{dollarsText(pack.price)}</b>}
        </summary>
        <div className={styles.more}>
          <Facts
            facts={[
              { name: 'Delivery Time', value: pack.deliveryTime },
              { name: 'Revisions', value: revisionsCount(pack.revisions) },
              { name: 'Content Format', value: pack.contentFormat && formatLabel(pack.contentFormat) },
              { name: 'Usage Rights', value: pack.usageRights && rightsLabel(pack.usageRights) },
              { name: AI_TEXTS.term, value: aiOffer(pack.ai) },
              {
                name: "What's Included",
                value: (pack.whatIncluded || pack.includes) && (
                  <Checklist
                    items={[...includesList(pack.whatIncluded ?? ''), ...includesList(pack.includes)]}
                  />
                ),
                long: true,
              },
            ]}
          />
        </div>
      </details>
      <MenuButton label={`Menu of ${pack.name}`} face="⋯" items={items} />
    </article>
  );
}
