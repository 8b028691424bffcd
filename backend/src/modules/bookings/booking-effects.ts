import { Injectable } from '@nestjs/common';
import type { BookingEffect, BookingEvent } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import type { BookingRecord } from './booking-record.js';

export type EffectType = BookingEffect['type'];
export type EffectParams<T extends EffectType> = Extract<BookingEffect, { type: T }>['params'];

/** Carries out one kind of effect in the transaction that stores the new state. */
export type EffectHandler<T extends EffectType> = (
  tx: Transaction,
  /** The booking in its new state. */
  record: BookingRecord,
  params: EffectParams<T>,
  attachment: object | undefined,
) => Promise<void>;

/** The beginning of a booking, which is no event of the machine. */
interface BookedEvent {
  type: 'BOOKED';
  actor: 'brand';
  at: number;
}
export interface Change {
  /** null when the booking was just made. */
  before: BookingRecord | null;
  after: BookingRecord;
  event: BookingEvent | BookedEvent;
}
export type ChangeListener = (tx: Transaction, change: Change) => Promise<void>;

type Handlers = { [T in EffectType]?: EffectHandler<T> };

/**
 * Who carries out what the machine asks for. Money belongs to the escrow module and content to the delivery
 * module; both register here, so that this module needs to know neither.
 */
@Injectable()
export class BookingEffects {
  private readonly handlers: Handlers = {};
  private readonly listeners: ChangeListener[] = [];

  on<T extends EffectType>(type: T, handler: EffectHandler<T>): void {
    if (this.handlers[type]) throw new Error(`two handlers for the effect ${type}`);
    (this.handlers as Record<string, unknown>)[type] = handler;
  }

  /** Called after the effects of each change, in the same transaction. */
  onAdvanced(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** @throws Error when nobody carries out an effect; the transaction then must not commit */
  async carryOut(
    tx: Transaction,
    record: BookingRecord,
    effect: BookingEffect,
    attachment?: object,
  ): Promise<void> {
    const handler = this.handlers[effect.type] as EffectHandler<EffectType> | undefined;
    if (!handler) throw new Error(`nobody carries out ${effect.type}`);
    await handler(tx, record, effect.params, attachment);
  }

  async announce(tx: Transaction, change: Change): Promise<void> {
    for (const listener of this.listeners) await listener(tx, change);
  }
}
