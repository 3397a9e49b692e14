import {
  COLORS,
  PRIMARY_TYPES,
  identityColors,
  isBasicLand,
  unionIdentity,
  validateDeck,
  type Card,
  type Color,
  type DeckCard,
  type DeckViolation,
  type PrimaryType,
} from '@crownsmith/domain';
import { colorWeights } from './color-weights';

/** What an average deck needs to know of a card. */
export type AverageDeckCard = DeckCard & {
  readonly slug: string;
  readonly primaryType?: PrimaryType | undefined;
};

/** What an average deck is made from. */
interface AverageDeckInput<C extends AverageDeckCard> {
  readonly commanders: readonly C[];
  /** cards within the colours, the most played first; basic lands and commanders are skipped */
  readonly candidates: readonly C[];
  /** further cards, which complete the deck where there are few candidates */
  readonly fillers?: () => readonly C[];
  /** mean number of cards per deck by primary type */
  readonly types: Readonly<Record<string, number>>;
  /** mean number of basic lands per deck */
  readonly basics: number;
  readonly basicOf: BasicLands<C>;
}

/** The basic land of a colour, Wastes for no colour. */
export type BasicLands<C> = (color: Color | undefined) => C | undefined;

/** A card of a deck with its copies. */
export interface DeckCopies<C extends AverageDeckCard> {
  readonly card: C;
  readonly count: number;
}

const DECK_SIZE = 100;
/** A deck from fewer candidates is completed with fillers. */
const MIN_CANDIDATES = 100;
/** Used if the decks' mean is implausibly low. */
const DEFAULT_LANDS = 37;
const MIN_LANDS = 20;
const MAX_LANDS = 45;
const NONLAND_TYPES = PRIMARY_TYPES.filter((type): type is Exclude<PrimaryType, 'Land'> => type !== 'Land');

const BASIC_LAND_NAMES: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** Finds the basic land of each colour among cards, and Wastes for no colour. */
export const findBasicLands = <C extends Pick<Card, 'name' | 'typeLine'>>(
  cards: Iterable<C>,
): BasicLands<C> => {
  const wanted = new Map<string, Color | undefined>([
    ...COLORS.map((color) => [BASIC_LAND_NAMES[color], color] as const),
    ['Wastes', undefined],
  ]);
  const found = new Map<Color | undefined, C>();
  for (const card of cards)
    if (wanted.has(card.name) && isBasicLand(card)) found.set(wanted.get(card.name), card);
  return (color) => found.get(color);
};

const landTarget = (types: Readonly<Record<string, number>>): number => {
  const mean = Math.round(types['Land'] ?? 0);
  return mean < MIN_LANDS ? DEFAULT_LANDS : Math.min(MAX_LANDS, mean);
};

/** The most played cards of each type, as many as decks have on average, filled up with the most played of all. */
const pickSpells = <C extends AverageDeckCard>(
  cards: readonly C[],
  types: Readonly<Record<string, number>>,
  count: number,
): readonly C[] => {
  const picked = new Set<C>();
  const total = NONLAND_TYPES.reduce((sum, type) => sum + (types[type] ?? 0), 0);
  for (const type of NONLAND_TYPES) {
    const quota = total > 0 ? Math.floor(((types[type] ?? 0) / total) * count) : 0;
    for (const card of cards.filter((one) => one.primaryType === type).slice(0, quota)) picked.add(card);
  }
  for (const card of cards) if (picked.size < count) picked.add(card);
  return [...picked].slice(0, count);
};

/** Distributes basic lands over the deck's colours by the mana symbols of the spells; every colour gets some. */
const distributeBasics = (
  colors: readonly Color[],
  spells: readonly AverageDeckCard[],
  count: number,
): readonly (readonly [Color | undefined, number])[] => {
  if (colors.length === 0) return [[undefined, count]];
  const weights = colors.map(
    (color) => 1 + spells.reduce((sum, card) => sum + (colorWeights(card)[color] ?? 0), 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight / total) * count));
  let remaining = count - shares.reduce((sum, share) => sum + share, 0);
  return colors.map((color, index) => {
    const extra = remaining > 0 ? 1 : 0;
    remaining -= extra;
    return [color, (shares[index] ?? 0) + extra] as const;
  });
};

/**
 * Violations that decks disprove: they show that a card can be a commander, even if its record lacks a partner ability
 * or its legality.
 */
const isDisprovedByDecks = ({ code, place }: DeckViolation): boolean =>
  place.zone === 'commanders' &&
  (code === 'invalid-pair' || code === 'not-a-commander' || code === 'legality-unknown');

/**
 * Makes an average deck: a hundred cards with the commanders, with the mean number of cards of each type and of lands,
 * the most played first, and basic lands by the colours of its spells. Validated by all rules of the format.
 * @returns the cards without the commanders; none if no legal deck is possible (too few cards, a banned commander)
 */
export const makeAverageDeck = <C extends AverageDeckCard>(
  input: AverageDeckInput<C>,
): readonly DeckCopies<C>[] => {
  const { commanders, types } = input;
  const names = new Set(commanders.map((card) => card.name));
  const { candidates, fillers = () => [] } = input;
  const isEnough = candidates.length >= MIN_CANDIDATES;
  const usable = [...new Set(isEnough ? candidates : [...candidates, ...fillers()])].filter(
    (card) => card.legality === 'legal' && !isBasicLand(card) && !names.has(card.name),
  );
  const size = DECK_SIZE - commanders.length;
  const lands = landTarget(types);
  const spells = pickSpells(
    usable.filter((card) => card.primaryType !== 'Land'),
    types,
    size - lands,
  );
  const landSlots = size - spells.length;
  const basicsWanted = Math.min(landSlots, Math.round(input.basics));
  const nonbasic = usable.filter((card) => card.primaryType === 'Land').slice(0, landSlots - basicsWanted);
  const colors = identityColors(unionIdentity(...commanders.map((card) => card.colorIdentity)));
  const basics = distributeBasics(colors, spells, landSlots - nonbasic.length).flatMap(([color, count]) => {
    const card = input.basicOf(color);
    return card === undefined || count === 0 ? [] : [{ card, count }];
  });
  const main = [...spells, ...nonbasic].map((card) => ({ card, count: 1 })).concat(basics);
  const entry = ({ card, count }: DeckCopies<C>) => ({ name: card.name, count, card });
  const validated = validateDeck({
    commanders: commanders.map((card) => entry({ card, count: 1 })),
    main: main.map(entry),
  });
  const isLegal = validated.ok || validated.error.every(isDisprovedByDecks);
  return isLegal ? main : [];
};
