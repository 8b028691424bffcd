import { generatedTipsApi } from './generated-tips';

export type { GiveTipDto, TipDto } from './generated-tips';

/** Tips, for those who give them and those who get them; apart from the others, because few pages need them. */
export const { useGetTipQuery, useGiveTipMutation, useUndoTipMutation } = generatedTipsApi;
