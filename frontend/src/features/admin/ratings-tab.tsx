import {
  RATING_QUESTIONS,
  RATING_TEXTS,
  REMOVAL_OPTIONS,
  REMOVAL_REASONS,
  type RemovalReason,
} from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import {
  type ReportedRatingDto,
  useGetReportedRatingsQuery,
  useKeepRatingMutation,
  useRemoveRatingMutation,
} from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { EmptyNote } from '../../ui/empty-note';
import { Facts } from '../../ui/facts';
import { Row, Stack } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { Choice } from '../../ui/plain-fields';
import { Spinner } from '../../ui/spinner';
import { momentText } from '../../ui/when';
import { BookingLink } from './booking-link';
import { NotLoaded } from './not-loaded';

const starsIn = ({ by, answers }: ReportedRatingDto): string =>
  RATING_QUESTIONS[by].map(({ key, label }) => `${label}: ${answers[key] ?? 0}`).join(' · ');

/** Ratings that somebody has reported, until an admin has decided. */
export function RatingsTab() {
  const { data, isLoading, refetch } = useGetReportedRatingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (isLoading) return <Spinner />;
  if (!data) return <NotLoaded onRetry={() => void refetch()} />;
  if (data.length === 0)
    return <EmptyNote title="No reported ratings">Nobody has complained about a rating.</EmptyNote>;
  return (
    <Stack>
      {data.map((rating) => (
        <ReportedRating key={`${rating.bookingId} ${rating.by}`} rating={rating} />
      ))}
    </Stack>
  );
}

function ReportedRating({ rating }: { rating: ReportedRatingDto }) {
  const { bookingId, by, text, reply, note, at } = rating;
  const [reason, setReason] = useState<RemovalReason>(rating.reason);
  const [remove, removing] = useRemoveRatingMutation();
  const [keep, keeping] = useKeepRatingMutation();
  const decide = (decision: Promise<unknown>) =>
    void decision.catch((error: unknown) =>
      reportFailure(error, { otherwise: 'Your decision was not saved. Please try again.' }),
    );
  const isBusy = removing.isLoading || keeping.isLoading;
  return (
    <Panel title={REMOVAL_REASONS[rating.reason]}>
      <Facts
        facts={[
          { name: 'Written by', value: by === 'brand' ? 'The brand' : 'The creator' },
          { name: 'Stars', value: starsIn(rating) },
          { name: 'Words', value: text, long: true },
          { name: 'Answer', value: reply, long: true },
          { name: 'What the rated side says', value: note, long: true },
          { name: 'Reported', value: momentText(at) },
        ]}
      />
      <p>{RATING_TEXTS.removable} Both sides are told which.</p>
      <Row>
        <BookingLink id={bookingId} />
        <Choice label="Reason" value={reason} options={REMOVAL_OPTIONS} onChange={setReason} />
        <Button
          danger
          disabled={isBusy}
          onClick={() => decide(remove({ bookingId, by, removeRatingDto: { reason } }).unwrap())}
        >
          Remove Rating
        </Button>
        <Button disabled={isBusy} onClick={() => decide(keep({ bookingId, by }).unwrap())}>
          Let It Stay
        </Button>
      </Row>
    </Panel>
  );
}
