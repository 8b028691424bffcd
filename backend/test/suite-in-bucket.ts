import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { S3StandIn } from './s3-stand-in.js';
import { suiteOn } from './suite.js';

/** A suite's parts on an application that keeps its files in object storage. */
export function suiteInBucket(subject: string, replace?: Parameters<typeof startTestApp>[1]): void {
  const storage = new S3StandIn();
  let app: TestApp | undefined;
  // Before the application is stopped, which takes its folder away.
  afterAll(() => {
    const { dataDir = '' } = app?.config ?? {};
    expect(storage.asked.length).toBeGreaterThan(0);
    for (const folder of ['files', 'uploads']) expect(existsSync(join(dataDir, folder))).toBe(false);
  });
  suiteOn(subject, async () => (app = await startTestApp(await storage.start(), replace)));
  afterAll(() => storage.stop());
}
