import type { CompatibleAverageDeckPage, CompatiblePanels, WireCard } from '@crownsmith/api-client';
import { isBasicLand, PRIMARY_TYPES, type PrimaryType } from '@crownsmith/domain';
import type { CardLookup } from './card-fields.server';

type Deck = readonly { readonly card: { readonly slug: string }; readonly count: number }[];
type Counts = Pick<
  CompatibleAverageDeckPage,
  'creature' | 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'battle' | 'planeswalker' | 'land'
>;
type LandCounts = Pick<CompatibleAverageDeckPage, 'basic' | 'nonbasic'>;

/** The cards of a deck that the catalogue has, with their copies. */
export const knownCards = (
  deck: Deck,
  cardOf: CardLookup,
): readonly { readonly card: WireCard; readonly count: number }[] =>
  deck.flatMap(({ card: { slug }, count }) => {
    const card = cardOf(slug);
    return card ? [{ card, count }] : [];
  });

type KnownCards = ReturnType<typeof knownCards>;

const sumOf = (cards: KnownCards, isCounted: (card: WireCard) => boolean): number =>
  cards.reduce((sum, { card, count }) => (isCounted(card) ? sum + count : sum), 0);

/** Basic and other lands of a deck; nothing for a deck of no cards. */
export const landsOfDeck = (cards: KnownCards): LandCounts => {
  if (cards.length === 0) return {};
  const isLand = ({ primary_type }: WireCard): boolean => primary_type === 'Land';
  const isBasic = (card: WireCard): boolean => isLand(card) && isBasicLand({ typeLine: card.type });
  const basic = sumOf(cards, isBasic);
  return { basic, nonbasic: sumOf(cards, isLand) - basic };
};

/** Means by type, rounded to whole cards, under the names of a page JSON. */
export const makeTypeCounts = (types: Readonly<Record<string, number>>): Counts => {
  const countOf = (type: PrimaryType): number => Math.round(types[type] ?? 0);
  return {
    creature: countOf('Creature'),
    instant: countOf('Instant'),
    sorcery: countOf('Sorcery'),
    artifact: countOf('Artifact'),
    enchantment: countOf('Enchantment'),
    battle: countOf('Battle'),
    planeswalker: countOf('Planeswalker'),
    land: countOf('Land'),
  };
};

/** The panels of a deck's figures: its mana curve and its types. */
export const makeFigurePanels = (
  curve: readonly number[],
  types: Readonly<Record<string, number>>,
): Pick<CompatiblePanels, 'mana_curve' | 'piechart'> => ({
  mana_curve: Object.fromEntries(curve.map((cards, value) => [String(value), Math.round(cards)])),
  piechart: {
    title: 'Types of cards',
    content: PRIMARY_TYPES.flatMap((type) => {
      const value = Math.round(types[type] ?? 0);
      return value > 0 ? [{ label: type, value }] : [];
    }),
  },
});

/** Lines for Archidekt; cards without a Scryfall id are left out. */
export const makeArchidekt = (
  commanders: readonly WireCard[],
  cards: KnownCards,
): CompatibleAverageDeckPage['archidekt'] => {
  const lineOf = ({ scryfall_id: u }: WireCard, c: 'c' | 'm', q: number) =>
    u === undefined ? [] : [{ c, f: 0 as const, q, u }];
  return [
    ...commanders.flatMap((card) => lineOf(card, 'c', 1)),
    ...cards.flatMap(({ card, count }) => lineOf(card, 'm', count)),
  ];
};
