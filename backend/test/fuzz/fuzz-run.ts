import fc from 'fast-check';
import type { TestApp } from '../app.js';
import { StatementCount } from '../statements.js';
import { AnswerSchemas } from './answer-schemas.js';
import { type Operation, operations } from './description.js';
import type { Scene } from './good.js';
import { goodDraft } from './known-good.js';
import { type Draft, describedDrafts, draftsBeside, draftsFor } from './requests.js';
import { ROLES, type Role, type Roles } from './roles.js';
import type { Things } from './values.js';
import { type WireAnswer, asCurl, send } from './wire.js';

/** So many requests are made to make a failure small; then it is shown as small as it has become. */
const SHRINKING = 200;
/** How often a call without a known good request is tried as described, until it succeeds for somebody. */
const TRIES = 30;
const LONGEST_SHOWN = 500;

/** What came of it all. */
class FuzzTally {
  requests = 0;
  readonly byStatus = new Map<number, number>();
  readonly succeeded = new Set<string>();
  /** The most statements that one request of a call has needed. */
  readonly statements = new Map<string, number>();

  add({ id }: Operation, { status }: WireAnswer, statements: number): void {
    this.requests += 1;
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1);
    if (status >= 200 && status < 400) this.succeeded.add(id);
    this.statements.set(id, Math.max(statements, this.statements.get(id) ?? 0));
  }

  count(status: number): number {
    return this.byStatus.get(status) ?? 0;
  }

  /** The call that has needed the most statements for one request. */
  busiest(except: ReadonlySet<string> = new Set()): { operation: string; statements: number } {
    const counted = [...this.statements].filter(([operation]) => !except.has(operation));
    const [operation = '', statements = 0] = counted.sort(([, one], [, other]) => other - one)[0] ?? [];
    return { operation, statements };
  }

  get report(): string {
    const statuses = [...this.byStatus].sort(([one], [other]) => one - other);
    const busiest = [...this.statements].sort(([, one], [, other]) => other - one).slice(0, 3);
    return (
      `${this.requests} requests; ${statuses.map((pair) => pair.join(': ')).join(', ')}; ` +
      `most statements: ${busiest.map((pair) => pair.join(' ')).join(', ')}`
    );
  }
}

/** Makes requests of all kinds in all roles, and keeps what was wrong about the answers. */
export class FuzzRun {
  readonly tally = new FuzzTally();
  /** One request that can be pasted for each thing that is wrong with a call. */
  readonly failures = new Map<string, string>();
  private readonly schemas = new AnswerSchemas();
  private readonly broken = new Set<string>();
  private readonly statements: StatementCount;

  constructor(
    private readonly stage: TestApp,
    private readonly roles: Roles,
    private readonly seed: number,
  ) {
    this.statements = new StatementCount(stage.database.pool);
  }

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
  fuzz(operation: Operation, role: Role, times: number, things: Things, round: number): Promise<void> {
    return this.check(operation, role, draftsFor(operation, things), times, round);
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
    let shrinking = 0;
    const property = fc.asyncProperty(drafts, async (draft) => {
      if (shrinking > SHRINKING) return;
      const who = role === 'knownGood' ? {} : await this.roles.headersFor(role, operation);
      const [wrongs] = await this.try(operation, { ...draft, headers: { ...who, ...draft.headers } });
      if (wrongs !== null || shrinking > 0) shrinking += 1;
      if (wrongs !== null) throw new Error(wrongs);
    });
    const place = operations.indexOf(operation) * ROLES.length + (ROLES as readonly string[]).indexOf(role);
    const seed = this.seed + place + round * 100_000;
    // One of a kind is made small; a call that is broken for everyone would take all the time there is.
    const endOnFailure = this.broken.has(operation.id);
    const result = await fc.check(property, { seed, numRuns, endOnFailure });
    if (!result.failed) return;
    this.broken.add(operation.id);
    const found =
      result.errorInstance instanceof Error ? result.errorInstance.message : 'no request was made';
    const [first = ''] = found.split('\n');
    const name = `${operation.id}: ${first}`;
    if (!this.failures.has(name)) this.failures.set(name, `as ${role}, seed ${seed}: ${found}`);
  }

  /** @returns what is wrong with the answer, with the request, or null when nothing is; and the answer */
  private async try(operation: Operation, draft: Draft): Promise<[string | null, WireAnswer]> {
    const before = this.statements.count;
    const answer = await send(this.stage.url, draft);
    this.tally.add(operation, answer, this.statements.count - before);
    const wrongs = this.schemas.wrongs(operation, answer);
    if (wrongs.length === 0) return [null, answer];
    const shown = `${answer.status} ${answer.text.slice(0, LONGEST_SHOWN)}`;
    return [`${wrongs.join('; ')}\n  ${asCurl(this.stage.url, draft)}\n  → ${shown}`, answer];
  }
}
