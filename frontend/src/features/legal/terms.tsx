import {
  AUTHORIZATION_LIFE,
  DEFAULT_WINDOWS,
  LABELS_READ_ON,
  PAYOUT_ARRIVES_AFTER,
  RATING_DAYS,
  RATING_TEXTS,
  REFUND_ARRIVES_AFTER,
  REMOVAL_REASONS,
  REMOVAL_RULES,
  UNREADABLE_DELIVERY_DAYS,
  UPLOAD_LIMITS,
  formatFileSize,
} from '@reelpact/domain';
import type { LegalSection } from './legal-page';
import { OperatorAddress } from './operator-address';
import { spanText } from './span-text';

const windows = DEFAULT_WINDOWS;

/** The rules of the booking's machine in plain words; every number is the machine's own. */
export const TERMS: readonly LegalSection[] = [
  {
    title: 'What Reelpact is',
    text: [
      'Creators offer packages of content here, with a price. Brands book them. The deal is between the two; Reelpact is not a party to it. Reelpact shows the offer, holds the money, passes on the content, keeps the time and, in a dispute, decides where the money goes.',
      'The times named below are the usual ones. Each booking’s page shows the exact moment at which its present step ends. Where the two differ, the booking’s page counts.',
    ],
  },
  {
    title: 'Accounts',
    text: [
      'A brand can book without an account: the email about the booking leads back to it. A creator needs an account. Your email has to be yours and to be verified before it opens bookings made with it, or anything is paid out.',
      'Keep your password and your access tokens to yourself: what is done with them is done in your name. On your account page you see every device that is signed in and can end it.',
    ],
  },
  {
    title: 'How a booking begins',
    text: [
      'The creator chooses one of two ways; the booking page says which. In both the price is the one shown when you book. What was agreed (package, price, delivery time, revisions, usage rights) is kept with the booking and is not changed by later edits of the package.',
    ],
    points: [
      `Payment first: your card is checked and the amount reserved, not taken. Without a payment within ${spanText(windows.unpaid)} the booking expires. The creator has ${spanText(windows.requested)} to answer, or until ${spanText(windows.authorizationMargin)} before the reservation lapses if that is sooner (cards reserve for about ${spanText(AUTHORIZATION_LIFE)}). If they accept, the amount is taken and held. If they decline or are silent, the reservation is lifted and you pay nothing.`,
      `Approval first: the creator has ${spanText(windows.requested)} to accept your request. After that you have ${spanText(windows.accepted)} to pay; the amount is taken and held at once. Without an answer or a payment in time the request expires and nothing is taken.`,
      'The brand can withdraw without a reason: with payment first until the creator accepts, with approval first until it has paid.',
    ],
  },
  {
    title: 'Held money',
    text: [
      '“Escrow” is our word for this: the brand’s payment stays on the platform’s account at the payment provider until the deal is decided. It is not an escrow service in the sense of the law, and the payment provider offers none.',
      'Where the money of a booking is can be seen on its page at any time, with a statement of every movement.',
    ],
  },
  {
    title: 'Delivery',
    text: [
      `The delivery time of the package counts from the moment the money is held, to the longer end of what it says (“3-5 days” is 5 days). A delivery time that names no days counts as ${UNREADABLE_DELIVERY_DAYS} days. Where the package needs a product, the brand sends it first, and the delivery time counts from when the creator has it. The creator uploads up to ${UPLOAD_LIMITS.maxFilesPerSubmission} images or videos of up to ${formatFileSize(UPLOAD_LIMITS.maxFileBytes)} each.`,
      'Before a delivery the brand can cancel; the creator then keeps the share that the package names for that, if it names one. A product that isn’t sent in time counts as such a cancellation. The parties can also agree on another due date, or to divide the money and end the booking.',
      `When the delivery is more than ${spanText(windows.lateCancel)} late, the brand can cancel and gets all of the money back. ${spanText(windows.delivery)} after the day it was due, a booking without a delivery ends by itself and the brand gets the money back.`,
      'A creator who cannot do the work can withdraw, with a reason, until they deliver, and again while changes are asked for. The brand gets the money back.',
    ],
  },
  {
    title: 'Review and revisions',
    text: [
      `The brand has ${spanText(windows.review)} to approve the content, ask for changes or reject it. We remind the brand before the time is over, and there are always at least ${spanText(windows.reminderGrace)} between the last reminder and the end. A brand that is silent has approved.`,
      `Changes can be asked for as often as the package says. For each revision the delivery time begins again, and is never shorter than ${spanText(windows.revision)}.`,
      'Until the content is approved, the brand sees previews with a watermark. The original files can be downloaded when the booking is completed.',
    ],
  },
  {
    title: 'Rejection and disputes',
    text: [
      `If the brand rejects the content, the creator has ${spanText(windows.contest)} to contest that, with a reason. If they accept the rejection or are silent, the brand gets the money back. A creator can also open a dispute about changes that were asked for.`,
      `In a dispute the people who run Reelpact look at what was agreed, said and delivered, and decide which share each side gets. Both are told the decision and its reason. If there is no decision within ${spanText(windows.dispute)}, the money is split in half.`,
      `No payment is held for longer than ${spanText(windows.hold)}: every step ends in time for that, and what would end later can’t be asked for any more.`,
      'Those who run Reelpact can also cancel a booking that is not over yet, with a reason. What was paid for it goes back to the brand.',
    ],
  },
  {
    title: 'Prices, fees and payouts',
    text: [
      'Prices are in US dollars and are the creator’s. The brand pays the price and nothing on top of it.',
      'Reelpact may keep a share of what the creator receives. The rate is fixed for a booking when it is made, the amount is in the booking’s statement, and no fee is taken from money that goes back to the brand.',
      `When a booking is completed, the creator’s share is sent to their account at the payment provider as soon as that account can receive it and their email is verified. The way from there to their bank usually takes up to ${spanText(PAYOUT_ARRIVES_AFTER)}. A refund is seen on the card after up to ${spanText(REFUND_ARRIVES_AFTER)}.`,
      'If the cardholder’s bank takes a payment back (a chargeback), nothing moves until the card network has decided. If the payment is lost, what the creator was sent for it can be taken back from their account at the payment provider, as far as there is money in it.',
    ],
  },
  {
    title: 'Content',
    text: [
      'Creators upload only what is theirs to give away. Which rights the brand has in the content is said in the package and is part of the deal; the brand has them when the booking is completed.',
      'Nobody may use Reelpact for content that is against the law, hurts others’ rights, or deceives people about who speaks or who pays. Those who run Reelpact can cancel such bookings.',
    ],
  },
  {
    title: 'AI and labels',
    text: [
      'For each file, the creator states what is made with AI in it. The brand sees the statement, and it stands on the license. A statement that isn’t true, or more AI than the package offers, is a ground to reject the content.',
      `Anyone who publishes content is responsible for the labels that it needs there. A booking’s page lists what the FTC, the ASA and the networks ask for, as we read their rules on ${LABELS_READ_ON}. We don’t say that something is legal: the rules themselves count, and they change.`,
    ],
  },
  {
    title: 'Ratings',
    text: [
      `The two sides of a booking that was completed and paid can rate each other for ${RATING_DAYS} days. ${RATING_TEXTS.hidden} ${RATING_TEXTS.notForMoney} The rated side can answer once.`,
      'People who may be one person, or who work here, don’t rate each other. Those who run this site remove a rating for one of the reasons below only, tell both sides, and count it as removed.',
    ],
    points: Object.values(REMOVAL_REASONS).map((reason) => `${reason}.`),
  },
  {
    title: 'The directory',
    text: [
      'Creators whose pages meet its conditions stand in a public directory, unless they switch that off. Nobody can buy a place in it, and how its order is made is explained there.',
      'Those who run this site can remove a creator from it for breaking one of the rules below. The creator is told which rule and what content it is about, and can object once. Somebody else than who removed them decides about that, where there is somebody else, and gives the reasons. Their page and their bookings stay as they are.',
    ],
    points: Object.values(REMOVAL_RULES).map((rule) => `${rule}.`),
  },
  {
    title: 'The end of an account',
    text: [
      <>
        You can delete your account on your <a href="/account">account page</a> whenever none of your bookings
        is under way and no money is owed to you. What stays then is said in the{' '}
        <a href="/privacy">privacy policy</a>.
      </>,
    ],
  },
  {
    title: 'Questions',
    text: [
      <>
        Those who run this site are reached at <OperatorAddress />.
      </>,
    ],
  },
];
