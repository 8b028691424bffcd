import { instagramUrl, SAFETY_FACTS } from '@reelpact/domain';
import { Blocks, contactLink } from './blocks';
import type { PageData } from './page-data';
import { Face } from './picture';
import { entryTexts, proofLine } from './words';

/** Who this page belongs to, what speaks for them, and from which price on they can be booked. */
function Head({ page, entry }: { page: PageData; entry: ReturnType<typeof entryTexts> }) {
  const proof = proofLine(page);
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
      <ul className={proof.length > 0 ? 'proof' : 'proof facts'}>
        {(proof.length > 0 ? proof : SAFETY_FACTS).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {page.bio && (
        <p className="text" dir="auto">
          {page.bio}
        </p>
      )}
      {page.instagramUsername && (
        <p>
          <a href={instagramUrl(page.instagramUsername)} rel="me noopener">
            Instagram: @{page.instagramUsername.replace(/^@/, '')}
          </a>
        </p>
      )}
      {entry && (
        <>
          <p className="from">
            <b>{entry.from}</b> {entry.terms && `· ${entry.terms}`}
          </p>
          <a className="button desk" href="#packages">
            Book a package
          </a>
          {proof.length > 0 && <p className="soft desk">{SAFETY_FACTS[0]}.</p>}
        </>
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
        <img className="cover" src={page.coverUrl} alt="" width={1440} height={480} fetchPriority="high" />
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
          <a className="button quiet" href={`/${page.username}/kit`}>
            Media kit
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
          </a>
        </nav>
      )}
    </>
  );
}
