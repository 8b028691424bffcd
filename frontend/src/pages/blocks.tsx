import { type BlockContent, type BlockKind, NETWORKS } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { Packages } from './packages';
import type { PageData } from './page-data';
import { Reels } from './reels';
import { countText, hostOf, packagesOf } from './words';

interface BlockProps {
  page: PageData;
  content: BlockContent;
}

/** Where somebody writes to the creator: a creator's own address is shown to nobody. */
export const contactLink = ({ username }: Pick<PageData, 'username'>): string => `/contact/${username}`;

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
    />
  ),
  brands: ({ page, content: { heading, brands = [] } }) =>
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
        <p className="soft">As told by {page.displayName}</p>
      </>,
    ),
  links: ({ content: { heading, links = [] } }) =>
    links.length > 0 &&
    section(
      heading ?? 'Links',
      <ul className="links">
        {links.map(({ title, url }) => (
          <li key={`${title} ${url}`}>
            <a href={url} rel="noopener nofollow ugc">
              <b dir="auto">{title}</b>
              <small>{hostOf(url)}</small>
            </a>
          </li>
        ))}
      </ul>,
    ),
  social: ({ content: { heading, accounts = [] } }) =>
    accounts.length > 0 &&
    section(
      heading ?? 'Find me on',
      <ul className="links">
        {accounts.map(({ network, url, followers }) => (
          <li key={url}>
            <a href={url} rel="me noopener">
              <b>{NETWORKS[network]}</b>
              {followers !== null && <small>{countText(followers)} followers</small>}
            </a>
          </li>
        ))}
      </ul>,
    ),
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
};

/** What a page is made of, in its creator's order. */
export function Blocks({ page }: { page: PageData }) {
  return page.blocks.map(({ id, kind, content }) => {
    const Block = BLOCKS[kind];
    return <Block key={id} page={page} content={content as BlockContent} />;
  });
}
