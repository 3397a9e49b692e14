import type { CardShare, CommanderPage } from '@crownsmith/api-client';
import type { CardLookup } from '@crownsmith/answers';
import type { Engine } from '@crownsmith/answers/snapshot';

/**
 * How many decks of a commander or pair play a card: as its page lists the card, else counted in the recommender's decks.
 * @param slug of the card
 */
export const makeCardShare = (
  page: Pick<CommanderPage, 'cards' | 'estimated' | 'lists'>,
  slug: string,
  cardOf: CardLookup,
  engine: Pick<Engine, 'indexOf' | 'countWithCommanders'>,
): CardShare => {
  const commanders = page.cards.map((commander) => cardOf(commander)?.name ?? commander);
  // Estimated lists count the decks of other commanders.
  const row = page.estimated
    ? undefined
    : page.lists.flatMap(({ rows }) => rows).find((listed) => listed.slug === slug);
  if (row) return { commanders, num_decks: row.num_decks, potential_decks: row.potential_decks };
  const card = engine.indexOf(slug);
  const zone = page.cards.flatMap((commander) => engine.indexOf(commander) ?? []);
  const counts =
    card === undefined || zone.length < page.cards.length
      ? { decks: 0, potential: 0 }
      : engine.countWithCommanders(zone, card);
  return { commanders, num_decks: counts.decks, potential_decks: counts.potential };
};
