import type { CommanderPage, DeckReport, Rec, RecsResponse } from '@crownsmith/api-client';
import { TAG_LABELS, TAGS, type Tag } from '@crownsmith/domain';
import { cutsShown, recReason } from '../text/rec-reasons';
import { priceOf, toReportLink, type CountedCard } from './deck-figures';
import type { ReportCard } from './report-card';

type Job = DeckReport['jobs'][number];

/** Cards suggested for a job. */
const SHOWN = 8;
/** A usual number may differ by this share, and by at least one card. */
const TOLERANCE = 0.3;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What a list has of every job, beside the mean of its commanders' decks. */
export const reportJobs = (
  entries: readonly CountedCard[],
  page: Pick<CommanderPage, 'tags' | 'types' | 'num_decks'> | undefined,
): readonly Job[] => {
  const toJob = (job: string, label: string, have: number, usual: number): Job => {
    const margin = Math.max(1, TOLERANCE * usual);
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
    toJob('lands', 'Lands', lands, page?.types['Land'] ?? 0),
    ...TAGS.map((tag) =>
      toJob(
        tag,
        TAG_LABELS[tag],
        countOf(({ tags }) => tags.includes(tag)),
        page?.tags[tag] ?? 0,
      ),
    ),
  ];
};

/** Jobs of which a list has too little, with recommended cards that do them. */
export const reportLacks = (
  jobs: readonly Job[],
  { inRecs }: Pick<RecsResponse, 'inRecs'>,
  find: (name: string) => ReportCard | undefined,
): DeckReport['lacks'] => {
  const does = (job: string, card: ReportCard): boolean =>
    job === 'lands' ? card.primaryType === 'Land' : card.tags.includes(job as Tag);
  const candidates = inRecs.flatMap((rec) => {
    const card = find(rec.url);
    return card ? [{ rec, card }] : [];
  });
  return jobs
    .filter(({ have, low }) => have < low)
    .sort((a, b) => b.usual - b.have - (a.usual - a.have))
    .map((job) => ({
      ...job,
      cards: candidates
        .filter(({ card }) => does(job.job, card))
        .slice(0, SHOWN)
        .map(({ rec: { evidence }, card }) => ({
          ...toReportLink(card),
          num_decks: evidence.num_decks,
          potential_decks: evidence.potential_decks,
          inclusion: evidence.potential_decks > 0 ? evidence.num_decks / evidence.potential_decks : 0,
          price: priceOf(card),
        })),
    }));
};

/** Cards to cut, best first, each with its reason. @param commanders how many the list has */
export const reportCuts = (outRecs: readonly Rec[], listed: number, commanders: number): DeckReport['cuts'] =>
  outRecs.slice(0, cutsShown(listed)).map(({ name, url, score, reason, evidence }) => ({
    name,
    url,
    score,
    reason: {
      code: reason?.kind ?? 'unsupported',
      message: recReason({ reason, evidence }, commanders) ?? '',
    },
  }));
