import { dollarsText, includesList, revisionsCount } from '@reelpact/domain';
import { useGetPackageQuery } from '../../api/calls';
import { Checklist } from '../../ui/checklist';
import { useDocumentTitle } from '../../ui/document-title';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { MessagePage } from '../../ui/message-page';
import { Spinner } from '../../ui/spinner';
import styles from './service-page.module.css';

/** One package on a page of its own, with the button that books it. */
export function ServicePage({ packageId }: { packageId: string }) {
  const { data: pack, isLoading } = useGetPackageQuery({ id: packageId });
  useDocumentTitle(pack ? `${pack.name} · Reelpact` : 'Reelpact');
  if (isLoading) return <Spinner />;
  if (!pack) {
    return (
      <MessagePage title="Package Not Found" text="This package doesn't exist or isn't available.">
        <LinkButton to="/">Go to the start page</LinkButton>
      </MessagePage>
    );
  }
  const included = includesList(pack.includes ?? '');
  return (
    <main className={styles.page}>
      <LinkButton to={`/${pack.creator.username}`} look="plain">
        ← {pack.creator.displayName}
      </LinkButton>
      <header className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {pack.emoji}
        </span>
        <h1>{pack.name}</h1>
        <p className={styles.price}>{dollarsText(pack.price)}</p>
      </header>
      {pack.description && <p className={styles.description}>{pack.description}</p>}
      <Facts
        facts={[
          { name: 'Delivery', value: pack.deliveryTime },
          { name: 'Revisions', value: revisionsCount(pack.revisions) },
        ]}
      />
      {included.length > 0 && (
        <section className={styles.included}>
          <h2>What's included</h2>
          <Checklist items={included} />
        </section>
      )}
      <p className={styles.safe}>Your payment is held until you approve the content.</p>
      {pack.bookable && (
        <div className={styles.bar}>
          <LinkButton to={`/package/${pack.id}/booking`} block>
            Book {pack.name}
          </LinkButton>
        </div>
      )}
    </main>
  );
}
