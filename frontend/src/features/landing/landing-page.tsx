import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LegalLinks } from '../../ui/legal-links';
import { LinkButton } from '../../ui/link-button';
import { Logo } from '../../ui/logo';
import { StepDots } from '../../ui/step-dots';
import { DemoDoors } from './demo-doors';
import { HeroCard } from './hero-card';
import styles from './landing-page.module.css';
import { SupportLink } from './support-link';

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
    title: 'Analytics that count',
    text: 'Profile views, package clicks, bookings and revenue over time, counted without cookies.',
  },
] as const;

const moneyWay = [
  { title: 'Paid in', text: 'The brand books a package and pays by card.' },
  { title: 'Held', text: 'Nobody can touch the money while you create.' },
  { title: 'Approved', text: 'The brand watches the content and says yes, or asks for changes.' },
  { title: 'Paid out', text: 'The money is yours.' },
] as const;

/** The first page a stranger sees. */
export function LandingPage({ corner }: { corner: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <span className={styles.brand}>
          <Logo />
          Reelpact
        </span>
        <nav className={styles.nav} aria-label="Account">
          {corner}
          <Link to="/login" className={styles.signIn}>
            Sign In
          </Link>
        </nav>
      </header>
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1>Your work. One link. Paid safely.</h1>
            <p>
              Put your content packages behind one link. Brands book, pay into escrow and get their content;
              you know the money is there before you press record.
            </p>
            <div className={styles.start}>
              <LinkButton to="/onboarding">Get Started Free</LinkButton>
              <LinkButton to="/creator" look="quiet">
                View Demo
              </LinkButton>
            </div>
            <p className={styles.small}>Setup in under 5 minutes. No credit card required.</p>
          </div>
          <HeroCard />
        </section>
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
          <a className={styles.account} href="/api/login">
            Start Your Free Account
          </a>
        </section>
      </main>
      <footer className={styles.foot}>
        <span>Reelpact</span>
        <span>For creators, and for the brands that trust them.</span>
        <LegalLinks />
        <SupportLink />
      </footer>
    </div>
  );
}
