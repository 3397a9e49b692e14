import {
  cardUrl,
  faceNames,
  identityColors,
  identityOf,
  isPartnerCapable,
  isPrimaryType,
  isSlug,
  makeSlug,
  NO_PARTNER,
  PRICE_SOURCES,
  CARD_LAYOUTS,
  type Card,
  type CardImages,
  type CardLayout,
  type ClipboardCard,
  type PartnerAbility,
  type Prices,
  type PriceSource,
} from '@crownsmith/domain';
import { rulesFromWire, toWireGrants } from './wire-grants';
import type { WireCard, WirePartner } from './wire-card';

const wireImages = (card: Card): readonly CardImages[] => {
  const faces = card.faces.flatMap((face) => face.images ?? []);
  if (faces.length > 0) return faces;
  return card.images ? [card.images] : [];
};

const wirePrices = (prices: Prices): WireCard['prices'] => {
  const wire: WireCard['prices'] = {};
  for (const source of PRICE_SOURCES) {
    const price = prices[source];
    if (price !== undefined) wire[source] = { price };
  }
  return wire;
};

const abilitiesOf = (ability: PartnerAbility): readonly PartnerAbility[] =>
  ability.or === undefined ? [ability] : [ability, ...abilitiesOf(ability.or)];

const wirePartner = (ability: PartnerAbility): WirePartner => ({
  kind: ability.kind,
  ...(ability.kind === 'partner-text' && { text: ability.text }),
  ...(ability.kind === 'partner-with' && { with: ability.with }),
});

/** Leaves out undefined fields, so that no such key reaches JSON or a strict optional property. */
const defined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The slug of the front face alone; of a card that shares its name with another its own, which leads to no other. */
const frontSlug = ({ name, slug }: Card): string =>
  slug === makeSlug(name) ? makeSlug(faceNames(name)[0] ?? name) : slug;

/**
 * A card as the API sends it. Unknown fields are absent (or null where the schema requires the field).
 * @example toWireCard(solRing).url // '/cards/sol-ring'
 */
export const toWireCard = (card: Card): WireCard => {
  const images = wireImages(card);
  const [partner, second] = abilitiesOf(card.partner);
  const front = images[0];
  return {
    name: card.name,
    url: cardUrl(card.slug),
    sanitized: card.slug,
    sanitized_wo: frontSlug(card),
    image_uris: images.map(({ normal, artCrop }) => ({ normal, ...defined({ art_crop: artCrop }) })),
    image_uri: front?.normal ?? null,
    image: front?.artCrop ?? front?.normal ?? null,
    cmc: card.manaValue,
    type: card.typeLine,
    layout: card.layout,
    color_identity: [...identityColors(card.colorIdentity)],
    legal_commander: card.canBeCommander,
    legal_partner: isPartnerCapable(card),
    partners_with: abilitiesOf(card.partner).flatMap((ability) =>
      ability.kind === 'partner-with' ? [ability.with] : [],
    ),
    background_chooser: abilitiesOf(card.partner).some(({ kind }) => kind === 'choose-background'),
    partner_kind: card.partner.kind,
    is_partner: false,
    prices: wirePrices(card.prices),
    legality: card.legality,
    game_changer: card.gameChanger,
    copy_limit: card.copyLimit,
    keywords: [...card.keywords],
    tags: [...card.tags],
    salt: card.salt ?? null,
    sets: [...card.sets],
    ...defined({
      mana_cost: card.manaCost,
      primary_type: card.primaryType,
      power: card.power,
      toughness: card.toughness,
      loyalty: card.loyalty,
      abilities: card.text === undefined ? card.abilities : undefined,
      partner_text: partner?.kind === 'partner-text' ? partner.text : undefined,
      partner_or: second && wirePartner(second),
      grants: card.grants && toWireGrants(card.grants),
      every_creature_type: card.isEveryCreatureType,
      released_at: card.releasedAt,
      legal_from: card.legality === 'not_legal' ? card.legalFrom : undefined,
      scryfall_id: card.scryfallId,
    }),
  };
};

const parsePartner = ({ kind, text, with: name }: WirePartner): PartnerAbility => {
  switch (kind) {
    case 'partner-text':
      return text === undefined ? NO_PARTNER : { kind, text };
    case 'partner-with':
      return name === undefined ? NO_PARTNER : { kind, with: name };
    case 'partner':
    case 'choose-background':
    case 'background':
    case 'doctors-companion':
    case 'doctor':
      return { kind };
    default:
      return NO_PARTNER;
  }
};

/** The partner ability of a wire card; a kind that this version does not know counts as none. */
export const partnerFromWire = (wire: WireCard): PartnerAbility => {
  const first = parsePartner({
    kind: wire.partner_kind,
    text: wire.partner_text,
    with: wire.partners_with[0],
  });
  if (wire.partner_or === undefined || first.kind === 'none') return first;
  const second = parsePartner(wire.partner_or);
  return second.kind === 'none' ? first : { ...first, or: second };
};

/** Prices by source, as the domain represents them. */
export const pricesFromWire = (wire: WireCard): Prices => {
  const prices: { [source in PriceSource]?: number } = {};
  for (const source of PRICE_SOURCES) {
    const price = wire.prices[source]?.price;
    if (price !== undefined) prices[source] = price;
  }
  return prices;
};

const isLayout = (text: string): text is CardLayout => (CARD_LAYOUTS as readonly string[]).includes(text);

/**
 * A wire card as the clipboard stores it. An unknown layout counts as 'normal', an unknown primary type is left out.
 * @example clipboardCardFromWire(toWireCard(solRing)).url // '/cards/sol-ring'
 */
export const clipboardCardFromWire = (wire: WireCard): ClipboardCard => {
  const front = wire.image_uris[0];
  return {
    url: wire.url,
    name: wire.name,
    slug: isSlug(wire.sanitized) ? wire.sanitized : makeSlug(wire.name),
    layout: isLayout(wire.layout) ? wire.layout : 'normal',
    manaValue: wire.cmc,
    typeLine: wire.type,
    colorIdentity: identityOf(wire.color_identity),
    legality: wire.legality,
    canBeCommander: wire.legal_commander,
    partner: partnerFromWire(wire),
    ...rulesFromWire(wire),
    copyLimit: wire.copy_limit,
    prices: pricesFromWire(wire),
    ...defined({
      primaryType: isPrimaryType(wire.primary_type) ? wire.primary_type : undefined,
      images: front && { normal: front.normal, ...defined({ artCrop: front.art_crop }) },
      scryfallId: wire.scryfall_id,
    }),
  };
};
