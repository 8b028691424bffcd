import { bookingNumber, dashboardPath, screenPath, stepRow, type BookingActionName } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { AgreedTerms } from '../../booking/agreed-terms';
import { StageBadge } from '../../booking/badges';
import { BookingHistory } from '../../booking/booking-history';
import { BookingNotFound } from '../../booking/booking-not-found';
import { BookingSteps } from '../../booking/booking-steps';
import { BrandRecord } from '../../booking/brand-record';
import { Brief } from '../../booking/brief';
import { BookingConversation } from '../../booking/conversation/booking-conversation';
import { ReceiptsPart } from '../../booking/documents/receipts-part';
import { EvidenceLink } from '../../booking/evidence-link';
import { FeedbackNote } from '../../booking/feedback-note';
import { LabelsPanel } from '../../booking/labels/labels-panel';
import { LicenseLink } from '../../booking/license-link';
import { MoneyLine } from '../../booking/money-line';
import { OfferNote, isBesideOffers } from '../../booking/offer-note';
import { Ratings } from '../../booking/ratings/ratings';
import { ChangeList } from '../../booking/review/change-list';
import { ProductNote, SENDS_PRODUCT } from '../../booking/product-note';
import { SituationNote } from '../../booking/situation-note';
import { Statement } from '../../booking/statement';
import { Timeline } from '../../booking/timeline';
import { TipLink } from '../../booking/tip-link';
import { useBooking } from '../../booking/use-booking';
import { useWhatHappened } from '../../booking/use-what-happened';
import { useWordsKnown } from '../../booking/use-words-known';
import { Versions } from '../../booking/versions';
import { LoadFailed } from '../../loading/load-failed';
import { BackLink } from '../../ui/back-link';
import { Facts } from '../../ui/facts';
import { LinkButton } from '../../ui/link-button';
import { Columns, Page } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Skeleton } from '../../ui/skeleton';

const BACK = { brand: 'Your Projects', creator: 'Your Orders', admin: 'Admin' } as const;

/** What somebody is meant to do now, and what they can do besides. */
function splitSteps({ actions: all, turn, role }: BookingDto): [BookingActionName[], BookingActionName[]] {
  // What answers an offer stands beside it, and sending the product beside the address.
  const actions = all.filter(({ name }) => isBesideOffers(name) && name !== SENDS_PRODUCT);
  const isNow = ({ name, enabled }: (typeof actions)[number]): boolean =>
    turn === role && enabled && stepRow(name).destructive !== true && stepRow(name).aside !== true;
  const first = actions.filter(isNow);
  // Declining stands beside accepting, as the other answer to the same question.
  const answers = first.length > 0 && actions.length <= 2 ? actions : first;
  const now = answers.map(({ name }) => name);
  return [now, actions.map(({ name }) => name).filter((name) => !now.includes(name))];
}

/** One booking as it is now, for either party and in every stage: what comes next, what was agreed, delivered and said. */
export function ProjectScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, error, refetch } = useBooking(bookingId);
  const areWordsKnown = useWordsKnown(bookingId, booking);
  const { happened, isKnown } = useWhatHappened(bookingId, booking);
  if (isLoading || (booking && !(areWordsKnown && isKnown))) return <Skeleton shape="columns" />;
  if (!booking) return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound />} />;
  const { role, package: pack, submissions } = booking;
  // What goes on stands on top; what ends the deal, or is not for now, at the end.
  const [now, later] = splitSteps(booking);
  const endings = later.filter((name) => stepRow(name).destructive);
  const others = later.filter((name) => !endings.includes(name));
  const other = role === 'brand' ? `by @${pack.creator.username}` : `for ${booking.brandName}`;

  return (
    <Page
      width="wide"
      back={<BackLink to={dashboardPath(role)}>{BACK[role]}</BackLink>}
      title={pack.name}
      subtitle={other}
      aside={<StageBadge booking={booking} />}
    >
      <SituationNote booking={booking} happened={happened} />
      <OfferNote booking={booking} />
      <ProductNote booking={booking} />
      <FeedbackNote booking={booking} />
      <ChangeList booking={booking} />
      <BrandRecord booking={booking} />
      <BookingSteps booking={booking} only={(name) => now.includes(name)} />
      <Columns
        side={
          <>
            <Panel title="Payment">
              <MoneyLine money={booking.money} />
              <Statement booking={booking} />
              <ReceiptsPart booking={booking} />
            </Panel>
            <Panel title="What was agreed">
              <AgreedTerms booking={booking} />
            </Panel>
            <Panel title="Contact">
              <Facts
                facts={[
                  { name: 'Brand', value: booking.brandName },
                  { name: 'Email', value: booking.contactEmail },
                  { name: 'Creator', value: `@${pack.creator.username}` },
                  { name: 'Project ID', value: bookingNumber(booking.id) },
                ]}
              />
            </Panel>
          </>
        }
      >
        {submissions.length > 0 && (
          <Panel title="Delivered content">
            <LinkButton to={screenPath('review', booking.id)} look="quiet">
              Open the Review Room
            </LinkButton>
            <Versions booking={booking} versions={submissions} counts={booking.role !== 'admin'} />
            <LicenseLink booking={booking} />
          </Panel>
        )}
        <Ratings booking={booking} />
        <TipLink booking={booking} />
        <Panel title="Brief">
          <Brief booking={booking} />
        </Panel>
        <LabelsPanel booking={booking} />
        <Panel title="Messages">
          <BookingConversation bookingId={booking.id} />
        </Panel>
        <Panel title="Timeline">
          <Timeline booking={booking} />
        </Panel>
        <Panel title="History">
          <BookingHistory bookingId={booking.id} />
          <EvidenceLink bookingId={booking.id} />
        </Panel>
        {others.length > 0 && (
          <Panel title="What else you can do">
            <BookingSteps booking={booking} only={(name) => others.includes(name)} />
          </Panel>
        )}
        {endings.length > 0 && (
          <Panel title="If something is wrong">
            <BookingSteps booking={booking} only={(name) => endings.includes(name)} />
          </Panel>
        )}
      </Columns>
    </Page>
  );
}
