import type {
  CompatibleListPage,
  CompatiblePreconPage,
  PreconIndex,
  PreconPage,
} from '@crownsmith/api-client';
import { cardsOf, makeBareView, nameOf } from './cards';
import { knownCards, makeArchidekt } from './deck-figures';
import { makeCardLists, makeLinkView, makeList, makePage } from './page';
import type { Cards } from './source';

/** `precon.json`: a list per set, newest first. */
export const makePreconList = ({ precons }: PreconIndex): CompatibleListPage => {
  const sets = [...new Set(precons.map(({ set }) => set ?? ''))];
  return makePage(
    'Precons',
    { '/precon': 'Precons' },
    {
      cardlists: sets.map((code) =>
        makeList(
          code.toUpperCase(),
          code,
          precons
            .filter(({ set }) => (set ?? '') === code)
            .map(({ slug, name }) => makeLinkView(name, `/precon/${slug}`)),
        ),
      ),
    },
  );
};

/** `precon/{slug}.json`: the deck, and what decks of its commanders add and leave out. */
export const makePreconPage = (page: PreconPage, cards: Cards): CompatiblePreconPage => {
  const leaders = cardsOf(page.commanders, cards);
  const deck = knownCards(page.cards, cards).filter(({ card }) => !leaders.includes(card));
  const byType: Record<string, [string, number][]> = {};
  for (const { card, count } of deck) {
    const type = card.primary_type ?? 'Other';
    (byType[type] ??= []).push([nameOf(card), count]);
  }
  const landsOf = (rows: PreconPage['add'], areLands: boolean): PreconPage['add'] =>
    rows.filter(({ slug }) => (cards.card(slug)?.primary_type === 'Land') === areLands);
  const commander = leaders.map(nameOf);
  return {
    ...makePage(
      `${page.name} Precon`,
      { '/precon': 'Precons', [`/precon/${page.slug}`]: page.name },
      {
        cardlists: [
          ...makeCardLists(
            [
              { header: 'Cards to Add', tag: 'cardstoadd', rows: landsOf(page.add, false) },
              { header: 'Lands to Add', tag: 'landstoadd', rows: landsOf(page.add, true) },
              { header: 'Cards to Cut', tag: 'cardstocut', rows: landsOf(page.cut, false) },
              { header: 'Lands to Cut', tag: 'landstocut', rows: landsOf(page.cut, true) },
            ],
            cards,
          ),
          makeList(
            'Deck',
            'deck',
            deck.map(({ card }) => makeBareView(card)),
          ),
        ],
      },
    ),
    deck: { commander, cards: byType },
    archidekt: makeArchidekt(leaders, deck),
    panels: { links: [] },
    precon_commander_counts:
      page.num_decks === undefined || leaders.length === 0
        ? []
        : [
            {
              value: commander.join(' // '),
              count: page.num_decks,
              href: `/commanders/${leaders
                .map(({ sanitized }) => sanitized)
                .toSorted()
                .join('-')}`,
            },
          ],
  };
};
