import { describe, expect, it } from '@jest/globals';
import { failureText } from './errors';
import { readProblem, unreachable } from './problem';

const refused = readProblem(
  409,
  'Conflict',
  JSON.stringify({ code: 'AMOUNT_MISMATCH', message: 'The price has changed.' }),
);
const broken = readProblem(
  500,
  'Internal Server Error',
  JSON.stringify({ code: 'INTERNAL', message: 'Ours.' }),
);

describe('reading an answer that is not OK', () => {
  it('takes the message of a JSON body', () => expect(refused.message).toBe('The price has changed.'));
  it('falls back to the status where there is none', () =>
    expect(readProblem(503, 'Service Unavailable', '{}').message).toBe('HTTP 503: Service Unavailable'));
  it('shows the text of a body that is no JSON', () =>
    expect(readProblem(502, 'Bad Gateway', 'upstream gone').message).toBe('502: upstream gone'));
  it('reads the fields that break a rule', () =>
    expect(
      readProblem(400, '', JSON.stringify({ message: 'm', errors: { bio: 'Too short' } })).errors,
    ).toEqual({
      bio: 'Too short',
    }));
  it('survives a body that is JSON but no object', () =>
    expect(readProblem(400, 'Bad Request', 'null').message).toBe('HTTP 400: Bad Request'));
});

describe('what a person is told', () => {
  const fixed = { fixed: 'Failed to create booking. Please try again.' };
  it('adds the sentence of a refusal to a fixed text', () =>
    expect(failureText(refused, fixed)).toBe(
      'Failed to create booking. Please try again. The price has changed.',
    ));
  it('ends a fixed text before the sentence of a refusal begins', () =>
    expect(failureText(refused, { fixed: 'Failed to create package' })).toBe(
      'Failed to create package. The price has changed.',
    ));
  it('says once what both say', () =>
    expect(failureText(refused, { fixed: 'The price has changed.' })).toBe('The price has changed.'));
  it('adds nothing of a failure on our side', () => expect(failureText(broken, fixed)).toBe(fixed.fixed));
  it('prefers the sentence of the server where the text is a fallback', () =>
    expect(failureText(refused, { otherwise: 'Failed to submit review' })).toBe('The price has changed.'));
  it('says so when no answer came', () =>
    expect(failureText(unreachable, { otherwise: 'x' })).toBe(unreachable.message));
  it('never shows what a proxy wrote', () =>
    expect(failureText(readProblem(502, 'Bad Gateway', '<html>'), { otherwise: 'Failed' })).toBe('Failed'));
  it('never shows an exception of the program', () =>
    expect(failureText(new TypeError('x is undefined'), { otherwise: 'Failed' })).toBe('Failed'));
});
