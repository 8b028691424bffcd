import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { dismissToast, showToast } from './toast-queue';
import { ToastViewport } from './toast-viewport';

/** jsdom lays nothing out: these are the boxes that a browser would measure. */
function boxOf(element: Element, box: { left: number; top: number; width: number; height: number }): void {
  const { left, top, width, height } = box;
  element.getBoundingClientRect = () =>
    ({ ...box, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
}

/** The place of toasts, which a browser would measure too. */
function placeOfToasts(): HTMLElement {
  const place = screen.getByRole('status').parentElement as HTMLElement;
  Object.defineProperty(place, 'offsetHeight', { value: 72 });
  return place;
}

const soon = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

afterEach(() => act(() => dismissToast()));

describe('a toast', () => {
  it('is announced, one at a time', () => {
    render(<ToastViewport />);
    act(() => showToast('Link Copied!'));
    expect(screen.getByRole('status').textContent).toContain('Link Copied!');
    act(() => showToast('Error', 'Failed', 'destructive'));
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toContain('ErrorFailed');
  });

  it('is put above the button in its corner, and back when that has gone', async () => {
    const page = (button: boolean) => (
      <>
        {button && <button type="button">Pay</button>}
        <ToastViewport />
      </>
    );
    const { rerender } = render(page(true));
    const pay = screen.getByRole('button', { name: 'Pay' });
    const { innerWidth, innerHeight } = window;
    boxOf(pay, { left: innerWidth - 300, top: innerHeight - 100, width: 200, height: 50 });
    const place = placeOfToasts();
    act(() => showToast('Missing Information'));
    expect(place.style.top).toBe(`${innerHeight - 100 - 8 - 72}px`);
    expect(place.style.left).toBe(`${innerWidth - 416}px`);
    rerender(page(false));
    await soon();
    expect(place.style.top).toBe(`${innerHeight - 16 - 72}px`);
  });

  it.each(['scroll', 'transitionend'])('follows what moves by a %s', async (event) => {
    render(
      <>
        <a href="/there">There</a>
        <ToastViewport />
      </>,
    );
    const link = screen.getByRole('link');
    const { innerWidth, innerHeight } = window;
    const place = placeOfToasts();
    act(() => showToast('Saved'));
    boxOf(link, { left: innerWidth - 200, top: innerHeight - 60, width: 100, height: 50 });
    act(() => void document.dispatchEvent(new Event(event)));
    await soon();
    expect(place.style.top).toBe(`${innerHeight - 60 - 8 - 72}px`);
  });

  it('leaves what a page says first to be read, as long as there is another place', () => {
    render(
      <>
        <p data-said-first>Nora has to accept.</p>
        <button type="button">Pay</button>
        <ToastViewport />
      </>,
    );
    const { innerWidth, innerHeight } = window;
    const note = screen.getByText('Nora has to accept.');
    const pay = screen.getByRole('button', { name: 'Pay' });
    boxOf(pay, { left: innerWidth - 300, top: innerHeight - 60, width: 200, height: 50 });
    boxOf(note, { left: 0, top: innerHeight - 200, width: innerWidth, height: 140 });
    const place = placeOfToasts();
    act(() => showToast('Request Sent!'));
    expect(place.style.top).toBe(`${innerHeight - 200 - 8 - 72}px`);
    act(() => dismissToast());
    boxOf(note, { left: 0, top: 0, width: innerWidth, height: innerHeight });
    act(() => showToast('Request Sent!'));
    expect(place.style.top).toBe(`${innerHeight - 60 - 8 - 72}px`);
  });

  it('docks at the bottom of a screen full of buttons, and gives the room back', () => {
    render(
      <>
        <button type="button">Everywhere</button>
        <ToastViewport />
      </>,
    );
    const { innerWidth, innerHeight } = window;
    boxOf(screen.getByRole('button'), { left: 0, top: 0, width: innerWidth, height: innerHeight });
    const place = placeOfToasts();
    act(() => showToast('Saved'));
    const room = () => document.documentElement.style.getPropertyValue('--toast-room');
    expect([place.style.top, room()]).toEqual([`${innerHeight - 8 - 72}px`, '88px']);
    act(() => dismissToast());
    expect(room()).toBe('0px');
  });

  it.each([
    ['a screen', 1],
    ['a part of a screen at which people arrive', 2],
  ])('leaves the heading of %s to be read', (_what, level) => {
    const text = 'Your link is live';
    render(
      <>
        {level === 1 ? (
          <h1>{text}</h1>
        ) : (
          <section tabIndex={-1}>
            <h2>{text}</h2>
          </section>
        )}
        <ToastViewport />
      </>,
    );
    const { innerWidth, innerHeight } = window;
    boxOf(screen.getByRole('heading'), {
      left: innerWidth - 300,
      top: innerHeight - 90,
      width: 200,
      height: 40,
    });
    const place = placeOfToasts();
    act(() => showToast('Saved'));
    expect(place.style.top).toBe(`${innerHeight - 90 - 8 - 72}px`);
  });
});
