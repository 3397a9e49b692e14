import { NarrowedPage, type DecksByKind, type WireCard } from '@crownsmith/api-client';
import { isBasicLand } from '@crownsmith/domain';
import { toReportCard, type ReportCard } from '@crownsmith/answers';
import {
  type DeckCounts,
  type DeckSummary,
  type Narrowing,
  isSnapshotFailure,
} from '@crownsmith/answers/snapshot';
import {
  cardIndices,
  COMMON_CONDITIONS,
  decksByKind,
  findBasicLands,
  fitsCommander,
  kindNumber,
  makeNarrowedDeck,
  makeNarrowedPage,
  narrowedFolder,
  narrowedRows,
  priceQuartiles,
  type BasicLands,
  type CommonCondition,
} from '@crownsmith/answers/lists';
import type { CommanderView, PageDeck } from '#app/model/commander';
import type { PageRow } from '#app/model/card';
import type { DeckFigures, NarrowedView, PageNarrowing } from '#app/model/narrowed';
import type { PageFiles } from './page-files.server';
import type { PageViews } from './page-views.server';
import type { RowViews } from './row-views.server';

const DAY_MS = 86_400_000;

/** Days since 1970-01-01 of an ISO date. */
const dayOf = (date: string): number => Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** Counts over the decks of a snapshot, as pages show them: live, except for pages that its publish prepared. */
export interface NarrowedDecks {
  /** whether decks have estimated brackets */
  readonly hasBrackets: boolean;
  /** What a commander's decks play that meet the conditions. */
  narrow(of: CommanderView, narrowing: PageNarrowing): Promise<NarrowedView>;
  /** The figures of those decks without their cards, which is quicker. */
  figures(of: CommanderView, narrowing: PageNarrowing): DeckFigures;
  /** Whose decks those are. */
  kinds(of: CommanderView, narrowing: PageNarrowing): DecksByKind;
  /** How many of those decks cost at most so many US dollars each. */
  countByBudget(of: CommanderView, narrowing: PageNarrowing, budgets: readonly number[]): readonly number[];
  /** The average deck of those decks, without the commanders; empty where there is none. */
  averageDeck(of: CommanderView, narrowing: PageNarrowing): PageDeck;
  /** The mean price of those decks in US dollars; null where no price is known. */
  averagePrice(of: CommanderView, narrowing: PageNarrowing): number | null;
  /** Every card of those decks with its counts, without order. */
  rows(of: CommanderView, narrowing: PageNarrowing): readonly PageRow[];
}

export interface NarrowedDecksOptions {
  readonly counts: DeckCounts;
  /** the catalogue by slug */
  readonly cards: ReadonlyMap<string, WireCard>;
  readonly files: PageFiles;
  readonly rows: RowViews;
  readonly views: PageViews;
}

/** The condition of a narrowing that has no other and that a publish may have prepared. */
export const commonCondition = ({
  decks,
  bracket,
  budget,
  withCards,
  withoutCards,
  since,
}: PageNarrowing): CommonCondition | undefined => {
  if (withCards.length + withoutCards.length > 0 || since !== undefined || decks !== undefined)
    return undefined;
  return COMMON_CONDITIONS.find((condition) =>
    'bracket' in condition
      ? condition.bracket === bracket && budget === undefined
      : condition.budget === budget && bracket === undefined,
  );
};

