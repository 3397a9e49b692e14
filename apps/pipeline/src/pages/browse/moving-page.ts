import type { MovingPage, MovingRow, SetPage } from '@crownsmith/api-client';
import { fitsIdentity, isColorIdentity } from '@crownsmith/domain';
import { plainRow, rounded } from '@crownsmith/snapshot/lists';
import { dayNumber, isoDate } from '#src/iso-date';
import { isListed } from '#src/pages/card-row';
import type { PageContext } from '#src/pages/page-context';

const WEEK = 7;
const WEEKS = { recent: 4, before: 8 } as const;
const MAX_ROWS = 50;
const MAX_SETS = 3;
const MAX_SET_ROWS = 30;
/** Days since its release during which a set is new. */
const NEW_SET_DAYS = 180;
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

/** Decks from a first to a last day: how many, by identity and day, and by card and commander. */
const countPeriod = ({ cards, counts }: PageContext, first: number, last: number) => {
  const { day, identity, c1, c2 } = counts.decks;
  const [facts] = counts.facts.columns;
  const { starts } = counts.facts;
  const played = new Uint32Array(cards.length);
  const commanded = new Uint32Array(cards.length);
  const decks: { readonly identity: number; readonly day: number }[] = [];
  day.forEach((its, deck) => {
    if (its < first || its > last) return;
    decks.push({ identity: identity[deck] ?? 0, day: its });
    for (let at = starts[deck] ?? 0; at < (starts[deck + 1] ?? 0); at += 1) {
      const card = facts?.[at] ?? 0;
      played[card] = (played[card] ?? 0) + 1;
    }
    for (const card of [c1[deck] ?? -1, c2[deck] ?? -1])
      if (card >= 0) commanded[card] = (commanded[card] ?? 0) + 1;
  });
  const fitting = new Map<number, readonly number[]>();
  /** Days of the decks whose identity allows a card. */
  const daysFor = (wanted: number): readonly number[] => {
    const known =
      fitting.get(wanted) ??
      decks.flatMap(({ identity: its, day: of }) =>
        isColorIdentity(wanted) && isColorIdentity(its) && fitsIdentity(wanted, its) ? [of] : [],
      );
    fitting.set(wanted, known);
    return known;
  };
  return {
    decks: decks.length,
    card: (card: number): Shares => {
      const firstDay = counts.firstDays[card] ?? -1;
      const days = daysFor(cards[card]?.colorIdentity ?? 31);
      const potential = firstDay <= first ? days.length : days.filter((of) => of >= firstDay).length;
      const decksWith = played[card] ?? 0;
      return {
        num_decks: decksWith,
        potential_decks: Math.max(decksWith, potential - (commanded[card] ?? 0)),
      };
    },
    commander: (card: number): Shares => ({ num_decks: commanded[card] ?? 0, potential_decks: decks.length }),
  };
};

const bySize = (a: MovingRow, b: MovingRow): number =>
  Math.abs(b.z) - Math.abs(a.z) || (a.slug < b.slug ? -1 : 1);

const splitRows = (rows: readonly MovingRow[], minimum: number): MovingPage['cards'] => {
  const moving = rows
    .filter(
      ({ recent, before, z }) =>
        Math.abs(z) >= minimum &&
        Math.min(recent.potential_decks, before.potential_decks) >= MIN_POTENTIAL &&
        recent.num_decks + before.num_decks >= MIN_DECKS,
    )
    .sort(bySize);
  return {
    rising: moving.filter(({ z }) => z > 0).slice(0, MAX_ROWS),
    falling: moving.filter(({ z }) => z < 0).slice(0, MAX_ROWS),
  };
};

/**
 * What has been played more or less in the latest four weeks than in the eight before, by the z-score of its use, and the new
 * cards of the newest sets by how fast they are taken up. Undefined where no deck has a date.
 */
export const makeMovingPage = (context: PageContext, sets: readonly SetPage[]): MovingPage | undefined => {
  const { cards, counts, zones, numberOf } = context;
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
  const cardRows = cards.flatMap((card, number) =>
    isListed(card) ? [toRow(card.slug, recent.card(number), before.card(number))] : [],
  );
  const commanderRows = zones.flatMap(({ cards: [card, other], slug, banned }) =>
    card === undefined || other !== undefined || banned
      ? []
      : [toRow(slug, recent.commander(card), before.commander(card))],
  );
  const isNewSet = ({ released_at }: SetPage): boolean =>
    released_at !== null && dayNumber(released_at) <= last && dayNumber(released_at) > last - NEW_SET_DAYS;
  return {
    until: isoDate(last),
    weeks: WEEKS,
    decks: { recent: recent.decks, before: before.decks },
    cards: splitRows(cardRows, MIN_Z.cards),
    commanders: splitRows(commanderRows, MIN_Z.commanders),
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
