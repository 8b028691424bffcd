import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { keepToast, showKeptToast, showToast, ToastViewport } from '.';
import { dismissToast } from './toast-queue';

beforeEach(() => {
  act(dismissToast);
  sessionStorage.clear();
  render(<ToastViewport />);
});

/** What the next document says, which has nothing of this one's but what the tab keeps. */
function arrive(): void {
  act(dismissToast);
  act(showKeptToast);
}

describe('what is said while the document is left', () => {
  it('is said by the next one, once', () => {
    act(() => showToast('Welcome back!', 'Successfully logged in to your account.'));
    keepToast();
    expect(screen.queryByText('Welcome back!')).toBeTruthy();
    arrive();
    expect(screen.queryByText('Welcome back!')).toBeTruthy();
    arrive();
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });

  it('is nothing when nothing was being said', () => {
    keepToast();
    arrive();
    expect(screen.queryByRole('button', { name: 'Dismiss message' })).toBeNull();
  });

  it('is forgotten when it comes much too late', () => {
    act(() => showToast('Welcome back!'));
    keepToast();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
    arrive();
    jest.restoreAllMocks();
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });
});
