import { ALLOWANCES, COOKIES, DELETION_EFFECTS } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import type { LegalSection } from './legal-page';
import { OperatorAddress } from './operator-address';
import { spanText } from './span-text';

/** The longest time that attempts are counted. */
const longestCount = Math.max(...Object.values(ALLOWANCES).map(({ seconds }) => seconds * 1000));

/** What the product does with people's data; anyone who changes that changes this. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Who is responsible',
    text: [
      <>
        Those who run this site. They are reached at <OperatorAddress />, also for everything that you cannot
        do by yourself on your <Link to="/account">account page</Link>.
      </>,
    ],
  },
  {
    title: 'What we keep',
    text: ['Only what you or the other side of a booking give us, and what comes of it:'],
    points: [
      'Your account: email, name, whether the email is verified, and your password as a hash from which it cannot be read.',
      'Where you are signed in: what your browser calls itself, when you signed in and when you were last here, so that you can tell your devices apart. Access tokens: their name, when they were made and last used.',
      'If you sign in with another service: its name for you and the email it told us. We learn nothing else from it, and it does not learn what you do here.',
      'A creator’s public page: username, name, picture, text, category, Instagram name, packages and portfolio. Everyone can see it. Profile pictures are stripped of what cameras write into them.',
      'Bookings: the brand’s name and contact email, the brief, links and notes, everything that is said and decided, and when.',
      'Delivered files: the originals as they were uploaded, with whatever the camera wrote into them (a place, for example), and previews with a watermark. The brand gets the originals when the booking is completed.',
      'Payments: amounts, times and the payment provider’s numbers for them.',
      'Emails: to whom and about what. The text of an email is dropped here as soon as it has been sent.',
    ],
  },
  {
    title: 'Who sees a booking',
    text: [
      'The brand, the creator, and the people who run this site, who need it for disputes and refunds. Nobody else: files are handed out by links that are signed and soon expire. What those who run the site change is written into a log that cannot be edited.',
    ],
  },
  {
    title: 'Cookies',
    text: ['There are these, and scripts in the page cannot read any of them:'],
    points: [
      <>
        <code>{COOKIES.session.name}</code> keeps you signed in, for {COOKIES.session.days} days or until you
        sign out.
      </>,
      <>
        <code>{COOKIES.guest.name}</code> shows somebody who booked without an account that booking, for{' '}
        {COOKIES.guest.days} days.
      </>,
      <>
        <code>{COOKIES.device.name}</code> says that you have signed in on this device before, so that
        strangers who guess at your password elsewhere don’t lock you out. It opens nothing and stays for{' '}
        {COOKIES.device.days} days.
      </>,
      <>
        <code>{COOKIES.journey.name}</code> remembers for {COOKIES.journey.minutes} minutes where you were
        going when you sign in with another service.
      </>,
    ],
  },
  {
    title: 'What your browser keeps',
    text: [
      'Whether you chose light or dark colors, and where an unfinished upload stopped, so that it can go on. Neither is sent to anyone.',
      'There are no analytics and no advertising cookies. Fonts and scripts come from this site, with one exception: the card form.',
    ],
  },
  {
    title: 'IP addresses',
    text: [
      `To slow down anyone who guesses passwords or floods people with bookings, we count such attempts by IP address (of an IPv6 address its first half) and by email. A count lasts ${spanText(longestCount)} at most and is deleted soon after. Reelpact keeps no other record of IP addresses and no log of who opens which page.`,
    ],
  },
  {
    title: 'Payments',
    text: [
      <>
        Cards are charged and creators paid by Stripe. The card form is Stripe’s own: it is loaded from Stripe
        when you pay, may set cookies of Stripe, and sends the card number to Stripe and not to us. We tell
        Stripe the amount and the booking’s number, and a creator’s email when they set up payouts; who they
        are and where their bank is they tell Stripe themselves. What Stripe does with it is said in{' '}
        <a href="https://stripe.com/privacy" rel="noreferrer">
          Stripe’s privacy policy
        </a>
        . A site that only tries the product out has a built-in stand-in instead, which moves no money.
      </>,
    ],
  },
  {
    title: 'Emails',
    text: [
      'We email what you asked for (links to sign in, to verify your email, to choose a password) and what happens in your bookings, with reminders before a time limit ends. There are no newsletters.',
    ],
  },
  {
    title: 'A copy of your data',
    text: [
      <>
        The file behind “Download” on your <Link to="/account">account page</Link> has all that is kept of
        you; pictures and delivered files are named in it and not contained. If you booked without an account,
        make one with the same email and verify it: your bookings are in it then.
      </>,
    ],
  },
  {
    title: 'Deleting your account',
    text: [
      'You can do it on your account page, once no booking is under way and no money is owed to you. It is done at once. What goes:',
    ],
    points: DELETION_EFFECTS.goes,
  },
  {
    title: 'What stays after that',
    text: ['Others have a right to their side of a deal, and the law asks for records of payments:'],
    points: DELETION_EFFECTS.stays,
  },
];
