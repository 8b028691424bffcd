import { includesList, NOT_BOOKABLE_NOTE, packageTerms, SAFETY_FACTS, tierLabel } from '@reelpact/domain';
import type { ReactNode } from 'react';
import type { PagePackage } from './page-data';
import { priceText } from './words';

/** What a brand gets, may do with it, and when: in words. */
export function Terms({ pack }: { pack: PagePackage }) {
  return (
    <dl className="terms">
      {packageTerms(pack).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Included({ pack }: { pack: PagePackage }) {
  const included = includesList(pack.includes);
  return (
    <>
      {pack.whatIncluded && (
        <p className="text" dir="auto">
          {pack.whatIncluded}
        </p>
      )}
      {included.length > 0 && (
        <ul className="checks">
          {included.map((item, index) => (
            <li key={`${index} ${item}`} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PackageCard({ pack }: { pack: PagePackage }) {
  return (
    <article className={pack.mostPopular ? 'card popular' : 'card'}>
      {pack.mostPopular && <span className="mark">Most Popular</span>}
      <header>
        <h3 dir="auto">{pack.name}</h3>
        {tierLabel(pack.tier) && <span className="tier">{tierLabel(pack.tier)}</span>}
      </header>
      {pack.bookable && <p className="price">{priceText(pack)}</p>}
      {pack.description && (
        <p className="text" dir="auto">
          {pack.description}
        </p>
      )}
      <Terms pack={pack} />
      <Included pack={pack} />
      {pack.bookable ? (
        <a
          className={pack.mostPopular ? 'button' : 'button quiet'}
          href={`/package/${pack.id}/booking`}
          data-package
        >
          Choose {pack.name}
        </a>
      ) : (
        <p className="closed">{NOT_BOOKABLE_NOTE}</p>
      )}
    </article>
  );
}

interface PackagesProps {
  heading: string;
  packages: readonly PagePackage[];
  creatorName: string;
  /** What speaks for booking them, in words. */
  proof: readonly string[];
  /** What else is to be known before choosing one. */
  note: ReactNode;
}

/** The packages as cards, with a button on those that can be booked; before them, once, what makes booking safe. */
export function Packages({ heading, packages, creatorName, proof, note }: PackagesProps) {
  const isOpen = packages.some(({ bookable }) => bookable);
  return (
    <section id="packages">
      <h2 dir="auto">{heading}</h2>
      {proof.length > 0 && (
        <ul className="proof">
          {proof.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {note}
      {isOpen && (
        <ul className="facts">
          {SAFETY_FACTS.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {packages.length > 0 ? (
        <div className="cards">
          {packages.map((pack) => (
            <PackageCard key={pack.id} pack={pack} />
          ))}
        </div>
      ) : (
        <p>{creatorName} has no packages to book yet.</p>
      )}
    </section>
  );
}
