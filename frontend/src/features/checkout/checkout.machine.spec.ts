import { describe, expect, it } from '@jest/globals';
import { createActor } from 'xstate';
import { checkoutMachine, type OpenPayment } from './checkout.machine';

const payment: OpenPayment = { clientSecret: 'secret', provider: 'sandbox', publishableKey: null };

const opened = () => {
  const actor = createActor(checkoutMachine).start();
  actor.send({ type: 'OPENED', payment });
  return actor;
};

describe('a payment on screen', () => {
  it('is sent once, however often the button is pressed', () => {
    const actor = opened();
    actor.send({ type: 'PAID' });
    expect(actor.getSnapshot().can({ type: 'PAID' })).toBe(false);
  });

  it('can be tried again after the card was declined, and says why it was', () => {
    const actor = opened();
    actor.send({ type: 'PAID' });
    actor.send({ type: 'REFUSED', problem: 'Your card was declined.' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.problem).toBe('Your card was declined.');
    actor.send({ type: 'PAID' });
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('takes no second card once it was confirmed', () => {
    const actor = opened();
    actor.send({ type: 'PAID' });
    actor.send({ type: 'CONFIRMED' });
    actor.send({ type: 'OPENED', payment: { ...payment, clientSecret: 'another' } });
    expect(actor.getSnapshot().value).toBe('settling');
    expect(actor.getSnapshot().can({ type: 'PAID' })).toBe(false);
  });

  it('ends when the booking turns out to be paid, though the answer to the card was lost', () => {
    const actor = opened();
    actor.send({ type: 'PAID' });
    actor.send({ type: 'REFUSED', problem: 'The server could not be reached.' });
    actor.send({ type: 'ALREADY_PAID' });
    expect(actor.getSnapshot().value).toBe('settling');
  });

  it('asks for no card when the booking is paid already', () => {
    const actor = createActor(checkoutMachine).start();
    actor.send({ type: 'ALREADY_PAID' });
    expect(actor.getSnapshot().value).toBe('settling');
  });
});

describe('a bank that asks its customer', () => {
  const asked = () => {
    const actor = opened();
    actor.send({ type: 'PAID' });
    actor.send({ type: 'BANK_ASKED' });
    return actor;
  };

  it('takes one answer and no card meanwhile', () => {
    const actor = asked();
    expect(actor.getSnapshot().can({ type: 'PAID' })).toBe(false);
    actor.send({ type: 'ANSWERED' });
    expect(actor.getSnapshot().can({ type: 'ANSWERED' })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'QUESTION_CLOSED' })).toBe(false);
    actor.send({ type: 'CONFIRMED' });
    expect(actor.getSnapshot().value).toBe('settling');
  });

  it('lets another card be tried after a no, and says why', () => {
    const actor = asked();
    actor.send({ type: 'ANSWERED' });
    actor.send({ type: 'REFUSED', problem: 'Not authenticated.' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context).toMatchObject({ problem: 'Not authenticated.', bankWaits: false });
  });

  it('goes on waiting when its question is closed, and asks again', () => {
    const actor = asked();
    actor.send({ type: 'QUESTION_CLOSED' });
    expect(actor.getSnapshot().value).toBe('ready');
    expect(actor.getSnapshot().context.bankWaits).toBe(true);
    actor.send({ type: 'PAID' });
    actor.send({ type: 'BANK_ASKED' });
    expect(actor.getSnapshot().value).toBe('asked');
    expect(actor.getSnapshot().context.bankWaits).toBe(false);
  });

  it('can be answered again when the answer got lost', () => {
    const actor = asked();
    actor.send({ type: 'ANSWERED' });
    actor.send({ type: 'ANSWER_LOST', problem: 'No connection.' });
    expect(actor.getSnapshot().context.problem).toBe('No connection.');
    expect(actor.getSnapshot().can({ type: 'ANSWERED' })).toBe(true);
  });
});
