import type { CardResult, CommanderResults } from '@crownsmith/api-client';
import { EVENT_SIZES } from '@crownsmith/domain';
import { rounded } from '@crownsmith/answers/lists';
import { rateDifference, shrinkDifferences, type Estimate, type ListGames } from '@crownsmith/recommender';
import type { DeckGames, ResultCounts } from '#src/aggregate/result-counts';
import { addToList } from '#src/multi-map';
import type { PageContext, Zone } from '#src/pages/page-context';

/** Fewest lists, and decided games of these, with a card and without it. */
const LEAST_LISTS = 10;
const LEAST_GAMES = 50;
const MOST_CARDS = 100;

/** A list that was played, and where its cards are. */
export interface PlayedList extends ListGames {
  readonly held: number;
  /** day of the list, -1 unknown */
  readonly day: number;
}

/** A card's lists among those of a command zone. */
interface Sides {
  readonly zone: Zone;
  readonly card: number;
  readonly with: CardResult['with'];
  readonly without: CardResult['with'];
  readonly estimate: Estimate;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const sideOf = (lists: readonly ListGames[]): CardResult['with'] => ({
  lists: lists.length,
  wins: sum(lists.map(({ wins }) => sum(wins))),
  games: sum(lists.map(({ games }) => sum(games))),
});

const isEnough = ({ lists, games }: CardResult['with']): boolean =>
  lists >= LEAST_LISTS && games >= LEAST_GAMES;

/** Lists with games in one format, of decks that are held. */
export const readLists = (
  { counts: { deckNumbers, held } }: PageContext,
  games: DeckGames,
  format: number,
): readonly PlayedList[] => {
  const places = new Map(Array.from(held.numbers, (number, place) => [deckNumbers[number] ?? -1, place]));
  const lists = new Map<number, { wins: number[]; games: number[] }>();
  games.deck.forEach((deck, row) => {
    const place = games.format[row] === format ? places.get(deck) : undefined;
    if (place === undefined) return;
    const list = lists.get(place) ?? { wins: EVENT_SIZES.map(() => 0), games: EVENT_SIZES.map(() => 0) };
    lists.set(place, list);
    list.wins[games.size[row] ?? 0] = games.wins[row] ?? 0;
    list.games[games.size[row] ?? 0] = games.games[row] ?? 0;
  });
  return [...lists].map(([place, list]) => ({ ...list, held: place, day: held.day[place] ?? -1 }));
};

/** Lists by command zone; one of a pair is of the pair and of each of the two. */
const byZone = (
  { zones, counts: { held } }: PageContext,
  lists: readonly PlayedList[],
): ReadonlyMap<Zone, readonly PlayedList[]> => {
  const ofCards = new Map(
    zones
      .filter(({ number }) => number >= 0)
      .map((zone) => [zone.cards.toSorted((a, b) => a - b).join(' '), zone]),
  );
  const found = new Map<Zone, PlayedList[]>();
  for (const list of lists) {
    const [a, b] = [held.c1[list.held] ?? -1, held.c2[list.held] ?? -1];
    for (const cards of b < 0 ? [`${a}`] : [`${a}`, `${b}`, `${a} ${b}`]) {
      const zone = ofCards.get(cards);
      if (zone !== undefined) addToList(found, zone, list);
    }
  }
  return found;
};

/** The cards of a command zone's lists with enough games on both sides. Lists from before a card could be played tell nothing of it. */
const sidesOf = (context: PageContext, zone: Zone, lists: readonly PlayedList[]): readonly Sides[] => {
  const { held, firstDays } = context.counts;
  const players = new Map<number, Set<PlayedList>>();
  for (const list of lists)
    for (const card of held.deckCards.subarray(held.starts[list.held], held.starts[list.held + 1])) {
      const own = players.get(card) ?? new Set();
      players.set(card, own.add(list));
    }
  return [...players].flatMap(([card, own]): readonly Sides[] => {
    if (own.size < LEAST_LISTS || !context.isListed(card) || zone.cards.includes(card)) return [];
    const first = firstDays[card] ?? -1;
    const others = lists.filter((list) => !own.has(list) && (list.day < 0 || list.day >= first));
    const [group, rest] = [sideOf([...own]), sideOf(others)];
    const estimate = isEnough(group) && isEnough(rest) ? rateDifference([...own], others) : undefined;
    return estimate === undefined ? [] : [{ zone, card, with: group, without: rest, estimate }];
  });
};

/** How far an interval is from 0; undefined for one that has it. */
const distance = ({ low, high }: Pick<CardResult, 'low' | 'high'>): number | undefined =>
  low > 0 ? low : high < 0 ? -high : undefined;

const gamesOf = (row: CardResult): number => Math.min(row.with.games, row.without.games);

/** Never by a difference whose interval has 0. */
export const byDistance = (a: CardResult, b: CardResult): number =>
  (distance(b) ?? 0) - (distance(a) ?? 0) || gamesOf(b) - gamesOf(a) || (a.slug < b.slug ? -1 : 1);

/** The cards of each command zone by how much more often its lists win with them, in one format. */
const rowsByZone = (
  context: PageContext,
  games: DeckGames,
  format: number,
): ReadonlyMap<Zone, readonly CardResult[]> => {
  const sides = [...byZone(context, readLists(context, games, format))].flatMap(([zone, lists]) =>
    lists.length < 2 * LEAST_LISTS ? [] : sidesOf(context, zone, lists),
  );
  const shrunk = shrinkDifferences(sides.map(({ estimate }) => estimate));
  const rows = new Map<Zone, CardResult[]>();
  sides.forEach(({ zone, card, with: group, without }, at) => {
    const { value = 0, low = -1, high = 1 } = shrunk[at] ?? {};
    addToList(rows, zone, {
      slug: context.cards[card]?.slug ?? '',
      with: group,
      without,
      difference: rounded(value),
      low: rounded(low),
      high: rounded(high),
    });
  });
  return new Map([...rows].map(([zone, own]) => [zone, own.sort(byDistance).slice(0, MOST_CARDS)]));
};

/** Makes the results of cards by commander and pair. */
export const makeCommanderResults = (
  context: PageContext,
  { formats, games }: Pick<ResultCounts, 'formats' | 'games'>,
): readonly CommanderResults[] => {
  const pages = new Map<Zone, CommanderResults['formats'][number][]>();
  formats.forEach(({ format }, place) => {
    for (const [zone, cards] of rowsByZone(context, games, place))
      addToList(pages, zone, { format, cards: [...cards] });
  });
  return [...pages].map(([zone, own]) => ({ slug: zone.slug, formats: own }));
};
