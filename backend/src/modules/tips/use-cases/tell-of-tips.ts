import { Inject, Injectable } from '@nestjs/common';
import { CURRENCY, type TipEvent, dayText, formatMoney, toDecimalString } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { LaidOutEmail } from '../../../platform/mail/email-layout.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { TellAdmins, TellCreator } from '../../notifications/index.js';
import { PublishEvents } from '../../webhooks/index.js';
import type { DocumentName } from '../../documents/index.js';
import { type RefundedTip, tipReceiptEmail, tipRefundedEmail } from '../tip-emails.js';
import type { TipRecord } from '../tip-record.js';
import { WritePapers, tipPostingKey } from './write-papers.js';

/** Where a creator sees their tips. */
const CREATOR_PAGE = '/creator/dashboard?tab=payouts';

type Write = (tip: RefundedTip, publicUrl: string) => LaidOutEmail;

/** Tells supporter, creator and programs what became of a tip, in the transaction in which it happens. */
@Injectable()
export class TellOfTips {
  constructor(
    private readonly mailer: Mailer,
    private readonly creators: TellCreator,
    private readonly admins: TellAdmins,
    private readonly programs: PublishEvents,
    private readonly papers: WritePapers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async changed(tx: Transaction, before: TipRecord, after: TipRecord, event: TipEvent): Promise<void> {
    const { stage, amount, chargebackLost } = after.state;
    const sum = formatMoney(amount);
    switch (event.type) {
      case 'PAYMENT_SUCCEEDED':
        // A payment that can't be used has no receipt, so there is nothing to credit.
        return stage === 'paid' ? this.paid(tx, after) : this.mail(tx, after, tipRefundedEmail, null);
      case 'REFUNDED':
        await this.refunded(tx, after);
        // Who has done it knows it.
        return event.actor === 'creator'
          ? undefined
          : this.toCreator(tx, after, 'refunded', `A tip of ${sum} was refunded`);
      case 'REFUND_FAILED':
        return this.admins.tell(tx, {
          subject: 'The refund of a tip came back',
          body: `The refund ${event.refund} of ${sum} came back from the bank. Send it again: tip ${after.id}.`,
        });
      case 'CHARGEBACK_OPENED':
        return this.toCreator(
          tx,
          after,
          event.chargeback,
          `A tip of ${sum} is under review by the card network`,
        );
      case 'CHARGEBACK_WON':
        return this.toCreator(
          tx,
          after,
          `${event.chargeback}:won`,
          `The card network returned a tip of ${sum}`,
        );
      case 'CHARGEBACK_LOST':
        await this.refunded(tx, after, event.chargeback);
        return chargebackLost && !before.state.chargebackLost
          ? this.toCreator(tx, after, `${event.chargeback}:lost`, `A tip of ${sum} was charged back`)
          : undefined;
      default:
        return undefined;
    }
  }

  private async paid(tx: Transaction, record: TipRecord): Promise<void> {
    const { id: tipId, creator, name, message, state } = record;
    const receipt = await this.papers.of(tx, record, 'tip', tipPostingKey(tipId, 'tip'));
    await this.mail(tx, record, tipReceiptEmail, receipt);
    await this.creators.tipped(tx, {
      ...{ tipId, amount: state.amount },
      userId: creator.userId,
      path: CREATOR_PAGE,
    });
    const tip = {
      id: tipId,
      amount: toDecimalString(state.amount),
      currency: CURRENCY,
      name,
      message,
      paidAt: new Date(state.paidAt ?? tx.now).toISOString(),
    };
    await this.programs.publish(tx, 'tip.paid', [creator.userId], { data: { tip }, bookingId: null });
  }

  /** @param chargeback that has left a part of the tip, which goes back; without one, all of it does */
  private async refunded(tx: Transaction, record: TipRecord, chargeback?: string): Promise<void> {
    const note = await this.papers.of(
      tx,
      record,
      'tip_refund',
      tipPostingKey(record.id, 'tip_refund', chargeback),
    );
    if (note !== null || chargeback === undefined) await this.mail(tx, record, tipRefundedEmail, note);
  }

  private async mail(
    tx: Transaction,
    record: TipRecord,
    write: Write,
    paper: DocumentName | null,
  ): Promise<void> {
    const { id, email, creator, state } = record;
    if (email === null) return;
    const day = dayText(state.paidAt ?? tx.now);
    const tip = {
      ...{ id, amount: state.amount, creatorName: creator.displayName, day, paper },
      returned: paper?.amount ?? state.amount,
    };
    await this.mailer.post(tx, { to: email, ...write(tip, this.config.publicUrl) });
  }

  private toCreator(tx: Transaction, { id, creator }: TipRecord, what: string, title: string): Promise<void> {
    return this.creators.say(tx, {
      eventId: `tip:${id}:${what}`,
      userId: creator.userId,
      reason: 'money',
      title,
      path: CREATOR_PAGE,
    });
  }
}
