import { CardResults, CommanderResults, type CardResult } from '@crownsmith/api-client';
import { isKnownDifference } from '@crownsmith/answers/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePageContext } from '#src/pages/page-context';
import { CARDS } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { countedPlays, countPlays, play, sizeOf, zonesOf, type Play } from '#src/testing/plain-results';
import { testCard } from '#src/testing/test-card';
import { makeCommanderResults } from './card-differences';
import { makeCardResults } from './card-results';

const cards = Array.from({ length: CARDS }, (_, card) =>
  testCard(`Card ${card}`, 'Legendary Creature — Bear', { canBeCommander: card < 3 }),
);
/** Lists with it win far more often. */
const STRONG = 5;
/** It is released between the events. */
const NEW = 9;
const RELEASED = 402;
/** Few lists play it. */
const RARE = 10;

const LISTS = 90;
const commandersOf = (list: number): readonly number[] => [[0], [1], [0, 2]][list % 3] ?? [];
const cardsOf = (list: number): readonly number[] => [
  ...[3, 4, STRONG, 6, 7, 8].filter((card) => Math.floor(list / 3) % (card - 1) < 2),
  ...(list >= LISTS / 2 && list % 2 === 0 ? [NEW] : []),
  ...(list < 12 ? [RARE] : []),
];

/** Half of the lists are played from the first day on, all after the release; some in small events as well. */
const plays = [400, 401, 403, 404].flatMap((day) =>
  Array.from({ length: LISTS }, (_, list) => list)
    .filter((list) => day > RELEASED || list < LISTS / 2)
    .flatMap((list): readonly Play[] => {
      const own = cardsOf(list);
      const wins = own.includes(STRONG) ? 3 : (list * 7 + day) % 3;
      const facts = {
        content: `c${list}`,
        commanders: commandersOf(list),
        cards: own,
        day,
        wins,
        losses: 4 - wins,
      };
      return [
        play({ ...facts, event: `medium ${day}`, players: 90 }),
        ...(list % 3 === 0 ? [play({ ...facts, event: `small ${day}`, players: 30 })] : []),
      ];
    }),
);

interface PlayedList {
  readonly cards: readonly number[];
  readonly day: number;
  readonly bySize: Map<string, { wins: number; games: number }>;
}

/** The lists of each command zone and what they did, by plain loops. */
const listsByZone = (): ReadonlyMap<string, ReadonlyMap<string, PlayedList>> => {
  const zones = new Map<string, Map<string, PlayedList>>();
  for (const { play: each, field } of countedPlays(plays))
    for (const zone of zonesOf(each)) {
      const lists = zones.get(zone) ?? new Map<string, PlayedList>();
      zones.set(zone, lists);
      // Plays are in the order of their days, so the first is the oldest.
      const list = lists.get(each.content) ?? { cards: each.cards, day: each.day ?? -1, bySize: new Map() };
      lists.set(each.content, list);
      const before = list.bySize.get(sizeOf(field)) ?? { wins: 0, games: 0 };
      list.bySize.set(sizeOf(field), {
        wins: before.wins + (each.wins ?? 0),
        games: before.games + (each.wins ?? 0) + (each.losses ?? 0),
      });
    }
  return zones;
};

const sumOf = (lists: readonly PlayedList[], size?: string) => {
  let [wins, games] = [0, 0];
  for (const { bySize } of lists)
    for (const [own, figures] of bySize)
      if (size === undefined || own === size) [wins, games] = [wins + figures.wins, games + figures.games];
  return { wins, games };
};

/** The difference of the rates within each size of events, by how many games tell of it. */
const plainDifference = (own: readonly PlayedList[], others: readonly PlayedList[]): number => {
  let [weights, sum] = [0, 0];
  for (const size of ['small', 'medium']) {
    const [a, b] = [sumOf(own, size), sumOf(others, size)];
    if (a.games === 0 || b.games === 0) continue;
    const weight = (a.games * b.games) / (a.games + b.games);
    weights += weight;
    sum += weight * (a.wins / a.games - b.wins / b.games);
  }
  return sum / weights;
};

type Row = Pick<CardResult, 'slug' | 'with' | 'without'> & { readonly plain: number };

