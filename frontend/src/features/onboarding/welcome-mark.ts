import { forgetKeptText, keepText, keptJson } from '../../ui/use-kept-text';

/** The welcome after the wizard, as a reload finds it in this tab. */
interface Kept {
  /** The name that has been typed and not saved; null where none was. */
  name: string | null;
}
/** Per user: someone else who signs in in the same tab doesn't see it. */
const keptAs = (userId: string): string => `welcome ${userId}`;
const kept = (userId: string): Kept | null => keptJson<Kept>(keptAs(userId));

/** A page has just been made by the wizard. */
export const beginWelcome = (userId: string): void => keepTypedName(userId, null);

/** Whether the user came from the wizard in this tab and hasn't closed the welcome. */
export const isWelcomed = (userId: string): boolean => kept(userId) !== null;

export const typedName = (userId: string): string | null => kept(userId)?.name ?? null;

export const keepTypedName = (userId: string, name: string | null): void =>
  keepText(keptAs(userId), JSON.stringify({ name } satisfies Kept));

export const endWelcome = (userId: string): void => forgetKeptText(keptAs(userId));
