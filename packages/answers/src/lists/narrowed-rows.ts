import type { CardRow } from '@crownsmith/api-client';
import type { DeckCounts, NarrowedCounts } from '@crownsmith/recommender';
import { UNLISTED_CARD } from './card-group';
import { cardRow } from './card-row';

/**
 * The rows of a commander's narrowed decks that lists may show, in the order of the catalogue.
 * @param fits whether a card, by its slug, may be listed for the commander: it has its colours and is not it
 */
export const narrowedRows = (
  counts: Pick<DeckCounts, 'groupOf'>,
  { cards }: NarrowedCounts,
  fits: (slug: string) => boolean,
): readonly CardRow[] =>
  cards
    .filter(({ card, slug }) => counts.groupOf(card) !== UNLISTED_CARD && fits(slug))
    .map(({ slug, here, overall }) => cardRow({ slug, here, overall }));
