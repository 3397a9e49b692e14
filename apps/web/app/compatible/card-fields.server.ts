import type {
  CardPage,
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
import type { PageRow } from '#app/model/card';
import type { PageCommander } from '#app/model/commander';
import { siteConfig } from '#app/platform/site-config.server';
import { pictureUri } from '#app/snapshot/row-views.server';

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

/** Looks a card up by its canonical slug. */
export type CardLookup = (slug: string) => WireCard | undefined;

/** The view of a card in a list. @param isCompared whether the list compares its decks with all others: has synergy */
export const makeCardView = (
  card: WireCard,
  { numDecks, potentialDecks, synergy }: Pick<PageRow, 'numDecks' | 'potentialDecks' | 'synergy'>,
  isCompared: boolean,
): CompatibleCardView => ({
  ...identifiersOf(card),
  num_decks: numDecks,
  inclusion: numDecks,
  potential_decks: potentialDecks,
  ...(isCompared && { synergy }),
  label: shareLabel(numDecks, potentialDecks, isCompared ? synergy : null),
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

/** How a commander or pair is identified; undefined where the catalogue lacks one of its cards. */
const zoneIdentifiers = (
  { slug, cards }: Pick<PageCommander, 'slug' | 'cards'>,
  cardOf: CardLookup,
): (ReturnType<typeof identifiersOf> & { readonly zone: readonly [WireCard, ...WireCard[]] }) | undefined => {
  const zone = cards.flatMap((card) => cardOf(card.slug) ?? []);
  const [first, second] = zone;
  if (!first || zone.length !== cards.length) return undefined;
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

/** What a commander's view adds to its decks: those that play a card, of those that could. */
export interface CommanderShare {
  readonly withCard: number;
  readonly potentialDecks: number;
  readonly synergy: number | null;
}

/** The views of a commander or pair in a list: one, or none where the catalogue lacks its cards. */
export const makeCommanderViews = (
  commander: PageCommander,
  cardOf: CardLookup,
  share?: CommanderShare,
): readonly CompatibleCardView[] => {
  const known = zoneIdentifiers(commander, cardOf);
  if (!known) return [];
  const { zone, ...identifiers } = known;
  const decks = share ? share.withCard : commander.numDecks;
  return [
    {
      ...identifiers,
      num_decks: decks,
      inclusion: decks,
      ...(share && { potential_decks: share.potentialDecks, synergy: share.synergy }),
      label: share
        ? shareLabel(share.withCard, share.potentialDecks, share.synergy)
        : `${commander.numDecks} decks`,
      ...(commander.rank !== null && !share && { rank: commander.rank }),
      color_identity: colorsOf(zone),
      is_partner: zone.length > 1,
      names: zone.map(nameOf),
    },
  ];
};

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

const pricesOf = (cards: readonly WireCard[]): CompatibleCard['prices'] => {
  const prices: CompatibleCard['prices'] = {};
  for (const source of PRICE_SOURCES) {
    const known = cards.flatMap((card) => card.prices[source]?.price ?? []);
    const [first] = cards;
    if (!first || known.length !== cards.length) continue;
    const price = Math.round(known.reduce((sum, one) => sum + one, 0) * 100) / 100;
    prices[source] = { price, url: shopCardUrl(source, nameOf(first), siteConfig().affiliates) };
  }
  return prices;
};

const joined = (texts: readonly (string | undefined)[]): string | null => {
  const known = texts.flatMap((text) => text ?? []);
  return known.length === texts.length ? known.join(' // ') : null;
};

/** All fields of the cards of a command zone, or of one card. */
const fieldsOf = (zone: readonly [WireCard, ...WireCard[]], { textOf, isInCombo }: CardFacts) => {
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
        normal: pictureUri(normal) ?? normal,
        ...(art_crop !== undefined && { art_crop: pictureUri(art_crop) ?? art_crop }),
      })),
    ),
    rarity: '' as const,
    prices: pricesOf(zone),
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

/** The counts of the subject of a page; absent ones are not sent. */
type Counts = Pick<CompatibleCard, 'num_decks' | 'inclusion' | 'potential_decks' | 'rank' | 'label'>;

/** A card that is not shown as a commander. */
export const makeCard = (card: WireCard, facts: CardFacts, counts: Counts = {}): CompatibleCard => ({
  ...identifiersOf(card),
  ...fieldsOf([card], facts),
  is_commander: false,
  ...counts,
});

/** The counts of a card among all decks. */
export const makeCardCounts = (numDecks: number, potentialDecks: number, rank: number | null): Counts => ({
  num_decks: numDecks,
  inclusion: numDecks,
  potential_decks: potentialDecks,
  rank,
  label: `In ${numDecks} decks\n${shareLabel(numDecks, potentialDecks, null)}`,
});

/** A commander or pair with its decks; none where the catalogue lacks its cards. */
export const makeCommanders = (
  commander: PageCommander,
  cardOf: CardLookup,
  facts: CardFacts,
): readonly CompatibleCard[] => {
  const known = zoneIdentifiers(commander, cardOf);
  if (!known) return [];
  const { zone, ...identifiers } = known;
  return [
    {
      ...identifiers,
      ...fieldsOf(zone, facts),
      is_commander: true,
      num_decks: commander.numDecks,
      inclusion: commander.numDecks,
      rank: commander.rank,
      label: `${commander.numDecks} decks`,
    },
  ];
};
