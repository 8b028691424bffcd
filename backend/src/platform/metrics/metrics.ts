import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Counter, Gauge, Registry } from 'prom-client';
import { Database, type Snapshot } from '../database/database.js';

/** One number, of those that share a name. */
export interface Reading {
  value: number;
  labels?: Readonly<Record<string, string>>;
}
export interface Measure {
  name: string;
  /** What it counts, in one sentence for those who look at it. */
  help: string;
  readings: readonly Reading[];
}
type Question = (at: Snapshot) => Promise<readonly Measure[]>;

/** A statement that takes longer asks for too much. */
const STATEMENT_TIMEOUT_MS = '2000';
/** How long an answer waits for the database: less than the ten seconds that Prometheus waits. */
const PATIENCE_MS = 5_000;

const labelNames = (readings: readonly Reading[]): string[] => Object.keys(readings[0]?.labels ?? {});

/**
 * What is measured of this server, for Prometheus. Modules register what they know of while they are wired. What the database has to be asked
 * for is asked one after the other, by one connection, and kept for a while: however often somebody looks, it is no load.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  /** For how many milliseconds answers of the database are good. */
  protected readonly freshMs: number = 10_000;
  protected readonly patienceMs: number = PATIENCE_MS;
  private readonly logger = new Logger('Metrics');
  private readonly questions = new Map<string, Question>();
  private readonly failures: Counter;
  private asked = new Registry();
  private askedAt = -Infinity;
  private asking: Promise<void> | null = null;
  /** When the database last answered anything. */
  private answeredAt = -Infinity;
  private isUp = false;

  constructor(private readonly database: Database) {
    this.failures = new Counter({
      name: 'reelpact_metrics_failures_total',
      help: 'How often something could not be measured, by what was asked.',
      labelNames: ['question'],
      registers: [this.registry],
    });
    this.gauge('reelpact_database_up', 'Whether the database has answered when it was last asked.', () => [
      { value: Number(this.isUp) },
    ]);
  }

  /** Whether the database has answered when it was last asked, which is when somebody last looked. */
  get isDatabaseUp(): boolean {
    return this.isUp;
  }

  /** Something that goes up and down and that this process knows. */
  gauge(name: string, help: string, read: () => readonly Reading[]): void {
    this.follow(Gauge, name, help, read);
  }

  /** The same for what only grows. */
  total(name: string, help: string, read: () => readonly Reading[]): void {
    this.follow(Counter, name, help, read);
  }

  /**
   * Something that the database knows. One that fails leaves its measures out and is counted.
   * @param question must be cheap at a million bookings; `at.now` is the product's time
   */
  ask(name: string, question: Question): void {
    this.questions.set(name, question);
    this.failures.inc({ question: name }, 0);
  }

  /** All that is known, in the text format of Prometheus. */
  async read(): Promise<string> {
    const isAnswered = await Promise.race([this.refresh(), wait(this.patienceMs, false, { ref: false })]);
    if (!isAnswered) {
      this.failures.inc({ question: 'all' });
      // A database that hangs refuses nothing: without this it would count as up until the last question is given up.
      this.isUp = performance.now() - this.answeredAt < this.patienceMs;
    }
    const own = await this.registry.metrics();
    return isAnswered ? `${own}\n${await this.asked.metrics()}` : own;
  }

  private follow(
    Kind: typeof Gauge | typeof Counter,
    name: string,
    help: string,
    read: () => readonly Reading[],
  ): void {
    new Kind({
      name,
      help,
      labelNames: labelNames(read()),
      registers: [this.registry],
      collect() {
        this.reset();
        for (const { value, labels } of read()) this.inc({ ...labels }, value);
      },
    });
  }

  private async refresh(): Promise<true> {
    if (performance.now() - this.askedAt < this.freshMs) return true;
    this.asking ??= this.askAll().finally(() => {
      this.asking = null;
      this.askedAt = performance.now();
    });
    await this.asking;
    return true;
  }

  private async askAll(): Promise<void> {
    const asked = new Registry();
    const begun = performance.now();
    for (const [name, question] of this.questions) {
      try {
        for (const measure of await this.answer(question)) keep(asked, measure);
      } catch (error) {
        this.failures.inc({ question: name });
        this.logger.warn(`${name} could not be measured: ${String(error)}`);
      }
    }
    this.isUp = this.answeredAt >= begun;
    this.asked = asked;
  }

  private answer(question: Question): Promise<readonly Measure[]> {
    return this.database.snapshot(async (at) => {
      // It has told the time, which is what `/api/health/ready` asks for too. A question that fails after this says nothing about the database.
      this.answeredAt = performance.now();
      await at.rows('measure-timeout', `select set_config('statement_timeout', $1, true)`, [
        STATEMENT_TIMEOUT_MS,
      ]);
      return question(at);
    });
  }
}

/** Several modules may know a part of one measure. One of which nothing is known is left out: the library would say 0. */
function keep(registry: Registry, { name, help, readings }: Measure): void {
  if (readings.length === 0) return;
  const known = registry.getSingleMetric(name) as Gauge | undefined;
  const gauge = known ?? new Gauge({ name, help, labelNames: labelNames(readings), registers: [registry] });
  for (const { value, labels } of readings) gauge.set({ ...labels }, value);
}
