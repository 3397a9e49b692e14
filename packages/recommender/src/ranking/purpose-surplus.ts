import { PRIMARY_TYPES, TAGS, type Tag } from '@crownsmith/domain';
import type { ModelLookups } from '../model/model-lookups';
import type { Signals } from '../signals/signals';
import { countJobs } from './job-counts';

const LAND = 1 + PRIMARY_TYPES.indexOf('Land');

/** How many more cards of a card's purpose the list has than similar decks; undefined tag: of none of its purposes. */
export interface Excess {
  readonly cards: number;
  /** The excess as a share of the list's cards of a purpose. */
  readonly share: number;
  readonly tag: Tag | undefined;
}

/** How many more cards of each purpose (tag, without lands) the list has than similar decks have on average. */
const purposeSurplus = (lookups: ModelLookups, { query, neighbours }: Signals): readonly number[] => {
  const { jobs, size } = countJobs(lookups, query, neighbours);
  // A shorter list is compared with a part of a deck.
  const scale = size > 0 ? Math.min(1, query.cards.length / size) : 0;
  return jobs.map(({ have, usual }) => (size > 0 ? Math.max(0, have - scale * usual) : 0));
};

/** Makes a function from a card of the list to the excess of its purposes. */
export const makeExcess = (lookups: ModelLookups, signals: Signals): ((card: number) => Excess) => {
  const { cardTags, cardTypes } = lookups.model;
  const surplus = purposeSurplus(lookups, signals);
  const have = TAGS.map(
    (_, tag) => signals.query.cards.filter((card) => ((cardTags[card] as number) >> tag) & 1).length,
  );
  return (card) => {
    let [cards, share]: readonly [number, number] = [0, 0];
    let largest: Tag | undefined;
    if (cardTypes[card] !== LAND)
      TAGS.forEach((name, tag) => {
        if ((((cardTags[card] as number) >> tag) & 1) === 0) return;
        const more = surplus[tag] as number;
        if (more > cards) [cards, largest] = [more, name];
        share = Math.max(share, more / Math.max(1, have[tag] as number));
      });
    return { cards, share, tag: largest };
  };
};
