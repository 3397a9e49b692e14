import {
  partnerFromWire,
  pricesFromWire,
  type CardList,
  type CardRow,
  type CommanderRow,
  type WireCard,
} from '@crownsmith/api-client';
import {
  canBeInCommandZone,
  COLORLESS,
  identityOf,
  isColorIdentity,
  isPrimaryType,
  type ColorIdentity,
} from '@crownsmith/domain';
import type { CardLookup } from '@crownsmith/answers';
import type { PageCard, PageList, PageRow } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';

/** `3/4` for power and toughness, `[5]` for loyalty. */
export const powerOrLoyaltyOf = (
  card: Pick<WireCard, 'power' | 'toughness' | 'loyalty'>,
): string | undefined => {
  if (card.power !== undefined && card.toughness !== undefined) return `${card.power}/${card.toughness}`;
  return card.loyalty === undefined ? undefined : `[${card.loyalty}]`;
};

/** Scryfall's URIs of pictures end in their upload time (`?1562404626`), which the picture loads without. */
const UPLOAD_TIME = /^(https:\/\/cards\.scryfall\.io\/[^?]*)\?\d+$/;

/** The URI of a picture as pages use it; undefined for none. */
export const pictureUri = (uri: string | undefined): string | undefined => uri?.replace(UPLOAD_TIME, '$1');

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
  image: pictureUri(card.image_uri ?? card.image_uris[0]?.normal),
  tags: card.tags,
  salt: card.salt,
  gameChanger: card.game_changer,
  canLead: canBeInCommandZone({ canBeCommander: card.legal_commander, partner: partnerFromWire(card) }),
  ...(card.legality === 'banned' && { banned: true as const }),
  ...(card.layout === 'split' && { split: true as const }),
});

/** Joins rows of page files, which hold slugs and counts, with the catalogue. Rows whose card it lacks are left out. */
export const createRowViews = (cardOf: CardLookup) => {
  // A page has up to a thousand rows, most of them of the same few thousand cards.
  const cards = new Map<string, PageCard>();
  const toCard = (slug: string): PageCard | undefined => {
    const known = cards.get(slug);
    if (known) return known;
    const wire = cardOf(slug);
    if (!wire) return undefined;
    const card = toPageCard(wire);
    cards.set(slug, card);
    return card;
  };

  const toCards = (slugs: readonly string[]): readonly PageCard[] =>
    slugs.flatMap((slug) => toCard(slug) ?? []);

  const toRows = (rows: readonly CardRow[]): readonly PageRow[] =>
    rows.flatMap(({ slug, num_decks, potential_decks, synergy, lift }) => {
      const card = toCard(slug);
      if (!card) return [];
      const inclusion = potential_decks > 0 ? num_decks / potential_decks : 0;
      return { card, numDecks: num_decks, potentialDecks: potential_decks, inclusion, synergy, lift };
    });

  /** Lists without a row are left out. */
  const toLists = (lists: readonly CardList[]): readonly PageList[] =>
    lists
      .map(({ tag, header, rows }) => ({ tag, header, rows: toRows(rows) }))
      .filter(({ rows }) => rows.length > 0);

  const toCounted = (
    entries: readonly { readonly slug: string; readonly count: number }[],
  ): readonly { readonly card: PageCard; readonly count: number }[] =>
    entries.flatMap(({ slug, count }) => toCards([slug]).map((card) => ({ card, count })));

  const toCommander = ({
    slug,
    cards,
    num_decks,
    rank,
  }: Pick<CommanderRow, 'slug' | 'cards' | 'num_decks'> & {
    readonly rank?: number | null;
  }): PageCommander => ({ slug, cards: toCards(cards), numDecks: num_decks, rank: rank || null });

  return { toCards, toRows, toLists, toCounted, toCommander };
};
export type RowViews = ReturnType<typeof createRowViews>;

/** A colour identity by its bits; colourless for an invalid one. */
export const toIdentity = (bits: number): ColorIdentity => (isColorIdentity(bits) ? bits : COLORLESS);
