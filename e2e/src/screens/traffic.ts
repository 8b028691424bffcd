import type { Page, Request } from 'playwright-core';

/** No request on its way for this long, and the page at leisure: it has what it wants. */
const QUIET_MS = 150;
/** Only ends a hang: a request that is answered this late is reported as never answered. */
const ANSWER_HANG_MS = 60_000;
/** A page that calls this often never stops. */
const RESTLESS = 60;

/** What a page asks the server for, and what goes wrong while it does. */
export class Traffic {
  /** Calls to the API in their order: `GET /api/site`. */
  calls: string[] = [];
  /** Answers of 400 and more, and requests without an answer: `404 GET /api/bookings/…`. */
  failures: string[] = [];
  /** What the page's scripts complained about. */
  complaints: string[] = [];
  /** All requests so far. */
  private begun = 0;
  private readonly underWay = new Set<Request>();
  private onChange: () => void = () => {};

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.begin(request));
    page.on('requestfinished', (request) => this.end(request));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Leaving a page, and a player that has read enough, end requests by intention.
      if (reason !== 'net::ERR_ABORTED') this.failures.push(`${reason} ${named(request)}`);
      this.end(request);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.failures.push(`${response.status()} ${named(response.request())}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`script: ${error.message}`));
    page.on('console', (message) => {
      // The browser's own line about each 4xx; those are among the failures. And the tests' own scripts, which a frame
      // for an email lets run as little as anybody's.
      const ours = /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/;
      if (message.type() === 'error' && !ours.test(message.text()))
        this.complaints.push(`console: ${message.text()}`);
    });
  }

  get restless(): boolean {
    return this.calls.length >= RESTLESS;
  }

  /** For the next screen on the same page. */
  forget(): void {
    this.calls = [];
    this.failures = [];
    this.complaints = [];
    this.underWay.clear();
  }

  /** Until the page asks for nothing more, or it is plain that it never will rest. */
  async settle(): Promise<void> {
    for (let known = -1; known !== this.begun && !this.restless;) {
      known = this.begun;
      await this.quiet();
      // On a busy machine a page may still be about to ask: it answers here only when it has done what it was doing.
      await this.page
        .evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        .catch((error: unknown) => {
          // It has led to another document, which has yet to ask.
          if (!String(error).includes('navigation')) throw error;
          known = -1;
        });
    }
  }

  private async quiet(): Promise<void> {
    await new Promise<void>((done) => {
      let timer: NodeJS.Timeout | undefined;
      let hang: NodeJS.Timeout | undefined;
      const finish = () => {
        this.onChange = () => {};
        clearTimeout(timer);
        clearTimeout(hang);
        done();
      };
      const giveUp = () => {
        this.failures.push(...[...this.underWay].map((request) => `no answer to ${named(request)}`));
        this.underWay.clear();
        finish();
      };
      this.onChange = () => {
        clearTimeout(timer);
        // Whatever comes and goes shows that there are answers, however slow the machine is.
        clearTimeout(hang);
        hang = setTimeout(giveUp, ANSWER_HANG_MS);
        if (this.restless) finish();
        else if (this.underWay.size === 0) timer = setTimeout(finish, QUIET_MS);
      };
      this.onChange();
    });
  }

  private begin(request: Request): void {
    // A video is read as far as the player likes, and its request stays open.
    if (request.resourceType() === 'media') return;
    // The stream of live events stays open as long as the page does.
    if (request.resourceType() === 'eventsource') return;
    // Pictures are files, of which a page shows as many as there are; the browser keeps them.
    if (/^\/api\/(?!media\/|files\/)/.test(new URL(request.url()).pathname)) this.calls.push(named(request));
    this.begun += 1;
    this.underWay.add(request);
    this.onChange();
  }

  private end(request: Request): void {
    if (this.underWay.delete(request)) this.onChange();
  }
}

const named = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

/** The calls, each once, with how often it was made. */
export function tally(calls: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(call, (counts.get(call) ?? 0) + 1);
  return [...counts].map(([call, count]) => (count > 1 ? `${count}× ${call}` : call)).join(', ');
}
