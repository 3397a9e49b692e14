import type { NewCards } from '@crownsmith/api-client';
import type { PageContext } from '#src/pages/page-context';
import { isListed, overallRow } from './top-lists';

/** Cards first seen within a year before the newest deck (or the newest card, where no deck has a date), newest first. */
export const newCards = (context: PageContext): NewCards => ({
  cards: context.cards
    .flatMap((card, number) =>
      isListed(card) && card.releasedAt !== undefined && context.listFacts(number).isNew
        ? [{ ...overallRow(context, number), released_at: card.releasedAt }]
        : [],
    )
    .sort(
      (a, b) =>
        (b.released_at < a.released_at ? -1 : Number(b.released_at !== a.released_at)) ||
        b.num_decks - a.num_decks ||
        (a.slug < b.slug ? -1 : 1),
    ),
});
