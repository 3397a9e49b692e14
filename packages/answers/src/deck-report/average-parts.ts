import type { CardRow, CommanderPage, CommanderVariants, DeckReport } from '@crownsmith/api-client';
import { compareWithAverage, type ReportDeck } from '@crownsmith/deck-report';
import { bracketName, DECK_BUDGETS, type Bracket } from '@crownsmith/domain';
import type { Counts, DeckCounts } from '@crownsmith/recommender';
import { cardIndices, fitsCommander, toNarrowing, type CommonCondition } from '../lists/narrowed-page';
import { narrowedRows } from '../lists/narrowed-rows';
import { mostPlayed, toPlayedCards } from './average';
import type { ReportCard } from './report-card';

type Part = DeckReport['average']['parts'][number];

/** Fewest decks of a part: of fewer each decides what is usual. */
const MIN_PART_DECKS = 8;
/** Cards of each list. */
const SHOWN = 10;

/** What a list is compared with. */
export interface PartFacts {
  readonly page: CommanderPage;
  readonly variants: CommanderVariants | undefined;
  /** Undefined for a snapshot of an older pipeline. */
  readonly counts: Pick<DeckCounts, 'indexOf' | 'groupOf' | 'hasBrackets' | 'count'> | undefined;
  readonly find: (name: string) => ReportCard | undefined;
  /** Decks with these commanders that play a card, of all of theirs. */
  readonly countOf: (slug: string) => Counts;
}

export interface ListTraits {
  /** Its estimated bracket. */
  readonly bracket: Bracket;
  /** What it costs in US dollars. */
  readonly price: number;
  /** Keys of its themes and tribes, the main one first. */
  readonly themes: readonly string[];
}

/** Decks of the commanders that share something. */
interface DeckPart extends Pick<Part, 'kind' | 'name' | 'url'> {
  readonly decks: number;
  readonly rows: readonly CardRow[];
}

/** The variant of the first theme of the list that has one; its rows are those of its lists. */
const themePart = ({ page, variants }: PartFacts, { themes }: ListTraits): readonly DeckPart[] => {
  const found = themes.flatMap((theme) => variants?.variants.find(({ key }) => key === theme) ?? [])[0];
  return found === undefined
    ? []
    : [
        {
          kind: 'theme',
          name: found.name,
          url: `/commanders/${page.slug}/${found.key}`,
          decks: found.num_decks,
          rows: found.lists.flatMap(({ rows }) => rows),
        },
      ];
};

const conditionPart = (
  { page, counts, find }: PartFacts,
  condition: CommonCondition | undefined,
): readonly DeckPart[] => {
  if (counts === undefined || condition === undefined) return [];
  if ('bracket' in condition && !counts.hasBrackets) return [];
  const commander = { cards: page.cards };
  const counted = counts.count(cardIndices(counts, page.cards), toNarrowing(condition));
  const rows = narrowedRows(counts, counted, fitsCommander(commander, find));
  const url = `/commanders/${page.slug}`;
  return 'bracket' in condition
    ? [
        {
          kind: 'bracket',
          name: `Bracket ${condition.bracket} (${bracketName(condition.bracket as Bracket)})`,
          url: `${url}?bracket=${condition.bracket}`,
          decks: counted.decks,
          rows,
        },
      ]
    : [
        {
          kind: 'budget',
          name: `Up to $${condition.budget.toLocaleString('en')}`,
          url: `${url}?budget=${condition.budget}`,
          decks: counted.decks,
          rows,
        },
      ];
};

/**
 * The list beside decks of its commanders that are like it: of its main theme, of its bracket, and of the lowest common
 * budget that pays for it. The average deck of a part is what its decks play most, as many cards as that of all decks has.
 */
export const compareWithParts = (deck: ReportDeck, facts: PartFacts, traits: ListTraits): readonly Part[] => {
  const { page, find, countOf } = facts;
  const budget = DECK_BUDGETS.find((dollars) => traits.price <= dollars);
  const parts = [
    ...themePart(facts, traits),
    ...conditionPart(facts, { bracket: traits.bracket }),
    ...conditionPart(facts, budget === undefined ? undefined : { budget }),
  ];
  return parts
    .filter(({ decks }) => decks >= MIN_PART_DECKS && decks < page.num_decks)
    .flatMap(({ kind, name, url, decks, rows }) => {
      const bySlug = new Map(rows.map((row) => [row.slug, row]));
      const { overlap, cards, shared, missing, unusual } = compareWithAverage(deck, {
        name,
        decks,
        cards: mostPlayed(page, rows),
        countOf: (slug) => {
          const row = bySlug.get(slug);
          if (row !== undefined) return { decks: row.num_decks, potential: row.potential_decks };
          // The lists of a theme leave cards out; live counts leave out only those that no deck plays.
          return kind === 'theme'
            ? undefined
            : { decks: 0, potential: Math.min(decks, countOf(slug).potential) };
        },
      });
      if (overlap === undefined) return [];
      const shown = (cards: typeof missing) => toPlayedCards(cards, find).slice(0, SHOWN);
      return [
        {
          kind,
          name,
          url,
          overlap: Math.round(100 * overlap),
          num_shared: shared,
          num_cards: cards,
          num_decks: decks,
          missing: shown(missing),
          unusual: shown(unusual),
        },
      ];
    });
};
