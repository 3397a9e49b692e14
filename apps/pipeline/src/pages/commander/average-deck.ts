import {
  COLORS,
  PRIMARY_TYPES,
  identityColors,
  isBasicLand,
  unionIdentity,
  validateDeck,
  type Card,
  type Color,
  type DeckViolation,
  type PrimaryType,
} from '@crownsmith/domain';
import { colorWeights } from './deck-shape';

/** What an average deck is made from. */
export interface AverageDeckInput {
  readonly commanders: readonly Card[];
  /** cards that fit, the most played first; basic lands and commanders are passed over */
  readonly candidates: readonly Card[];
  /** mean number of cards per deck by primary type */
  readonly types: Readonly<Record<string, number>>;
  /** mean number of basic lands per deck */
  readonly basics: number;
  /** the basic land of a colour, and of none (Wastes) */
  readonly basicOf: (color: Color | undefined) => Card | undefined;
}

export interface DeckCopies {
  readonly card: Card;
  readonly count: number;
}

const DECK_SIZE = 100;
/** Where decks do not tell: what players usually run. */
const USUAL_LANDS = 37;
const LEAST_LANDS = 20;
const MOST_LANDS = 45;
const NONLAND_TYPES = PRIMARY_TYPES.filter((type): type is Exclude<PrimaryType, 'Land'> => type !== 'Land');

const BASIC_TYPES: Readonly<Record<Color, string>> = {
  W: 'Plains',
  U: 'Island',
  B: 'Swamp',
  R: 'Mountain',
  G: 'Forest',
};

/** Finds the plain basic land of each colour in a list of cards, and Wastes for none. */
export const basicLands = (cards: Iterable<Card>): ((color: Color | undefined) => Card | undefined) => {
  const wanted = new Map<string, Color | undefined>([
    ...COLORS.map((color) => [BASIC_TYPES[color], color] as const),
    ['Wastes', undefined],
  ]);
  const found = new Map<Color | undefined, Card>();
  for (const card of cards)
    if (wanted.has(card.name) && isBasicLand(card)) found.set(wanted.get(card.name), card);
  return (color) => found.get(color);
};

const landTarget = (types: Readonly<Record<string, number>>): number => {
  const mean = Math.round(types['Land'] ?? 0);
  return mean < LEAST_LANDS ? USUAL_LANDS : Math.min(MOST_LANDS, mean);
};

/** The most played of each type, as many as decks have on average, then whatever is most played. */
const pickSpells = (
  cards: readonly Card[],
  types: Readonly<Record<string, number>>,
  room: number,
): readonly Card[] => {
  const picked = new Set<Card>();
  const total = NONLAND_TYPES.reduce((sum, type) => sum + (types[type] ?? 0), 0);
  for (const type of NONLAND_TYPES) {
    const quota = total > 0 ? Math.floor(((types[type] ?? 0) / total) * room) : 0;
    for (const card of cards.filter((one) => one.primaryType === type).slice(0, quota)) picked.add(card);
  }
  for (const card of cards) if (picked.size < room) picked.add(card);
  return [...picked].slice(0, room);
};

/** Spreads basic lands over colours by the symbols of the spells; every colour of the deck gets its share. */
const spreadBasics = (
  colors: readonly Color[],
  spells: readonly Card[],
  count: number,
): readonly (readonly [Color | undefined, number])[] => {
  if (colors.length === 0) return [[undefined, count]];
  const weights = colors.map(
    (color) => 1 + spells.reduce((sum, card) => sum + (colorWeights(card)[color] ?? 0), 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight / total) * count));
  let left = count - shares.reduce((sum, share) => sum + share, 0);
  return colors.map((color, index) => {
    const extra = left > 0 ? 1 : 0;
    left -= extra;
    return [color, (shares[index] ?? 0) + extra] as const;
  });
};

/** Decks show who commands, with whom, even where a card's record does not tell a partner ability or its legality. */
const isShownByDecks = ({ code, place }: DeckViolation): boolean =>
  place.zone === 'commanders' &&
  (code === 'invalid-pair' || code === 'not-a-commander' || code === 'legality-unknown');

/**
 * An average deck: a hundred cards with the commanders, as many of each type and as many lands as their decks have on
 * average, the most played first, basic lands by the colours of its spells. Checked by all rules of the format.
 * Answers an empty list where no legal deck can be made (too few cards, a banned commander).
 */
export const averageDeck = (input: AverageDeckInput): readonly DeckCopies[] => {
  const { commanders, types } = input;
  const names = new Set(commanders.map((card) => card.name));
  const usable = [...new Set(input.candidates)].filter(
    (card) => card.legality === 'legal' && !isBasicLand(card) && !names.has(card.name),
  );
  const room = DECK_SIZE - commanders.length;
  const lands = landTarget(types);
  const spells = pickSpells(
    usable.filter((card) => card.primaryType !== 'Land'),
    types,
    room - lands,
  );
  const openLands = room - spells.length;
  const basicsWanted = Math.min(openLands, Math.round(input.basics));
  const nonbasic = usable.filter((card) => card.primaryType === 'Land').slice(0, openLands - basicsWanted);
  const colors = identityColors(unionIdentity(...commanders.map((card) => card.colorIdentity)));
  const basics = spreadBasics(colors, spells, openLands - nonbasic.length).flatMap(([color, count]) => {
    const card = input.basicOf(color);
    return card === undefined || count === 0 ? [] : [{ card, count }];
  });
  const main = [...spells, ...nonbasic].map((card) => ({ card, count: 1 })).concat(basics);
  const entry = ({ card, count }: DeckCopies) => ({ name: card.name, count, card });
  const checked = validateDeck({
    commanders: commanders.map((card) => entry({ card, count: 1 })),
    main: main.map(entry),
  });
  const legal = checked.ok || checked.error.every(isShownByDecks);
  return legal ? main : [];
};
