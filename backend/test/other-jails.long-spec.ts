import { describe, expect, it } from '@jest/globals';
import { AVAILABLE_JAILS } from './available-jails.js';
import { describeJobsIn } from './jobs-in-jail.js';

// `npm test` tries the best one.
AVAILABLE_JAILS.slice(1).forEach(describeJobsIn);

describe('the jails of this machine', () => {
  it('are some', () => {
    expect(AVAILABLE_JAILS.length).toBeGreaterThan(0);
  });
});
