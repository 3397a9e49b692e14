import {
  COMMANDER_LIST_TITLES,
  type CommanderListTag,
  type CompatibleCardPage,
} from '@crownsmith/api-client';
import { NEW_DAYS } from '@crownsmith/snapshot/lists';
import type { PageList, PageRow } from '#app/model/card';
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

/** Rows of the lists that choose among all cards. */
const BEST = 10;
const DAY_MS = 86_400_000;

/**
 * The lists of the cards that are played with a card: those that clients know from pages of commanders, which choose among all
 * of its own lists by type, and these. Artifacts are also listed in one, which some clients read.
 * @param newestDeck ISO date: cards of the year before it are new
 */
export const playedWithLists = (
  own: readonly PageList[],
  cardOf: CardLookup,
  newestDeck: string | null,
): readonly PageList[] => {
  const all = own.flatMap(({ rows }) => rows);
  const since =
    newestDeck === null
      ? undefined
      : new Date(Date.parse(newestDeck) - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
  const isNew = ({ card }: PageRow): boolean =>
    since !== undefined && (cardOf(card.slug)?.released_at ?? '') >= since;
  const listOf = (tag: CommanderListTag, rows: PageRow[]): PageList => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows,
  });
  const best = (rows: readonly PageRow[]): PageRow[] =>
    rows.toSorted((a, b) => b.inclusion - a.inclusion || b.numDecks - a.numDecks);
  const bySynergy = all
    .filter(({ synergy }) => (synergy ?? 0) > 0)
    .sort((a, b) => (b.synergy ?? 0) - (a.synergy ?? 0) || b.numDecks - a.numDecks);
  const artifacts = own.flatMap(({ tag, rows }) =>
    tag === 'utilityartifacts' || tag === 'manaartifacts' ? rows : [],
  );
  return [
    listOf('newcards', best(all.filter(isNew))),
    listOf('highsynergycards', bySynergy.slice(0, BEST)),
    listOf('topcards', best(all).slice(0, BEST)),
    ...own,
    { tag: 'artifacts', header: 'Artifacts', rows: best(artifacts) },
  ].filter(({ rows }) => rows.length > 0);
};

/** `cards/{slug}.json`; undefined where the catalogue lacks the card. */
export const makeCardPage = (
  view: CardView,
  cardOf: CardLookup,
  facts: CardFacts,
  newestDeck: string | null,
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
          ...makeCardLists(playedWithLists(view.playedWith, cardOf, newestDeck), cardOf),
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
