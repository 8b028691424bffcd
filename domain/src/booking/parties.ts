/** The two parties of a booking. */
export type Party = 'brand' | 'creator';
export const PARTIES = ['brand', 'creator'] as const satisfies readonly Party[];
/** The one whom a party deals with. */
export const otherParty = (party: Party): Party => (party === 'brand' ? 'creator' : 'brand');
/** Whether an actor is one of the two. */
export const isParty = (actor: string): actor is Party => (PARTIES as readonly string[]).includes(actor);
/** Anyone who reads about a booking: its parties in their own words, an admin in the third person. */
export type Reader = Party | 'admin';

export const READERS = ['brand', 'creator', 'admin'] as const satisfies readonly Reader[];

/** Puts the two parties' names into a sentence of the stages' table. */
export function withNames(sentence: string, names: Record<Party, string>): string {
  return sentence.replaceAll('{creator}', names.creator).replaceAll('{brand}', names.brand);
}
