import type { NewCards } from '@crownsmith/api-client';
import { byDecks } from '@crownsmith/answers/lists';
import { byNewest, overallRow } from '#src/pages/card-row';
import { isListed } from '#src/pages/listed-card';
import type { PageContext } from '#src/pages/page-context';

/** Cards released within a year before the newest deck (or the newest card, if no deck has a date), newest first. */
export const makeNewCards = (context: PageContext): NewCards => ({
  cards: context.cards
    .flatMap((card, number) =>
      isListed(card) && card.releasedAt !== undefined && context.listFacts(number).isNew
        ? [{ ...overallRow(context, number), released_at: card.releasedAt }]
        : [],
    )
    .sort((a, b) => byNewest(a, b) || byDecks(a, b)),
});
