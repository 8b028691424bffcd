import { type BlockContent, NETWORKS, proofTexts } from '@reelpact/domain';
import { Code } from './code';
import { focusClass } from './focus';
import type { PageData, Site } from './page-data';
import { Face, Picture } from './picture';
import { Terms } from './packages';
import { countText, packagesOf, priceText } from './words';

/** How many pieces of work fit on the sheet. */
const SHOWN_WORK = 6;

interface KitProps {
  page: PageData;
  site: Site;
  /** The day on which it is read, as people write it. */
  day: string;
}

/** Everything a brand's colleagues ask about a creator, on one sheet that prints well. */
export function Kit({ page, site, day }: KitProps) {
  const packages = packagesOf(page).filter(({ bookable }) => bookable);
  const accounts = page.blocks.flatMap(({ content }) => (content as BlockContent).accounts ?? []);
  const proof = proofTexts(page.proof);
  const address = `${site.publicUrl}/${page.username}`;
  return (
    <>
      <main id="content" className="kit">
        <header className="who">
          <div className="name">
            <Face name={page.displayName} src={page.profileImageUrl} picture={page.picture} />
            <div>
              <h1 dir="auto">{page.displayName}</h1>
              <p className="soft">{page.category ?? 'UGC creator'} · media kit</p>
            </div>
            <a href={address}>
              <Code text={`${address}?utm_source=kit`} />
            </a>
          </div>
          {page.tagline && (
            <p className="tagline" dir="auto">
              {page.tagline}
            </p>
          )}
          {page.bio && (
            <p className="text" dir="auto">
              {page.bio}
            </p>
          )}
          {proof.length > 0 && (
            <p>
              <b>{proof.join(' · ')}</b> <span className="soft">on Reelpact, {day}</span>
            </p>
          )}
          {accounts.length > 0 && (
            <ul className="brands">
              {accounts.map(({ network, url, followers }) => (
                <li key={url}>
                  <a href={url} rel="me noopener">
                    {NETWORKS[network]}
                  </a>
                  {followers !== null && ` ${countText(followers)} followers (self-reported)`}
                </li>
              ))}
            </ul>
          )}
        </header>
        {page.portfolioItems.length > 0 && (
          <section>
            <h2>Selected work</h2>
            <ul className="posters">
              {page.portfolioItems.slice(0, SHOWN_WORK).map(({ id, imageUrl, picture, title, focus }) => (
                <li key={id} className={focusClass(focus)}>
                  <Picture
                    src={imageUrl}
                    picture={picture}
                    alt={title}
                    sizes="150px"
                    width={150}
                    height={200}
                    first
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        {packages.length > 0 && (
          <section>
            <h2>Packages</h2>
            <div className="cards">
              {packages.map((pack) => (
                <article className="card" key={pack.id}>
                  <header>
                    <h3 dir="auto">{pack.name}</h3>
                    <b>{priceText(pack)}</b>
                  </header>
                  <Terms pack={pack} />
                </article>
              ))}
            </div>
          </section>
        )}
        <p className="soft">
          Book at <a href={address}>{address.replace(/^https?:\/\//, '')}</a>. The payment is held until the
          content is approved.
        </p>
      </main>
      <footer className="screen">
        <p className="doors">
          <a className="button" href={`/${page.username}`}>
            Book a package
          </a>
          <button className="button quiet" type="button" data-print hidden>
            Print or save as PDF
          </button>
        </p>
      </footer>
    </>
  );
}
