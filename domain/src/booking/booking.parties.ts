/** The two parties of a booking; each sees labels and sentences in her own words. */
export type Party = 'brand' | 'creator';

/** Puts the two parties' names into a sentence of the stage's metadata. */
export function withNames(sentence: string, names: Record<Party, string>): string {
  return sentence.replaceAll('{creator}', names.creator).replaceAll('{brand}', names.brand);
}
