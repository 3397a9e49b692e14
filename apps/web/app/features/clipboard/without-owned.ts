import { type ClipboardState, slugOfCardUrl } from '@crownsmith/domain';
import type { OwnedCards } from '@crownsmith/api-client';

/** The cards of a clipboard that a collection lacks, each in as many copies. */
export const withoutOwned = (state: ClipboardState, owned: OwnedCards): ClipboardState => {
  const copiesOf = (slug: string): number => owned[slug]?.[0] ?? 0;
  const cards = Object.fromEntries(
    Object.entries(state.cards).flatMap(([url, card]) => {
      const lacking = (card.count ?? 1) - copiesOf(card.slug);
      return lacking > 0 ? [[url, { ...card, count: lacking }]] : [];
    }),
  );
  return {
    ...state,
    cards,
    commanders: state.commanders.filter((url) => copiesOf(slugOfCardUrl(url) ?? '') === 0),
  };
};
