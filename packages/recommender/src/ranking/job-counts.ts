import { PRIMARY_TYPES, TAGS, type Tag } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import type { Neighbours } from '../signals/neighbours';
import type { Query } from '../signals/query';
import { deckWeights, SHARPNESSES } from '../signals/signals';

const LAND = 1 + PRIMARY_TYPES.indexOf('Land');

/** How many cards of a list do a job, beside the most similar decks. Lands do not count. */
export interface JobCount {
  readonly job: Tag;
  readonly have: number;
  /** Weighted mean of the similar decks. */
  readonly usual: number;
}

/** The counts of every job, and the mean size of the similar decks, without basic lands; 0 without similar decks. */
export const countJobs = (
  { model }: ModelLookups,
  query: Query,
  neighbours: Neighbours,
): { readonly jobs: readonly JobCount[]; readonly size: number } => {
  const { deckStarts, deckCards, cardTags, cardTypes } = model;
  const usual = new Float64Array(TAGS.length);
  const have = new Float64Array(TAGS.length);
  const add = (into: Float64Array, card: number, weight: number): void => {
    if (cardTypes[card] === LAND) return;
    for (let tags = cardTags[card] as number, tag = 0; tags !== 0; tags >>= 1, tag++)
      if (tags & 1) into[tag] = (into[tag] as number) + weight;
  };
  for (const card of query.cards) add(have, card, 1);
  const weights = deckWeights(neighbours.overlaps, SHARPNESSES[0]);
  let size = 0;
  neighbours.decks.forEach((deck, i) => {
    const start = deckStarts[deck] as number;
    const end = deckStarts[deck + 1] as number;
    size += (weights[i] as number) * (end - start);
    for (let at = start; at < end; at++) add(usual, deckCards[at] as number, weights[i] as number);
  });
  return {
    jobs: TAGS.map((job, tag) => ({ job, have: have[tag] as number, usual: usual[tag] as number })),
    size,
  };
};