/** The rows of a command zone, by plain loops: ten lists and fifty games on each side. */
const plainRows = (zone: string, lists: readonly PlayedList[]): readonly Row[] =>
  Array.from({ length: CARDS }, (_, card) => card).flatMap((card) => {
    if (zone.split('+').includes(`${card}`)) return [];
    const own = lists.filter(({ cards: all }) => all.includes(card));
    const others = lists.filter(
      ({ cards: all, day }) => !all.includes(card) && (card !== NEW || day >= RELEASED),
    );
    const [a, b] = [sumOf(own), sumOf(others)];
    if (own.length < 10 || others.length < 10 || a.games < 50 || b.games < 50) return [];
    return [
      {
        slug: `card-${card}`,
        with: { lists: own.length, ...a },
        without: { lists: others.length, ...b },
        plain: plainDifference(own, others),
      },
    ];
  });

const bySlug = <T extends { readonly slug: string }>(rows: readonly T[]): readonly T[] =>
  rows.toSorted((a, b) => (a.slug < b.slug ? -1 : 1));

const SLUGS = { 'card-0': '0', 'card-1': '1', 'card-2': '2', 'card-0-card-2': '0+2' };

let pages: readonly CommanderResults[];
beforeAll(async () => {
  const { decks, results } = await countPlays(await tempFolder(), plays, {
    released: new Map([[NEW, RELEASED]]),
  });
  pages = makeCommanderResults(makePageContext(cards, decks, new Map()), results).map((page) =>
    CommanderResults.parse(page),
  );
});

describe('makeCommanderResults', () => {
  it.each(Object.entries(SLUGS))('counts the lists and games of %s that plain loops count', (slug, zone) => {
    const rows = pages.find((page) => page.slug === slug)?.formats[0]?.cards ?? [];
    const plain = bySlug(plainRows(zone, [...(listsByZone().get(zone)?.values() ?? [])]));
    expect(plain.length).toBeGreaterThan(2);
    expect(
      bySlug(rows).map(({ slug: card, with: own, without }) => ({ slug: card, with: own, without })),
    ).toEqual(plain.map(({ slug: card, with: own, without }) => ({ slug: card, with: own, without })));
    bySlug(rows).forEach(({ difference, low, high }, at) => {
      const unshrunk = plain[at]?.plain ?? NaN;
      // Shrunk towards 0, never beyond it. Differences are rounded.
      expect(Math.abs(difference)).toBeLessThan(Math.abs(unshrunk) + 0.001);
      expect(difference * unshrunk).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(difference);
      expect(high).toBeGreaterThanOrEqual(difference);
    });
  });

  it('leaves lists out that are older than a card, and cards of few lists', () => {
    const rows = pages.find(({ slug }) => slug === 'card-0')?.formats[0]?.cards ?? [];
    const all = new Map(rows.map((row) => [row.slug, row.with.lists + row.without.lists]));
    expect(all.get(`card-${NEW}`)).toBe(30);
    expect(all.get(`card-${STRONG}`)).toBe(60);
    expect(all.has(`card-${RARE}`)).toBe(false);
  });

  it('are the same rows by card, those of each card in the same order', () => {
    const byCard = makeCardResults(pages).map((page) => CardResults.parse(page));
    const pairs = byCard.flatMap(({ slug: card, formats }) =>
      formats.flatMap(({ commanders }) => commanders.map(({ slug, ...row }) => ({ card, slug, ...row }))),
    );
    const expected = pages.flatMap(({ slug, formats }) =>
      formats.flatMap(({ cards: rows }) => rows.map(({ slug: card, ...row }) => ({ card, slug, ...row }))),
    );
    const key = ({ card, slug }: { readonly card: string; readonly slug: string }): string =>
      `${card} ${slug}`;
    const sorted = <T extends (typeof pairs)[number]>(rows: readonly T[]): readonly T[] =>
      rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    expect(sorted(pairs)).toEqual(sorted(expected));
    for (const { formats } of byCard)
      for (const { commanders } of formats) {
        const known = commanders.map((row) => isKnownDifference(row));
        expect(known).toEqual(known.toSorted((a, b) => Number(b) - Number(a)));
      }
  });

  it('sorts known differences by how far they are from 0, and the others by games', () => {
    for (const { formats } of pages)
      for (const { cards: rows } of formats) {
        const known = rows.filter(isKnownDifference);
        expect(rows.slice(0, known.length)).toEqual(known);
        expect(known[0]).toMatchObject({ slug: `card-${STRONG}` });
        const distances = known.map(({ low, high }) => Math.max(low, -high));
        expect(distances).toEqual(distances.toSorted((a, b) => b - a));
        const games = rows.slice(known.length).map((row) => Math.min(row.with.games, row.without.games));
        expect(games).toEqual(games.toSorted((a, b) => b - a));
      }
  });
});
