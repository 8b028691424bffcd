import { beforeEach, expect, it } from '@jest/globals';
import { CAPTIONS, CAPTIONS_MESSAGES } from '@reelpact/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithData, standInServer, type StandInAnswer } from '../../../test/stand-in-server';
import { ToastViewport } from '../../ui/toast/toast-viewport';
import { CaptionsField } from './captions-field';

const PUT = 'PUT /api/bookings/b1/uploads/u1/captions';
const REMOVE = 'DELETE /api/bookings/b1/uploads/u1/captions';
const TEXT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nOlá';
let answer: StandInAnswer;
const server = standInServer(() => ({ [PUT]: answer, [REMOVE]: { status: 204 } }));
beforeEach(() => {
  answer = { status: 204 };
});

function show(captions: string | null) {
  renderWithData(
    <>
      <CaptionsField bookingId="b1" uploadId="u1" name="reel.mp4" captions={captions} />
      <ToastViewport />
    </>,
  );
  const user = userEvent.setup();
  const add = (content: BlobPart) =>
    user.upload(
      screen.getByLabelText('Captions of reel.mp4'),
      new File([content], 'reel.vtt', { type: 'text/vtt' }),
    );
  return { user, add };
}

it('sends a file of captions as it is', async () => {
  const { add } = show(null);
  expect(screen.getByRole('button', { name: 'Add captions to reel.mp4' }).textContent).toBe(
    'Add captions (.vtt)',
  );
  await add(TEXT);
  await waitFor(() => expect(server.sentBy(PUT)).toEqual([{ fileName: 'reel.vtt', text: TEXT }]));
});

it('removes them', async () => {
  const { user } = show('reel.vtt');
  expect(screen.getByText('Captions: reel.vtt')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove the captions of reel.mp4' }));
  await waitFor(() => expect(server.sentBy(REMOVE)).toHaveLength(1));
});

it('says what is wrong with them', async () => {
  const { add } = show(null);
  await add(new Uint8Array([0x57, 0xe9, 0x20]));
  expect(await screen.findByText(CAPTIONS_MESSAGES.notUtf8)).toBeTruthy();
  await add('x'.repeat(CAPTIONS.maxBytes + 1));
  expect(await screen.findByText(CAPTIONS_MESSAGES.tooLarge)).toBeTruthy();
  expect(server.sentBy(PUT)).toEqual([]);
  answer = { status: 400, body: { code: 'VALIDATION_FAILED', message: CAPTIONS_MESSAGES.notVtt } };
  await add('Hello');
  expect(await screen.findByText(CAPTIONS_MESSAGES.notVtt)).toBeTruthy();
});
