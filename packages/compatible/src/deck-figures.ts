import type { CompatibleAverageDeckPage, CompatiblePanels, WireCard } from '@crownsmith/api-client';
import {
  isBasicLand,
  isPrimaryType,
  PRIMARY_TYPES,
  type CopiesOf,
  type PrimaryType,
} from '@crownsmith/domain';
import type { Cards } from './source';

type Counts = Pick<
  CompatibleAverageDeckPage,
  'creature' | 'instant' | 'sorcery' | 'artifact' | 'enchantment' | 'battle' | 'planeswalker' | 'land'
>;

/** The cards of a deck that the catalogue has, with their copies. */
export const knownCards = (
  deck: readonly { readonly slug: string; readonly count: number }[],
  { card: find }: Cards,
): readonly CopiesOf<WireCard>[] =>
  deck.flatMap(({ slug, count }) => {
    const card = find(slug);
    return card ? [{ card, count }] : [];
  });

/** What the shape of a deck is counted from. */
export const shapeEntries = (deck: readonly CopiesOf<WireCard>[]) =>
  deck.map(({ card: { primary_type: type, cmc }, count }) => ({
    card: { manaValue: cmc, primaryType: isPrimaryType(type) ? type : undefined },
    count,
  }));

const sumOf = (cards: readonly CopiesOf<WireCard>[], isIncluded: (card: WireCard) => boolean): number =>
  cards.reduce((sum, { card, count }) => (isIncluded(card) ? sum + count : sum), 0);

/** Basic and other lands of a deck; nothing for a deck of no cards. */
export const landsOfDeck = (
  cards: readonly CopiesOf<WireCard>[],
): Pick<CompatibleAverageDeckPage, 'basic' | 'nonbasic'> => {
  if (cards.length === 0) return {};
  const isLand = ({ primary_type }: WireCard): boolean => primary_type === 'Land';
  const basic = sumOf(cards, (card) => isLand(card) && isBasicLand({ typeLine: card.type }));
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
  cards: readonly CopiesOf<WireCard>[],
): CompatibleAverageDeckPage['archidekt'] => {
  const lineOf = ({ scryfall_id: u }: WireCard, c: 'c' | 'm', q: number) =>
    u === undefined ? [] : [{ c, f: 0 as const, q, u }];
  return [
    ...commanders.flatMap((card) => lineOf(card, 'c', 1)),
    ...cards.flatMap(({ card, count }) => lineOf(card, 'm', count)),
  ];
};
