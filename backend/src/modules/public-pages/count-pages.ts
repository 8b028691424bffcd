import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';

/**
 * Counts what is answered before the application. Plain numbers, by the first digit of the status: kept pages are answered in microseconds, of
 * which nothing else should take a part.
 */
@Injectable()
export class CountPages implements OnModuleInit {
  private readonly kept = [0, 0, 0, 0, 0, 0];
  private readonly made = [0, 0, 0, 0, 0, 0];

  constructor(private readonly metrics: Metrics) {}

  onModuleInit(): void {
    const readings = (from: string, counts: readonly number[]) =>
      counts
        .map((value, digit) => ({ value, labels: { from, status: `${digit}xx` } }))
        .filter((_, digit) => digit >= 2);
    this.metrics.total(
      'reelpact_pages_total',
      'Pages that were answered before they were looked into: kept ones, and those that were made for a visitor.',
      () => [...readings('kept', this.kept), ...readings('made', this.made)],
    );
  }

  addKept(status: number): void {
    add(this.kept, status);
  }

  addMade(status: number): void {
    add(this.made, status);
  }
}

function add(counts: number[], status: number): void {
  const digit = Math.trunc(status / 100);
  counts[digit] = (counts[digit] ?? 0) + 1;
}
