import {
  COMMANDER_LIST_TITLES,
  type CardList,
  type CardPage,
  type CardRow,
  type CommanderListTag,
  type CompatibleCardPage,
  type WireCard,
} from '@crownsmith/api-client';
import { cardsOf, makeCard, makePlayerViews, nameOf, type CardFacts } from './cards';
import { makeCardLists, makeList, makePage, roundedLists } from './page';
import type { Cards } from './source';

/** Rows of the lists that choose among all cards. */
const BEST = 10;

const inclusionOf = ({ num_decks, potential_decks }: CardRow): number =>
  potential_decks > 0 ? num_decks / potential_decks : 0;

const best = (rows: readonly CardRow[]): CardRow[] =>
  rows.toSorted((a, b) => inclusionOf(b) - inclusionOf(a) || b.num_decks - a.num_decks);

/**
 * The lists of the cards that are played with a card: those that clients know from pages of commanders, which choose among all
 * of its own lists by type, and these. Artifacts are also listed in one, which some clients read.
 * @param newSince ISO date from which on a card is new; undefined where none is
 */
export const playedWithLists = (
  own: readonly CardList[],
  { card: find }: Pick<Cards, 'card'>,
  newSince: string | undefined,
): readonly CardList[] => {
  const known = own.map((list) => ({
    ...list,
    rows: list.rows.filter(({ slug }) => find(slug) !== undefined),
  }));
  const all = known.flatMap(({ rows }) => rows);
  const isNew = ({ slug }: CardRow): boolean =>
    newSince !== undefined && (find(slug)?.released_at ?? '') >= newSince;
  const listOf = (tag: CommanderListTag, rows: CardRow[]): CardList => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows,
  });
  const bySynergy = all
    .filter(({ synergy }) => (synergy ?? 0) > 0)
    .sort((a, b) => (b.synergy ?? 0) - (a.synergy ?? 0) || b.num_decks - a.num_decks);
  const artifacts = known.flatMap(({ tag, rows }) =>
    tag === 'utilityartifacts' || tag === 'manaartifacts' ? rows : [],
  );
  return [
    listOf('newcards', best(all.filter(isNew))),
    listOf('highsynergycards', bySynergy.slice(0, BEST)),
    listOf('topcards', best(all).slice(0, BEST)),
    ...known,
    { tag: 'artifacts', header: 'Artifacts', rows: best(artifacts) },
  ].filter(({ rows }) => rows.length > 0);
};

/** `cards/{slug}.json` */
export const makeCardPage = (
  card: WireCard,
  page: CardPage,
  cards: Cards,
  facts: CardFacts,
  newSince: string | undefined,
): CompatibleCardPage => {
  const name = nameOf(card);
  return {
    ...makePage(
      `${name} (Card)`,
      { '/top': 'Cards', [card.url]: name },
      {
        card: makeCard(card, cards, facts, page),
        cardlists: [
          makeList('Top Commanders', 'topcommanders', makePlayerViews(page.top_commanders, cards)),
          ...makeCardLists(playedWithLists(roundedLists(page.played_with), cards, newSince), cards),
        ],
      },
      `Commanders and cards of decks with ${name}.`,
    ),
    panels: {
      links: [
        {
          header: 'View',
          separator: true,
          items: [
            { href: card.url, value: 'As card', current: true },
            ...(card.legal_commander
              ? [{ href: `/commanders/${card.sanitized}`, value: 'As commander' }]
              : []),
            { href: `/combos/${card.sanitized}`, value: 'Combos' },
          ],
        },
      ],
    },
    similar: cardsOf(page.similar, cards).map((similar) => makeCard(similar, cards, facts)),
  };
};
