import type { MigrationInterface, QueryRunner } from 'typeorm';

const EPOCH = `
  alter table users add column device_epoch integer not null default 0;
  comment on column users.device_epoch is 'counts how often all devices were forgotten: a device that was known before it is a new one';`;

export class DeviceEpoch1765980000000 implements MigrationInterface {
  readonly name = 'DeviceEpoch1765980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EPOCH);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
