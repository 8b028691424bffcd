import { dashboardPath, formatFileSize } from '@reelpact/domain';
import { AllOriginals } from '../../booking/all-originals';
import { BookingNotFound } from '../../booking/booking-not-found';
import { Ratings } from '../../booking/ratings/ratings';
import { NextInQueue } from '../../booking/review/next-in-queue';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { Statement } from '../../booking/statement';
import { handOver } from '../../booking/hand-over';
import { LicenseLink } from '../../booking/license-link';
import { OpenProject } from '../../booking/open-project';
import { useBooking } from '../../booking/use-booking';
import { useWhatHappened } from '../../booking/use-what-happened';
import { AnchorButton, LinkButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';

/** After the approval: the originals. */
export function ContentApprovedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { happened, isKnown } = useWhatHappened(bookingId, booking);
  if (isLoading || (booking && !isKnown)) return <Skeleton />;
  if (!booking) return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound />} />;
  const elsewhere = handOver(booking, 'content-approved', isFetching);
  if (elsewhere) return elsewhere;
  const files = booking.submissions[0]?.files ?? [];
  const hasVideo = files.some(({ type }) => type === 'video');

  return (
    <Page title={booking.headline} subtitle={booking.package.name}>
      <SituationNote booking={booking} happened={happened} />
      <Panel>
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
      </Panel>
      <Panel title={files.length === 1 ? 'Your file' : 'Your files'}>
        {files.map((file) => (
          <Row key={file.id}>
            {file.downloadUrl && (
              <AnchorButton href={file.downloadUrl} download={file.filename}>
                {file.type === 'video' ? 'Download HD Video' : 'Download Original'}
              </AnchorButton>
            )}
            <span style={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>
              {file.filename} · {formatFileSize(file.size)}
            </span>
          </Row>
        ))}
        <AllOriginals bookingId={booking.id} files={files} />
        <LicenseLink booking={booking} />
        {!hasVideo && files.length === 0 && <p>There are no files.</p>}
      </Panel>
      <Ratings booking={booking} />
      <NextInQueue booking={booking} />
      <Row>
        <LinkButton to={dashboardPath(booking.role)} look="quiet">
          Back to Dashboard
        </LinkButton>
        {booking.role === 'creator' && (
          <LinkButton to="/creator/dashboard?tab=payouts" look="quiet">
            Your Payouts
          </LinkButton>
        )}
        <OpenProject booking={booking} />
      </Row>
    </Page>
  );
}
