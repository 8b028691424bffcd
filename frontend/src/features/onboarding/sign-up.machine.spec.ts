import { describe, expect, it } from '@jest/globals';
import { createActor } from 'xstate';
import { signUpAt, signUpMachine } from './sign-up.machine';

const atUsername = () => {
  const actor = createActor(signUpMachine).start();
  actor.send({ type: 'EMAIL_GIVEN', email: ' ann@northwind.test ' });
  return actor;
};

describe('the sign-up wizard', () => {
  it('needs an email', () => {
    const actor = createActor(signUpMachine).start();
    actor.send({ type: 'EMAIL_GIVEN', email: '   ' });
    expect(actor.getSnapshot().value).toBe('email');
  });

  it('begins where a reload left it, and asks again whether the username is free', () => {
    const context = { email: 'ann@northwind.test', username: 'ann' };
    const at = (step: 'email' | 'username' | 'package') =>
      createActor(signUpMachine, { snapshot: signUpAt({ step, ...context }) }).start();
    expect([at('email'), at('package')].map((actor) => actor.getSnapshot().value)).toEqual([
      'email',
      'package',
    ]);
    const actor = at('username');
    actor.send({ type: 'CONTINUED' });
    expect(actor.getSnapshot().value).toEqual({ username: 'unknown' });
    expect(actor.getSnapshot().context).toEqual(context);
  });

  it('keeps small letters and digits of a username', () => {
    const actor = atUsername();
    actor.send({ type: 'USERNAME_TYPED', username: 'Ann_Creates 24!' });
    expect(actor.getSnapshot().context).toEqual({ email: 'ann@northwind.test', username: 'anncreates24' });
  });

  it('goes on with an available username only', () => {
    const actor = atUsername();
    actor.send({ type: 'USERNAME_TYPED', username: 'ann' });
    actor.send({ type: 'CONTINUED' });
    expect(actor.getSnapshot().value).toEqual({ username: 'unknown' });
    actor.send({ type: 'AVAILABILITY_LEARNED', username: 'ann', available: false });
    actor.send({ type: 'CONTINUED' });
    expect(actor.getSnapshot().value).toEqual({ username: 'unknown' });
    actor.send({ type: 'AVAILABILITY_LEARNED', username: 'ann', available: true });
    actor.send({ type: 'CONTINUED' });
    expect(actor.getSnapshot().value).toBe('package');
  });

  it('ignores a late answer about what was typed before', () => {
    const actor = atUsername();
    actor.send({ type: 'USERNAME_TYPED', username: 'anna' });
    actor.send({ type: 'AVAILABILITY_LEARNED', username: 'ann', available: true });
    expect(actor.getSnapshot().value).toEqual({ username: 'unknown' });
  });

  it('goes back one step at a time and forgets nothing', () => {
    const actor = atUsername();
    actor.send({ type: 'USERNAME_TYPED', username: 'ann' });
    actor.send({ type: 'AVAILABILITY_LEARNED', username: 'ann', available: true });
    actor.send({ type: 'CONTINUED' });
    actor.send({ type: 'BACK' });
    actor.send({ type: 'BACK' });
    expect(actor.getSnapshot().value).toBe('email');
    expect(actor.getSnapshot().context.username).toBe('ann');
  });
});
