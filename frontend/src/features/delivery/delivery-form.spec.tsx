import { expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { DeliveryForm } from './delivery-form';
import { keptFiles } from './kept-files';

standInServer(() => ({}));

it('shows the last version’s files with their pictures, or an icon, and sends neither', async () => {
  const photo = aFile('photo.jpg', {
    type: 'image',
    contentType: 'image',
    fileType: 'image/jpeg',
    media: null,
  });
  const files = [aFile('reel.mp4', { posterUrl: '/poster.jpg' }), photo, aFile('close.mp4')];
  const onDeliver = jest.fn(() => Promise.resolve(false));
  renderWithData(
    <DeliveryForm
      bookingId="b1"
      kept={keptFiles(aVersion({ files }), [])}
      before={[]}
      begun={[]}
      captions={new Map()}
      submitting={false}
      closed={null}
      onDropKept={() => {}}
      onDeliver={onDeliver}
    />,
  );
  const rows = within(screen.getByRole('list', { name: 'Files to deliver' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/poster.jpg',
    '/photo.jpg',
    null,
  ]);
  expect(rows[2]?.querySelector('[aria-hidden="true"] svg')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deliver Content to Brand' }));
  await waitFor(() => expect(onDeliver).toHaveBeenCalledTimes(1));
  const [sent] = onDeliver.mock.calls[0] as unknown as [object[]];
  expect(sent.map((file) => Object.keys(file).sort())).toEqual(
    Array(3).fill(['contentType', 'fileName', 'fileSize', 'fileType', 'uploadId']),
  );
});

it('takes no files while nothing can be delivered, and says why', () => {
  renderWithData(
    <DeliveryForm
      {...{ bookingId: 'b1', kept: [], before: [], begun: [], captions: new Map(), submitting: false }}
      closed="The card network is reviewing this payment."
      onDropKept={() => {}}
      onDeliver={() => Promise.resolve(false)}
    />,
  );
  expect(screen.getByText('The card network is reviewing this payment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Files' })).toBeNull();
});
