import {
  COLORS,
  PRIMARY_TYPES,
  allows,
  deckAllowance,
  identityColors,
  isBasicLand,
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
  /** cards within the colours, the most played first, each once; basic lands and commanders are skipped */
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

/** Cards of a deck without a maximum, as its decks have on average. */
const meanSize = (types: Readonly<Record<string, number>>): number =>
  Math.max(DECK_SIZE, Math.round(Object.values(types).reduce((sum, mean) => sum + mean, 0)));

/** Lands of a deck of so many cards. */
const landTarget = (types: Readonly<Record<string, number>>, size: number): number => {
  const scale = Math.max(1, size / DECK_SIZE);
  const mean = Math.round(types['Land'] ?? 0);
  return mean < MIN_LANDS * scale
    ? Math.round(DEFAULT_LANDS * scale)
    : Math.min(Math.round(MAX_LANDS * scale), mean);
};

/** How many cards of each type a deck of so many spells has, rounded down. */
const spellQuotas = (
  types: Readonly<Record<string, number>>,
  count: number,
): ReadonlyMap<PrimaryType | undefined, number> => {
  const total = NONLAND_TYPES.reduce((sum, type) => sum + (types[type] ?? 0), 0);
  return new Map(
    NONLAND_TYPES.map((type) => [type, total > 0 ? Math.floor(((types[type] ?? 0) / total) * count) : 0]),
  );
};

/**
 * The most played spells of each type, as many as decks have on average, filled up with the most played of all. It reads no
 * more of the cards than it needs.
 */
const pickSpells = <C extends AverageDeckCard>(
  cards: readonly C[],
  types: Readonly<Record<string, number>>,
  count: number,
  isUsable: (card: C) => boolean,
): readonly C[] => {
  const quotas = spellQuotas(types, count);
  const ofType = new Map<PrimaryType | undefined, C[]>(NONLAND_TYPES.map((type) => [type, []]));
  const others: C[] = [];
  let missing = [...quotas.values()].reduce((sum, quota) => sum + quota, 0);
  const mostOthers = count - missing;
  for (const card of cards) {
    if (missing === 0 && others.length >= mostOthers) break;
    if (card.primaryType === 'Land' || !isUsable(card)) continue;
    const picked = ofType.get(card.primaryType);
    if (picked !== undefined && picked.length < (quotas.get(card.primaryType) ?? 0)) {
      picked.push(card);
      missing -= 1;
    } else if (others.length < count) others.push(card);
  }
  return [...[...ofType.values()].flat(), ...others].slice(0, count);
};

/** The first nonbasic lands. */
const pickLands = <C extends AverageDeckCard>(
  cards: readonly C[],
  count: number,
  isUsable: (card: C) => boolean,
): readonly C[] => {
  const picked: C[] = [];
  for (const card of cards) {
    if (picked.length >= count) break;
    if (card.primaryType === 'Land' && !isBasicLand(card) && isUsable(card)) picked.push(card);
  }
  return picked;
};

/** Distributes basic lands over the deck's colours by the mana symbols of the spells; every colour gets some. */
const distributeBasics = (
  colors: readonly Color[],
  spells: readonly AverageDeckCard[],
  count: number,
): readonly (readonly [Color | undefined, number])[] => {
  if (colors.length === 0) return [[undefined, count]];
  const symbols = spells.map(colorWeights);
  const weights = colors.map((color) => 1 + symbols.reduce((sum, own) => sum + (own[color] ?? 0), 0));
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
 * Makes an average deck: a hundred cards with the commanders (or as many as decks have, where a commander allows more), with the mean number of cards of each type and of lands,
 * the most played first, and basic lands by the colours of its spells. Validated by all rules of the format.
 * @returns the cards without the commanders; none if no legal deck is possible (too few cards, a banned commander)
 */
export const makeAverageDeck = <C extends AverageDeckCard>(
  input: AverageDeckInput<C>,
): readonly DeckCopies<C>[] => {
  const { commanders, candidates, fillers = () => [], types } = input;
  const isEnough = candidates.length >= MIN_CANDIDATES;
  const cards = isEnough ? candidates : [...new Set([...candidates, ...fillers()])];
  const names = new Set(commanders.map((card) => card.name));
  const likely = cards.slice(0, DECK_SIZE).map((card) => ({ card, count: 1 }));
  const allowance = deckAllowance(commanders, likely);
  const isUsable = (card: C): boolean =>
    card.legality === 'legal' && !names.has(card.name) && allows(allowance, card);
  const size = (allowance.hasAnySize ? meanSize(types) : DECK_SIZE) - commanders.length;
  const spells = pickSpells(cards, types, size - landTarget(types, size), isUsable);
  const landSlots = size - spells.length;
  const basicsWanted = Math.min(landSlots, Math.round(input.basics));
  const nonbasic = pickLands(cards, landSlots - basicsWanted, isUsable);
  const colors = identityColors(allowance.identity);
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
