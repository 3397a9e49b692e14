import type { CompatibleListPage, CompatiblePreconPage } from '@crownsmith/api-client';
import type { PageRow } from '#app/model/card';
import type { PagePrecon, PreconView } from '#app/model/precon';
import { makeBareView, nameOf, type CardLookup } from './card-fields.server';
import { knownCards, makeArchidekt } from './deck-figures.server';
import { makeCardLists, makeLinkView, makeList, makePage } from './page-parts.server';

/** `precon.json`: a list per set, newest first. */
export const makePreconList = (precons: readonly PagePrecon[]): CompatibleListPage => {
  const sets = [...new Set(precons.map(({ set }) => set ?? ''))];
  return makePage(
    { header: 'Precons', breadcrumb: [['/precon', 'Precons']] },
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

const isLand = ({ card }: PageRow): boolean => card.primaryType === 'Land';

/** `precon/{slug}.json`: the deck, and what decks of its commanders add and leave out. */
export const makePreconPage = (view: PreconView, cardOf: CardLookup): CompatiblePreconPage => {
  const leaders = view.commanders.flatMap(({ slug }) => cardOf(slug) ?? []);
  const slugs = new Set(leaders.map(({ sanitized }) => sanitized));
  const cards = knownCards(view.cards, cardOf).filter(({ card }) => !slugs.has(card.sanitized));
  const byType: Record<string, [string, number][]> = {};
  for (const { card, count } of cards) {
    const type = card.primary_type ?? 'Other';
    (byType[type] ??= []).push([nameOf(card), count]);
  }
  const lists = [
    { header: 'Cards to Add', tag: 'cardstoadd', rows: view.add.filter((row) => !isLand(row)) },
    { header: 'Lands to Add', tag: 'landstoadd', rows: view.add.filter(isLand) },
    { header: 'Cards to Cut', tag: 'cardstocut', rows: view.cut.filter((row) => !isLand(row)) },
    { header: 'Lands to Cut', tag: 'landstocut', rows: view.cut.filter(isLand) },
  ];
  const commander = leaders.map(nameOf);
  return {
    ...makePage(
      {
        header: `${view.name} Precon`,
        breadcrumb: [
          ['/precon', 'Precons'],
          [`/precon/${view.slug}`, view.name],
        ],
      },
      {
        cardlists: [
          ...makeCardLists(lists, cardOf).filter(({ cardviews }) => cardviews.length > 0),
          makeList(
            'Deck',
            'deck',
            cards.map(({ card }) => makeBareView(card)),
          ),
        ],
      },
    ),
    deck: { commander, cards: byType },
    archidekt: makeArchidekt(leaders, cards),
    panels: { links: [] },
    precon_commander_counts:
      view.numDecks === undefined || leaders.length === 0
        ? []
        : [
            {
              value: commander.join(' // '),
              count: view.numDecks,
              href: `/commanders/${leaders
                .map(({ sanitized }) => sanitized)
                .toSorted()
                .join('-')}`,
            },
          ],
  };
};
