import type { TestCreator } from '../builders.js';
import { aTip, aTippedCreator, payTip, tipBody } from '../tips.js';
import type { Make, Scene } from './good.js';

async function paidTip({ stage }: Scene): Promise<{ id: string; creator: TestCreator }> {
  const creator = await aTippedCreator(stage);
  const person = stage.person();
  const tip = await aTip(person, creator);
  await payTip(person, tip);
  await stage.drain();
  return { id: tip.id, creator };
}

/** Requests of tips that are taken. */
export const GOOD_TIPS: Readonly<Record<string, Make>> = {
  giveTip: async ({ stage }) => {
    const { username } = await aTippedCreator(stage);
    return { by: stage.person(), path: `/api/creators/${username}/tips`, body: tipBody() };
  },
  getTip: async (scene) => ({ by: scene.stage.person(), path: `/api/tips/${(await paidTip(scene)).id}` }),
  undoTip: async (scene) => ({
    by: scene.stage.person(),
    path: `/api/tips/${(await paidTip(scene)).id}/undo`,
  }),
  refundReceivedTip: async (scene) => {
    const { id, creator } = await paidTip(scene);
    return { by: creator.person, path: `/api/creator/tips/${id}/refund` };
  },
  refundTip: async (scene) => ({
    by: scene.cast.people.admin,
    path: `/api/admin/tips/${(await paidTip(scene)).id}/refund`,
  }),
};
