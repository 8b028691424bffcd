import { formatPrice, isBookableTier, parseDollars } from '@reelpact/domain';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useGetCreatorProfileQuery } from '../../api/calls';
import { useDocumentTitle } from '../../ui/document-title';
import { LinkButton, PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Spinner } from '../../ui/spinner';
import { CreatorHead } from './creator-head';
import styles from './creator-links.module.css';
import { PortfolioDialog } from './portfolio-dialog';
import { WorkGrid } from './work-grid';

/** How many pieces of work are shown before anyone asks for all of them. */
const RECENT = 4;

/** The creator's short page: one button for each thing they offer. */
export function CreatorLinks({ id }: { id: string }) {
  const { data: creator, isLoading } = useGetCreatorProfileQuery({ idOrUsername: id });
  const [portfolioOpen, setPortfolioOpen] = useState(false);
  useDocumentTitle(creator ? `${creator.name} · Reelpact` : 'Reelpact');

  if (isLoading) return <Spinner />;
  if (!creator) {
    return (
      <MessagePage title="Creator Not Found" text="The creator you're looking for doesn't exist.">
        <LinkButton to="/">Go to the start page</LinkButton>
      </MessagePage>
    );
  }

  return (
    <main className={styles.page}>
      <CreatorHead
        displayName={creator.name}
        category={creator.category}
        profileImageUrl={creator.profileImageUrl}
      />
      <ul className={styles.links}>
        {creator.packages.map(({ id: packageId, tier, name, emoji, price }) => {
          const words = (
            <>
              <span aria-hidden="true">{emoji}</span>
              <span>{name}</span>
              {(isBookableTier(tier) || tier === 'addon') && <b>{formatPrice(parseDollars(price) ?? 0)}</b>}
            </>
          );
          return (
            <li key={packageId}>
              {isBookableTier(tier) ? (
                <Link className={styles.link} to={`/service/${packageId}`}>
                  {words}
                </Link>
              ) : tier === 'portfolio' ? (
                <button type="button" className={styles.link} onClick={() => setPortfolioOpen(true)}>
                  {words}
                </button>
              ) : (
                <div className={styles.plain}>{words}</div>
              )}
            </li>
          );
        })}
      </ul>
      {creator.portfolioItems.length > 0 && (
        <section className={styles.work}>
          <h2>Recent Work</h2>
          <WorkGrid items={creator.portfolioItems.slice(0, RECENT)} />
          {creator.portfolioItems.length > RECENT && (
            <PlainButton look="quiet" onClick={() => setPortfolioOpen(true)}>
              See all {creator.portfolioItems.length}
            </PlainButton>
          )}
        </section>
      )}
      <PortfolioDialog creatorId={creator.id} open={portfolioOpen} onClose={() => setPortfolioOpen(false)} />
      <p className={styles.foot}>
        Powered by <a href="/">Reelpact</a>
      </p>
    </main>
  );
}
