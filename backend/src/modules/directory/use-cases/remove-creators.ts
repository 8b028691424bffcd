import { Inject, Injectable } from '@nestjs/common';
import {
  Problem,
  REMOVAL,
  type RemovalOutcome,
  type RemovalRule,
  mayDecideObjection,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import type { LaidOutEmail } from '../../../platform/mail/email-layout.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { Users } from '../../identity/index.js';
import { TellAdmins, TellCreator } from '../../notifications/index.js';
import { leaveDirectory } from '../keep-directory.js';
import { type ListedRemoval, type RemovedCreator, holdRemovable, openRemovals } from '../reads/removals.js';
import { OWN_PLACE, decidedEmail, removedEmail } from '../removal-emails.js';

/** Objections that wait come first, so a list that is cut short misses none that has to be decided. */
const LISTED_MAX = 200;

const REMOVE = `
  insert into directory_removals (id, creator_id, rule, note, removed_by, removed_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (creator_id) where ended_at is null do nothing returning id`;
const OPEN_TO_CHANGE = `
  select id, removed_by as "removedBy", objection is not null and outcome is null as "hasObjection"
  from directory_removals where creator_id = $1 and ended_at is null for update`;
const DECIDE = `
  update directory_removals set outcome = $3, outcome_note = $4, decided_by = $5, decided_at = $6 where creator_id = $1 and id = $2`;
const END = 'update directory_removals set ended_at = $3 where creator_id = $1 and id = $2';
const OBJECT = `
  update directory_removals set objection = $2, objected_at = $3
  where creator_id = $1 and ended_at is null and objection is null returning id`;
const CHANGED = 'insert into directory_changes (creator_id) values ($1)';

interface Open extends Record<string, unknown> {
  id: string;
  removedBy: string | null;
  hasObjection: boolean;
}
interface Decision {
  outcome: RemovalOutcome;
  note: string;
}

/** Takes creators out of the directory for breaking a rule, tells them so, and hears what they have to say. */
@Injectable()
export class RemoveCreators {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly creators: TellCreator,
    private readonly admins: TellAdmins,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Those who are out, with whether an admin may decide about their objections. */
  list(adminId: string): Promise<(ListedRemoval & { mayDecide: boolean })[]> {
    return this.database.snapshot(async (at) => {
      const others = (await this.users.admins(at)).filter(({ id }) => id !== adminId).length;
      return (await openRemovals(at, LISTED_MAX)).map((removal) => ({
        ...removal,
        mayDecide: mayDecideObjection(adminId, removal.removedBy, others),
      }));
    });
  }

  /** @throws Problem CREATOR_NOT_FOUND, or CONFLICT for somebody who is out already */
  remove(
    adminId: string,
    creatorId: string,
    { rule, note }: { rule: RemovalRule; note: string },
  ): Promise<void> {
    return this.change(creatorId, async (tx, creator) => {
      const id = newId();
      const at = new Date(tx.now);
      const removed = await tx.row('remove-from-directory', REMOVE, [id, creatorId, rule, note, adminId, at]);
      if (removed === null) throw new Problem('CONFLICT', REMOVAL.messages.removed);
      await leaveDirectory(tx, creatorId);
      const { displayName: creatorName } = creator;
      const email = removedEmail({ creatorName, rule, note }, this.config.publicUrl);
      await this.tell(tx, creator, `removal:${id}`, 'You were removed from the directory', email);
    });
  }

  /** Takes a removal back, and with it settles an objection that waits. @throws Problem CREATOR_NOT_FOUND or CONFLICT */
  restore(adminId: string, creatorId: string): Promise<void> {
    return this.change(creatorId, async (tx, creator) => {
      const open = await this.open(tx, creatorId);
      if (!open) throw new Problem('CONFLICT', REMOVAL.messages.notRemoved);
      if (open.hasObjection) await this.note(tx, creatorId, open, 'restored', null, adminId);
      await this.end(tx, creatorId, open);
      await this.tellDecided(tx, creator, open, 'restored', null);
    });
  }

  /** @throws Problem CREATOR_NOT_FOUND, CONFLICT where no objection waits, or FORBIDDEN for the admin who removed them */
  decide(adminId: string, creatorId: string, { outcome, note }: Decision): Promise<void> {
    return this.change(creatorId, async (tx, creator) => {
      const open = await this.open(tx, creatorId);
      if (!open?.hasObjection) throw new Problem('CONFLICT', REMOVAL.messages.noObjection);
      const others = (await this.users.admins(tx)).filter(({ id }) => id !== adminId).length;
      if (!mayDecideObjection(adminId, open.removedBy, others))
        throw new Problem('FORBIDDEN', REMOVAL.messages.ownRemoval);
      await this.note(tx, creatorId, open, outcome, note, adminId);
      if (outcome === 'restored') await this.end(tx, creatorId, open);
      await this.tellDecided(tx, creator, open, outcome, note);
    });
  }

  /** Once per removal. @throws Problem CONFLICT */
  async object(creatorId: string, text: string): Promise<void> {
    await this.change(creatorId, async (tx, { displayName }) => {
      const objected = await tx.row<{ id: string }>('object-to-removal', OBJECT, [
        creatorId,
        text,
        new Date(tx.now),
      ]);
      if (!objected) {
        const open = await this.open(tx, creatorId);
        throw new Problem('CONFLICT', open ? REMOVAL.messages.objected : REMOVAL.messages.notOut);
      }
      await this.admins.tell(tx, {
        subject: 'A creator objects to their removal',
        body: `${displayName} objects to their removal from the directory. Read it and decide in the admin pages, under Directory.`,
        eventId: `objection:${objected.id}`,
      });
    });
  }

  private change(
    creatorId: string,
    work: (tx: Transaction, creator: RemovedCreator) => Promise<void>,
  ): Promise<void> {
    if (!isId(creatorId)) throw new Problem('CREATOR_NOT_FOUND');
    return this.database.transaction(async (tx) => {
      const creator = await holdRemovable(tx, creatorId);
      if (!creator) throw new Problem('CREATOR_NOT_FOUND');
      await work(tx, creator);
      // An entry that is being put together meanwhile still shows what was before.
      await tx.rows('directory-changed-by-admin', CHANGED, [creatorId]);
    });
  }

  private open(tx: Transaction, creatorId: string): Promise<Open | null> {
    return tx.row<Open>('removal-to-change', OPEN_TO_CHANGE, [creatorId]);
  }

  private async note(
    tx: Transaction,
    creatorId: string,
    { id }: Open,
    outcome: RemovalOutcome,
    note: string | null,
    adminId: string,
  ): Promise<void> {
    await tx.rows('decide-objection', DECIDE, [creatorId, id, outcome, note, adminId, new Date(tx.now)]);
  }

  private async end(tx: Transaction, creatorId: string, { id }: Open): Promise<void> {
    await tx.rows('end-removal', END, [creatorId, id, new Date(tx.now)]);
  }

  private async tellDecided(
    tx: Transaction,
    creator: RemovedCreator,
    { id }: Open,
    outcome: RemovalOutcome,
    note: string | null,
  ): Promise<void> {
    const title =
      outcome === 'restored'
        ? 'You’re allowed in the directory again'
        : 'Your objection was decided: you stay out of the directory';
    const email = decidedEmail({ creatorName: creator.displayName, outcome, note }, this.config.publicUrl);
    await this.tell(tx, creator, `removal:${id}:${outcome}`, title, email);
  }

  /** In their list and by email, which nobody can switch off: they have a right to know. */
  private async tell(
    tx: Transaction,
    { userId }: RemovedCreator,
    eventId: string,
    title: string,
    email: LaidOutEmail,
  ): Promise<void> {
    await this.creators.say(tx, { eventId, userId, reason: 'decision', title, path: OWN_PLACE });
    await this.mailer.post(tx, { to: await this.users.emailOf(tx, userId), ...email });
  }
}
