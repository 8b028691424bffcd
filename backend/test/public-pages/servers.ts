import type { TestApp } from '../app.js';
import { CuttableLine } from '../faults/cuttable-line.js';
import { Product } from '../faults/product.js';
import { sharedTestApp } from '../suite.js';
import { makeWebRoot } from '../web-root.js';

/** One address for both servers: it stands on the pages. */
export const PUBLIC_URL = 'http://localhost:3999';
/** A session of one server of the suite counts at all of them. */
export const SESSION_SECRET = 'a secret of the tests that is long enough';

/** Two servers that serve pages and do the jobs, over the database of the suite; the second one's line to it can be cut. */
export interface PageServers {
  stage: TestApp;
  near: Product;
  far: Product;
  line: CuttableLine;
  /** The folder of their pages. */
  web: ReturnType<typeof makeWebRoot>;
}

let running: Promise<PageServers & { stop(): Promise<void> }> | undefined;

async function start(): Promise<PageServers & { stop(): Promise<void> }> {
  const stage = await sharedTestApp();
  const web = makeWebRoot();
  const line = await CuttableLine.to(stage.config.databaseUrl);
  const shared = { SESSION_SECRET, PUBLIC_URL, DEMO_MODE: 'false', RATE_LIMIT_FACTOR: '100000' };
  const settings = { ...shared, WEB_ROOT: web.root };
  const [near, far] = await Promise.all([
    Product.start({ ...settings, DATABASE_URL: stage.config.databaseUrl }),
    Product.start({ ...settings, DATABASE_URL: line.databaseUrl }),
  ]);
  const stop = async (): Promise<void> => {
    await Promise.all([near.stop(), far.stop()]);
    await line.cut();
    web.remove();
  };
  return { stage, near, far, line, web, stop };
}

/** The servers that the parts share. */
export const pageServers = (): Promise<PageServers> => (running ??= start());
export const stopPageServers = async (): Promise<void> => (await running)?.stop();
