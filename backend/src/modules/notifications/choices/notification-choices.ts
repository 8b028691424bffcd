import { Injectable } from '@nestjs/common';
import {
  type ChannelChoice,
  NOTIFICATION_REASONS,
  type NotificationChannel,
  type NotificationReason,
  REASON_META,
  canSilence,
} from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';

/** Whose choice counts: an account's, and that of the address an email goes to. Either can say no. */
export interface Chooser {
  userId: string | null;
  emailKey: string | null;
}
export type Choices = Record<NotificationReason, ChannelChoice>;

interface ChoiceRow extends Chooser {
  reason: NotificationReason;
  email: boolean;
  /** null of an address, which has no browsers. */
  push: boolean | null;
}

function choiceOf(
  rows: readonly ChoiceRow[],
  { userId, emailKey }: Chooser,
  reason: NotificationReason,
): ChannelChoice {
  const { usual } = REASON_META[reason];
  const isTheirs = (row: ChoiceRow): boolean =>
    (userId !== null && row.userId === userId) || (emailKey !== null && row.emailKey === emailKey);
  const chosen = rows.filter((row) => row.reason === reason && isTheirs(row));
  if (chosen.length === 0) return usual;
  const email = !canSilence(reason) || chosen.every((row) => row.email);
  return { email, push: chosen.find(({ push }) => push !== null)?.push ?? usual.push };
}

/** What people chose to be told by email and push. An address chooses by the link in its emails, without an account. */
@Injectable()
export class NotificationChoices {
  /** Whether somebody is told of a reason by a channel. */
  async wants(
    at: Statements,
    chooser: Chooser,
    reason: NotificationReason,
    channel: NotificationChannel,
  ): Promise<boolean> {
    const [wanted] = await this.wanted(at, [{ chooser, reason }], channel);
    return wanted !== undefined;
  }

  /** Those of many of which somebody is told by a channel. */
  async wanted<T extends { chooser: Chooser; reason: NotificationReason }>(
    at: Statements,
    asked: readonly T[],
    channel: NotificationChannel,
  ): Promise<T[]> {
    const isSure = (reason: NotificationReason): boolean => channel === 'email' && !canSilence(reason);
    const choosers = asked.filter(({ reason }) => !isSure(reason)).map(({ chooser }) => chooser);
    const rows = choosers.length === 0 ? [] : await this.rowsOf(at, choosers);
    return asked.filter(({ chooser, reason }) => isSure(reason) || choiceOf(rows, chooser, reason)[channel]);
  }

  /** All that holds for somebody, with the usual where nothing was chosen. */
  async of(at: Statements, chooser: Chooser): Promise<Choices> {
    const rows = await this.rowsOf(at, [chooser]);
    return Object.fromEntries(
      NOTIFICATION_REASONS.map((reason) => [reason, choiceOf(rows, chooser, reason)]),
    ) as unknown as Choices;
  }

  private rowsOf(at: Statements, choosers: readonly Chooser[]): Promise<ChoiceRow[]> {
    const known = (values: (string | null)[]): string[] => values.filter((value) => value !== null);
    return at.rows<ChoiceRow>(
      'notification-choices',
      `select user_id as "userId", email_key as "emailKey", reason, email, push from notification_choices
       where user_id = any ($1::uuid[]) or email_key = any ($2::text[])`,
      [known(choosers.map(({ userId }) => userId)), known(choosers.map(({ emailKey }) => emailKey))],
    );
  }

  /** An account's choice; it also takes back what its proven address chose by a link. */
  async ofUserIs(
    tx: Transaction,
    { userId, emailKey }: Chooser,
    reason: NotificationReason,
    { email, push }: ChannelChoice,
  ): Promise<void> {
    await tx.rows(
      'forget-choice-of-address',
      'delete from notification_choices where email_key = $1 and reason = $2',
      [emailKey, reason],
    );
    await tx.rows(
      'choose-as-user',
      `insert into notification_choices (user_id, reason, email, push) values ($1, $2, $3, $4)
       on conflict (user_id, reason) where user_id is not null do update set email = $3, push = $4`,
      [userId, reason, email, push],
    );
  }

  /** Whether an address still gets the emails of a reason; what its account chose must not stand in the way of coming back. */
  async addressIs(
    tx: Transaction,
    { userId, emailKey }: Chooser,
    reason: NotificationReason,
    email: boolean,
  ): Promise<void> {
    await tx.rows(
      'choose-as-address',
      `insert into notification_choices (email_key, reason, email, push) values ($1, $2, $3, null)
       on conflict (email_key, reason) where email_key is not null do update set email = $3`,
      [emailKey, reason, email],
    );
    if (!email) return;
    await tx.rows(
      'choose-again-as-user',
      'update notification_choices set email = true where user_id = $1 and reason = $2',
      [userId, reason],
    );
  }
}
