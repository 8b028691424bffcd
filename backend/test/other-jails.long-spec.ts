import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Config } from '../src/platform/config/config.js';
import { ScratchFolders } from '../src/platform/media/scratch-folders.js';
import { AVAILABLE_JAILS } from './available-jails.js';
import { expectBounds } from './in-jail.js';
import { describeJobsIn } from './jobs-in-jail.js';

const dataDir = mkdtempSync(join(tmpdir(), 'reelpact-jail-'));
const folders = new ScratchFolders({ dataDir } as Config);
afterAll(() => rmSync(dataDir, { recursive: true }));

// `npm test` tries the best one.
AVAILABLE_JAILS.slice(1).forEach(describeJobsIn);

describe('the jails of this machine', () => {
  it('give as much of the machine as they were told', async () => {
    expect(AVAILABLE_JAILS.length).toBeGreaterThan(0);
    for (const jail of AVAILABLE_JAILS)
      await folders.lend((folder) => Promise.resolve(expectBounds(jail, folder)));
  });
});
