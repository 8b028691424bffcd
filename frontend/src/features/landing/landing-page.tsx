import { SIGN_UP_PATH } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { AnchorButton } from '../../ui/link-button';
import { Logo } from '../../ui/logo';
import { PageHeading } from '../../ui/page-heading';
import { SkipLink } from '../../ui/skip-link';
import { StepDots } from '../../ui/step-dots';
import { DemoDoors } from './demo-doors';
import { HeroCard } from './hero-card';
import styles from './landing-page.module.css';
import { SampleWork } from './sample-work';

const promises = [
  {
    title: 'Professional link-in-bio',
    text: 'Packages with prices, your portfolio and your name on one page. Made for thumbs: it loads fast on any phone.',
  },
  {
    title: 'Project management',
    text: 'Every brief, file, revision and deadline of a job in one place. Both sides always see whose turn it is.',
  },
  {
    title: 'Secure escrow payments',
    text: 'The brand pays in before you start. The money is held and goes to you when the content is approved.',
  },
  {
    title: 'Analytics',
    text: 'Views, visitors and clicks, and the bookings and money each source has brought you. Counted without cookies.',
  },
] as const;

const moneyWay = [
  { title: 'Paid in', text: 'The brand books a package and pays by card.' },
  { title: 'Held', text: 'Nobody can touch the money while you create.' },
  { title: 'Approved', text: 'The brand watches the content and says yes, or asks for changes.' },
  { title: 'Paid out', text: 'The money is yours.' },
] as const;

/**
 * The first page a stranger sees. It is drawn by the server and never in a browser: it may use no state, and its links are
 * plain ones.
 */
export function LandingPage({ corner, supportEmail }: { corner: ReactNode; supportEmail: string }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.top}>
        <span className={styles.brand}>
          <Logo />
          Reelpact
        </span>
        <nav className={styles.nav} aria-label="Account">
          {corner}
          <a href="/creators" className={styles.signIn}>
            Creators
          </a>
          <a href="/login" className={styles.signIn}>
            Sign In
          </a>
        </nav>
      </header>
      <main id="content">
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <PageHeading>Your work. One link. Paid safely.</PageHeading>
            <p>
              Put your content packages behind one link. Brands book, pay into escrow and get their content;
              you know the money is there before you press record.
            </p>
            <div className={styles.start}>
              <AnchorButton href="/onboarding">Get Started Free</AnchorButton>
              <AnchorButton href="/creator" look="quiet">
                View Demo
              </AnchorButton>
            </div>
            <p className={styles.small}>Setup in under 5 minutes. No credit card required.</p>
            <p className={styles.small}>
              Are you a brand? <a href="/creators">Find a creator</a> by niche, price and proven numbers.
            </p>
          </div>
          <HeroCard />
        </section>
        <SampleWork />
        <section className={styles.promises} aria-labelledby="what-you-get">
          <h2 id="what-you-get">Everything between “love your content” and “paid”</h2>
          <ul>
            {promises.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.money} aria-labelledby="where-money-is">
          <h2 id="where-money-is">You always see where the money is</h2>
          <StepDots
            label="An example: the money is held"
            steps={moneyWay.map(({ title }, index) => ({
              label: title,
              state: index < 2 ? 'reached' : 'open',
            }))}
          />
          <ol>
            {moneyWay.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
        <DemoDoors />
        <section className={styles.last}>
          <h2>Your next brand deal starts with a link</h2>
          <a className={styles.account} href={SIGN_UP_PATH}>
            Start Your Free Account
          </a>
        </section>
      </main>
      <footer className={styles.foot}>
        <span>Reelpact</span>
        <span>For creators, and for the brands that trust them.</span>
        <span className={styles.footLinks}>
          <a href="/terms">Terms</a>
          <a href="/privacy">Privacy</a>
        </span>
        <a href={`mailto:${supportEmail}`}>Contact Support</a>
      </footer>
    </div>
  );
}
