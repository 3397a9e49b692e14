import { PRIMARY_TYPES, TAGS } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import type { Signals } from '../signals/signals';
import type { JobCount } from './job-counts';

const LAND = 1 + PRIMARY_TYPES.indexOf('Land');

/** What a list has too many of, of a card's purposes. */
export interface Excess {
  /** By how much, as a share of the list's cards of a purpose. */
  readonly share: number;
  /** Of the purposes of which it has more cards than nine tenths of the decks, the one with most beyond the median; undefined if there is none. */
  readonly job: JobCount | undefined;
}

const NO_EXCESS: Excess = { share: 0, job: undefined };

/** Makes a function from a card of the list to the excess of its purposes. Lands have none. */
export const makeExcess = (lookups: ModelLookups, signals: Signals): ((card: number) => Excess) => {
  const { cardTags, cardTypes } = lookups.model;
  const { query, neighbours } = signals;
  if (neighbours.decks.length === 0) return () => NO_EXCESS;
  const { jobs, ranges } = signals.jobs();
  // A shorter list is compared with a part of a deck.
  const scale = ranges.size > 0 ? Math.min(1, query.cards.length / ranges.size) : 0;
  return (card) => {
    if (cardTypes[card] === LAND) return NO_EXCESS;
    let share = 0;
    let largest: JobCount | undefined;
    TAGS.forEach((tag, bit) => {
      const job = jobs[bit];
      if (((cardTags[card] >> bit) & 1) === 0 || job === undefined) return;
      const more = Math.max(0, job.have - scale * ranges.byTag[tag].mean);
      share = Math.max(share, more / Math.max(1, job.have));
      if (
        job.have > job.high &&
        (largest === undefined || job.have - job.usual > largest.have - largest.usual)
      )
        largest = job;
    });
    return { share, job: largest };
  };
};
