import type {
  CardPage,
  CardRow,
  CommanderRow,
  CompatibleCard,
  CompatibleCardView,
  CompatibleLinkView,
  WireCard,
} from '@crownsmith/api-client';
import {
  COLORS,
  exportName,
  faceNames,
  PRICE_SOURCES,
  scryfallCardUrl,
  shopCardUrl,
  type Color,
} from '@crownsmith/domain';
import type { Cards } from './source';

/** A share as text. @example percentText(0.518) // '52%' */
const percentText = (share: number): string => `${Math.round(share * 100)}%`;

/** The synergy line of a label; a synergy of nothing to compare with has none. */
const synergyLine = (synergy: number | null): readonly string[] =>
  synergy === null ? [] : [`${synergy < 0 ? '' : '+'}${percentText(synergy)} synergy`];

const shareLabel = (count: number, of: number, synergy: number | null): string =>
  [`${percentText(of > 0 ? count / of : 0)} of ${of} decks`, ...synergyLine(synergy)].join('\n');

/** A card's name as export lists write it. */
export const nameOf = ({ name, layout }: Pick<WireCard, 'name' | 'layout'>): string =>
  exportName(name, layout);

/** The cards of slugs; those that the catalogue lacks are left out. */
export const cardsOf = (slugs: readonly string[], { card }: Pick<Cards, 'card'>): readonly WireCard[] =>
  slugs.flatMap((slug) => card(slug) ?? []);

/** The faces of a card that is not known by both names; undefined for a card of one face and for a split card. */
const facesOf = (card: WireCard): { name: string; url: string }[] | undefined => {
  const faces = faceNames(card.name);
  return faces.length < 2 || nameOf(card) === card.name
    ? undefined
    : faces.map((name) => ({ name, url: card.sanitized }));
};

const identifiersOf = (card: WireCard) => {
  const cards = facesOf(card);
  return {
    id: card.scryfall_id ?? null,
    name: nameOf(card),
    sanitized: card.sanitized,
    sanitized_wo: card.sanitized_wo,
    url: card.url,
    ...(cards && { cards }),
  };
};

/** The view of a card in a list. @param isCompared whether the list compares its decks with all others: has synergy */
export const makeCardView = (
  card: WireCard,
  { num_decks, potential_decks, synergy }: Pick<CardRow, 'num_decks' | 'potential_decks' | 'synergy'>,
  isCompared: boolean,
): CompatibleCardView => ({
  ...identifiersOf(card),
  num_decks,
  inclusion: num_decks,
  potential_decks,
  ...(isCompared && { synergy }),
  label: shareLabel(num_decks, potential_decks, isCompared ? synergy : null),
});

/** A card of a deck that no list counts. */
export const makeBareView = (card: WireCard): CompatibleLinkView => {
  const { cards: _faces, ...identifiers } = identifiersOf(card);
  return identifiers;
};

/** A card with a bare number of decks, such as a background. */
export const makeCountView = (card: WireCard, numDecks: number): CompatibleCardView => ({
  ...identifiersOf(card),
  num_decks: numDecks,
  inclusion: numDecks,
  label: `${numDecks} decks`,
});

const colorsOf = (cards: readonly WireCard[]): Color[] =>
  COLORS.filter((color) => cards.some(({ color_identity }) => color_identity.includes(color)));

/** A commander or pair of a page file. */
type CommandZone = Pick<CommanderRow, 'slug' | 'cards' | 'num_decks'> & { readonly rank?: number | null };

/** How a commander or pair is identified; undefined where the catalogue lacks one of its cards. */
const zoneIdentifiers = (
  { slug, cards: slugs }: Pick<CommandZone, 'slug' | 'cards'>,
  cards: Cards,
): (ReturnType<typeof identifiersOf> & { readonly zone: readonly [WireCard, ...WireCard[]] }) | undefined => {
  const zone = cardsOf(slugs, cards);
  const [first, second] = zone;
  if (!first || zone.length !== slugs.length) return undefined;
  const url = `/commanders/${slug}`;
  if (!second) return { ...identifiersOf(first), url, zone: [first] };
  return {
    id: first.scryfall_id ?? null,
    name: zone.map(nameOf).join(' // '),
    sanitized: slug,
    sanitized_wo: slug,
    url,
    cards: zone.map((card) => ({ name: nameOf(card), url: card.sanitized })),
    zone: [first, second],
  };
};

/** The view of a commander or pair in a list; undefined where the catalogue lacks its cards. */
const makeCommanderView = (row: CommandZone, cards: Cards): CompatibleCardView | undefined => {
  const known = zoneIdentifiers(row, cards);
  if (!known) return undefined;
  const { zone, ...identifiers } = known;
  return {
    ...identifiers,
    num_decks: row.num_decks,
    inclusion: row.num_decks,
    label: `${row.num_decks} decks`,
    ...(row.rank ? { rank: row.rank } : {}),
    color_identity: colorsOf(zone),
    is_partner: zone.length > 1,
    names: zone.map(nameOf),
  };
};

/** The views of commanders and pairs. */
export const makeCommanderViews = (
  rows: readonly CommandZone[],
  cards: Cards,
): readonly CompatibleCardView[] => rows.flatMap((row) => makeCommanderView(row, cards) ?? []);

