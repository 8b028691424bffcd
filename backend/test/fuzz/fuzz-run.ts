import fc from 'fast-check';
import type { TestApp } from '../app.js';
import { AnswerSchemas } from './answer-schemas.js';
import { type Operation, operations } from './description.js';
import { type Scene, goodDraft } from './known-good.js';
import { type Draft, describedDrafts, draftsBeside, draftsFor } from './requests.js';
import { ROLES, type Role, type Roles } from './roles.js';
import type { Things } from './values.js';
import { type WireAnswer, asCurl, send } from './wire.js';

/** How long one call of one role may be tried, its shrinking included. */
const PATIENCE = 20_000;
/** How often a call without a known good request is tried as described, until it succeeds for somebody. */
const TRIES = 30;
const LONGEST_SHOWN = 500;

/** What came of it all. */
export class FuzzTally {
  requests = 0;
  readonly byStatus = new Map<number, number>();
  readonly succeeded = new Set<string>();
  slowest = { milliseconds: 0, operation: '' };

  add({ id }: Operation, { status, milliseconds }: WireAnswer): void {
    this.requests += 1;
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    if (status >= 200 && status < 400) this.succeeded.add(id);
    if (milliseconds > this.slowest.milliseconds) this.slowest = { milliseconds, operation: id };
  }

  count(status: number): number {
    return this.byStatus.get(status) ?? 0;
  }

  get report(): string {
    const statuses = [...this.byStatus].sort(([one], [other]) => one - other);
    const slowest = `${this.slowest.operation} in ${Math.round(this.slowest.milliseconds)} ms`;
    return `${this.requests} requests; ${statuses.map((pair) => pair.join(': ')).join(', ')}; slowest ${slowest}`;
  }
}

/** Makes requests of all kinds in all roles, and keeps what was wrong about the answers. */
export class FuzzRun {
  readonly tally = new FuzzTally();
  /** One request that can be pasted for each thing that is wrong with a call. */
  readonly failures = new Map<string, string>();
  private readonly schemas = new AnswerSchemas();
  private readonly broken = new Set<string>();

  constructor(
    private readonly stage: TestApp,
    private readonly roles: Roles,
    private readonly seed: number,
  ) {}

  /**
   * Makes a request that is known to be granted, and others that are one step away from it. Whichever is granted first
   * uses up what it was made for: when the good one comes first it must be granted, and the others come too late.
   */
  async knownGood(
    operation: Operation,
    scene: Scene,
    { beside, goodFirst, things }: { beside: number; goodFirst: boolean; things: Things },
  ): Promise<void> {
    const good = await goodDraft(operation, scene);
    if (!good) return;
    const make = async (): Promise<void> => {
      const [wrongs, { status, text }] = await this.try(operation, good);
      const refused = goodFirst && status >= 400 ? `was refused: ${status} ${text}` : null;
      const wrong = wrongs ?? refused;
      if (wrong !== null) this.failures.set(`${operation.id}, known good`, wrong);
    };
    if (goodFirst) await make();
    await this.check(
      operation,
      'knownGood',
      draftsBeside(operation, things, good),
      beside,
      this.tally.requests,
    );
    if (!goodFirst) await make();
  }

  /** Makes requests of all kinds for one call in one role. */
  fuzz(operation: Operation, role: Role, times: number, things: Things): Promise<void> {
    return this.check(operation, role, draftsFor(operation, things), times);
  }

  /** Makes requests as described, in one role after the other, until one is granted. */
  async untilGranted(operation: Operation, things: Things): Promise<void> {
    for (let round = 0; round < TRIES; round += 1) {
      for (const role of ROLES) {
        if (this.tally.succeeded.has(operation.id)) return;
        await this.check(operation, role, describedDrafts(operation, things), 1, round);
      }
    }
  }

  private async check(
    operation: Operation,
    role: Role | 'knownGood',
    drafts: fc.Arbitrary<Draft>,
    numRuns: number,
    round = 0,
  ): Promise<void> {
    const property = fc.asyncProperty(drafts, async (draft) => {
      const who = role === 'knownGood' ? {} : await this.roles.headersFor(role, operation);
      const [wrongs] = await this.try(operation, { ...draft, headers: { ...who, ...draft.headers } });
      if (wrongs !== null) throw new Error(wrongs);
    });
    const place = operations.indexOf(operation) * ROLES.length + (ROLES as readonly string[]).indexOf(role);
    const seed = this.seed + place + round * 100_000;
    // One of a kind is made small; a call that is broken for everybody would take all the time there is.
    const endOnFailure = this.broken.has(operation.id);
    const result = await fc.check(property, {
      seed,
      numRuns,
      endOnFailure,
      interruptAfterTimeLimit: PATIENCE,
    });
    if (!result.failed) return;
    this.broken.add(operation.id);
    const found =
      result.errorInstance instanceof Error ? result.errorInstance.message : 'no request was made';
    const [first = ''] = found.split('\n');
    const name = `${operation.id}: ${first.replace(/\d+ ms/, 'long')}`;
    if (!this.failures.has(name)) this.failures.set(name, `as ${role}, seed ${seed}: ${found}`);
  }

  /** @returns what is wrong with the answer, with the request, or null when nothing is; and the answer */
  private async try(operation: Operation, draft: Draft): Promise<[string | null, WireAnswer]> {
    const answer = await send(this.stage.url, draft);
    this.tally.add(operation, answer);
    const wrongs = this.schemas.wrongs(operation, answer);
    if (wrongs.length === 0) return [null, answer];
    const shown = `${answer.status} ${answer.text.slice(0, LONGEST_SHOWN)}`;
    return [`${wrongs.join('; ')}\n  ${asCurl(this.stage.url, draft)}\n  → ${shown}`, answer];
  }
}

/** A sequence in an order that is always the same for a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const [order = [...items]] = fc.sample(
    fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length }),
    { seed, numRuns: 1 },
  );
  return order;
}
