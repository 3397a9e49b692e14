import type { DeckConditions, KnownDecks, Span } from '../deck-counts/known-decks';
import type { Likeness } from './likeness';
import type { Query } from './query';

/** The decks that a list is compared with. */
export interface Population extends DeckConditions {
  /** Whether they have all of its commanders. */
  readonly ofCommanders: boolean;
}

/** All decks of a model. */
export const ALL_DECKS: Population = { ofCommanders: false };

/** A population that counts if it has enough decks. */
export interface PopulationStep {
  readonly population: Population;
  /** With fewer decks, the next step counts. */
  readonly least: number;
}

/** Decks near a list cost up to so many times as much, or as little. */
const PRICE_FACTOR = 3;
/** Fewer decks near a list say little. */
const ENOUGH_NEAR = 50;

const near = ({ bracket, cents }: Likeness, { hasBrackets, hasPrices }: KnownDecks): DeckConditions => ({
  ...(hasBrackets &&
    bracket !== undefined && { brackets: [Math.max(1, bracket - 1), Math.min(5, bracket + 1)] as const }),
  ...(hasPrices &&
    cents !== undefined &&
    cents > 0 && {
      cents: [Math.round(cents / PRICE_FACTOR), Math.round(cents * PRICE_FACTOR)] as const satisfies Span,
    }),
});

/**
 * What a list is compared with, the first that has enough decks: decks of its commanders that are near it in bracket and price;
 * other decks of the format that are; any decks of the format; any decks.
 * @param most similar decks that are looked for
 */
export const populationSteps = (
  { like = {} }: Pick<Query, 'like'>,
  known: KnownDecks | undefined,
  most: number,
): readonly PopulationStep[] => {
  if (known === undefined) return [{ population: ALL_DECKS, least: 0 }];
  const { format } = known;
  const conditions = { ...(format !== undefined && { format }), ...near(like, known) };
  const isNear = 'brackets' in conditions || 'cents' in conditions;
  const steps: PopulationStep[] = [{ population: { ofCommanders: true, ...conditions }, least: most }];
  if (isNear) steps.push({ population: { ofCommanders: false, ...conditions }, least: ENOUGH_NEAR });
  if (format !== undefined) steps.push({ population: { ofCommanders: false, format }, least: ENOUGH_NEAR });
  return [...steps, { population: ALL_DECKS, least: 0 }];
};
