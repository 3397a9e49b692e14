import type { DeckResults } from '@crownsmith/api-client';
import { wilsonInterval, type Model } from '@crownsmith/recommender';
import { MIN_RESULT_GAMES, type ExpectedShare } from '../lists/results';

/** Lists of a format that are looked at, the most similar ones, and the least share of their cards that the list has. */
const MOST_LISTS = 100;
const LEAST_SHARED = 0.5;

/** What lists that are like a list did in events of a format. */
export interface SimilarResults {
  readonly format: string;
  readonly lists: number;
  /** each of them has at least this share of its cards in common with the list */
  readonly leastShared: number;
  /** decided ones */
  readonly games: number;
  readonly winRate: ExpectedShare;
}

/** A deck of the model that was played. */
interface PlayedDeck {
  readonly likeness: number;
  readonly wins: number;
  readonly games: number;
}

/**
 * What the lists that share most cards with a list did in events, by format: at most a hundred, which have half of their cards or more in
 * common with it, by their Jaccard index. A format with fewer than `MIN_RESULT_GAMES` games of such lists is left out.
 * @param own numbers of the cards of the list in the model, without basic lands and commanders
 */
export const resultsOfSimilar = (
  own: ReadonlySet<number>,
  { deckStarts, deckCards }: Pick<Model, 'deckStarts' | 'deckCards'>,
  { formats }: DeckResults,
): readonly SimilarResults[] =>
  formats.flatMap(({ format, table_size: tableSize, decks, wins, games }): readonly SimilarResults[] => {
    const similar = decks.flatMap((deck, at): readonly PlayedDeck[] => {
      const [from = 0, to = 0] = [deckStarts[deck], deckStarts[deck + 1]];
      let shared = 0;
      for (let row = from; row < to; row += 1) if (own.has(deckCards[row] ?? -1)) shared += 1;
      return to === from || shared < LEAST_SHARED * (to - from)
        ? []
        : [
            {
              likeness: shared / (own.size + to - from - shared),
              wins: wins[at] ?? 0,
              games: games[at] ?? 0,
            },
          ];
    });
    const nearest = similar.sort((a, b) => b.likeness - a.likeness).slice(0, MOST_LISTS);
    const [won, played] = nearest.reduce(
      ([sum, total], list) => [sum + list.wins, total + list.games] as const,
      [0, 0] as readonly [number, number],
    );
    if (played < MIN_RESULT_GAMES) return [];
    const winRate = { share: won / played, expected: 1 / tableSize, ...wilsonInterval(won, played) };
    return [{ format, lists: nearest.length, leastShared: LEAST_SHARED, games: played, winRate }];
  });
