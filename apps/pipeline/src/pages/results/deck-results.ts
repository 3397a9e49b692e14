import type { DeckResults } from '@crownsmith/api-client';
import { deckOrder, toRecommenderCard } from '@crownsmith/recommender';
import type { ResultCounts } from '#src/aggregate/result-counts';
import type { PageContext } from '#src/pages/page-context';
import { recommenderDecks } from '#src/publish/deck-rows';
import { readLists } from './card-differences';
import { tableSize } from './results-page';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The decided games of the decks of the recommender's model, by format. */
export const makeDeckResults = (
  context: PageContext,
  { formats, games }: Pick<ResultCounts, 'formats' | 'games'>,
): DeckResults => {
  const { cards, counts } = context;
  const order = deckOrder(cards.map(toRecommenderCard), recommenderDecks(counts.held));
  return {
    formats: formats.map(({ format }, number) => {
      const lists = new Map(readLists(context, games, number).map((list) => [list.held, list]));
      const rows = [...order].flatMap((place, deck) => {
        const list = lists.get(place);
        return list === undefined ? [] : [{ deck, wins: sum(list.wins), games: sum(list.games) }];
      });
      return {
        format,
        table_size: tableSize(format),
        decks: rows.map(({ deck }) => deck),
        wins: rows.map(({ wins }) => wins),
        games: rows.map((row) => row.games),
      };
    }),
  };
};
