import type { ResultsPage, SearchCardFacts } from '@crownsmith/api-client';
import { commandersByResults, rounded } from '@crownsmith/answers/lists';
import {
  manaCostColors,
  parseManaCosts,
  unionIdentity,
  type Card,
  type CardFace,
  type CardLayout,
  type ColorIdentity,
} from '@crownsmith/domain';
import { inclusion } from '@crownsmith/recommender';
import { ranksOf, type PageContext } from './page-context';

type Face = Pick<CardFace, 'manaCost' | 'colors' | 'power' | 'toughness' | 'loyalty'>;

/** Colours as a source states them, else those of the cost, which Devoid removes (CR 202.2, 702.114). */
const colorsOf = ({ colors, manaCost }: Face, { keywords }: Card): ColorIdentity | undefined => {
  if (colors !== undefined) return colors;
  const costs = manaCost === undefined ? undefined : parseManaCosts(manaCost);
  if (costs?.ok !== true) return undefined;
  return unionIdentity(...(keywords.includes('Devoid') ? [] : costs.value.map(manaCostColors)));
};

/** Layouts whose second face is a side of its own, with its own colours (CR 712.8). */
const TWO_SIDED: ReadonlySet<CardLayout> = new Set(['transform', 'modal_dfc', 'reversible_card']);

const toFace = (
  { manaCost, power, toughness, loyalty }: Face,
  colors: ColorIdentity | undefined,
): SearchCardFacts['faces'][number] => ({
  ...(manaCost !== undefined && manaCost !== '' && { mana_cost: manaCost }),
  ...(colors !== undefined && { colors }),
  ...(power !== undefined && { power }),
  ...(toughness !== undefined && { toughness }),
  ...(loyalty !== undefined && { loyalty }),
});

/** The faces of a card; the colours of one with a single side are those of its first. */
const facesOf = (card: Card): SearchCardFacts['faces'] => {
  const [front = card, ...others] = card.faces;
  const isTwoSided = TWO_SIDED.has(card.layout);
  return [
    toFace(front, colorsOf(isTwoSided ? { ...card, ...front } : card, card)),
    ...others.map((face) => toFace(face, isTwoSided ? colorsOf(face, card) : undefined)),
  ];
};

/** Place of each card by its inclusion; null for one that no deck plays. */
export const inclusionRanks = (context: PageContext): readonly (number | null)[] => {
  const ranks = ranksOf(context.cards.map((_, card) => inclusion(context.overall(card)) ?? 0));
  return context.cards.map((_, card) => (context.overall(card).decks > 0 ? (ranks[card] ?? null) : null));
};

/** Lower ends of win rates by the slug of the commander, of the format with the most results. */
const winRates = (results: ResultsPage | undefined): ReadonlyMap<string, number> => {
  const [format] = results?.formats ?? [];
  return new Map(
    format &&
      commandersByResults(format, { window: 'all' }).map(({ slug, winRate }) => [slug, rounded(winRate.low)]),
  );
};

/** What searches know of the cards besides the catalogue. @param results where any count */
export const makeSearchFacts = (
  context: PageContext,
  results: ResultsPage | undefined,
): SearchCardFacts[] => {
  const wins = winRates(results);
  const ranks = inclusionRanks(context);
  return context.cards.map((card, number) => {
    const { decks, potential } = context.overall(number);
    const winRate = wins.get(card.slug);
    return {
      slug: card.slug,
      faces: facesOf(card),
      ...(card.text !== undefined && { text: card.text }),
      ...(card.rarity !== undefined && { rarity: card.rarity }),
      ...(card.reserved !== undefined && { reserved: card.reserved }),
      num_decks: decks,
      potential_decks: potential,
      led: context.counts.commanderDecks[number] ?? 0,
      rank: ranks[number] ?? null,
      ...(winRate !== undefined && { win_rate: winRate }),
    };
  });
};
