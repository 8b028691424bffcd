import type { Browser, Page } from 'playwright-core';
import { LARGE } from './looks.js';
import type { People, PersonName } from './persons.js';
import { Traffic } from './traffic.js';

/** Half of each visit is waiting, so that several at once keep two cores busy. */
const LANES = 4;
/** Only ends a hang. */
const STEP_HANG_MS = 60_000;

/** A browser window of somebody, and what goes in and out of it. */
export interface Window {
  page: Page;
  traffic: Traffic;
  /** Whether the application is open in it, and sound, so that a link could lead on. */
  isInApplication: boolean;
}

/** Runs in the page, and counts what its stream of live events tells of. */
function countNews(): void {
  const page = globalThis as typeof globalThis & { newsHeard: number };
  page.newsHeard = 0;
  page.EventSource = class extends EventSource {
    constructor(address: string | URL, settings?: EventSourceInit) {
      super(address, settings);
      for (const news of ['changed', 'reset']) this.addEventListener(news, () => (page.newsHeard += 1));
    }
  };
}

/** Windows that stay open from one screen to the next: one for each person in each lane. They close with the browser. */
export class Windows {
  private readonly windows = new Map<string, Promise<Window>>();

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
    private readonly states: People['states'],
  ) {}

  of(person: PersonName, lane: number): Promise<Window> {
    const name = `${person} ${lane}`;
    const known = this.windows.get(name) ?? this.open(person);
    this.windows.set(name, known);
    return known;
  }

  private async open(person: PersonName): Promise<Window> {
    const context = await this.browser.newContext({
      baseURL: this.baseURL,
      storageState: this.states[person],
      viewport: LARGE,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(STEP_HANG_MS);
    await context.addInitScript(countNews);
    // A context has one clock: two pages in it would push each other's timers.
    await context.clock.install();
    const page = await context.newPage();
    return { page, traffic: new Traffic(page), isInApplication: false };
  }
}

/**
 * Does all jobs, several at a time; those of one queue one after the other in one lane, the longest queue first.
 * @returns what came of each, in the order of the jobs; none is rejected before somebody waits for it
 */
export function inLanes<Job, Result>(
  jobs: readonly Job[],
  work: (job: Job, lane: number) => Promise<Result>,
  queueOf: (job: Job, index: number) => string | number = (_, index) => index,
): Promise<Result>[] {
  const queues = new Map<string | number, ((lane: number) => Promise<void>)[]>();
  const results = jobs.map(
    (job, index) =>
      new Promise<Result>((done, fail) => {
        const name = queueOf(job, index);
        const begin = (lane: number) => work(job, lane).then(done, fail);
        queues.set(name, [...(queues.get(name) ?? []), begin]);
      }),
  );
  for (const result of results) result.catch(() => {});
  const waiting = [...queues.values()].sort((one, other) => other.length - one.length).values();
  const run = async (lane: number) => {
    for (const queue of waiting) for (const begin of queue) await begin(lane);
  };
  for (let lane = 0; lane < LANES; lane += 1) void run(lane);
  return results;
}
