import { HELD_UNTIL_APPROVAL, NOT_BOOKABLE_NOTE } from '@reelpact/domain';
import { AwayNote } from './away-note';
import { Included, Terms } from './packages';
import type { PageData, PagePackage } from './page-data';
import { priceText } from './words';

/** One package on a page of its own, with the button that books it. */
export function Service({ page, pack }: { page: PageData; pack: PagePackage }) {
  return (
    <>
      <main id="content" className="short">
        <p>
          <a href={`/${page.username}`} dir="auto">
            ← {page.displayName}
          </a>
        </p>
        <header className="who">
          <span className="face" aria-hidden="true">
            {pack.emoji}
          </span>
          <h1 dir="auto">{pack.name}</h1>
          {pack.bookable && <p className="price">{priceText(pack)}</p>}
        </header>
        <AwayNote page={page} />
        {pack.description && (
          <p className="text" dir="auto">
            {pack.description}
          </p>
        )}
        <Terms pack={pack} />
        {(pack.includes || pack.whatIncluded) && (
          <section>
            <h2>What's included</h2>
            <Included pack={pack} />
          </section>
        )}
        <p className="soft">{pack.bookable ? HELD_UNTIL_APPROVAL : NOT_BOOKABLE_NOTE}</p>
      </main>
      {pack.bookable && (
        <nav className="bar always" aria-label="Booking">
          <a className="button" href={`/package/${pack.id}/booking`} data-package>
            Book {pack.name}
          </a>
        </nav>
      )}
    </>
  );
}
