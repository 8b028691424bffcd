import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noteArrival } from './arrival';
import { MessagePage } from './message-page';
import { Page } from './page';
import { SkipLink } from './skip-link';

const scrollTo = jest.fn<(left: number, top: number) => void>();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo as never;
});

const heading = () => screen.getByRole('heading', { level: 1 });

describe('the heading of a screen', () => {
  it('is focused when somebody comes from another screen, once it is there', () => {
    noteArrival();
    const { rerender } = render(<p>Loading</p>);
    expect(document.activeElement).toBe(document.body);
    rerender(<Page title="Your bookings">…</Page>);
    expect(document.activeElement).toBe(heading());
  });

  it('is left alone when the document is opened, and when nobody has moved', () => {
    const { rerender } = render(<Page title="Your bookings">…</Page>);
    expect(document.activeElement).toBe(document.body);
    rerender(<MessagePage title="Not found" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('begins each step of a screen, with the page scrolled to its top', () => {
    const { rerender } = render(
      <Page title="Your email" step="email">
        <input aria-label="Email" />
      </Page>,
    );
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(
      <Page title="Your name" step="name">
        <input aria-label="Name" />
      </Page>,
    );
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(heading());
  });

  it('of a message is focused too', () => {
    noteArrival();
    render(<MessagePage title="Not found" />);
    expect(document.activeElement).toBe(heading());
  });
});

describe('the skip link', () => {
  it('comes first and leads past the header', async () => {
    render(
      <>
        <SkipLink />
        <a href="/">Start page</a>
        <Page title="Your bookings">
          <button type="button">Open</button>
        </Page>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });
});
