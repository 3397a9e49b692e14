import type { NarrowedPage } from '@crownsmith/api-client';
import {
  BRACKETS,
  DECK_BUDGETS,
  deckCurve,
  deckTypes,
  allowanceOf,
  allows,
  type AllowedCard,
  type AllowingCommander,
  type PrimaryType,
} from '@crownsmith/domain';
import type { DeckCounts, DeckSummary, NarrowedCounts, Narrowing } from '@crownsmith/recommender';
import { groupOfLabel } from './card-group';
import { rounded } from './card-row';
import { makeCommanderLists, NEW_DAYS, type ListFacts } from './commander-lists';
import { narrowedRows } from './narrowed-rows';

/** One condition that many ask for; see `COMMON_CONDITIONS`. */
export type CommonCondition = { readonly bracket: number } | { readonly budget: number };

/** The conditions that the form of a commander page offers: a bracket, or what a deck may cost in US dollars. */
export const COMMON_CONDITIONS: readonly CommonCondition[] = [
  ...BRACKETS.map(({ bracket }) => ({ bracket })),
  ...DECK_BUDGETS.map((budget) => ({ budget })),
];

/** Fewest decks of a page with a common condition that search engines may index and that a publish prepares. */
export const MIN_COMMON_DECKS = 20;

/** The conditions for the live counts. */
export const toNarrowing = (condition: CommonCondition): Narrowing =>
  'bracket' in condition ? { bracket: condition.bracket } : { maxCents: condition.budget * 100 };

/** Folder of the prepared pages with a condition. @example narrowedFolder({ bracket: 4 }) // 'narrowed/bracket-4' */
export const narrowedFolder = (condition: CommonCondition): string =>
  'bracket' in condition ? `narrowed/bracket-${condition.bracket}` : `narrowed/budget-${condition.budget}`;

/** What a narrowed page needs to know of a card. */
export type NarrowedCardFacts = AllowedCard &
  AllowingCommander & {
    readonly primaryType?: PrimaryType | undefined;
    readonly manaValue: number;
    readonly gameChanger: boolean;
  };

/** Whose decks are counted. */
export interface NarrowedCommander {
  /** slugs of the one or two commanders */
  readonly cards: readonly string[];
}

/** The indices of cards by their slugs; those that are unknown are left out. */
export const cardIndices = (
  counts: Pick<DeckCounts, 'indexOf'>,
  slugs: readonly string[],
): readonly number[] => slugs.flatMap((slug) => counts.indexOf(slug) ?? []);

/** Quartiles of the prices of decks in US dollars; undefined where no price is known. */
export const priceQuartiles = ({
  cents,
}: Pick<DeckSummary, 'cents'>): { low: number; median: number; high: number } | undefined => {
  const at = (part: number): number => (cents[Math.floor((cents.length - 1) * part)] ?? 0) / 100;
  return cents.length === 0 ? undefined : { low: at(0.25), median: at(0.5), high: at(0.75) };
};

const makeFactsOf =
  (counts: DeckCounts, cardOf: (slug: string) => NarrowedCardFacts | undefined) =>
  (slug: string): ListFacts => {
    const index = counts.indexOf(slug) ?? -1;
    const day = counts.firstDayOf(index);
    return {
      group: groupOfLabel(counts.groupOf(index)),
      gameChanger: cardOf(slug)?.gameChanger === true,
      isNew: day >= 0 && counts.newestDay >= 0 && day >= counts.newestDay - NEW_DAYS,
    };
  };

/** Whether a card, by its slug, may be listed for a commander: it is allowed, and not the commander. */
export const fitsCommander = (
  { cards }: NarrowedCommander,
  cardOf: (slug: string) => NarrowedCardFacts | undefined,
): ((slug: string) => boolean) => {
  const allowance = allowanceOf(cards.flatMap((slug) => cardOf(slug) ?? []));
  return (slug) => {
    const card = cardOf(slug);
    return card !== undefined && !cards.includes(slug) && allows(allowance, card);
  };
};

/** Means of narrowed decks by mana value and by primary type; as on a commander's page, the command zone is left out. */
export const narrowedShape = (
  counted: NarrowedCounts,
  { basics }: Pick<DeckSummary, 'basics'>,
  cardOf: (slug: string) => NarrowedCardFacts | undefined,
): Pick<NarrowedPage, 'mana_curve' | 'types'> => {
  const entries = counted.cards.flatMap(({ slug, here }) => {
    const card = cardOf(slug);
    return card === undefined ? [] : [{ card, count: here.decks / Math.max(1, counted.decks) }];
  });
  const types = deckTypes(entries);
  const withBasics = { ...types, Land: (types['Land'] ?? 0) + basics };
  return {
    mana_curve: deckCurve(entries).map(rounded),
    types: Object.fromEntries(Object.entries(withBasics).map(([type, mean]) => [type, rounded(mean)])),
  };
};

/** Counts what a commander's decks play that meet a narrowing: the page of a publish, and of a request. */
export const makeNarrowedPage = (
  counts: DeckCounts,
  commander: NarrowedCommander,
  narrowing: Narrowing,
  cardOf: (slug: string) => NarrowedCardFacts | undefined,
): NarrowedPage => {
  const commanders = cardIndices(counts, commander.cards);
  const counted = counts.count(commanders, narrowing);
  const summary = counts.summarize(commanders, narrowing);
  const rows = narrowedRows(counts, counted, fitsCommander(commander, cardOf));
  return {
    num_decks: counted.decks,
    counted_decks: counts.summarize(commanders, {}).decks,
    all_decks: counted.allDecks,
    brackets: counts.hasBrackets ? summary.brackets.slice(1) : null,
    price: priceQuartiles(summary) ?? null,
    lists: makeCommanderLists(rows, makeFactsOf(counts, cardOf)),
    ...narrowedShape(counted, summary, cardOf),
  };
};