/** The views of commanders and pairs by their decks that play a card, of those that could. */
export const makePlayerViews = (
  rows: CardPage['top_commanders'],
  cards: Cards,
): readonly CompatibleCardView[] =>
  rows.flatMap(({ with_card, synergy, inclusion, rank: _rank, ...row }) => {
    const view = makeCommanderView(row, cards);
    const potential_decks =
      row.potential_decks ?? (inclusion > 0 ? Math.round(with_card / inclusion) : row.num_decks);
    const label = shareLabel(with_card, potential_decks, synergy);
    return view
      ? [{ ...view, num_decks: with_card, inclusion: with_card, potential_decks, synergy, label }]
      : [];
  });

/** What a page tells about its cards beyond the catalogue. */
export interface CardFacts {
  /** the rules text of all faces; undefined where the snapshot has none */
  readonly textOf: (slug: string) => string | undefined;
  readonly isInCombo: (slug: string) => boolean;
}

/** The rules text of a page's faces, one after the other. */
export const rulesTextOf = ({ faces }: Pick<CardPage, 'faces'>): string | undefined => {
  const texts = faces?.flatMap(({ oracle_text: text }) => text ?? []);
  return texts === undefined || texts.length === 0 ? undefined : texts.join('\n//\n');
};

const pricesOf = (zone: readonly [WireCard, ...WireCard[]], { shops }: Cards): CompatibleCard['prices'] => {
  const prices: CompatibleCard['prices'] = {};
  for (const source of PRICE_SOURCES) {
    const known = zone.flatMap((card) => card.prices[source]?.price ?? []);
    if (known.length !== zone.length) continue;
    const price = Math.round(known.reduce((sum, one) => sum + one, 0) * 100) / 100;
    prices[source] = { price, url: shopCardUrl(source, nameOf(zone[0]), shops) };
  }
  return prices;
};

const joined = (texts: readonly (string | undefined)[]): string | null =>
  texts.includes(undefined) ? null : texts.join(' // ');

/** All fields of the cards of a command zone, or of one card. */
const fieldsOf = (
  zone: readonly [WireCard, ...WireCard[]],
  cards: Cards,
  { textOf, isInCombo }: CardFacts,
) => {
  const [first] = zone;
  const type = zone.map((card) => card.type).join(' // ');
  const texts = zone.flatMap(({ sanitized }) => textOf(sanitized) ?? []);
  const salts = zone.flatMap(({ salt }) => salt ?? []);
  return {
    names: zone.length > 1 ? zone.map(nameOf) : (facesOf(first)?.map(({ name }) => name) ?? [nameOf(first)]),
    mana_cost: joined(zone.map((card) => card.mana_cost)),
    cmc: first.cmc,
    type,
    type_line: type,
    primary_type: first.primary_type ?? '',
    layout: first.layout,
    oracle_text: texts.length === zone.length ? texts.join('\n//\n') : null,
    color_identity: colorsOf(zone),
    image_uris: zone.flatMap(({ image_uris }) =>
      image_uris.map(({ normal, art_crop }) => ({
        normal: cards.pictureUri(normal),
        ...(art_crop !== undefined && { art_crop: cards.pictureUri(art_crop) }),
      })),
    ),
    rarity: '' as const,
    prices: pricesOf(zone, cards),
    salt: salts.reduce((sum, salt) => sum + salt, 0) / Math.max(salts.length, 1),
    legal_commander: zone.length > 1 || first.legal_commander,
    legal_partner: zone.some(({ legal_partner }) => legal_partner),
    is_partner: zone.length > 1,
    banned: zone.some(({ legality }) => legality === 'banned'),
    game_changer: zone.some(({ game_changer }) => game_changer),
    combos: zone.some(({ sanitized }) => isInCombo(sanitized)),
    scryfall_uri: scryfallCardUrl(first.name),
  };
};

/** A card that is not shown as a commander. @param page with its counts among all decks; without it none are sent */
export const makeCard = (
  card: WireCard,
  cards: Cards,
  facts: CardFacts,
  page?: CardPage,
): CompatibleCard => ({
  ...identifiersOf(card),
  ...fieldsOf([card], cards, facts),
  is_commander: false,
  ...(page && {
    num_decks: page.num_decks,
    inclusion: page.num_decks,
    potential_decks: page.potential_decks,
    rank: page.rank,
    label: `In ${page.num_decks} decks\n${shareLabel(page.num_decks, page.potential_decks, null)}`,
  }),
});

/** A commander or pair with its decks; undefined where the catalogue lacks its cards. */
export const makeCommander = (
  row: CommandZone,
  cards: Cards,
  facts: CardFacts,
): CompatibleCard | undefined => {
  const known = zoneIdentifiers(row, cards);
  if (!known) return undefined;
  const { zone, ...identifiers } = known;
  return {
    ...identifiers,
    ...fieldsOf(zone, cards, facts),
    is_commander: true,
    num_decks: row.num_decks,
    inclusion: row.num_decks,
    rank: row.rank || null,
    label: `${row.num_decks} decks`,
  };
};
