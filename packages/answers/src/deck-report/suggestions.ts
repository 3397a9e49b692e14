import type { CommanderPage, DeckReport } from '@crownsmith/api-client';
import {
  findLacks,
  modelRequest,
  type ReportCard as DeckReportCard,
  type ReportDeck,
} from '@crownsmith/deck-report';
import { cardUrl, primaryTypeOf, TAG_LABELS, TAGS, type CopiesOf } from '@crownsmith/domain';
import { usualMargin, type Recommendation, type TagRanges } from '@crownsmith/recommender';
import type { Engine } from '../snapshot/parts';
import { priceOf } from './deck-figures';
import type { ReportCard } from './report-card';

type Job = DeckReport['jobs'][number];

/** Cards suggested for a job. */
const SHOWN = 8;
/** Decks of a commander from which on their quantiles tell what is usual; of fewer the mean does. */
const MIN_RANGE_DECKS = 10;

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

/**
 * What a list has of every job, beside what its commanders' decks have: the median and the middle four fifths; scaled to its size where decks
 * of the commanders may have any.
 */
export const reportJobs = (
  entries: readonly CopiesOf<ReportCard>[],
  page: Pick<CommanderPage, 'tags' | 'types' | 'num_decks'> | undefined,
  ranges?: TagRanges,
  hasAnySize = false,
): readonly Job[] => {
  const scale = hasAnySize ? sizeScale(entries, page) : 1;
  const toJob = (job: string, label: string, have: number, usual: number): Job => {
    const margin = usualMargin(usual) * scale;
    return {
      job,
      label,
      have,
      usual: rounded(usual),
      low: rounded(Math.max(0, usual - margin)),
      high: rounded(usual + margin),
      decks: page?.num_decks ?? 0,
    };
  };
  const countOf = (isOfJob: (card: ReportCard) => boolean): number =>
    entries.reduce((sum, { card, count }) => sum + (isOfJob(card) ? count : 0), 0);
  const lands = countOf(({ primaryType }) => primaryType === 'Land');
  return [
    toJob('lands', 'Lands', lands, (page?.types['Land'] ?? 0) * scale),
    ...TAGS.map((tag) => {
      const have = countOf(({ tags }) => tags.includes(tag));
      const job = toJob(tag, TAG_LABELS[tag], have, (page?.tags[tag] ?? 0) * scale);
      if (ranges === undefined || ranges.decks < MIN_RANGE_DECKS) return job;
      const { low, median, high } = ranges.byTag[tag];
      return {
        ...job,
        usual: rounded(median * scale),
        low: rounded(low * scale),
        high: rounded(high * scale),
        decks: ranges.decks,
      };
    }),
  ];
};

/** Recommended cards that are looked at for what a list lacks. */
const RECOMMENDED = 200;

/** What a recommender adds to a list, best first. */
export const recommendFor = (
  deck: ReportDeck,
  engine: Engine,
  find: (slug: string) => DeckReportCard | undefined,
): readonly Recommendation[] => engine.recommend({ ...modelRequest(deck, engine, find), limit: RECOMMENDED });

/** Jobs of which a list has too little, with recommended cards that do them. @param recommendations best first */
export const reportLacks = (
  jobs: readonly Job[],
  recommendations: readonly Recommendation[],
  find: (name: string) => ReportCard | undefined,
): DeckReport['lacks'] => {
  const lacks = findLacks(jobs, {
    recommendations,
    findCard: find,
    doesJob: (card, { job }) => doesJob(card, job),
    limit: SHOWN,
  });
  return lacks.map(({ job, cards }) => ({
    ...job,
    cards: cards.map(({ card, recommendation: { evidence } }) => ({
      name: card.name,
      url: cardUrl(card.slug),
      num_decks: evidence.numDecks,
      potential_decks: evidence.potentialDecks,
      inclusion: evidence.potentialDecks > 0 ? evidence.numDecks / evidence.potentialDecks : 0,
      price: priceOf(card),
    })),
  }));
};
