import { ResultsPage } from '@crownsmith/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { NO_RESULTS } from '#src/aggregate/result-counts';
import { makePageContext, type PageContext } from '#src/pages/page-context';
import { makeSearchFacts } from '#src/pages/search-facts';
import { CARDS } from '#src/testing/corpus';
import { tempFolder } from '#src/testing/fixtures';
import { countPlainly, countPlays, play } from '#src/testing/plain-results';
import { testCard } from '#src/testing/test-card';
import { makeResultsPage } from './results-page';

const cards = Array.from({ length: CARDS }, (_, card) =>
  testCard(`Card ${card}`, 'Legendary Creature — Bear', { canBeCommander: card < 3 }),
);

/** Duels of three commanders and of a pair, in events of two years and two sizes, and games of four. */
const plays = Array.from({ length: 24 }, (_, at) =>
  play({
    content: `c${at % 8}`,
    commanders: [[0], [1], [0, 2], [1]][at % 4] ?? [],
    cards: [3 + (at % 8)],
    event: `e${at % 6}`,
    players: 4,
    day: at % 6 === 5 ? 20_000 : 20_400 + (at % 6),
    place: at % 5 === 0 ? undefined : 1 + (at % 12),
    wins: at % 3,
    losses: 2,
  }),
);
const large = Array.from({ length: 20 }, (_, at) =>
  play({ content: `l${at}`, commanders: [at % 2], event: 'large', players: 40, day: 20_404, place: at + 1 }),
);
const ofFour = Array.from({ length: 4 }, (_, at) =>
  play({
    format: 'commander',
    event: 'four',
    players: 4,
    content: `f${at}`,
    wins: Number(at === 0),
    losses: 3,
  }),
);

const all = [...plays, ...large, ...ofFour];
let context: PageContext;
let page: ResultsPage;
beforeAll(async () => {
  const { decks, results } = await countPlays(await tempFolder(), all);
  context = makePageContext(cards, decks, new Map());
  page = ResultsPage.parse(makeResultsPage(context, results));
});

describe('makeResultsPage', () => {
  it('has the formats apart, with what plain loops count of each commander and pair', () => {
    const plain = countPlainly(all);
    const published = page.formats.flatMap(({ format, cells, commanders }) =>
      [{ slug: 'all', cells }, ...commanders].flatMap(({ slug, cells: own }) =>
        own.map(({ window, size, ...figures }) => [`${format} ${slug} ${window} ${size}`, figures] as const),
      ),
    );
    const slugs: Readonly<Record<string, string>> = {
      '0': 'card-0',
      '1': 'card-1',
      '2': 'card-2',
      '0+2': 'card-0-card-2',
    };
    const expected = [...plain].map(([key, figures]) => {
      const [format, zone = '', ...rest] = key.split(' ');
      return [[format, slugs[zone] ?? zone, ...rest].join(' '), figures] as const;
    });
    expect(published.sort()).toEqual(expected.sort());
    expect(
      page.formats.map(({ format, table_size, oldest, newest }) => [format, table_size, oldest, newest]),
    ).toEqual([
      ['duel', 2, '2024-10-04', '2025-11-12'],
      ['commander', 4, '1971-02-05', '1971-02-05'],
    ]);
  });

  it('names commanders by slug and cards, most games first', () => {
    const rows = page.formats[0]?.commanders.map(({ slug, cards: own, cells }) => ({
      slug,
      own,
      games: cells.reduce((sum, { wins, losses }) => sum + wins + losses, 0),
    }));
    expect(rows?.map(({ games }) => games)).toEqual(
      rows?.map(({ games }) => games).toSorted((a, b) => b - a),
    );
    expect(rows?.map(({ slug, own }) => [slug, ...own]).sort()).toEqual([
      ['card-0', 'card-0'],
      ['card-0-card-2', 'card-0', 'card-2'],
      ['card-1', 'card-1'],
      ['card-2', 'card-2'],
    ]);
  });

  it('gives searches the lower ends of the win rates of the format with the most results', () => {
    const found = makeSearchFacts(context, page).flatMap(({ slug, win_rate: rate }) =>
      rate === undefined ? [] : [[slug, rate]],
    );
    // Each of the two has 22 of 56 games, of which 0.2758 is the lower end (Wilson 1927); the pair is no card.
    expect(found).toEqual([
      ['card-0', 0.2758],
      ['card-1', 0.2758],
    ]);
    expect(makeSearchFacts(context, undefined).some((facts) => 'win_rate' in facts)).toBe(false);
  });

  it('is absent where no result counts', () => {
    expect(makeResultsPage(context, NO_RESULTS)).toBeUndefined();
  });
});
