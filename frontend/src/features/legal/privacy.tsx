import { ALLOWANCES, COOKIES, DELETION_EFFECTS, PAGE_NUMBERS, TIP_TIMES } from '@reelpact/domain';
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
        do by yourself on your <a href="/account">account page</a>.
      </>,
    ],
  },
  {
    title: 'What we keep',
    text: ['Only what you or the other side of a booking give us, and what comes of it:'],
    points: [
      'Your account: email, name, whether the email is verified, your time zone as your browser says it (emails give times in it), and your password as a hash from which it cannot be read.',
      'Where you are signed in: what your browser calls itself, when you signed in and when you were last here, so that you can tell your devices apart. Access tokens: their name, when they were made and last used.',
      'If you sign in with another service: its name for you and the email it told us. We learn nothing else from it, and it does not learn what you do here.',
      'A creator’s public page: username, name, picture, text, category, Instagram name, packages and portfolio. Everyone can see it. Profile pictures are stripped of what cameras write into them.',
      'Bookings: the brand’s name and contact email, the brief, where the content will be shown, links and notes, everything that is said and decided, and when; and which site or link had led to the creator’s page, if the browser said so.',
      'Delivered files: the originals as they were uploaded, with whatever the camera wrote into them (a place, for example), what their creator states of AI in them, and previews with a watermark. The brand gets the originals when the booking is completed.',
      'The directory: what a creator chooses for it, and why somebody was removed from it, with their objection. The list of creators that you save is seen by you alone.',
      'Ratings: what the two sides of a completed booking say of each other, answers to it, and what was reported about it.',
      `To keep people from rating themselves: which accounts were used in one browser, for ${COOKIES.device.days} days; and what the payment provider calls the card of a payment, for as long. It leads back to no card number.`,
      'Payments: amounts, times and the payment provider’s numbers for them, and the brand and last four digits of the card.',
      'Billing details, if you give them: a company or name, an address and a tax ID. They stand on your receipts and credit notes; the creator doesn’t see them.',
      `Tips: your email for the receipt, and the name and message that you give. They are dropped ${TIP_TIMES.personal / 86_400_000} days after the last thing that happened to the tip; its receipt keeps the name.`,
      'Receipts, credit notes, fee statements and payout slips, as they were issued. They are never changed or deleted, because bookkeeping must stay complete.',
      'Emails: to whom and about what. The text of an email is dropped here as soon as it has been sent.',
    ],
  },
  {
    title: 'Who sees a booking',
    text: [
      'What a brand says in a rating, and the creator’s answer, stand on a page of the creator’s for everyone, with the package and the month, but without the brand’s name. Ratings are on that page once there are enough of them, and unless the creator hides their numbers. How a brand has worked here is shown in numbers to creators whom it asks.',
      'The license of a completed booking has a page that anyone can open who knows its address, which can’t be guessed: it names the brand, the creator, the package and the files, with what their creator states of AI.',
      'Everything else is seen by the brand, the creator, and the people who run this site, who need it for disputes and refunds. Nobody else, unless the brand invites them: by a review link, people whom the brand chooses see watermarked previews and the comments on them until it revokes the link or it expires. We keep the names that they enter there as long as their notes. Files are handed out by links that are signed and soon expire. What those who run the site change is written into a log that cannot be edited.',
    ],
  },
  {
    title: 'Cookies',
    text: ['There are these; scripts in the page can read the second one alone:'],
    points: [
      <>
        <code>{COOKIES.session.name}</code> keeps you signed in, for {COOKIES.session.days} days, or{' '}
        {COOKIES.session.idleDays} without a visit, or until you sign out.
      </>,
      <>
        <code>{COOKIES.signedIn.name}</code> tells our pages, for {COOKIES.signedIn.days} days at most, that
        somebody is signed in here, so that they need not ask for visitors. It opens nothing.
      </>,
      <>
        <code>{COOKIES.guest.name}</code> shows somebody who booked without an account that booking, for{' '}
        {COOKIES.guest.days} days.
      </>,
      <>
        <code>{COOKIES.device.name}</code> says that you have signed in on this device before, so that
        strangers who guess at your password elsewhere don’t lock you out. It opens nothing and stays for{' '}
        {COOKIES.device.days} days. When somebody else signs in on the device later, it tells us that these
        two accounts don’t rate each other; the cookie of bookings without an account does so too.
      </>,
      <>
        <code>{COOKIES.half.name}</code> remembers for {COOKIES.half.minutes} minutes that your password was
        right, when you sign in with a second factor.
      </>,
      <>
        <code>{COOKIES.reviewer.name}</code> remembers the name that you gave at a review link, for{' '}
        {COOKIES.reviewer.days} days at most. It opens nothing once the link doesn’t.
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
      'There are no cookies for analytics or advertising. Fonts and scripts come from this site, with one exception: the card form.',
    ],
  },
  {
    title: 'How visits are counted',
    text: [
      'A creator learns how often their public page was opened, a video played, a package chosen and a booking begun, from which site or link people came, and what was booked and paid. They don’t learn who came. No cookie is used for it, nothing is stored in your browser, and no other company takes part.',
      `To count a visitor of a day once, the page’s address in our records, your IP address and the name of your browser are turned into a short hash, together with a random number (a salt) that is made for that day. The IP address and the browser’s name stay in memory for moments and are not written down. When the day is over, in UTC, the salt and all hashes are deleted and only the number of visitors stays: nobody, not even we, can tell any more who they were, or that somebody came again on another day. Where somebody came from is kept as a number too, such as “instagram.com: 12”. These numbers are deleted after ${PAGE_NUMBERS.keptMonths} months, or with the creator’s account.`,
      'Programs that call themselves bots are left out, and so are a creator’s visits to their own page while they are signed in.',
    ],
  },
  {
    title: 'IP addresses',
    text: [
      `To slow down anyone who guesses passwords or floods people with bookings, we count such attempts by IP address (of an IPv6 address its first half) and by email. A count lasts ${spanText(longestCount)} at most and is deleted soon after. Visits to creators’ pages are counted as described above. Reelpact keeps no other record of IP addresses and no log of who opens which page.`,
    ],
  },
  {
    title: 'Payments',
    text: [
      <>
        Cards are charged and creators paid by Stripe. The card form is Stripe’s own: it is loaded from Stripe
        when you pay, may set cookies of Stripe, and sends the card number to Stripe and not to us: we learn
        the card’s brand and its last four digits, for the receipt, and a name by which Stripe knows the card
        again. We tell Stripe the amount and the booking’s number, and a creator’s email when they set up
        payouts; who they are and where their bank is they tell Stripe themselves. What Stripe does with it is
        said in{' '}
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
        The file behind “Download” on your <a href="/account">account page</a> has all that is kept of you;
        pictures and delivered files are named in it and not contained. If you booked without an account, make
        one with the same email and verify it: your bookings are in it then.
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
