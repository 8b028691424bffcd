import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counting again what has not changed only moves the time of the count, and no page shows that. */
const QUIET_PROOF = `
  drop trigger creator_proof_page_changed on creator_proof;
  create trigger creator_proof_page_changed after insert or delete on creator_proof
    for each row execute function notify_page_changed();
  create trigger creator_proof_recounted after update on creator_proof for each row
    when (to_jsonb(old) - 'counted_at' is distinct from to_jsonb(new) - 'counted_at')
    execute function notify_page_changed();
  create index creator_proof_oldest on creator_proof (counted_at);`;

export class QuietProof1764840000000 implements MigrationInterface {
  readonly name = 'QuietProof1764840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(QUIET_PROOF);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
