import { afterAll, beforeAll, describe } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { raceEach } from './race-each.js';
import { PAIRS } from './race-pairs.js';
import { raceTips } from './race-tips.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('of two who act at the same moment', () => {
  raceEach(() => app, PAIRS);
  raceTips(() => app);
});
