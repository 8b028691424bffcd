import { keepText, keptText } from './use-kept-text';

const nameOf = (username: string): string => `asked ${username}`;

/** Keeps in this tab what a brand talks about with a creator, over the creator's page, which knows nobody, to the form that books. */
export const rememberAsked = (username: string, conversationId: string): void =>
  keepText(nameOf(username), conversationId);

/** The conversation that led to a creator's packages; null where none did. */
export const askedBefore = (username: string): string | null => keptText(nameOf(username)) || null;
