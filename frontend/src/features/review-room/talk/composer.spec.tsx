import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShapeTool } from '@reelpact/domain';
import { useState } from 'react';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import { type Moment, WHOLE_FILE } from '../stage-contract';
import { Composer } from './composer';

const onAdd = jest.fn<(draft: ReviewDraftChangeDto) => Promise<unknown>>();

function Writing({
  frame,
  first = WHOLE_FILE,
  countsRounds = true,
}: {
  frame: number | null;
  first?: Moment;
  countsRounds?: boolean;
}) {
  const [moment, setMoment] = useState(first);
  const [tool, setTool] = useState<ShapeTool | null>(null);
  return (
    <>
      <p>tool: {tool ?? 'none'}</p>
      <Composer
        about="f1"
        countsRounds={countsRounds}
        asksCause
        placeholder="Write a comment."
        rate={frame === null ? null : { num: 25, den: 1 }}
        moment={moment}
        onMoment={setMoment}
        tool={tool}
        onTool={setTool}
        onFreeze={() => frame}
        onAdd={onAdd}
      />
    </>
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
/** A button takes no clicks, and has another name, before it has stopped turning. What is sent by the click is answered at once. */
async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(() => Promise.resolve(fireEvent.click(button)));
}

describe('a comment', () => {
  it('is about the frame that was seen when writing began', async () => {
    onAdd.mockReset().mockResolvedValue({});
    render(<Writing frame={105} />);
    expect(screen.getByText('Whole file')).toBeTruthy();
    await userEvent.click(field());
    expect(screen.getByText('0:04.2')).toBeTruthy();
    await userEvent.keyboard('Cooler{Control>}{Enter}{/Control}');
    expect(onAdd.mock.calls).toEqual([
      [{ kind: 'change', cause: 'new_wish', body: 'Cooler', startFrame: 105, endFrame: null, shape: null }],
    ]);
    expect(field().value).toBe('');
    expect(screen.getByText('Whole file')).toBeTruthy();
  });

  it('is about the whole file once its time is taken away, also after another click', async () => {
    onAdd.mockReset().mockResolvedValue({});
    render(<Writing frame={105} />);
    await userEvent.click(field());
    await press('About the whole file instead');
    await userEvent.click(field());
    await userEvent.keyboard('Louder');
    await press('Add comment');
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ startFrame: null, body: 'Louder' });
    await screen.findByDisplayValue('');
  });

  it('keeps a range that was drawn before', async () => {
    render(<Writing frame={200} first={{ startFrame: 25, endFrame: 75, shape: null }} />);
    await userEvent.click(field());
    expect(screen.getByText('0:01.0–0:03.0')).toBeTruthy();
  });

  it('is about a range that is made and cleared with buttons, by keyboard too', async () => {
    const { rerender } = render(<Writing frame={25} />);
    await userEvent.click(screen.getByRole('button', { name: 'From here' }));
    expect(screen.getByText('0:01.0')).toBeTruthy();
    expect(screen.getByText('From 0:01.0')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'To here' }));
    expect(screen.getByText(/^Go to where the range ends/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear range' })).toBeNull();
    rerender(<Writing frame={75} />);
    screen.getByRole('button', { name: 'To here' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('0:01.0–0:03.0')).toBeTruthy();
    expect(screen.getByText('Range: 0:01.0–0:03.0').getAttribute('aria-live')).toBe('polite');
    screen.getByRole('button', { name: 'Clear range' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('0:01.0')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'To here' }));
    expect(screen.queryByRole('button', { name: 'Clear range' })).toBeNull();
  });

  it('about a photo has no range', () => {
    render(<Writing frame={null} />);
    expect(screen.queryByRole('group', { name: 'Range' })).toBeNull();
  });

  it('costs a round or not, and asks for that only of a change', async () => {
    onAdd.mockReset().mockResolvedValue({});
    render(<Writing frame={null} />);
    await press('It’s in the brief · free');
    fireEvent.change(field(), { target: { value: 'No logo' } });
    await press('Add comment');
    expect(onAdd.mock.lastCall?.[0]).toMatchObject({ kind: 'change', cause: 'in_brief' });
    await screen.findByDisplayValue('');
    await press('Question');
    expect(screen.queryByRole('button', { name: /uses a revision/ })).toBeNull();
    fireEvent.change(field(), { target: { value: 'Which lens?' } });
    await press('Add comment');
    expect(onAdd.mock.lastCall?.[0]).toMatchObject({ kind: 'question' });
    expect(onAdd.mock.lastCall?.[0]).not.toHaveProperty('cause');
    await screen.findByDisplayValue('');
  });

  it('says nothing of rounds where revisions are unlimited', () => {
    render(<Writing frame={null} countsRounds={false} />);
    expect(screen.getByRole('button', { name: 'New idea' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'It’s in the brief' })).toBeTruthy();
  });

  it('is a change again after each, and a new wish, whatever the one before was', async () => {
    onAdd.mockReset().mockResolvedValue({});
    render(<Writing frame={null} />);
    await press('It’s in the brief · free');
    await press('Question');
    fireEvent.change(field(), { target: { value: 'Which lens?' } });
    await press('Add comment');
    await screen.findByDisplayValue('');
    fireEvent.change(field(), { target: { value: 'Cut this' } });
    await press('Add comment');
    expect(onAdd.mock.lastCall?.[0]).toMatchObject({ kind: 'change', cause: 'new_wish', body: 'Cut this' });
    await screen.findByDisplayValue('');
  });

  it('stays in the field when it could not be saved', async () => {
    onAdd.mockReset().mockRejectedValueOnce(new Error('away')).mockResolvedValue({});
    render(<Writing frame={null} />);
    fireEvent.change(field(), { target: { value: 'Cooler' } });
    await press('Add comment');
    expect((await screen.findByRole('alert')).textContent).toBe('Not saved. Try again.');
    expect(field().value).toBe('Cooler');
    await press('Try again');
    await screen.findByDisplayValue('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is still there when the page was left before it was added, for its file alone', async () => {
    const { unmount } = render(<Writing frame={null} />);
    fireEvent.change(field(), { target: { value: 'Half a thought' } });
    unmount();
    render(<Writing frame={null} />);
    expect(field().value).toBe('Half a thought');
    fireEvent.change(field(), { target: { value: '' } });
  });

  it('takes a tool to the picture and puts it away again', async () => {
    render(<Writing frame={10} />);
    await press('Arrow');
    expect(screen.getByText('tool: arrow')).toBeTruthy();
    await press('Arrow');
    expect(screen.getByText('tool: none')).toBeTruthy();
  });
});
