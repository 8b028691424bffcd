import type { MigrationInterface, QueryRunner } from 'typeorm';

const SANDBOX_BY_HAND = `
  alter table sandbox.intents add column by_hand boolean not null default false;
  comment on column sandbox.intents.by_hand is 'somebody in the lab plays the bank: nothing is captured and no notice is late by itself';`;

export class SandboxByHand1764700000000 implements MigrationInterface {
  readonly name = 'SandboxByHand1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SANDBOX_BY_HAND);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
