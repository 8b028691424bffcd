import {
  DIRECTORY_LIMITS,
  DIRECTORY_ORDERS,
  type DirectoryOrder,
  ENTRY_NUMBERS_MAX,
  FACET_LABELS,
  type FacetKind,
  ORDER_TEXT,
  SAVED_PATH,
  bandText,
  formatPrice,
  parseDollars,
  proofTexts,
  savePath,
  spanText,
} from '@reelpact/domain';
import type { ReactNode } from 'react';
import type { DirectoryData, DirectoryEntry } from './page-data';
import { Face, Picture } from './picture';

/** The others are chosen from lists of many. */
const CHECKED: readonly FacetKind[] = ['niche', 'content', 'style', 'rights', 'price', 'delivery', 'proven'];
const LISTED: readonly FacetKind[] = ['language', 'country'];

/** What stands around each page of the directory. */
export function AroundDirectory({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="bar-top">
        <a href="/">Reelpact</a>
        <nav aria-label="Directory">
          <a href="/creators/how-the-order-works">How the order works</a>
          <a href={SAVED_PATH}>Saved</a>
        </nav>
      </header>
      {children}
      <footer>
        <a href="/">Reelpact</a> · <a href="/terms">Terms</a> · <a href="/privacy">Privacy</a>
      </footer>
    </>
  );
}

interface DirectoryProps {
  data: DirectoryData;
}

/** The directory, or a part of it: filters as one form, entries, and a link to the next ones. It needs no script. */
export function Directory({ data }: DirectoryProps) {
  const { heading, intro, cards, bands, next, isPartial } = data;
  const asked = askedFor(data);
  return (
    <AroundDirectory>
      <main id="content" className="directory">
        <h1>{heading}</h1>
        <p className="soft">{intro}</p>
        <details className="filters">
          <summary>Filter and sort{asked.length > 0 && `: ${asked.join(', ')}`}</summary>
          <Filters data={data} />
        </details>
        {cards.length === 0 && <Nobody data={data} />}
        {cards.length > 0 && bands && <p className="soft">{ORDER_TEXT} Nobody can buy a place.</p>}
        {inBands(cards, bands).map(({ band, from, members }) => (
          <section key={from}>
            {band !== null && (
              <p>
                <b>{bandText(band)}</b>
              </p>
            )}
            <ol className="entries" start={from + 1}>
              {members.map((card, index) => (
                <Entry key={card.id} card={card} first={from + index < 2} here={data.here} />
              ))}
            </ol>
          </section>
        ))}
        {isPartial && (
          <p role="status">
            There may be more who match. Searching for all of them took too long: choose one more filter,
            please.
          </p>
        )}
        {next !== null && (
          <p>
            <a className="button" rel="next" href={next}>
              Next
            </a>
          </p>
        )}
      </main>
    </AroundDirectory>
  );
}

/** What was asked for, in words. */
function askedFor({ facets, chosen }: DirectoryData): string[] {
  const labels = facets.flatMap(({ facet, values }) =>
    values
      .filter(({ value }) => chosen.values[facet as FacetKind]?.includes(value))
      .map(({ label }) => label),
  );
  return [
    ...(chosen.words === '' ? [] : [`“${chosen.words}”`]),
    ...labels,
    ...(chosen.order === 'standard' ? [] : [DIRECTORY_ORDERS[chosen.order]]),
  ];
}

interface Band {
  band: number | null;
  /** How many stand before it on this page. */
  from: number;
  members: DirectoryEntry[];
}

/** Entries with those of their band, which stand together; all of them where the order knows no bands. */
function inBands(cards: DirectoryData['cards'], bands: DirectoryData['bands']): Band[] {
  const groups: Band[] = [];
  for (const [index, card] of cards.entries()) {
    const band = bands?.[index] ?? null;
    const last = groups.at(-1);
    if (last?.band === band) last.members.push(card);
    else groups.push({ band, from: index, members: [card] });
  }
  return groups;
}

