import {
  type BlockContent,
  type BlockKind,
  NETWORKS,
  TIP_AMOUNTS,
  TIP_GIFT,
  formatPrice,
  tipLabel,
  tipPath,
} from '@reelpact/domain';
import type { ReactNode } from 'react';
import { AwayNote } from './away-note';
import { Packages } from './packages';
import type { PageData, PageLink } from './page-data';
import { Picture } from './picture';
import { Reels } from './reels';
import { countText, hostOf, packagesOf, proofLine } from './words';

/** Pixels. */
const LINK_PICTURE_SIDE = 56;

interface BlockProps {
  page: PageData;
  content: BlockContent;
}

/** Where somebody writes to the creator: a creator's own address is shown to nobody. */
export const contactLink = ({ username }: Pick<PageData, 'username'>): string => `/contact/${username}`;

/** Where a tip is begun. @param amount that was chosen, in dollars; empty for another one than those that are offered */
const tipLink = ({ username }: Pick<PageData, 'username'>, amount: string): string =>
  `${tipPath(username)}?amount=${amount}`;

const section = (heading: string, inside: ReactNode): ReactNode => (
  <section>
    <h2 dir="auto">{heading}</h2>
    {inside}
  </section>
);

/** How each kind of block looks. An empty one shows nothing. */
const BLOCKS: Record<BlockKind, (props: BlockProps) => ReactNode> = {
  reels: ({ page, content }) => <Reels heading={content.heading ?? 'My Work'} items={page.portfolioItems} />,
  packages: ({ page, content }) => (
    <Packages
      heading={content.heading ?? 'UGC Packages'}
      packages={packagesOf(page)}
      creatorName={page.displayName}
      proof={proofLine(page)}
      note={<AwayNote page={page} />}
    />
  ),
  brands: ({ content: { heading, brands = [] } }) =>
    brands.length > 0 &&
    section(
      heading ?? 'Brands I’ve worked with',
      <>
        <ul className="brands">
          {brands.map(({ name }, index) => (
            <li key={`${index} ${name}`} dir="auto">
              {name}
            </li>
          ))}
        </ul>
        <p className="soft">Named by the creator</p>
      </>,
    ),
  links: ({ content: { heading, links = [] } }) =>
    links.length > 0 &&
    section(
      heading ?? 'Links',
      <ul className="links">
        {(links as readonly PageLink[]).map(({ title, url, pictureUrl, picture }) => (
          <li key={`${title} ${url}`}>
            <a href={url} rel="noopener nofollow ugc">
              {pictureUrl !== undefined && (
                <Picture
                  src={pictureUrl}
                  picture={picture ?? null}
                  alt=""
                  sizes={`${LINK_PICTURE_SIDE}px`}
                  width={LINK_PICTURE_SIDE}
                  height={LINK_PICTURE_SIDE}
                />
              )}
              <b dir="auto">
                {title}
                <small>{hostOf(url)}</small>
              </b>
            </a>
          </li>
        ))}
      </ul>,
    ),
  // The signs at the top lead to all of them; here stand those of which there is more to say.
  social: ({ content: { heading, accounts = [] } }) => {
    const followed = accounts.filter(({ followers }) => followers !== null);
    return (
      followed.length > 0 &&
      section(
        heading ?? 'Find me on',
        <ul className="links">
          {followed.map(({ network, url, followers }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                <b>{NETWORKS[network]}</b>
                <small>{countText(followers ?? 0)} followers (self-reported)</small>
              </a>
            </li>
          ))}
        </ul>,
      )
    );
  },
  text: ({ content: { heading, text } }) =>
    text &&
    section(
      heading ?? 'About',
      <p className="text" dir="auto">
        {text}
      </p>,
    ),
  faq: ({ content: { heading, questions = [] } }) =>
    questions.length > 0 &&
    section(
      heading ?? 'Good to know',
      questions.map(({ question, answer }) => (
        <details key={question}>
          <summary dir="auto">{question}</summary>
          <p className="text" dir="auto">
            {answer}
          </p>
        </details>
      )),
    ),
  ask: ({ page, content: { heading } }) =>
    section(
      heading ?? 'Still wondering?',
      <p>
        <a className="button quiet" href={contactLink(page)}>
          Contact Me
        </a>
      </p>,
    ),
  tips: ({ page, content: { heading, text } }) =>
    section(
      heading ?? tipLabel(page.displayName),
      <>
        {text && (
          <p className="text" dir="auto">
            {text}
          </p>
        )}
        <p className="amounts">
          {TIP_AMOUNTS.offered.map((cents) => (
            <a key={cents} className="button quiet" href={tipLink(page, String(cents / 100))} rel="nofollow">
              {formatPrice(cents)}
            </a>
          ))}
          <a className="button quiet" href={tipLink(page, '')} rel="nofollow">
            Other amount
          </a>
        </p>
        <p className="soft">{TIP_GIFT}</p>
      </>,
    ),
};

/** What a page is made of, in its creator's order. */
export function Blocks({ page }: { page: PageData }) {
  const [first] = page.blocks;
  const isWorkFirst = first?.kind === 'reels' && page.portfolioItems.length > 0;
  const about = page.bio && (
    <p key="bio" className="text bio" dir="auto">
      {page.bio}
    </p>
  );
  const blocks = page.blocks.map(({ id, kind, content }) => {
    const Block = BLOCKS[kind];
    return <Block key={id} page={page} content={content as BlockContent} />;
  });
  // Work says more than words; where none is shown first, the words do.
  return isWorkFirst ? [blocks[0], about, ...blocks.slice(1)] : [about, ...blocks];
}
