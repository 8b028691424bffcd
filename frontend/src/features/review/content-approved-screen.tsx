import { dashboardPath, formatFileSize } from '@reelpact/domain';
import { Button } from 'antd';
import { Navigate } from 'react-router-dom';
import { useGetSubmissionsQuery } from '../../api/calls';
import { BookingNotFound } from '../../booking/booking-not-found';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { Statement } from '../../booking/statement';
import { isItsPage } from '../../booking/is-its-page';
import { useBooking } from '../../booking/use-booking';
import { LinkButton } from '../../ui/link-button';
import { Page, Row } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';

/** After the approval: the originals. */
export function ContentApprovedScreen({ bookingId }: { bookingId: string }) {
  const { booking, isLoading, isFetching } = useBooking(bookingId);
  const { data: submissions, isLoading: loading } = useGetSubmissionsQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading || loading) return <Spinner />;
  if (!booking || !submissions) return <BookingNotFound />;
  if (!isItsPage(booking, 'content-approved')) {
    return isFetching ? <Spinner /> : <Navigate to={booking.path} replace />;
  }
  const files = submissions[0] ? submissions[0].files : [];
  const hasVideo = files.some(({ type }) => type === 'video');

  return (
    <Page title={booking.headline} subtitle={booking.package.name}>
      <SituationNote booking={booking} />
      <Panel>
        <MoneyLine money={booking.money} />
        <Statement booking={booking} />
      </Panel>
      <Panel title={files.length === 1 ? 'Your file' : 'Your files'}>
        {files.map((file) => (
          <Row key={file.id}>
            {file.downloadUrl && (
              <Button type="primary" size="large" href={file.downloadUrl} download={file.filename}>
                {file.type === 'video' ? 'Download HD Video' : 'Download Original'}
              </Button>
            )}
            <span style={{ alignSelf: 'center', overflowWrap: 'anywhere' }}>
              {file.filename} · {formatFileSize(file.size)}
            </span>
          </Row>
        ))}
        {!hasVideo && files.length === 0 && <p>There are no files.</p>}
      </Panel>
      <Row>
        <LinkButton to={dashboardPath(booking.role)} look="quiet">
          Back to Dashboard
        </LinkButton>
      </Row>
    </Page>
  );
}
