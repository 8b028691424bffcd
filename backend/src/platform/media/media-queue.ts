import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ContentKind } from '@reelpact/domain';
import { Database, type Transaction } from '../database/database.js';
import { newId } from '../database/ids.js';
import { Jobs } from '../jobs/jobs.js';
import { LANES, type Lane, SHORT_SECONDS } from './lanes.js';
import { MediaWorker } from './media-worker.js';

export const MEDIA_JOB = 'process-media';

/** What a file that lied about its length counts as. */
const LIED_SECONDS = 86_400;
/** Pauses after a failure that is not the file's fault, in seconds: doubled each time, up to an hour. */
const LONGEST_PAUSE_SECONDS = 3_600;

/** Something to be made of a file. */
export interface MediaTask {
  /** Which handler makes it. */
  task: string;
  /** What it is made of, in the handler's terms. */
  subject: string;
  /** The creator whose turn it uses up. */
  ownerId: string;
  kind: ContentKind;
}

export interface MediaHandler {
  /** How many seconds of video there are to encode; 0 when there is nothing to encode, or nothing that can be read. */
  measure(subject: string): Promise<number>;
  /**
   * Must be safe to run twice. Throws only when the machine is at fault: then it is tried again later.
   * @param lane how much of the machine it may use
   * @returns 'longer' when it turns out to be more than this lane is for: a file can lie about its length
   */
  make(subject: string, lane: Lane): Promise<'done' | 'longer'>;
}

interface ClaimedTask extends MediaTask {
  id: string;
  seconds: number | null;
}

const ADD_TASKS = `
  insert into media_tasks (id, task, subject, owner_id, kind, seconds)
  select distinct on (task, subject) id, task, subject, "ownerId", kind, seconds
  from json_to_recordset($1) as t (id uuid, task text, subject text, "ownerId" uuid, kind text, seconds real)
  order by task, subject, id
  on conflict (task, subject) do update set asked_again = true`;

/**
 * Which task comes next in a lane: creators take turns and are never served by both lanes at once, and of one creator's files the shortest comes first. What has not
 * been measured yet is as good as short. A task that is claimed by this lane already was left by a server that died: jobs of
 * one lane never run at the same time. It goes on whatever the other lane holds: claims at the same moment don't see each
 * other, so both may hold tasks of one creator, and would wait for each other for ever.
 */
const CLAIM = `
  with next as (
    select t.id, t.owner_id from media_tasks t left join media_turns u on u.owner_id = t.owner_id
    where (t.lane is null or t.lane = $1) and t.not_before <= now()
      and ($1 = 'any' or coalesce(t.seconds, 0) <= ${SHORT_SECONDS})
      and (t.kind = 'image' or $2)
      and (t.lane = $1 or not exists (
        select from media_tasks busy
        where busy.owner_id = t.owner_id and busy.lane <> $1 and (busy.kind = 'image' or $2)
      ))
    order by t.lane is null, u.last_turn nulls first, coalesce(t.seconds, 0), t.created_at, t.id
    limit 1 for update of t skip locked
  ), turn as (
    insert into media_turns (owner_id, last_turn) select owner_id, clock_timestamp() from next
    on conflict (owner_id) do update set last_turn = excluded.last_turn
  )
  update media_tasks t set lane = $1, asked_again = false from next where t.id = next.id
  returning t.id, t.task, t.subject, t.owner_id as "ownerId", t.kind, t.seconds`;

/**
 * Makes previews and videos for pages, two at a time at most over all servers, fairly: a creator who sends twenty long
 * films delays their own files and nobody else's.
 */
@Injectable()
export class MediaQueue implements OnModuleInit {
  private readonly logger = new Logger('MediaQueue');
  private readonly handlers = new Map<string, MediaHandler>();

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly worker: MediaWorker,
  ) {}

  onModuleInit(): void {
    this.jobs.handleMedia<{ lane: Lane }>(MEDIA_JOB, ({ lane }) => this.work(lane));
  }

  handle(task: string, handler: MediaHandler): void {
    this.handlers.set(task, handler);
  }

  /**
   * Safe to repeat for the same subject: what waits already goes on waiting. What is being done is done once more afterwards,
   * because it may have begun before what this transaction changes.
   */
  async add(tx: Transaction, { task, subject, ownerId, kind }: MediaTask): Promise<void> {
    const seconds = kind === 'image' ? 0 : null;
    tx.leave('add-media-tasks', ADD_TASKS, { id: newId(), task, subject, ownerId, kind, seconds });
    await this.wakeIn(tx);
  }

  /** What waits may have become possible while no server ran: for instance because FFmpeg was installed. */
  async wake(): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await tx.row('any-media-task', 'select 1 from media_tasks limit 1')) await this.wakeIn(tx);
    });
  }

  private async wakeIn(tx: Transaction, runAt?: Date): Promise<void> {
    for (const lane of LANES) {
      const key = `${MEDIA_JOB}:${lane}`;
      await tx.enqueue(MEDIA_JOB, { lane }, { key, queue: key, ...(runAt && { runAt }) });
    }
  }

  /** Does one task of a lane and leaves a job for the next one. */
  private async work(lane: Lane): Promise<void> {
    const claimed = await this.database.row<ClaimedTask>('claim-media-task', CLAIM, [
      lane,
      this.worker.canDecodeVideos,
    ]);
    if (!claimed) return;
    const { id, task, subject, seconds } = claimed;
    const handler = this.handlers.get(task);
    if (!handler) throw new Error(`no handler for the media task ${task}`);
    try {
      if (seconds === null) {
        // Back into the queue: now that its length is known, others may come before it.
        await this.release(id, await handler.measure(subject));
      } else {
        const outcome = await handler.make(subject, lane);
        if (outcome === 'longer') await this.release(id, LIED_SECONDS);
        else await this.end(id);
      }
    } catch (error) {
      if (this.worker.isStopping) throw error;
      this.logger.error(`${task} ${subject} failed and will be tried again: ${String(error)}`);
      await this.postpone(id);
    }
    await this.database.transaction((tx) => this.wakeIn(tx));
  }

  /** What was asked for again meanwhile goes back into the queue. */
  private async end(id: string): Promise<void> {
    const gone = await this.database.row(
      'end-media-task',
      'delete from media_tasks where id = $1 and not asked_again returning id',
      [id],
    );
    if (!gone)
      await this.database.rows('repeat-media-task', 'update media_tasks set lane = null where id = $1', [id]);
  }

  private async release(id: string, seconds: number): Promise<void> {
    await this.database.rows(
      'release-media-task',
      'update media_tasks set lane = null, seconds = $2 where id = $1',
      [id, seconds],
    );
  }

  private async postpone(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await tx.row<{ notBefore: Date }>(
        'postpone-media-task',
        `update media_tasks set lane = null, failures = failures + 1,
           not_before = now() + make_interval(secs => least(power(2, failures), ${LONGEST_PAUSE_SECONDS}))
         where id = $1 returning not_before as "notBefore"`,
        [id],
      );
      const retry = { key: `${MEDIA_JOB}:retry:${id}`, queue: `${MEDIA_JOB}:any`, runAt: row?.notBefore };
      if (row) await tx.enqueue(MEDIA_JOB, { lane: 'any' }, retry);
    });
  }
}
