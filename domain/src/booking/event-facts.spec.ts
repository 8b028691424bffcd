import { describe, expect, it } from '@jest/globals';
import { writtenNote } from './event-facts.js';
import { STEPS } from './steps.js';

describe('what somebody wrote with an event', () => {
  const { event, preset } = STEPS.approve_request;

  it('is nothing where the page sent its own words', () => {
    expect(writtenNote(event, preset.notes)).toBeNull();
    expect(writtenNote(event, null)).toBeNull();
  });

  it('is what came with it otherwise', () => {
    expect(writtenNote(event, 'Gladly, by Friday.')).toBe('Gladly, by Friday.');
    expect(writtenNote(STEPS.decline_request.event, preset.notes)).toBe(preset.notes);
    expect(writtenNote('AN_EVENT_OF_A_NEWER_SERVER', 'Hello')).toBe('Hello');
  });
});
