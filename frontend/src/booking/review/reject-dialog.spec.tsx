import { describe, expect, it, jest } from '@jest/globals';
import { REJECTION_GROUNDS, REJECTION_GROUND_LABELS, STEP_FIELDS } from '@reelpact/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBooking, aFile, aVersion } from '../../../test/a-room';
import type { SubmissionFileDto } from '../../api/calls';
import { RejectDialog } from './reject-dialog';

/** @param ai what is stated of the file that is rejected, of a package that may be edited with AI */
function open(ai: SubmissionFileDto['ai'] = 'edited') {
  const onReject = jest.fn();
  const { package: pack } = aBooking();
  render(
    <RejectDialog
      booking={aBooking({ package: { ...pack, ai: 'edited' } })}
      version={aVersion({ files: [aFile('reel.mp4', { ai })] })}
      busy={false}
      onReject={onReject}
      onClose={() => undefined}
    />,
  );
  const grounds = within(
    screen.getByRole('group', { name: STEP_FIELDS.ground.label }),
  ).getAllByRole<HTMLInputElement>('radio');
  return { onReject, grounds, names: grounds.map(({ value }) => value) };
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Reject Content' });

describe('a rejection', () => {
  it('asks for its ground, of which none is chosen before, and sends it with the words', async () => {
    const { onReject, grounds, names } = open();
    expect(names).toEqual(REJECTION_GROUNDS);
    expect(grounds.some(({ checked }) => checked)).toBe(false);
    expect(button().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: REJECTION_GROUND_LABELS.unusable }));
    await userEvent.type(screen.getByRole('textbox'), ' No sound ');
    await userEvent.click(button());
    expect(onReject.mock.calls).toEqual([['No sound', 'unusable']]);
  });

  it('offers first what a statement speaks for', () => {
    const { grounds, names } = open('synthetic');
    expect(names).toEqual(['more_ai', 'brief', 'unusable', 'false_ai', 'other']);
    expect(grounds.some(({ checked }) => checked)).toBe(false);
  });

  it('needs words where no ground of the list fits', async () => {
    const { onReject } = open();
    await userEvent.click(screen.getByRole('radio', { name: REJECTION_GROUND_LABELS.other }));
    expect(button().disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), 'It shows my competitor.');
    await userEvent.click(button());
    expect(onReject.mock.calls).toEqual([['It shows my competitor.', 'other']]);
  });
});