function Filters({ data: { facets, chosen } }: DirectoryProps) {
  const isChosen = (kind: FacetKind, slug: string) => chosen.values[kind]?.includes(slug) ?? false;
  const valuesOf = (kind: FacetKind) => facets.find(({ facet }) => facet === kind)?.values ?? [];
  return (
    <form action="/creators" method="get">
      <p className="field">
        <label htmlFor="q">Name or words</label>
        <input
          id="q"
          name="q"
          type="search"
          value={chosen.words}
          minLength={DIRECTORY_LIMITS.words.min}
          maxLength={DIRECTORY_LIMITS.words.max}
        />
      </p>
      {CHECKED.map((kind) => (
        <fieldset key={kind}>
          <legend>{FACET_LABELS[kind]}</legend>
          {valuesOf(kind).map(({ value, label, creators }) => (
            <label key={value}>
              <input type="checkbox" name={kind} value={value} checked={isChosen(kind, value)} /> {label}
              {creators !== null && <small> {creators}+</small>}
            </label>
          ))}
        </fieldset>
      ))}
      {LISTED.map((kind) => (
        <p key={kind} className="field">
          <label htmlFor={kind}>{FACET_LABELS[kind]}</label>
          <select id={kind} name={kind}>
            <option value="">Any</option>
            {valuesOf(kind).map(({ value, label }) => (
              <option key={value} value={value} selected={isChosen(kind, value)}>
                {label}
              </option>
            ))}
          </select>
        </p>
      ))}
      <p className="field">
        <label htmlFor="order">Order</label>
        <select id="order" name="order">
          {(Object.keys(DIRECTORY_ORDERS) as DirectoryOrder[]).map((order) => (
            <option key={order} value={order} selected={order === chosen.order}>
              {DIRECTORY_ORDERS[order]}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <button className="button" type="submit">
          Show creators
        </button>{' '}
        <a href="/creators">Clear all</a>
      </p>
    </form>
  );
}

interface EntryProps {
  card: DirectoryEntry;
  first: boolean;
  here: string;
}

function Entry({ card, first, here }: EntryProps) {
  const { username, displayName, tagline, poster, posterPicture, picture, profilePicture } = card;
  const numbers = proofTexts(card.proof).slice(0, ENTRY_NUMBERS_MAX);
  const places = [...card.languages, ...(card.country === null ? [] : [card.country])];
  return (
    <li className="card entry">
      {poster !== null && (
        <Picture
          src={poster}
          picture={posterPicture}
          alt=""
          sizes="(min-width: 700px) 240px, 40vw"
          width={240}
          height={320}
          first={first}
        />
      )}
      <div>
        <div className="name">
          <Face name={displayName} src={profilePicture} picture={picture} />
          <h2 dir="auto">
            <a href={`/${username}`}>{displayName}</a>
          </h2>
        </div>
        {tagline && <p dir="auto">{tagline}</p>}
        <p>
          <b>from {formatPrice(parseDollars(card.priceFrom) ?? 0)}</b> · {spanText(card.deliveryTime)}
        </p>
        {numbers.length > 0 && (
          <ul className="proof">
            {numbers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {places.length > 0 && <p className="soft">{places.join(' · ')}</p>}
        <p>
          <a
            className="save"
            href={savePath(card.id, here)}
            rel="nofollow"
            aria-label={`Save ${displayName}`}
          >
            Save
          </a>
        </p>
      </div>
    </li>
  );
}

/** What to do where nobody matches: which filter to drop, and how many that would give. */
function Nobody({ data: { advice, chosen } }: DirectoryProps) {
  const hasChosen = Object.keys(chosen.values).length > 0 || chosen.words !== '';
  return (
    <section className="nobody">
      <h2>{hasChosen ? 'Nobody matches all of these' : 'Nobody is listed here yet'}</h2>
      {advice.length > 0 && (
        <ul>
          {advice.map(({ label, href, creators }) => (
            <li key={href}>
              <a href={href}>
                {label}: {creators}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="/creators">{hasChosen ? 'Show everyone' : 'All creators'}</a>
      </p>
    </section>
  );
}
