import { isBookableTier, NOT_BOOKABLE_NOTE } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { AwayNote } from './away-note';
import type { PageData, PagePackage } from './page-data';
import { Face } from './picture';
import { Reel } from './reels';
import { priceText } from './words';

/** How many pieces of work are shown before anyone asks for all of them. */
const RECENT = 4;

function Offer({ pack }: { pack: PagePackage }) {
  const words: ReactNode = (
    <>
      <span aria-hidden="true">{pack.emoji}</span>
      <b dir="auto">{pack.name}</b>
      {(pack.bookable || pack.tier === 'addon') && <span className="amount">{priceText(pack)}</span>}
      {isBookableTier(pack.tier) && !pack.bookable && <small>{NOT_BOOKABLE_NOTE}</small>}
    </>
  );
  if (pack.bookable)
    return (
      <a href={`/service/${pack.id}`} data-package>
        {words}
      </a>
    );
  return pack.tier === 'portfolio' ? <a href="#portfolio">{words}</a> : <div>{words}</div>;
}

/** The creator's short page: one button for each thing they offer. The portfolio opens without any script. */
export function ShortPage({ page }: { page: PageData }) {
  const work = page.portfolioItems;
  return (
    <>
      <main id="content" className="short">
        <header className="who">
          <Face name={page.displayName} src={page.profileImageUrl} picture={page.picture} />
          <h1 dir="auto">{page.displayName}</h1>
          {page.category && <p className="badge">{page.category}</p>}
        </header>
        <AwayNote page={page} />
        <ul className="links offers">
          {page.packages.map((pack) => (
            <li key={pack.id}>
              <Offer pack={pack} />
            </li>
          ))}
        </ul>
        {work.length > 0 && (
          <section>
            <h2>Recent Work</h2>
            <ul className="reels grid">
              {work.slice(0, RECENT).map((item) => (
                <li key={item.id}>
                  <Reel item={item} />
                </li>
              ))}
            </ul>
            {work.length > RECENT && (
              <a className="button quiet" href="#portfolio">
                See all {work.length}
              </a>
            )}
          </section>
        )}
        <p className="soft">
          Powered by <a href="/">Reelpact</a>
        </p>
      </main>
      <div id="portfolio" className="sheet" role="dialog" aria-labelledby="portfolio-title">
        <h2 id="portfolio-title">Portfolio</h2>
        {work.length === 0 && <p>Nothing to see here yet.</p>}
        <ul className="reels grid">
          {work.map((item) => (
            <li key={item.id}>
              <Reel item={item} />
            </li>
          ))}
        </ul>
        <a className="button" href="#content">
          Close
        </a>
      </div>
    </>
  );
}
