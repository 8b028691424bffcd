import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ApiProblem } from '../api/problem';
import { FAILURE_TEXTS, failureKind } from './failure-kind';
import { LoadFailed } from './load-failed';

const problem = (status: number): ApiProblem => ({ status, code: null, message: 'No.', errors: {} });
const online = (is: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
afterEach(() => {
  jest.restoreAllMocks();
});

function show(status: number) {
  const onRetry = jest.fn();
  render(
    <MemoryRouter>
      <LoadFailed error={problem(status)} onRetry={onRetry} missing={<h1>Creator Not Found</h1>} />
    </MemoryRouter>,
  );
  return { onRetry, heading: screen.getByRole('heading').textContent };
}

describe('what could not be loaded', () => {
  it.each([
    [404, true, 'missing'],
    [400, true, 'missing'],
    [401, true, 'forbidden'],
    [403, true, 'forbidden'],
    [0, false, 'offline'],
    [0, true, 'unreachable'],
    [429, true, 'busy'],
    [500, true, 'broken'],
    [503, true, 'broken'],
  ] as const)('with %d is told apart', (status, isOnline, kind) => {
    expect(failureKind(problem(status), isOnline)).toBe(kind);
  });

  it('is called missing only where the server said so', () => {
    expect(show(404).heading).toBe('Creator Not Found');
  });

  it.each([500, 0, 429])('with %d is never called missing, and can be tried again', async (status) => {
    const { onRetry, heading } = show(status);
    expect(heading).not.toBe('Creator Not Found');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('is asked for again when the network comes back', () => {
    online(false);
    const { onRetry, heading } = show(0);
    expect(heading).toBe(FAILURE_TEXTS.offline.title);
    window.dispatchEvent(new Event('online'));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it.each([404, 403])('with %d stays as it is', (status) => {
    const { onRetry } = show(status);
    window.dispatchEvent(new Event('online'));
    expect(onRetry).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
