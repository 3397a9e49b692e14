import type { MovingPage, MovingRow, SetPage, TrendsPage } from '@crownsmith/api-client';
import { plainRow, rounded } from '@crownsmith/answers/lists';
import { groupRange, type GroupedRows } from '#src/aggregate/grouped-rows';
import { dayNumber, isoDate } from '#src/iso-date';
import { isListed } from '#src/pages/listed-card';
import type { PageContext } from '#src/pages/page-context';

const WEEK = 7;
const WEEKS = { recent: 4, before: 8 } as const;
const MAX_ROWS = 50;
const MAX_SETS = 3;
/** A set is recent for so many days. */
const RECENT_SET_DAYS = 180;
const MAX_SET_ROWS = 30;
/** Fewest decks of each period that could play a card; with fewer a share says nothing. */
const MIN_POTENTIAL = 30;
/** Fewest decks of both periods that do. */
const MIN_DECKS = 5;
/** Smallest z-score, either way: among thousands of cards smaller ones come about by chance. */
const MIN_Z = { cards: 3, commanders: 2 } as const;

interface Shares {
  readonly num_decks: number;
  readonly potential_decks: number;
}

/**
 * The z-score of the difference of two shares, with their common variance (two-proportion test); 0 where both are none or all.
 * @example zScore({ num_decks: 30, potential_decks: 100 }, { num_decks: 20, potential_decks: 100 }) // 1.633
 */
export const zScore = (recent: Shares, before: Shares): number => {
  const [n, m] = [recent.potential_decks, before.potential_decks];
  if (n === 0 || m === 0) return 0;
  const pooled = (recent.num_decks + before.num_decks) / (n + m);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  return deviation === 0 ? 0 : (recent.num_decks / n - before.num_decks / m) / deviation;
};

/** Decks of a card from a first to a last day. @param rows by card: day, decks */
const sumOfDays = (rows: GroupedRows, card: number, first: number, last: number): number => {
  const [days, decks] = rows.columns;
  const [from, to] = groupRange(rows, card);
  let sum = 0;
  for (let row = from; row < to; row += 1) {
    const day = days?.[row] ?? -1;
    if (day >= first && day <= last) sum += decks?.[row] ?? 0;
  }
  return sum;
};

/** Decks from a first to a last day, both among the recent days of the counts: how many, and by card and commander. */
const countPeriod = ({ counts }: PageContext, first: number, last: number) => {
  const commanded = (card: number): number => sumOfDays(counts.recentCommand, card, first, last);
  /** Decks of the period, from a day on, that could play cards. */
  const decksFrom = (playable: readonly number[], day: number): number => {
    const days = counts.playable(playable);
    return Math.max(0, days.from(Math.max(0, first, day)) - days.from(last + 1));
  };
  const decks = decksFrom([], first);
  return {
    decks,
    card: (card: number): Shares => {
      const potential = decksFrom([card], counts.firstDays[card] ?? -1);
      const decksWith = sumOfDays(counts.recentPlay, card, first, last);
      return { num_decks: decksWith, potential_decks: Math.max(decksWith, potential - commanded(card)) };
    },
    commander: (card: number): Shares => ({ num_decks: commanded(card), potential_decks: decks }),
  };
};

const bySize = (a: MovingRow, b: MovingRow): number =>
  Math.abs(b.z) - Math.abs(a.z) || (a.slug < b.slug ? -1 : 1);

/** Whether there are enough decks of both periods to tell how its use has changed. */
const hasEnoughDecks = ({ recent, before }: MovingRow): boolean =>
  Math.min(recent.potential_decks, before.potential_decks) >= MIN_POTENTIAL &&
  recent.num_decks + before.num_decks >= MIN_DECKS;

const splitRows = (rows: readonly MovingRow[], minimum: number): MovingPage['cards'] => {
  const moving = rows.filter((row) => Math.abs(row.z) >= minimum && hasEnoughDecks(row)).sort(bySize);
  return {
    rising: moving.filter(({ z }) => z > 0).slice(0, MAX_ROWS),
    falling: moving.filter(({ z }) => z < 0).slice(0, MAX_ROWS),
  };
};

/** The change of use of all cards and commanders; undefined where no deck has a date. */
const countChanges = (context: PageContext) => {
  const { cards, counts, zones } = context;
  const last = counts.newestDay;
  if (last < 0) return undefined;
  const firstRecent = last - WEEK * WEEKS.recent + 1;
  const recent = countPeriod(context, firstRecent, last);
  const before = countPeriod(context, firstRecent - WEEK * WEEKS.before, firstRecent - 1);
  const toRow = (slug: string, now: Shares, then: Shares): MovingRow => ({
    slug,
    recent: now,
    before: then,
    z: rounded(zScore(now, then)),
  });
  return {
    last,
    decks: { recent: recent.decks, before: before.decks },
    cards: cards.flatMap((card, number) =>
      isListed(card) ? [toRow(card.slug, recent.card(number), before.card(number))] : [],
    ),
    commanders: zones.flatMap(({ cards: [card, other], slug, banned }) =>
      card === undefined || other !== undefined || banned
        ? []
        : [toRow(slug, recent.commander(card), before.commander(card))],
    ),
  };
};

const scoresOf = (rows: readonly MovingRow[]): Record<string, number> =>
  Object.fromEntries(rows.filter(hasEnoughDecks).map(({ slug, z }) => [slug, z]));

/** The z-scores of all cards and commanders with enough decks. Undefined where no deck has a date. */
export const makeTrendsPage = (context: PageContext): TrendsPage | undefined => {
  const changes = countChanges(context);
  return changes && { cards: scoresOf(changes.cards), commanders: scoresOf(changes.commanders) };
};

/**
 * What has been played more or less in the latest four weeks than in the eight before, by the z-score of its use, and the new
 * cards of the newest sets by how fast they are taken up. Undefined where no deck has a date.
 */
export const makeMovingPage = (context: PageContext, sets: readonly SetPage[]): MovingPage | undefined => {
  const { numberOf } = context;
  const changes = countChanges(context);
  if (changes === undefined) return undefined;
  const { last } = changes;
  const isNewSet = ({ released_at }: SetPage): boolean =>
    released_at !== null && dayNumber(released_at) <= last && dayNumber(released_at) > last - RECENT_SET_DAYS;
  return {
    until: isoDate(last),
    weeks: WEEKS,
    decks: changes.decks,
    cards: splitRows(changes.cards, MIN_Z.cards),
    commanders: splitRows(changes.commanders, MIN_Z.commanders),
    sets: sets
      .filter(isNewSet)
      .slice(0, MAX_SETS)
      .map(({ code, name, released_at, cards: news, commanders }) => {
        const since = countPeriod(context, dayNumber(released_at ?? ''), last);
        const slugs = [...news.map(({ slug }) => slug), ...commanders.map(({ slug }) => slug)];
        return {
          code,
          name,
          released_at: released_at ?? '',
          rows: slugs
            .flatMap((slug) => {
              const { num_decks: decks, potential_decks: potential } = since.card(numberOf.get(slug) ?? -1);
              return decks > 0 ? [plainRow(slug, { decks, potential })] : [];
            })
            .sort((a, b) => b.num_decks / b.potential_decks - a.num_decks / a.potential_decks)
            .slice(0, MAX_SET_ROWS),
        };
      })
      .filter(({ rows }) => rows.length > 0),
  };
};
