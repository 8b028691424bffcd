import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { undescribed } from './undescribed.mjs';

const api = (operation) => ({ paths: { '/api/bookings/{id}': { parameters: [], get: operation } } });
const summary = 'Get a booking as one of its parties';

describe('operations without a description of their own', () => {
  it('are those that have none, or an empty one', () => {
    const missing = ['GET /api/bookings/{id} has no description'];
    assert.deepEqual(undescribed(api({ summary })), missing);
    assert.deepEqual(undescribed(api({ summary, description: ' ' })), missing);
  });

  it('are those that say their summary again, in whatever order', () => {
    const repeated = ['GET /api/bookings/{id}: the description only repeats the summary'];
    for (const description of [summary, `${summary}.`, 'As one of its parties, get the booking.']) {
      assert.deepEqual(undescribed(api({ summary, description })), repeated);
    }
  });

  it('are not those that say more', () => {
    const description = 'Links are over after an hour. 404 for a stranger.';
    assert.deepEqual(undescribed(api({ summary, description })), []);
  });
});
