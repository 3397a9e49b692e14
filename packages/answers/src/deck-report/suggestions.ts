import type { CommanderPage, DeckReport } from '@crownsmith/api-client';
import { findLacks, lastingJobs, type ReportCard as DeckReportCard } from '@crownsmith/deck-report';
import {
  areEnoughDecks,
  cardUrl,
  isBasicLand,
  primaryTypeOf,
  TAG_LABELS,
  TAGS,
  type CopiesOf,
  type Tag,
} from '@crownsmith/domain';
import { usualMargin, type Evidence, type JobCount, type Recommendation } from '@crownsmith/recommender';
import { priceOf } from './deck-figures';
import type { ReportCard } from './report-card';

type Job = DeckReport['jobs'][number];

/** Cards suggested for a job. */
const SHOWN = 8;
/** Whether a card does a job: the key of one, as `reportJobs` names it. */
export const doesJob = (card: Pick<DeckReportCard, 'typeLine' | 'tags'>, job: string): boolean =>
  job === 'lands' ? primaryTypeOf(card.typeLine) === 'Land' : card.tags.some((tag) => tag === job);

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** How many times as many cards a list has as the decks of its commanders have on average. */
const sizeScale = (
  entries: readonly CopiesOf<ReportCard>[],
  page: Pick<CommanderPage, 'types'> | undefined,
): number => {
  const size = entries.reduce((sum, { count }) => sum + count, 0);
  const mean = Object.values(page?.types ?? {}).reduce((sum, cards) => sum + cards, 0);
  return mean > 0 ? size / mean : 1;
};

const isLand = ({ primaryType }: ReportCard): boolean => primaryType === 'Land';

/**
 * What a list has of lands, beside the mean of its commanders' decks, and of every other job, beside the median and the middle four fifths of
 * decks like it; scaled to its size where decks of the commanders may have any. Without decks, or of lands with too few, nothing is usual: a job
 * has only what the list has of it.
 * @param entries the list without its commanders
 */
export const reportJobs = (
  entries: readonly CopiesOf<ReportCard>[],
  page: Pick<CommanderPage, 'types' | 'num_decks'> | undefined,
  counts: readonly JobCount[],
  hasAnySize = false,
): readonly Job[] => {
  const scale = hasAnySize ? sizeScale(entries, page) : 1;
  // A mean of a deck or two is theirs, not what is usual.
  const decks = page !== undefined && areEnoughDecks(page.num_decks) ? page.num_decks : 0;
  const usualLands = decks > 0 ? (page?.types['Land'] ?? 0) * scale : 0;
  const margin = usualMargin(usualLands);
  return [
    {
      job: 'lands',
      label: 'Lands',
      have: entries.reduce((sum, { card, count }) => sum + (isLand(card) ? count : 0), 0),
      usual: rounded(usualLands),
      low: decks > 0 ? rounded(Math.max(0, usualLands - margin)) : 0,
      high: decks > 0 ? rounded(usualLands + margin) : 0,
      decks,
      among: 'commander',
    },
    ...TAGS.map((tag) => {
      const known = counts.find(({ job }) => job === tag);
      return {
        job: tag,
        label: TAG_LABELS[tag],
        have: known?.have ?? countDoing(entries, tag),
        usual: rounded((known?.usual ?? 0) * scale),
        low: rounded((known?.low ?? 0) * scale),
        high: rounded((known?.high ?? 0) * scale),
        decks: known?.decks ?? 0,
        ...(known !== undefined && { among: known.among }),
      };
    }),
  ];
};

/** The cards of a list that do a job, each once: what a recommender counts. */
const countDoing = (entries: readonly CopiesOf<ReportCard>[], tag: Tag): number =>
  new Set(entries.flatMap(({ card }) => (card.tags.includes(tag) && !isBasicLand(card) ? [card.slug] : [])))
    .size;

/**
 * Jobs of which a list has too little, with recommended cards that do them.
 * @param recommendations best first
 */
export const reportLacks = (
  jobs: readonly Job[],
  recommendations: readonly Recommendation[],
  find: (name: string) => ReportCard | undefined,
): DeckReport['lacks'] => {
  const lacks = findLacks(jobs, {
    recommendations,
    findCard: find,
    doesJob: (card, { job }) => doesJob({ typeLine: card.typeLine, tags: lastingJobs(card) }, job),
    limit: SHOWN,
  });
  return lacks.map(({ job, cards }) => ({
    ...job,
    cards: cards.map(({ card, recommendation: { evidence } }) => ({
      name: card.name,
      url: cardUrl(card.slug),
      ...suggestedCounts(evidence),
      price: priceOf(card),
    })),
  }));
};

/** The similar decks that play a card, which swaps and cuts state, too; where there are none, those of the commanders. */
const suggestedCounts = (evidence: Evidence) => {
  const { numDecks, potentialDecks, similarCount, similarDecks } = evidence;
  const isOfCommander = similarDecks === 0;
  const [decks, potential] = isOfCommander ? [numDecks, potentialDecks] : [similarCount, similarDecks];
  return {
    num_decks: decks,
    potential_decks: potential,
    inclusion: potential > 0 ? decks / potential : 0,
    among: isOfCommander ? ('commander' as const) : ('similar-decks' as const),
  };
};
