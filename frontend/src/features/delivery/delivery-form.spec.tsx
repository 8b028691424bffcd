import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AI_TEXTS, AI_USE_TEXTS, type AiUse } from '@reelpact/domain';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFile, aVersion } from '../../../test/a-room';
import { renderWithData, standInServer } from '../../../test/stand-in-server';
import { DeliveryForm } from './delivery-form';
import { keptFiles } from './kept-files';

standInServer(() => ({}));
beforeEach(() => sessionStorage.clear());

it('shows the last version’s files with their pictures, or an icon, and sends neither', async () => {
  const photo = aFile('photo.jpg', {
    type: 'image',
    contentType: 'image',
    fileType: 'image/jpeg',
    media: null,
    ai: 'edited',
  });
  const files = [
    aFile('reel.mp4', { posterUrl: '/poster.jpg', ai: 'none' }),
    photo,
    aFile('close.mp4', { ai: 'none' }),
  ];
  const onDeliver = jest.fn(() => Promise.resolve(false));
  renderWithData(
    <DeliveryForm
      {...{ bookingId: 'b1', brandName: 'Bean & Leaf', offeredAi: null }}
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
    Array(3).fill(['ai', 'contentType', 'fileName', 'fileSize', 'fileType', 'uploadId']),
  );
});

it('takes no files while nothing can be delivered, and says why', () => {
  renderWithData(
    <DeliveryForm
      {...{
        bookingId: 'b1',
        brandName: 'Bean & Leaf',
        offeredAi: null,
        kept: [],
        before: [],
        begun: [],
        captions: new Map(),
        submitting: false,
      }}
      closed="The card network is reviewing this payment."
      onDropKept={() => {}}
      onDeliver={() => Promise.resolve(false)}
    />,
  );
  expect(screen.getByText('The card network is reviewing this payment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Files' })).toBeNull();
});

describe('what is made with AI', () => {
  const onDeliver = jest.fn((_files: object[]) => Promise.resolve(false));
  beforeEach(() => void onDeliver.mockClear());

  /** @param before what was stated of each file of the version before */
  function open(before: Record<string, AiUse | null>): void {
    cleanup();
    const files = Object.entries(before).map(([name, ai]) => aFile(name, { ai }));
    renderWithData(
      <DeliveryForm
        {...{ bookingId: 'b1', brandName: 'Bean & Leaf', offeredAi: 'edited', before: [], begun: [] }}
        kept={keptFiles(aVersion({ files }), [])}
        captions={new Map()}
        submitting={false}
        closed={null}
        onDropKept={() => {}}
        onDeliver={onDeliver}
      />,
    );
  }
  const choice = (name: string) =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: `${AI_TEXTS.question} ${name}` });
  const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Delivery Notes (optional)');
  const deliver = () => userEvent.click(screen.getByRole('button', { name: 'Deliver Content to Brand' }));
  const sent = () => onDeliver.mock.calls.map(([files]) => files.map((file) => (file as { ai?: AiUse }).ai));

  it('is asked of each file before any is sent, and said at those that lack it', async () => {
    open({ 'reel.mp4': 'none', 'close.mp4': null });
    await userEvent.type(notes(), 'As agreed.');
    await deliver();
    expect(onDeliver).not.toHaveBeenCalled();
    expect(screen.getAllByText(AI_TEXTS.missing)).toHaveLength(1);
    expect(['reel.mp4', 'close.mp4'].map((name) => choice(name).getAttribute('aria-invalid'))).toEqual([
      null,
      'true',
    ]);
    expect(document.activeElement).toBe(choice('close.mp4'));
    await userEvent.selectOptions(choice('close.mp4'), 'edited');
    expect(screen.queryByText(AI_TEXTS.missing)).toBeNull();
    expect(notes().value).toBe('As agreed.');
    await deliver();
    expect(sent()).toEqual([['none', 'edited']]);
  });

  it('is what was chosen before a reload, also where it was refused', async () => {
    open({ 'reel.mp4': 'none' });
    await userEvent.selectOptions(choice('reel.mp4'), 'parts');
    await deliver();
    open({ 'reel.mp4': 'none' });
    expect(choice('reel.mp4').value).toBe('parts');
    onDeliver.mockResolvedValueOnce(true);
    await deliver();
    await waitFor(() => expect(sent()).toEqual([['parts'], ['parts']]));
    // The next version begins with what the last one says.
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('can be said of several files at once, which changes single ones no more', async () => {
    open({ 'reel.mp4': 'none', 'close.mp4': null });
    const all = screen.getByRole<HTMLSelectElement>('combobox', { name: AI_TEXTS.forAll });
    expect(all.value).toBe('');
    await userEvent.selectOptions(all, 'edited');
    expect([choice('reel.mp4').value, choice('close.mp4').value, all.value]).toEqual(Array(3).fill('edited'));
    await userEvent.selectOptions(choice('reel.mp4'), 'none');
    expect([choice('close.mp4').value, all.value]).toEqual(['edited', '']);
    open({ 'reel.mp4': null });
    expect(screen.queryByRole('combobox', { name: AI_TEXTS.forAll })).toBeNull();
  });

  it('says what each answer covers, who reads it, and where it is more than was offered', async () => {
    open({ 'reel.mp4': null });
    expect(screen.getByText(AI_TEXTS.stands.replace('{brand}', 'Bean & Leaf'))).toBeTruthy();
    expect(screen.queryByText(AI_TEXTS.beyond.sending)).toBeNull();
    await userEvent.selectOptions(choice('reel.mp4'), 'parts');
    const described = document.getElementById(choice('reel.mp4').getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(AI_USE_TEXTS.parts.covers + AI_TEXTS.beyond.sending);
    await deliver();
    expect(sent()).toEqual([['parts']]);
  });
});
