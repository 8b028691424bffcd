import { describe, expect, it } from '@jest/globals';
import { createActor } from 'xstate';
import { checkoutMachine } from './checkout.machine';

const opened = () => {
  const actor = createActor(checkoutMachine).start();
  actor.send({ type: 'OPENED', clientSecret: 'secret' });
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
    actor.send({ type: 'OPENED', clientSecret: 'another' });
    expect(actor.getSnapshot().value).toBe('settling');
    expect(actor.getSnapshot().can({ type: 'PAID' })).toBe(false);
  });

  it('asks for no card when the booking is paid already', () => {
    const actor = createActor(checkoutMachine).start();
    actor.send({ type: 'ALREADY_PAID' });
    expect(actor.getSnapshot().value).toBe('settling');
  });
});
