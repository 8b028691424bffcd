import { REPORT_REASONS } from '@reelpact/domain';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useGetReportedConversationsQuery, useHandleReportMutation } from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { EmptyNote } from '../../ui/empty-note';
import { Facts } from '../../ui/facts';
import { Row, Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import { BookingLink } from './booking-link';
import { NotLoaded } from './not-loaded';

/** Conversations that somebody has reported, until an admin has dealt with it. */
export function ReportsTab() {
  const { data, isLoading, refetch } = useGetReportedConversationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [handle, { isLoading: handling }] = useHandleReportMutation();
  if (isLoading) return <Spinner />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <EmptyNote title="No reports">Nobody has complained about a conversation.</EmptyNote>;
  return (
    <Stack>
      {data.map(
        ({ id, conversationId, party, reason, note, createdAt, bookingId, brandName, creatorName }) => (
          <Panel key={id} title={REPORT_REASONS[reason]}>
            <Facts
              facts={[
                { name: 'Brand', value: brandName },
                { name: 'Creator', value: creatorName },
                { name: 'Reported by', value: party === 'brand' ? brandName : creatorName },
                { name: 'When', value: momentText(createdAt) },
                { name: 'What happened', value: note, long: true },
              ]}
            />
            <Row>
              <Link to={`/messages/${conversationId}`}>Read the conversation</Link>
              {bookingId !== null && <BookingLink id={bookingId} />}
              <Button
                disabled={handling}
                onClick={() =>
                  void handle({ id })
                    .unwrap()
                    .catch((error: unknown) =>
                      reportFailure(error, { otherwise: 'It could not be noted. Please try again.' }),
                    )
                }
              >
                Mark as handled
              </Button>
            </Row>
          </Panel>
        ),
      )}
    </Stack>
  );
}
