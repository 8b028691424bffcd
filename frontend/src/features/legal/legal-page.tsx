import type { ReactNode } from 'react';
import { LegalLinks } from '../../ui/legal-links';
import { Logo } from '../../ui/logo';
import { PageHeading } from '../../ui/page-heading';
import { SkipLink } from '../../ui/skip-link';
import styles from './legal-page.module.css';

export interface LegalSection {
  title: string;
  /** Paragraphs. */
  text: readonly ReactNode[];
  /** Points below them. */
  points?: readonly ReactNode[];
}

interface LegalPageProps {
  title: string;
  /** The day of the last change, as people write it. */
  changed: string;
  /** What matters most, for anyone who reads no further. */
  short: readonly string[];
  sections: readonly LegalSection[];
  corner: ReactNode;
}

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A long text that has to be found one's way in. */
export function LegalPage({ title, changed, short, sections, corner }: LegalPageProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.top}>
        <a href="/" className={styles.brand}>
          <Logo />
          Reelpact
        </a>
        {corner}
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p>Last changed {changed}</p>
        </div>
        <section className={styles.short} aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <ul>
            {short.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <nav className={styles.contents} aria-label="Contents">
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a href={`#${anchorOf(section.title)}`}>
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, index) => (
          <section key={section.title} id={anchorOf(section.title)} className={styles.section}>
            <h2>
              {index + 1}. {section.title}
            </h2>
            {section.text.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
            {section.points && (
              <ul>
                {section.points.map((point, at) => (
                  <li key={at}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
      <footer className={styles.foot}>
        <span>Reelpact</span>
        <LegalLinks />
      </footer>
    </div>
  );
}
