import { NETWORKS, accountName, ratingsPath, savePath } from '@reelpact/domain';
import { Blocks, contactLink } from './blocks';
import { NetworkIcon } from './network-icons';
import type { PageData } from './page-data';
import { Cover, Face } from './picture';
import { accountsOf, entryTexts } from './words';

/** Where else they are, as signs that a thumb can hit. */
function Accounts({ page }: { page: PageData }) {
  const accounts = accountsOf(page);
  if (accounts.length === 0) return null;
  return (
    <ul className="accounts">
      {accounts.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" aria-label={`${NETWORKS[network]}: ${accountName(network, url)}`}>
            <NetworkIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Who this page belongs to, and nothing else: what speaks for booking them stands with the packages. */
function Head({ page, entry }: { page: PageData; entry: ReturnType<typeof entryTexts> }) {
  return (
    <header className="who">
      <div className="name">
        <Face name={page.displayName} src={page.profileImageUrl} picture={page.picture} />
        <div>
          <h1 dir="auto">{page.displayName}</h1>
          <p className="handle soft">
            @{page.username}
            {page.category && <span className="badge">{page.category}</span>}
          </p>
        </div>
      </div>
      {page.tagline && (
        <p className="tagline" dir="auto">
          {page.tagline}
        </p>
      )}
      <Accounts page={page} />
      {entry && (
        <a className="button desk" href="#packages">
          Book a package
          <small>{entry.from}</small>
        </a>
      )}
    </header>
  );
}

/** A creator's page: who they are, what they make, and the booking button in the thumb's reach. */
export function Profile({ page }: { page: PageData }) {
  const { cover } = page.design;
  const entry = entryTexts(page);
  return (
    <>
      <a className="skip" href="#content">
        Skip to content
      </a>
      {cover === 'photo' && page.coverUrl ? (
        <Cover src={page.coverUrl} picture={page.coverPicture} focus={page.coverFocus} />
      ) : (
        cover !== 'none' && <div className="cover" />
      )}
      <div className="frame">
        <Head page={page} entry={entry} />
        <main id="content">
          <Blocks page={page} />
        </main>
      </div>
      <footer>
        <p className="doors">
          <a className="button quiet" href={contactLink(page)}>
            Contact Me
          </a>
          <a className="button quiet" href="#packages">
            View All Packages
          </a>
          {page.proof.stars !== null && (
            <a className="button quiet" href={ratingsPath(page.username)}>
              What brands say
            </a>
          )}
          <a className="button quiet" href={`/${page.username}/kit`}>
            Media kit
          </a>
          <a className="button quiet" href={savePath(page.id, `/${page.username}`)} rel="nofollow">
            Save for later
          </a>
          <button className="button quiet" type="button" data-share hidden>
            Share
          </button>
        </p>
        <p className="soft">
          Powered by <a href="/">Reelpact</a>
        </p>
      </footer>
      {entry && (
        <nav className="bar" aria-label="Booking">
          <a className="button" href="#packages">
            Book a package
            <small>{entry.from}</small>
          </a>
        </nav>
      )}
    </>
  );
}
