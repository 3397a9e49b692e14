import type {
  CardList,
  CardPage,
  CardRow,
  CommanderListPage,
  CommanderPage,
  CommanderRow,
  WireCard,
} from '@crownsmith/api-client';
import { partnerFromWire, pricesFromWire } from '@crownsmith/api-client';
import {
  canBeInCommandZone,
  COLORLESS,
  identityOf,
  isColorIdentity,
  isPrimaryType,
} from '@crownsmith/domain';
import type { CardView, PageCard, PageList, PageRow } from '#app/model/card';
import type { CommanderListView, CommanderView, PageCommander } from '#app/model/commander';

/** Looks a card up by its canonical slug. */
export type CardLookup = (slug: string) => WireCard | undefined;

const powerOrLoyaltyOf = (card: WireCard): string | undefined => {
  if (card.power !== undefined && card.toughness !== undefined) return `${card.power}/${card.toughness}`;
  return card.loyalty === undefined ? undefined : `[${card.loyalty}]`;
};

/** Scryfall's URIs of pictures end in the time of their upload (`?1562404626`), which no page needs. */
const UPLOAD_TIME = /(?<=^https:\/\/cards\.scryfall\.io\/[^?]*)\?\d+$/;

/** A card of the catalogue as pages show it. */
export const toPageCard = (card: WireCard): PageCard => ({
  slug: card.sanitized,
  name: card.name,
  manaCost: card.mana_cost || undefined,
  manaValue: card.cmc,
  typeLine: card.type,
  primaryType: isPrimaryType(card.primary_type) ? card.primary_type : undefined,
  colorIdentity: identityOf(card.color_identity),
  powerOrLoyalty: powerOrLoyaltyOf(card),
  prices: pricesFromWire(card),
  image: (card.image_uri ?? card.image_uris[0]?.normal)?.replace(UPLOAD_TIME, ''),
  tags: card.tags,
  salt: card.salt,
  gameChanger: card.game_changer,
  canLead: canBeInCommandZone({ canBeCommander: card.legal_commander, partner: partnerFromWire(card) }),
});

const rate = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

const round = (value: number | null, steps: number): number | null =>
  // + 0, for a small negative rounds to -0
  value === null ? null : Math.round(value * steps) / steps + 0;

/** Synergy to a tenth of a percent and lift to a hundredth: rows that differ by less keep their order when sorted. */
const rounded = (row: PageRow): PageRow => ({
  ...row,
  synergy: round(row.synergy, 1000),
  lift: round(row.lift, 100),
});

/**
 * Joins rows of page files, which hold slugs and counts, with the catalogue. Rows whose card it lacks are left out.
 */
export const createRowViews = (cardOf: CardLookup) => {
  const cards = (slugs: readonly string[]): readonly PageCard[] =>
    slugs.flatMap((slug) => {
      const card = cardOf(slug);
      return card ? [toPageCard(card)] : [];
    });

  const row = ({ slug, num_decks, potential_decks, synergy, lift }: CardRow): readonly PageRow[] =>
    cards([slug]).map((card) => ({
      card,
      numDecks: num_decks,
      potentialDecks: potential_decks,
      inclusion: rate(num_decks, potential_decks),
      synergy,
      lift,
    }));

  const list = ({ tag, header, rows }: CardList): PageList => ({ tag, header, rows: rows.flatMap(row) });

  const commander = (
    of: Pick<CommanderRow, 'slug' | 'cards' | 'num_decks'> & { rank?: number | null },
  ): PageCommander => ({
    slug: of.slug,
    cards: cards(of.cards),
    numDecks: of.num_decks,
    rank: of.rank || null,
  });

  return { cards, row, list, commander };
};
export type RowViews = ReturnType<typeof createRowViews>;

/** Joins the page files of commanders and cards with the catalogue. */
export const createPageViews = ({ cards, list, commander }: RowViews) => {
  const lists = (of: readonly CardList[]): readonly PageList[] =>
    of
      .map(list)
      .map((each) => ({ ...each, rows: each.rows.map(rounded) }))
      .filter(({ rows }) => rows.length > 0);
  return {
    commander: (page: CommanderPage): CommanderView => ({
      slug: page.slug,
      cards: cards(page.cards),
      identity: isColorIdentity(page.identity) ? page.identity : COLORLESS,
      numDecks: page.num_decks,
      rank: page.rank,
      estimated: page.estimated,
      formats: page.formats,
      lists: lists(page.lists),
      manaCurve: page.mana_curve,
      types: page.types,
      colors: page.colors,
      tags: page.tags,
      averagePrice: page.average_price,
      salt: page.salt,
      similar: page.similar.map((of) => ({ ...commander(of), similarity: of.similarity })),
      pairs: page.pairs.map(commander),
      averageDeck: page.average_deck.flatMap(({ slug, count }) =>
        cards([slug]).map((card) => ({ card, count })),
      ),
    }),

    card: (page: CardPage, card: WireCard): CardView => ({
      card: toPageCard(card),
      legality: card.legality,
      numDecks: page.num_decks,
      potentialDecks: page.potential_decks,
      rank: page.rank,
      topCommanders: page.top_commanders.map((of) => ({
        ...commander(of),
        withCard: of.with_card,
        potentialDecks:
          of.potential_decks ?? (of.inclusion > 0 ? Math.round(of.with_card / of.inclusion) : of.num_decks),
        inclusion: of.inclusion,
        synergy: of.synergy,
      })),
      playedWith: lists(page.played_with),
      similar: cards(page.similar),
      history: page.history.map(({ period, num_decks, potential_decks }) => ({
        period,
        numDecks: num_decks,
        potentialDecks: potential_decks,
      })),
    }),

    commanderList: (page: CommanderListPage): CommanderListView => ({
      header: page.header,
      rows: page.rows.map(commander).filter((of) => of.cards.length > 0),
    }),
  };
};
