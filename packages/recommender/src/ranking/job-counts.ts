import { TAGS, type Tag } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import { decksOfZones, zonesWithAll } from '../signals/commander-rates';
import type { Neighbours } from '../signals/neighbours';
import { chosenConditions } from '../signals/population';
import type { Query } from '../signals/query';
import { tagRanges, type TagRanges } from '../statistics/tag-ranges';

/** How many cards of a list do a job, beside decks like it. Commanders and basic lands do not count. */
export interface JobCount {
  readonly job: Tag;
  readonly have: number;
  /** A tenth of the decks have fewer. */
  readonly low: number;
  /** The median of the decks. */
  readonly usual: number;
  /** A tenth of the decks have more. */
  readonly high: number;
  readonly decks: number;
  /** Which decks those are: the similar ones, or, for a list without any, those of its commanders. */
  readonly among: 'similar-decks' | 'commander';
}

/** The counts of every job of a list. */
export interface JobCounts {
  readonly jobs: readonly JobCount[];
  readonly ranges: TagRanges;
}

const countOwn = ({ model }: ModelLookups, cards: readonly number[], tag: number): number =>
  cards.reduce((sum, card) => sum + ((model.cardTags[card] >> tag) & 1), 0);

/** The decks of the commanders that the player asks for. */
const decksOfCommanders = (lookups: ModelLookups, query: Query, known: Neighbours['known']): Uint32Array => {
  const decks = decksOfZones(lookups, zonesWithAll(lookups, query.commanders));
  const chosen = chosenConditions(query, known);
  return chosen === undefined ? decks : decks.filter((deck) => known?.meets(deck, chosen) === true);
};

/** What a list has of every job, and what the similar decks have. */
export const countJobs = (lookups: ModelLookups, query: Query, { decks, known }: Neighbours): JobCounts => {
  const isSimilar = decks.length > 0;
  const ranges = tagRanges(lookups.model, isSimilar ? decks : decksOfCommanders(lookups, query, known));
  return {
    ranges,
    jobs: TAGS.map((job, tag) => {
      const { low, median, high } = ranges.byTag[job];
      return {
        job,
        have: countOwn(lookups, query.cards, tag),
        low,
        usual: median,
        high,
        decks: ranges.decks,
        among: isSimilar ? 'similar-decks' : 'commander',
      };
    }),
  };
};
