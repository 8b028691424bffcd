import { randomUUID } from 'node:crypto';
import { Authenticator } from '../authenticator.js';
import { PASSWORD, aUser } from '../builders.js';
import { codeOf, forgetUsedCodes, turnCodesOn } from '../factors.js';
import { mailedLinks, newestLink } from '../mailbox.js';
import type { Person } from '../person.js';
import type { Make, Scene } from './good.js';

/** Somebody with codes on, and one whose password was right a moment ago. */
async function halfway({ stage }: Scene) {
  const { person, id, email } = await aUser(stage);
  const codes = await turnCodesOn(person);
  await forgetUsedCodes(stage, id);
  const half = stage.person();
  await half.post('/api/auth/login', { email, password: PASSWORD });
  return { person, half, email, ...codes };
}

/** Somebody who has asked for another email. */
async function moving({ stage }: Scene) {
  const { person, email } = await aUser(stage);
  const wanted = `${randomUUID()}@example.test`;
  await person.post('/api/auth/email-change', { email: wanted });
  await stage.drain();
  return { person, email, token: (await newestLink(stage, wanted)).token };
}

const challengeOf = async (person: Person, path: string): Promise<string> =>
  (await person.post<{ options: { challenge: string } }>(path)).body.options.challenge;
const deviceOf = ({ stage }: Scene) => new Authenticator(new URL(stage.config.publicUrl).origin);
async function newPasskey(scene: Scene, person: Person) {
  const device = deviceOf(scene);
  const passkey = device.create(await challengeOf(person, '/api/auth/passkeys/options'));
  return { device, body: { name: 'My phone', passkey } };
}
async function withPasskey(scene: Scene) {
  const { person } = await aUser(scene.stage);
  const { device, body } = await newPasskey(scene, person);
  await person.post('/api/auth/passkeys', body);
  return { person, device };
}
/** For which codes have to be on. */
const withCodes =
  (path: string): Make =>
  async (scene) => ({ by: (await halfway(scene)).person, path });
const asUser =
  (path: string, body?: object): Make =>
  async ({ stage }) => ({ by: (await aUser(stage)).person, path, body });

/** Requests about what keeps an account safe that are taken. */
export const GOOD_SAFETY: Readonly<Record<string, Make>> = {
  changePassword: asUser('/api/auth/password', {
    currentPassword: PASSWORD,
    password: 'violet anchors hum',
  }),
  proveIdentity: asUser('/api/auth/proof', { password: PASSWORD }),
  askForEmailChange: asUser('/api/auth/email-change', { email: 'somewhere-else@example.test' }),
  confirmEmailChange: async (scene) => {
    const { person, token } = await moving(scene);
    return { by: person, path: '/api/auth/email-change/confirm', body: { token } };
  },
  undoEmailChange: async (scene) => {
    const { person, email, token } = await moving(scene);
    await person.post('/api/auth/email-change/confirm', { token });
    const links = await mailedLinks(scene.stage, email);
    const undo = links.find(({ body }) => body.includes('/change-email/undo'));
    return {
      by: scene.stage.person(),
      path: '/api/auth/email-change/undo',
      body: { token: undo?.token ?? '' },
    };
  },
  beginOneTimeCodes: asUser('/api/auth/one-time-codes'),
  confirmOneTimeCodes: async ({ stage }) => {
    const { person } = await aUser(stage);
    const { body } = await person.post<{ secret: string }>('/api/auth/one-time-codes');
    return { by: person, path: '/api/auth/one-time-codes/confirm', body: { code: codeOf(body.secret) } };
  },
  removeOneTimeCodes: withCodes('/api/auth/one-time-codes'),
  makeRecoveryCodes: withCodes('/api/auth/recovery-codes'),
  finishSignIn: async (scene) => {
    const { half, secret } = await halfway(scene);
    return { by: half, path: '/api/auth/second-factor', body: { code: codeOf(secret) } };
  },
  askForFactorRemoval: async (scene) => ({
    by: (await halfway(scene)).half,
    path: '/api/auth/factor-removal',
  }),
  confirmFactorRemoval: async (scene) => {
    const { half, email } = await halfway(scene);
    await half.post('/api/auth/factor-removal');
    const { token } = await newestLink(scene.stage, email);
    return { by: half, path: '/api/auth/factor-removal/confirm', body: { token } };
  },
  cancelFactorRemoval: async (scene) => {
    const { person, half, email } = await halfway(scene);
    await half.post('/api/auth/factor-removal');
    const { token } = await newestLink(scene.stage, email);
    await half.post('/api/auth/factor-removal/confirm', { token });
    return { by: person, path: '/api/auth/factor-removal' };
  },
  beginPasskey: asUser('/api/auth/passkeys/options'),
  addPasskey: async (scene) => {
    const { person } = await aUser(scene.stage);
    return { by: person, path: '/api/auth/passkeys', body: (await newPasskey(scene, person)).body };
  },
  removePasskey: async (scene) => {
    const { person } = await withPasskey(scene);
    const { body } = await person.get<{ passkeys: { id: string }[] }>('/api/auth/factors');
    return { by: person, path: `/api/auth/passkeys/${body.passkeys[0]?.id ?? ''}` };
  },
  signInWithPasskey: async (scene) => {
    const { device } = await withPasskey(scene);
    const visitor = scene.stage.person();
    const passkey = device.show(await challengeOf(visitor, '/api/auth/passkey-challenges'));
    return { by: visitor, path: '/api/auth/passkey-sign-in', body: { passkey } };
  },
};
