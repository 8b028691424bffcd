import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aFile, aVersion } from '../../../test/a-room';
import { seenBy } from '../../../test/bookings-of-people';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { ContentDeliveryScreen } from './content-delivery-screen';

const SUBMIT = 'POST /api/bookings/b1/submit-content';
const LACKING = { what: 'videos', promised: 2, delivered: 1 };
const version = aVersion({ files: [aFile('reel.mp4', { ai: 'none' })] });
let includes = '';
let answer: StandInAnswer = {};
const bookingOf = () => {
  const seen = seenBy('creator', { id: 'b1', of: 'brand', stage: 'in_review' });
  return {
    ...seen,
    until: null,
    deadlineAt: null,
    submissions: [version],
    package: { ...seen.package, includes },
  };
};
const of = (part: string) => `GET /api/bookings/b1${part}`;
const server = standInServer(() => ({
  [of('')]: { body: bookingOf() },
  [of('/submissions')]: { body: [version] },
  [of('/uploads')]: { body: [] },
  [of('/review-room')]: { body: { items: [], views: [] } },
  [SUBMIT]: answer,
}));

const deliver = async () => {
  renderWithData(<ContentDeliveryScreen bookingId="b1" />);
  fireEvent.click(await screen.findByText('Deliver Content to Brand'));
};
const named = (name: string) => screen.findByRole('button', { name });

describe('a delivery that lacks something', () => {
  it('is sent only after its words were confirmed, and with them', async () => {
    includes = '2 vertical reels';
    answer = { body: bookingOf() };
    await deliver();
    const dialog = await screen.findByRole('dialog', { name: 'Delivering 1 of 2 videos' });
    expect(dialog.textContent).toContain('the content doesn’t count as approved: our team decides.');
    fireEvent.click(await named('Not yet'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentBy(SUBMIT)).toEqual([]);
    fireEvent.click(await named('Deliver Content to Brand'));
    fireEvent.click(await named('Deliver Incomplete'));
    await waitFor(() => expect(server.sentBy(SUBMIT)).toMatchObject([{ missing: [LACKING] }]));
  });

  it('that is refused loses nothing, and the page asks what is true now', async () => {
    includes = '2 vertical reels';
    answer = { status: 409, body: { message: 'What this delivery lacks has changed.' } };
    await deliver();
    const before = server.sentBy(of('')).length;
    fireEvent.click(await named('Deliver Incomplete'));
    await waitFor(() => expect(server.sentBy(of('')).length).toBeGreaterThan(before));
    expect(screen.getByText('reel.mp4')).toBeTruthy();
  });

  it.each(['1 vertical reel', 'Whatever you like'])(
    'is none where everything counted is there: %s',
    async (words) => {
      includes = words;
      answer = { body: bookingOf() };
      await deliver();
      await waitFor(() => expect(server.sentBy(SUBMIT)).toHaveLength(1));
      expect(server.sentBy(SUBMIT)[0]).not.toHaveProperty('missing');
    },
  );
});
