import { isBookableTier } from '@reelpact/domain';
import { useRef } from 'react';
import { useGetCreatorProfileQuery } from '../../api/calls';
import { useSupportLink } from '../../api/support';
import { useDocumentTitle } from '../../ui/document-title';
import { AnchorButton, LinkButton, PlainButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Spinner } from '../../ui/spinner';
import { CreatorHead } from './creator-head';
import { PackageCards } from './package-cards';
import styles from './public-profile.module.css';
import { WorkGrid } from './work-grid';

/** A creator's page under their own name: portfolio first, packages next, the booking button in the thumb's reach. */
export function PublicProfile({ username }: { username: string }) {
  const { data: creator, isLoading } = useGetCreatorProfileQuery({ idOrUsername: username });
  // Support passes it on: a creator's own address is shown to nobody.
  const contact = useSupportLink(
    `A message for ${creator?.displayName ?? username} (@${creator?.username ?? username})`,
  );
  const packagesHeading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(creator ? `${creator.displayName} · Reelpact` : 'Reelpact');

  if (isLoading) return <Spinner />;
  if (!creator) {
    return (
      <MessagePage title="Creator Not Found" text="This creator profile doesn't exist or isn't available.">
        <LinkButton to="/">Go to the start page</LinkButton>
      </MessagePage>
    );
  }

  const packages = creator.packages.filter(({ tier }) => isBookableTier(tier));
  const showPackages = () => packagesHeading.current?.scrollIntoView({ block: 'start' });

  return (
    <div className={styles.page}>
      <main>
        <CreatorHead {...creator} />
        {creator.portfolioItems.length > 0 && (
          <section className={styles.section}>
            <h2>My Work</h2>
            <WorkGrid items={creator.portfolioItems} wide />
          </section>
        )}
        <section className={styles.section}>
          <h2 ref={packagesHeading}>UGC Packages</h2>
          {packages.length > 0 ? (
            <PackageCards packages={packages} />
          ) : (
            <p>{creator.displayName} has no packages to book yet.</p>
          )}
        </section>
      </main>
      <footer className={styles.foot}>
        <div className={styles.doors}>
          {contact && (
            <AnchorButton look="quiet" href={contact}>
              Contact Me
            </AnchorButton>
          )}
          <PlainButton look="quiet" onClick={showPackages}>
            View All Packages
          </PlainButton>
        </div>
        <p>
          Powered by <a href="/">Reelpact</a>
        </p>
      </footer>
      {packages[0] && (
        <div className={styles.bar}>
          <PlainButton block onClick={showPackages}>
            Book a package
          </PlainButton>
        </div>
      )}
    </div>
  );
}
