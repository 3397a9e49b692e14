import { manaSourceOf } from '@crownsmith/deck-report';
import { colorName, identityColors, isBasicLand, type Color, type CopiesOf } from '@crownsmith/domain';
import type { ReportCard } from '../deck-report/report-card';
import { colorWeights } from '../lists/color-weights';
import type { AdvisedDeck } from './advised-deck';
import { countOfJob } from './effects';

/** Similar decks whose basic lands are counted. */
const COUNTED_DECKS = 250;
/** Lands of a deck where no deck says how many are usual: the mean of the decks of casual players that were read on 2026-11-26. */
const LANDS_WITHOUT_DECKS = 37;

/** How many lands are usual, and whether decks say so. */
export const usualLands = ({
  jobs,
}: Pick<AdvisedDeck, 'jobs'>): { readonly usual: number; readonly isKnown: boolean } => {
  const job = jobs.find((one) => one.job === 'lands' && one.decks > 0 && one.usual > 0);
  return { usual: job?.usual ?? LANDS_WITHOUT_DECKS, isKnown: job !== undefined };
};

/** What is noted where no deck says how many lands are usual. */
export const UNKNOWN_LANDS = `Too few decks say how many lands are usual with these commanders: ${LANDS_WITHOUT_DECKS} are taken for that.`;

/** How many lands a list gets. */
export interface LandPlan {
  /** Lands that come in. */
  readonly lands: number;
  /** How many of them are no basic lands, at most. */
  readonly nonbasic: number;
  /** Whether decks say how many lands are usual. */
  readonly isKnown: boolean;
}

const countBasics = (entries: readonly CopiesOf<ReportCard>[]): number =>
  entries.reduce((sum, { card, count }) => sum + (isBasicLand(card) ? count : 0), 0);

/** The median of the basic lands of similar decks, else those of the average deck. */
const usualBasics = ({ engine, request, deckSize, page, cardOf }: AdvisedDeck, lands: number): number => {
  const counts = engine
    .similarDecks({ ...request, limit: COUNTED_DECKS })
    .map(({ cards, commanders }) => deckSize - commanders.length - cards)
    .sort((a, b) => a - b);
  const median = counts[Math.floor(counts.length / 2)];
  const basics =
    median ??
    (page?.average_deck ?? []).reduce((sum, { slug, count }) => {
      const card = cardOf(slug);
      return sum + (card !== undefined && isBasicLand(card) ? count : 0);
    }, 0);
  return Math.min(lands, Math.max(0, basics));
};

/** How many lands a list of too few cards gets, of the cards that it lacks. */
export const planLands = (advised: AdvisedDeck, missing: number): LandPlan => {
  const { main, limits } = advised;
  const { noMoreLands = false, noBasicChanges = false } = limits.limits;
  const { usual: mean, isKnown } = usualLands(advised);
  const usual = Math.round(mean);
  const have = countOfJob(main, 'lands');
  const lands = noMoreLands ? 0 : Math.min(missing, Math.max(0, usual - have));
  if (noBasicChanges || lands === 0) return { lands, nonbasic: lands, isKnown };
  const basics = countBasics(main);
  const nonbasic = usual - usualBasics(advised, usual) - (have - basics);
  return { lands, nonbasic: Math.min(lands, Math.max(0, nonbasic)), isKnown };
};

const BASIC_LANDS: Readonly<Record<Color, string>> = {
  W: 'plains',
  U: 'island',
  B: 'swamp',
  R: 'mountain',
  G: 'forest',
};

/** Copies of a basic land, with what they are for. */
export interface BasicCopies extends CopiesOf<ReportCard> {
  readonly reason: string;
}

/** What the colours of a deck are asked for, and what makes them. */
interface ColorNeed {
  readonly color: Color;
  readonly card: ReportCard;
  readonly symbols: number;
  sources: number;
  added: number;
}

/**
 * Basic lands for the colours of a deck: each goes to the colour that has most symbols in costs for each of its sources; Wastes without
 * colours. None where the limits let none in.
 * @param entries all cards of the deck besides these lands
 */
export const chooseBasics = (
  { find, identity, limits }: Pick<AdvisedDeck, 'find' | 'identity' | 'limits'>,
  entries: readonly CopiesOf<ReportCard>[],
  count: number,
): readonly BasicCopies[] => {
  const basic = (slug: string): readonly ReportCard[] => {
    const card = find(slug);
    return card === undefined || card.legality !== 'legal' || limits.refusalOf(card) !== undefined
      ? []
      : [card];
  };
  if (count <= 0) return [];
  const colors = identityColors(identity);
  if (colors.length === 0)
    return basic('wastes').map((card) => ({
      card,
      count,
      reason: 'The basic land of a deck without colours.',
    }));
  const needs = colors.flatMap((color): readonly ColorNeed[] =>
    basic(BASIC_LANDS[color]).map((card) => {
      const [symbols, sources] = entries.reduce<readonly [number, number]>(
        ([symbolsOf, sourcesOf], { card: own, count: copies }) => {
          const source = manaSourceOf(own, identity);
          return [
            symbolsOf + copies * (colorWeights(own)[color] ?? 0),
            sourcesOf +
              (source?.isLand === true && identityColors(source.colors).includes(color) ? copies : 0),
          ];
        },
        [0, 0],
      );
      return { color, card, symbols, sources, added: 0 };
    }),
  );
  const shareOf = ({ symbols, sources }: ColorNeed): number => (symbols + 1) / (sources + 1);
  for (let left = count; left > 0 && needs.length > 0; left -= 1) {
    const most = needs.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a));
    most.sources += 1;
    most.added += 1;
  }
  return needs
    .filter(({ added }) => added > 0)
    .map(({ color, card, symbols, sources, added }) => ({
      card,
      count: added,
      reason: `For ${symbols} ${colorName(color).toLowerCase()} ${symbols === 1 ? 'symbol' : 'symbols'} in costs: ${sources} lands then make that colour.`,
    }));
};
