import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { ToastViewport } from '../../ui/toast';
import { useReview } from './use-review';

const REJECT = 'POST /api/bookings/b1/steps/reject_content';
const server = standInServer(() => ({ [REJECT]: { body: { id: 'b1' } } }));

function Reject({ feedback }: { feedback: string }) {
  const { review } = useReview('review');
  const verdict = {
    bookingId: 'b1',
    flow: 'pay_first',
    submissionId: 's1',
    name: 'reject_content',
    ground: 'brief',
  } as const;
  return (
    <button type="button" onClick={() => void review({ ...verdict, feedback })}>
      Reject
    </button>
  );
}

it.each([
  ['Too dark.', 'Your feedback has been sent to the creator.'],
  ['', 'The creator has been told.'],
])('says of a verdict with the words %j: %s', async (feedback, text) => {
  renderWithData(
    <>
      <ToastViewport />
      <Reject feedback={feedback} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect((await screen.findByText('Review Submitted')).parentElement?.textContent).toContain(text);
  expect(server.sentBy(REJECT)).toMatchObject([{ submissionId: 's1', ground: 'brief' }]);
});
