import { describe, expect, it } from '@jest/globals';
import { Injectable, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Recurring } from '../jobs/recurring.js';
import { Background, startBackground } from './background.js';

class Sweeps {
  readonly recurring = new Recurring('sweeping', 3_600_000, () => Promise.resolve());
  start(): void {
    this.recurring.start();
  }
}
@Background(['worker'])
@Injectable()
class Marked extends Sweeps {}
@Injectable()
class Forgotten extends Sweeps {}
@Background(['web'])
@Injectable()
class Startless {}

async function appOf(provider: Type) {
  const modules = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [provider],
  }).compile();
  return modules.init();
}

describe('what works beside the requests', () => {
  it('is started when it is marked', async () => {
    const app = await appOf(Marked);
    await startBackground(app);
    const { recurring } = app.get<Marked>(Marked);
    expect(recurring.isStarted).toBe(true);
    await recurring.stop();
  });

  it('is left to other servers when this one is there for something else', async () => {
    const app = await appOf(Marked);
    for (const role of ['web', 'media'] as const) await startBackground(app, role);
    const { recurring } = app.get<Marked>(Marked);
    expect(recurring.isStarted).toBe(false);
    await startBackground(app, 'worker');
    expect(recurring.isStarted).toBe(true);
    await recurring.stop();
  });

  it('stops the start when nobody has marked it, or when there is nothing to start', async () => {
    await expect(startBackground(await appOf(Forgotten))).rejects.toThrow('nobody starts Forgotten');
    await expect(startBackground(await appOf(Startless))).rejects.toThrow('Startless has no start()');
  });
});
