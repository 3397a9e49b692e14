import { COMMANDER_LIST_TITLES, type CardList, type CardPage } from '@crownsmith/api-client';
import { COLORLESS, fitsIdentity } from '@crownsmith/domain';
import { inclusion, shrunkRate, synergy } from '@crownsmith/recommender';
import { dayNumber } from '#src/decks/deck-content-hash';
import { CARD_GROUPS } from '#src/pages/card-group';
import { cardRow, rounded } from '#src/pages/card-row';
import { commanderRow, type PageContext, type Zone } from '#src/pages/page-context';
import { LEAST_TOGETHER, togetherScore, type TogetherCounts } from './played-with';

const TOP_COMMANDERS = 24;
/** Cards looked at closely for what is played with a card, and how many of them are shown, in all and by list. */
const LOOKED_AT = 300;
const PLAYED_WITH = 60;
const PLAYED_WITH_PER_LIST = 15;
/** Cosine from which cards that share decks are looked at for likeness. */
const SHARED_DECKS = 0.3;
/** Months shown at most. */
const MONTHS = 60;
/** A commander with few decks counts as though it had so many more of the card's usual share. */
const COMMANDER_SHRINK = 10;

/** What a card page needs besides the counts. */
export interface CardPageParts {
  /** place by inclusion among all cards */
  readonly rank: number | null;
  /** zones that play the card, each with its decks with the card */
  readonly players: readonly (readonly [zone: Zone, decks: number])[];
  together(): TogetherCounts;
  /** share of decks that would hold another card if decks with this one were like others of their kind, 0–1 */
  readonly usual: (other: number) => number;
  similar(cosine: (other: number) => number, companions: readonly number[]): readonly number[];
}

/** Whether most of a commander's decks have it in a pair: then the pairs stand for it. */
const isMostlyPaired = (context: PageContext, zone: Zone): boolean => {
  if (zone.cards.length !== 1) return false;
  const pairs = (context.zonesOfCard.get(zone.cards[0] ?? -1) ?? []).filter(
    (other) => other.cards.length === 2,
  );
  return pairs.reduce((sum, pair) => sum + pair.decks, 0) * 2 > zone.decks;
};

const topCommanders = (
  context: PageContext,
  card: number,
  parts: CardPageParts,
): CardPage['top_commanders'] => {
  const overall = context.overall(card);
  const usual = inclusion(overall) ?? 0;
  const identity = context.cards[card]?.colorIdentity ?? COLORLESS;
  return parts.players
    .filter(([zone]) => fitsIdentity(identity, zone.identity) && !isMostlyPaired(context, zone))
    .map(([zone, decks]) => {
      const here = { decks, potential: context.counts.zonePotential(zone.number, card) };
      return { zone, here, score: shrunkRate(here, usual, COMMANDER_SHRINK) };
    })
    .sort((a, b) => b.score - a.score || b.zone.decks - a.zone.decks || (a.zone.slug < b.zone.slug ? -1 : 1))
    .slice(0, TOP_COMMANDERS)
    .map(({ zone, here }) => {
      const difference = synergy(here, overall);
      return {
        ...commanderRow(context, zone),
        with_card: here.decks,
        potential_decks: here.potential,
        inclusion: rounded(inclusion(here) ?? 0),
        synergy: difference === undefined ? null : rounded(difference),
      };
    });
};

/** Those that share most decks first: candidates for a closer look. */
const mostTogether = (context: PageContext, card: number, counts: TogetherCounts): readonly number[] =>
  counts.cards
    .filter(
      (other) => other !== card && (counts.together[other] ?? 0) >= LEAST_TOGETHER && !context.isBasic(other),
    )
    .map(
      (other) =>
        [
          other,
          togetherScore(counts.together[other] ?? 0, counts.decks, inclusion(context.overall(other)) ?? 0),
        ] as const,
    )
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, LOOKED_AT)
    .map(([other]) => other);

const playedWith = (
  context: PageContext,
  card: number,
  counts: TogetherCounts,
  usual: (other: number) => number,
): CardList[] => {
  const scored = mostTogether(context, card, counts)
    .map((other) => [other, togetherScore(counts.together[other] ?? 0, counts.decks, usual(other))] as const)
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, PLAYED_WITH)
    .map(([other]) => other);
  return CARD_GROUPS.map((group) => ({
    tag: group,
    header: COMMANDER_LIST_TITLES[group],
    rows: scored
      .filter((other) => context.listFacts(other).group === group)
      .slice(0, PLAYED_WITH_PER_LIST)
      .map((other) =>
        cardRow({
          slug: context.cards[other]?.slug ?? '',
          here: { decks: counts.together[other] ?? 0, potential: counts.decks },
          overall: context.overall(other),
        }),
      ),
  })).filter((list) => list.rows.length > 0);
};

const monthName = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
const monthStart = (month: number): number => dayNumber(`${monthName(month)}-01`);

/** Decks by month, from the card's first month on, at most the last five years up to the newest deck. */
const history = (context: PageContext, card: number): CardPage['history'] => {
  const {
    starts,
    columns: [months, decks],
  } = context.counts.cardMonths;
  const from = starts[card] ?? 0;
  const to = starts[card + 1] ?? 0;
  if (from === to) return [];
  const played = new Map(
    Array.from({ length: to - from }, (_, index) => [
      months?.[from + index] ?? 0,
      decks?.[from + index] ?? 0,
    ]),
  );
  const newest = new Date(context.counts.newestDay * 86_400_000);
  const last = newest.getUTCFullYear() * 12 + newest.getUTCMonth();
  const first = Math.max(months?.[from] ?? last, last - MONTHS + 1);
  const counts = context.counts.identityDays[context.cards[card]?.colorIdentity ?? 31];
  const release = context.counts.firstDays[card] ?? -1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    const start = Math.max(monthStart(month), release);
    const potential =
      start >= monthStart(month + 1)
        ? 0
        : (counts?.from(start) ?? 0) - (counts?.from(monthStart(month + 1)) ?? 0);
    const num = played.get(month) ?? 0;
    return { period: monthName(month), num_decks: num, potential_decks: Math.max(num, potential) };
  }).filter((month) => month.potential_decks > 0);
};

/** The page of a card. */
export const cardPage = (context: PageContext, number: number, parts: CardPageParts): CardPage => {
  const card = context.cards[number];
  if (card === undefined) throw new RangeError(`no card ${number}`);
  const overall = context.overall(number);
  const counts = overall.decks > 0 && !context.isBasic(number) ? parts.together() : undefined;
  const cosine = (other: number): number => {
    const shared = counts?.together[other] ?? 0;
    return shared === 0 || counts === undefined
      ? 0
      : shared / Math.sqrt(counts.decks * Math.max(1, context.overall(other).decks));
  };
  return {
    slug: card.slug,
    num_decks: overall.decks,
    potential_decks: overall.potential,
    rank: parts.rank,
    top_commanders: topCommanders(context, number, parts),
    played_with: counts === undefined ? [] : playedWith(context, number, counts, parts.usual),
    similar: parts
      .similar(
        cosine,
        counts === undefined
          ? []
          : counts.cards.filter(
              (other) => (counts.together[other] ?? 0) >= LEAST_TOGETHER && cosine(other) > SHARED_DECKS,
            ),
      )
      .flatMap((other) => context.cards[other]?.slug ?? []),
    history: history(context, number),
  };
};
