import { areEnoughDecks, isBasicLand } from '@crownsmith/domain';
import type { Counts } from '@crownsmith/recommender';
import type { ReportDeck } from '../report/report-card';

/** The average deck of a commander, or of a part of its decks: a theme, a budget, a bracket. */
export interface AverageDeck {
  /** What its decks share besides the commander, such as `Elves`; absent for all decks of the commander. */
  readonly name?: string | undefined;
  /** Decks that it is the average of. */
  readonly decks: number;
  /** Slugs of its cards. Commanders and basic lands among them are ignored. */
  readonly cards: readonly string[];
  /** Of its decks that could play a card (by slug), those that do; undefined if that is not known. */
  readonly countOf: (slug: string) => Counts | undefined;
  /** Whether a card (by slug) is a basic land. */
  readonly isBasic?: ((slug: string) => boolean) | undefined;
}

/** A card with the decks that play it. */
export interface PlayedCard extends Counts {
  readonly slug: string;
  /** decks / potential, 0–1 */
  readonly inclusion: number;
}

/** A list beside the average deck. */
export interface AverageComparison {
  readonly name?: string | undefined;
  /** Decks that it is the average of. */
  readonly decks: number;
  /** Share of the average deck that the list has, 0–1; absent for an average deck without cards. */
  readonly overlap?: number | undefined;
  /** Cards of the average deck, and those of them that the list has. */
  readonly cards: number;
  readonly shared: number;
  /** Cards of the average deck that the list lacks, most played first; of a deck of many, none that hardly any of them could play. */
  readonly missing: readonly PlayedCard[];
  /** Cards of the list that hardly any deck plays, least played first. */
  readonly unusual: readonly PlayedCard[];
}

/** A card that fewer of the decks play is unusual. */
const UNUSUAL = 0.05;
/** With fewer decks nothing is unusual: the rate would say little. */
const FEW_DECKS = 20;

const played = (slug: string, { countOf }: AverageDeck): readonly PlayedCard[] => {
  const counts = countOf(slug);
  return counts === undefined || counts.potential <= 0
    ? []
    : [
        {
          slug,
          decks: counts.decks,
          potential: counts.potential,
          inclusion: counts.decks / counts.potential,
        },
      ];
};

const bySlug = (a: PlayedCard, b: PlayedCard): number => (a.slug < b.slug ? -1 : 1);

/**
 * Compares a list with the average deck of its commander, both ways. Basic lands and commanders are left out.
 * @example compareWithAverage(deck, { decks: 312, cards: ['sol-ring'], countOf }).missing // [{ slug: 'sol-ring', decks: 262, potential: 312, inclusion: 0.84 }]
 */
export const compareWithAverage = (deck: ReportDeck, average: AverageDeck): AverageComparison => {
  const commanders = new Set<string>(deck.commanders.flatMap(({ card }) => card?.slug ?? []));
  const own = new Set<string>(
    deck.main.flatMap(({ card }) =>
      card === undefined || isBasicLand(card) || commanders.has(card.slug) ? [] : card.slug,
    ),
  );
  const basics = new Set<string>(
    deck.main.flatMap(({ card }) => (card !== undefined && isBasicLand(card) ? card.slug : [])),
  );
  const usual = [...new Set(average.cards)].filter(
    (slug) => !commanders.has(slug) && !basics.has(slug) && average.isBasic?.(slug) !== true,
  );
  const lacking = usual.filter((slug) => !own.has(slug));
  return {
    name: average.name,
    decks: average.decks,
    overlap: usual.length === 0 ? undefined : (usual.length - lacking.length) / usual.length,
    cards: usual.length,
    shared: usual.length - lacking.length,
    missing: lacking
      .flatMap((slug) => played(slug, average))
      .filter(({ potential }) => areEnoughDecks(potential) || !areEnoughDecks(average.decks))
      .sort((a, b) => b.inclusion - a.inclusion || bySlug(a, b)),
    unusual: [...own]
      .flatMap((slug) => played(slug, average))
      .filter(({ potential, inclusion }) => potential >= FEW_DECKS && inclusion < UNUSUAL)
      .sort((a, b) => a.inclusion - b.inclusion || bySlug(a, b)),
  };
};
