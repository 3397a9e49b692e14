import {
  averageDeckOf,
  CardSummary,
  type CardRow,
  type CommanderPage,
  type CommanderResponse,
  type CommanderRow,
  type CommanderSummary,
  type ListedCard,
  type RankedCommander,
} from '@crownsmith/api-client';
import { identityColors, isColorIdentity, COLORLESS } from '@crownsmith/domain';
import type { CardLookup } from '../recommendations/list-cards';

const inclusionOf = ({ num_decks, potential_decks }: CardRow): number =>
  potential_decks > 0 ? num_decks / potential_decks : 0;

/**
 * The page file of a commander or pair as `/json/commanders/{slug}.json` serves it: slugs are replaced by cards of the
 * catalogue. A row whose card the catalogue lacks is left out; undefined where it lacks the commanders.
 */
export const toCommanderResponse = (
  page: CommanderPage,
  cardOf: CardLookup,
): CommanderResponse | undefined => {
  const summaries = (slugs: readonly string[]): CardSummary[] =>
    slugs.flatMap((slug) => {
      const card = cardOf(slug);
      return card ? [CardSummary.parse(card)] : [];
    });

  const listedCards = (row: CardRow): ListedCard[] => {
    const { slug, ...counts } = row;
    return summaries([slug]).map((card) => ({ ...card, ...counts, inclusion: inclusionOf(row) }));
  };

  const commanders = ({ slug, cards, num_decks }: Omit<CommanderRow, 'rank'>): CommanderSummary[] => {
    const known = summaries(cards);
    return known.length === cards.length
      ? [{ slug, url: `/commanders/${slug}`, cards: known, num_decks }]
      : [];
  };

  const ranked = (row: Omit<CommanderRow, 'rank'> & { readonly rank: number | null }): RankedCommander[] =>
    commanders(row).map((commander) => ({ ...commander, rank: row.rank || null }));

  const [commander] = ranked(page);
  if (!commander) return undefined;
  return {
    ...commander,
    color_identity: [...identityColors(isColorIdentity(page.identity) ? page.identity : COLORLESS)],
    formats: page.formats,
    estimated: page.estimated,
    ...(page.learnt_from !== undefined && { learnt_from: page.learnt_from }),
    lists: page.lists
      .map(({ tag, header, rows }) => ({ tag, header, rows: rows.flatMap(listedCards) }))
      .filter(({ rows }) => rows.length > 0),
    mana_curve: page.mana_curve,
    types: page.types,
    colors: page.colors,
    tags: page.tags,
    average_price: page.average_price,
    salt: page.salt,
    similar: page.similar.flatMap((row) =>
      commanders(row).map((similar) => ({ ...similar, similarity: row.similarity })),
    ),
    pairs: page.pairs.flatMap(ranked),
    average_deck: page.average_deck.flatMap(({ slug, count }) =>
      summaries([slug]).map((card) => ({ ...card, count })),
    ),
    average_deck_of: averageDeckOf(page),
  };
};
