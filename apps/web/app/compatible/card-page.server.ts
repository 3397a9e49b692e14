import type { CompatibleCardPage } from '@crownsmith/api-client';
import type { CardView } from '#app/model/card-view';
import {
  makeCard,
  makeCardCounts,
  makeCommanderViews,
  nameOf,
  type CardFacts,
  type CardLookup,
} from './card-fields.server';
import { makeCardLists, makeList, makePage } from './page-parts.server';

/** `cards/{slug}.json`; undefined where the catalogue lacks the card. */
export const makeCardPage = (
  view: CardView,
  cardOf: CardLookup,
  facts: CardFacts,
): CompatibleCardPage | undefined => {
  const wire = cardOf(view.card.slug);
  if (!wire) return undefined;
  const name = nameOf(wire);
  const card = makeCard(wire, facts, makeCardCounts(view.numDecks, view.potentialDecks, view.rank));
  const commanders = view.topCommanders.flatMap((row) => makeCommanderViews(row, cardOf, row));
  return {
    ...makePage(
      {
        header: `${name} (Card)`,
        description: `Commanders and cards of decks with ${name}.`,
        breadcrumb: [
          ['/top', 'Cards'],
          [wire.url, name],
        ],
      },
      {
        card,
        cardlists: [
          makeList('Top Commanders', 'topcommanders', commanders),
          ...makeCardLists(view.playedWith, cardOf),
        ],
      },
    ),
    panels: {
      links: [
        {
          header: 'View',
          separator: true,
          items: [
            { href: wire.url, value: 'As card', current: true },
            ...(wire.legal_commander
              ? [{ href: `/commanders/${wire.sanitized}`, value: 'As commander' }]
              : []),
            { href: `/combos/${wire.sanitized}`, value: 'Combos' },
          ],
        },
      ],
    },
    similar: view.similar.flatMap(({ slug }) => {
      const similar = cardOf(slug);
      return similar ? [makeCard(similar, facts)] : [];
    }),
  };
};
