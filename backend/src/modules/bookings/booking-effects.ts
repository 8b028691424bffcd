import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  type BookingEffect,
  EFFECTS,
  type EffectOwner,
  type EffectParams,
  type EffectType,
  type EffectsOf,
} from '@reelpact/domain';
import type { Caller } from '../../platform/access/caller.js';
import type { Transaction } from '../../platform/database/database.js';
import type { BookingRecord } from './booking-record.js';
import type { Change } from './follow-bookings.js';

/** Carries out one kind of effect in the transaction that stores the new state. */
export type EffectHandler<T extends EffectType> = (
  tx: Transaction,
  /** The booking in its new state. */
  record: BookingRecord,
  params: EffectParams<T>,
  attachment: object | undefined,
) => Promise<void>;

/** A change while it is made. */
export interface StepTaken extends Change {
  /** Who books, and the conversation that led them here, if they came from one: it becomes the beginning of the booking’s. */
  asked?: { id: string | null; caller: Caller };
}
export type StepListener = (tx: Transaction, step: StepTaken) => Promise<void>;

/** A handler for each effect of an owner: one that is missing doesn't compile. */
export type EffectHandlers<O extends EffectOwner> = { readonly [T in EffectsOf<O>]: EffectHandler<T> };

/**
 * Who carries out what the machine asks for. Money belongs to the escrow module, content to the delivery module,
 * reminders to the notifications; they register here, so that this module needs to know none of them.
 */
@Injectable()
export class BookingEffects implements OnApplicationBootstrap {
  private readonly handlers = new Map<EffectType, EffectHandler<EffectType>>();
  private readonly listeners: StepListener[] = [];

  /** Says who carries out the effects of an owner. */
  register<O extends EffectOwner>(owner: O, handlers: EffectHandlers<O>): void {
    for (const [type, handler] of Object.entries(handlers) as [EffectType, EffectHandler<EffectType>][]) {
      if (EFFECTS[type].owner !== owner || this.handlers.has(type)) {
        throw new Error(`${owner} can't register a handler for ${type}`);
      }
      this.handlers.set(type, handler);
    }
  }

  /** @throws Error when an owner has registered nothing: its effects would fail one by one, much later */
  onApplicationBootstrap(): void {
    const missing = (Object.keys(EFFECTS) as EffectType[]).filter((type) => !this.handlers.has(type));
    if (missing.length > 0) throw new Error(`nothing carries out ${missing.join(', ')}`);
  }

  /** Called after the effects of each change, in the same transaction: only for what is a part of the step. Others follow the log. */
  onAdvanced(listener: StepListener): void {
    this.listeners.push(listener);
  }

  async carryOut(
    tx: Transaction,
    record: BookingRecord,
    effect: BookingEffect,
    attachment?: object,
  ): Promise<void> {
    const handler = this.handlers.get(effect.type);
    if (!handler) throw new Error(`nothing carries out ${effect.type}`);
    await handler(tx, record, effect.params, attachment);
  }

  async announce(tx: Transaction, step: StepTaken): Promise<void> {
    for (const listener of this.listeners) await listener(tx, step);
  }
}
