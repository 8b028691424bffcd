import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './dialog';
import { showToast, ToastViewport } from './toast';
import { dismissToast } from './toast/toast-queue';

interface Asking {
  busy?: boolean;
  isQuestion?: boolean;
  onClose?: () => void;
}

/** A page with a button that opens a dialog. */
function Page({ busy, isQuestion, onClose }: Asking) {
  const [isOpen, setOpen] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog title="Leave a note?" focus={note} busy={busy} isQuestion={isQuestion} onClose={close}>
          <input ref={note} aria-label="Note" />
        </Dialog>
      )}
      <ToastViewport />
    </>
  );
}

async function opened(asking: Asking = {}) {
  render(<Page {...asking} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Leave a note?' }) };
}

const isOpen = (): boolean => screen.queryByRole('dialog') !== null;

afterEach(() => act(() => dismissToast()));

describe('a dialog', () => {
  it('takes the focus, and gives it back', async () => {
    const { user } = await opened();
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('keeps the page behind it still, until the last one has gone', () => {
    const { style } = document.documentElement;
    const two = (
      <Dialog title="One" onClose={() => undefined}>
        <Dialog title="Another" onClose={() => undefined}>
          Both
        </Dialog>
      </Dialog>
    );
    const { unmount } = render(two);
    expect(style.overflow).toBe('hidden');
    unmount();
    expect(style.overflow).toBe('');
  });

  it('is closed by its button, and by a press beside it that was begun there', async () => {
    const { user, dialog } = await opened();
    fireEvent.mouseDown(screen.getByLabelText('Note'));
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
  });

  it('stays while an answer is on its way', async () => {
    const { user, dialog } = await opened({ busy: true });
    await user.keyboard('{Escape}');
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(true);
  });

  it('that asks something isn’t closed by a press beside it', async () => {
    const { user, dialog } = await opened({ isQuestion: true });
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('is closed when the browser closes it, and hears nothing of that once it has gone', async () => {
    const onClose = jest.fn();
    const { dialog } = await opened({ onClose });
    act(() => (dialog as HTMLDialogElement).close());
    expect(isOpen()).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('doesn’t stand in the way of what changes behind it', async () => {
    function Changing() {
      const [step, setStep] = useState(0);
      const next = <button onClick={() => setStep(step + 1)}>Next</button>;
      return (
        <>
          {step === 0 && next}
          {step > 0 && (
            <Dialog title="Change?" onClose={() => undefined}>
              {next}
            </Dialog>
          )}
          {step > 1 && <p>Behind</p>}
          <ToastViewport />
        </>
      );
    }
    const user = userEvent.setup();
    const { unmount } = render(<Changing />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Behind')).toBeTruthy();
    unmount();
    expect(document.querySelector('[role=status], [role=alert], dialog')).toBeNull();
  });

  it('has the toasts in it while it is open', async () => {
    const { user, dialog } = await opened();
    act(() => showToast('Not saved', 'Please try again.', 'destructive'));
    expect(within(dialog).getByRole('alert').textContent).toContain('Not saved');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alert').textContent).toContain('Not saved');
  });
});
