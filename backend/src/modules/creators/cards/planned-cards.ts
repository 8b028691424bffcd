import { createHash } from 'node:crypto';
import { isBookable } from '@reelpact/domain';
import { type CardLayout, creatorCard, packageCard } from './card-layout.js';
import type { CardFacts, CardPackage } from './reads/card-facts.js';

/** Counted up when a card of the same pictures looks different. */
const DRAWING = 1;

/** A card as it should be. */
export interface PlannedCard {
  /** null for the card of the page itself. */
  packageId: string | null;
  layout: CardLayout;
  /** How its key begins: it tells what the card shows. */
  prefix: string;
  /** The one that there is. */
  currentKey: string | null;
}

const isOffered = (one: CardPackage): boolean => one.isOffered && isBookable(one);

/** All cards that a creator should have. */
export function plannedCards(creatorId: string, facts: CardFacts): PlannedCard[] {
  const planned = (packageId: string | null, layout: CardLayout, currentKey: string | null): PlannedCard => {
    // With whose it is: each file belongs to one row, and goes with it.
    const shows = JSON.stringify([DRAWING, creatorId, packageId, layout]);
    const hash = createHash('sha256').update(shows).digest('hex').slice(0, 32);
    return { packageId, layout, prefix: `cards/${hash}-`, currentKey };
  };
  const packages = facts.packages.filter(isOffered);
  return [
    planned(null, creatorCard(facts), facts.cardKey),
    ...packages.map(({ id, cardKey }, position) => planned(id, packageCard(facts, position), cardKey)),
  ];
}

/** Packages that have a card but should not. */
export const withoutCard = ({ packages }: CardFacts): CardPackage[] =>
  packages.filter((one) => one.cardKey !== null && !isOffered(one));

/** Whether the card that there is shows what it should. */
export const isCurrent = ({ currentKey, prefix }: PlannedCard): boolean =>
  currentKey?.startsWith(prefix) === true;
