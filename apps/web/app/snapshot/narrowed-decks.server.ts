import { fitsIdentity, isPrimaryType } from '@crownsmith/domain';
import type { DeckCounts, DeckSummary, NarrowedCounts, Narrowing } from '@crownsmith/snapshot';
import { groupOfLabel, makeCommanderLists, narrowedRows, type ListFacts } from '@crownsmith/snapshot/lists';
import type { CommanderView } from '#app/model/commander';
import { deckCurve, deckTypes } from '#app/model/deck-shape';
import type { PageCard, PageRow } from '#app/model/card';
import type { DeckFigures, NarrowedView, PageNarrowing } from '#app/model/narrowed';
import type { PageViews } from './page-views.server';
import type { RowViews } from './row-views.server';

const DAY_MS = 86_400_000;
const NEW_DAYS = 365;

/** Days since 1970-01-01 of an ISO date. */
const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** Live counts over the decks of a snapshot, as pages show them. */
export interface NarrowedDecks {
  /** whether decks have estimated brackets */
  readonly hasBrackets: boolean;
  /** What a commander's decks play that meet the conditions. */
  narrow(of: CommanderView, narrowing: PageNarrowing): NarrowedView;
  /** The figures of those decks without their cards, which is quicker. */
  figures(of: CommanderView, narrowing: PageNarrowing): DeckFigures;
  /** How many of those decks cost at most so many US dollars each. */
  countByBudget(of: CommanderView, narrowing: PageNarrowing, budgets: readonly number[]): readonly number[];
  /** Every card of those decks with its counts, without order. */
  rows(of: CommanderView, narrowing: PageNarrowing): readonly PageRow[];
}

export interface NarrowedDecksOptions {
  readonly counts: DeckCounts;
  readonly rows: RowViews;
  readonly views: PageViews;
}

const priceRange = ({ cents }: DeckSummary): DeckFigures['price'] => {
  const at = (part: number): number => (cents[Math.floor((cents.length - 1) * part)] ?? 0) / 100;
  return cents.length === 0 ? undefined : { low: at(0.25), median: at(0.5), high: at(0.75) };
};

/** Makes the live counts of a snapshot's decks. */
export const createNarrowedDecks = ({ counts, rows, views }: NarrowedDecksOptions): NarrowedDecks => {
  const indices = (slugs: readonly string[]): readonly number[] =>
    slugs.flatMap((slug) => counts.indexOf(slug) ?? []);
  const commandersOf = ({ cards }: CommanderView): readonly number[] =>
    indices(cards.map(({ slug }) => slug));

  const toNarrowing = ({ bracket, budget, withCards, withoutCards, since }: PageNarrowing): Narrowing => {
    return {
      ...(bracket !== undefined && { bracket }),
      ...(budget !== undefined && { maxCents: budget * 100 }),
      ...(since !== undefined && { sinceDay: dayOf(since.date) }),
      withCards: indices(withCards),
      withoutCards: indices(withoutCards),
    };
  };

  const factsOf = (slug: string): ListFacts => {
    const index = counts.indexOf(slug) ?? -1;
    const day = counts.firstDayOf(index);
    return {
      group: groupOfLabel(counts.groupOf(index)),
      gameChanger: rows.toCards([slug])[0]?.gameChanger === true,
      isNew: day >= 0 && counts.newestDay >= 0 && day >= counts.newestDay - NEW_DAYS,
    };
  };

  const listedRows = (of: CommanderView, counted: NarrowedCounts) => {
    const leaders = new Set(of.cards.map(({ slug }) => slug));
    return narrowedRows(counts, counted, (slug) => {
      const [card] = rows.toCards([slug]);
      return card !== undefined && !leaders.has(slug) && fitsIdentity(card.colorIdentity, of.identity);
    });
  };

  const toFigures = (summary: DeckSummary): DeckFigures => ({
    numDecks: summary.decks,
    brackets: counts.hasBrackets ? summary.brackets.slice(1) : undefined,
    price: priceRange(summary),
  });

  const summarize = (of: CommanderView, narrowing: PageNarrowing): DeckSummary =>
    counts.summarize(commandersOf(of), toNarrowing(narrowing));

  return {
    hasBrackets: counts.hasBrackets,
    narrow: (of, narrowing) => {
      const counted = counts.count(commandersOf(of), toNarrowing(narrowing));
      const summary = summarize(of, narrowing);
      const played = counted.cards.flatMap(({ slug, here }): { card: PageCard; count: number }[] =>
        rows.toCards([slug]).map((card) => ({ card, count: here.decks / Math.max(1, counted.decks) })),
      );
      const entries = [...of.cards.map((card) => ({ card, count: 1 })), ...played];
      const types = deckTypes(entries.filter(({ card }) => isPrimaryType(card.primaryType)));
      return {
        ...toFigures(summary),
        allDecks: counted.allDecks,
        lists: views.lists(makeCommanderLists(listedRows(of, counted), factsOf)),
        manaCurve: deckCurve(entries),
        types: { ...types, Land: (types['Land'] ?? 0) + summary.basics },
      };
    },
    figures: (of, narrowing) => toFigures(summarize(of, narrowing)),
    countByBudget: (of, { budget: _, ...narrowing }, budgets) => {
      const { cents } = summarize(of, narrowing);
      return budgets.map((budget) => cents.filter((price) => price <= budget * 100).length);
    },
    rows: (of, narrowing) =>
      rows.toRows(listedRows(of, counts.count(commandersOf(of), toNarrowing(narrowing)))),
  };
};
