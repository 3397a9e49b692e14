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

/** What a player asks of decks, as conditions on them; undefined where nothing is asked. */
export const chosenConditions = (
  { among }: Pick<Query, 'among'>,
  known: KnownDecks | undefined,
): DeckConditions | undefined => {
  if (among === undefined || known === undefined) return undefined;
  const { anyFormat = false, brackets, sinceDay } = among;
  return {
    ...(!anyFormat && known.format !== undefined && { format: known.format }),
    ...(brackets !== undefined && brackets !== 'any' && { brackets }),
    ...(sinceDay !== undefined && { sinceDay }),
  };
};

/**
 * What a list is compared with, the first that has enough decks: decks of its commanders that are near it in bracket and price; other
 * decks of the format that are; decks of its commanders that are not. If none has, it is not compared: decks far from it are none like
 * it. A list that does not tell what is near it is compared with any decks of the format, then with any decks. What the player asks of
 * decks holds for all of them.
 * @param most similar decks that are looked for
 */
export const populationSteps = (
  { like = {}, among }: Pick<Query, 'like' | 'among'>,
  known: KnownDecks | undefined,
  most: number,
): readonly PopulationStep[] => {
  if (known === undefined) return [{ population: ALL_DECKS, least: 0 }];
  const { format } = known;
  const chosen = chosenConditions({ among }, known);
  const fixed = chosen ?? (format === undefined ? {} : { format });
  const nearest = among?.brackets === 'any' ? {} : { ...near(like, known), ...fixed };
  const isNear = 'cents' in nearest || (nearest.brackets !== undefined && among?.brackets === undefined);
  const own: Population = { ofCommanders: true, ...fixed, ...nearest };
  const others: Population = { ofCommanders: false, ...fixed };
  if (isNear)
    return [
      { population: own, least: most },
      { population: { ...own, ofCommanders: false }, least: ENOUGH_NEAR },
      { population: { ofCommanders: true, ...fixed }, least: ENOUGH_NEAR },
      // Who asks for a bracket is compared with its decks, whatever they cost.
      ...(among?.brackets === undefined ? [] : [{ population: others, least: ENOUGH_NEAR }]),
    ];
  const steps: PopulationStep[] = [
    { population: own, least: most },
    { population: others, least: chosen === undefined ? ENOUGH_NEAR : 1 },
  ];
  return chosen === undefined ? [...steps, { population: ALL_DECKS, least: 0 }] : steps;
};