/** Makes the counts of a snapshot's decks. */
export const createNarrowedDecks = ({
  counts,
  cards,
  files,
  rows,
  views,
}: NarrowedDecksOptions): NarrowedDecks => {
  const commandersOf = ({ cards }: CommanderView): readonly number[] =>
    cardIndices(
      counts,
      cards.map(({ slug }) => slug),
    );
  // A page has hundreds of rows, most of them of the same few thousand cards.
  const facts = new Map<string, ReportCard>();
  const cardOf = (slug: string): ReportCard | undefined => {
    const wire = cards.get(slug);
    if (!wire) return undefined;
    const card = facts.get(slug) ?? toReportCard(wire);
    facts.set(slug, card);
    return card;
  };
  const leadersOf = ({ cards }: CommanderView) => ({ cards: cards.map(({ slug }) => slug) });

  const toCounted = ({
    decks,
    bracket,
    budget,
    withCards,
    withoutCards,
    since,
  }: PageNarrowing): Narrowing => {
    return {
      ...(decks !== undefined && { kind: kindNumber(decks) }),
      ...(bracket !== undefined && { bracket }),
      ...(budget !== undefined && { maxCents: budget * 100 }),
      ...(since !== undefined && { sinceDay: dayOf(since.date) }),
      withCards: cardIndices(counts, withCards),
      withoutCards: cardIndices(counts, withoutCards),
    };
  };

  let basics: BasicLands<ReportCard> | undefined;
  const findBasics = (): BasicLands<ReportCard> => {
    const lands = [...cards.values()].filter(({ type }) => isBasicLand({ typeLine: type }));
    basics ??= findBasicLands(lands.map((card) => toReportCard(card)));
    return basics;
  };

  const toFigures = (summary: DeckSummary): DeckFigures => ({
    numDecks: summary.decks,
    brackets: counts.hasBrackets ? summary.brackets.slice(1) : undefined,
    price: priceQuartiles(summary),
  });

  const summarize = (of: CommanderView, narrowing: PageNarrowing): DeckSummary =>
    counts.summarize(commandersOf(of), toCounted(narrowing));

  /** A damaged file is no loss: the same page is counted live. */
  const readPrepared = async (
    of: CommanderView,
    narrowing: PageNarrowing,
  ): Promise<NarrowedPage | undefined> => {
    const condition = commonCondition(narrowing);
    if (condition === undefined) return undefined;
    try {
      return await files.read(`${narrowedFolder(condition)}/${of.slug}.json`, NarrowedPage);
    } catch (error) {
      if (isSnapshotFailure(error)) return undefined;
      throw error;
    }
  };

  return {
    hasBrackets: counts.hasBrackets,
    narrow: async (of, narrowing) => {
      const page =
        (await readPrepared(of, narrowing)) ??
        makeNarrowedPage(counts, leadersOf(of), toCounted(narrowing), cardOf);
      return {
        numDecks: page.num_decks,
        brackets: page.brackets ?? undefined,
        price: page.price ?? undefined,
        countedDecks: page.counted_decks ?? summarize(of, { withCards: [], withoutCards: [] }).decks,
        allDecks: page.all_decks,
        lists: views.lists(page.lists),
        manaCurve: page.mana_curve,
        types: page.types,
      };
    },
    figures: (of, narrowing) => toFigures(summarize(of, narrowing)),
    kinds: (of, narrowing) => decksByKind(summarize(of, narrowing).kinds),
    countByBudget: (of, { budget: _, ...narrowing }, budgets) => {
      const { cents } = summarize(of, narrowing);
      return budgets.map((budget) => cents.filter((price) => price <= budget * 100).length);
    },
    averageDeck: (of, narrowing) => {
      const deck = makeNarrowedDeck(counts, leadersOf(of), toCounted(narrowing), {
        cardOf,
        basicOf: findBasics(),
        fillers: of.lists
          .flatMap((list) => list.rows)
          .toSorted((a, b) => b.inclusion - a.inclusion)
          .map(({ card }) => card.slug),
      });
      return rows.toCounted(deck.map(({ card, count }) => ({ slug: card.slug, count })));
    },
    averagePrice: (of, narrowing) => {
      const { cents } = summarize(of, narrowing);
      const sum = cents.reduce((total, price) => total + price, 0);
      return cents.length === 0 ? null : Math.round(sum / cents.length) / 100;
    },
    rows: (of, narrowing) => {
      const counted = counts.count(commandersOf(of), toCounted(narrowing));
      return rows.toRows(narrowedRows(counts, counted, fitsCommander(leadersOf(of), cardOf)));
    },
  };
};
