import { isCardLayout, isLegality, type Card, type CardImages, type CopyLimit } from '../card/card';
import { cardUrl } from '../card/card-url';
import type { ClipboardCard } from './clipboard-state';
import { isAmount, isFields, isText } from './stored-value';
import { isColorIdentity } from '../color/color-identity';
import { parseDeckGrants } from '../command-zone/stored-grants';
import { isPartnerKind, type PartnerAbility } from '../command-zone/partner-ability';
import { PRICE_SOURCES, type Prices } from '../price/price';
import { isPrimaryType } from '../card/primary-type';
import { isSlug } from '../text/slug';

/** The fields of a card that the clipboard needs. */
export const toClipboardCard = (card: Card): ClipboardCard => ({
  url: cardUrl(card.slug),
  name: card.name,
  slug: card.slug,
  layout: card.layout,
  manaValue: card.manaValue,
  typeLine: card.typeLine,
  ...(card.primaryType !== undefined && { primaryType: card.primaryType }),
  colorIdentity: card.colorIdentity,
  legality: card.legality,
  canBeCommander: card.canBeCommander,
  partner: card.partner,
  ...(card.grants !== undefined && { grants: card.grants }),
  ...(card.isEveryCreatureType === true && { isEveryCreatureType: true }),
  copyLimit: card.copyLimit,
  prices: card.prices,
  ...(card.images !== undefined && { images: card.images }),
  ...(card.scryfallId !== undefined && { scryfallId: card.scryfallId }),
});

const isCopyLimit = (value: unknown): value is CopyLimit =>
  value === 'any' || (typeof value === 'number' && Number.isInteger(value) && value > 0);

const parseAbility = (value: unknown): PartnerAbility | undefined => {
  if (!isFields(value) || !isPartnerKind(value['kind'])) return undefined;
  const kind = value['kind'];
  if (kind === 'partner-with') return isText(value['with']) ? { kind, with: value['with'] } : undefined;
  if (kind === 'partner-text') return isText(value['text']) ? { kind, text: value['text'] } : undefined;
  return { kind };
};

const parsePartner = (value: unknown): PartnerAbility | undefined => {
  const ability = parseAbility(value);
  const or = isFields(value) && value['or'] !== undefined ? parseAbility(value['or']) : undefined;
  return ability === undefined || or === undefined ? ability : { ...ability, or };
};

const parsePrices = (value: unknown): Prices => {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => (isAmount(value[source]) ? [[source, value[source]]] : [])),
  );
};

const isImageUri = (value: unknown): value is string =>
  isText(value) && /^(?:https:\/\/|\/(?!\/))/.test(value);

const parseImages = (value: unknown): CardImages | undefined => {
  if (!isFields(value) || !isImageUri(value['normal'])) return undefined;
  const artCrop = value['artCrop'];
  return { normal: value['normal'], ...(isImageUri(artCrop) && { artCrop }) };
};

/**
 * Parses a card from untrusted data (a browser's storage): checks all fields and leaves unknown ones out. Undefined if a
 * required field is missing or invalid.
 */
export const parseClipboardCard = (value: unknown): ClipboardCard | undefined => {
  if (!isFields(value)) return undefined;
  const {
    name,
    slug,
    layout,
    manaValue,
    typeLine,
    primaryType,
    colorIdentity,
    legality,
    copyLimit,
    scryfallId,
  } = value;
  const partner = parsePartner(value['partner']);
  const grants = parseDeckGrants(value['grants']);
  const images = parseImages(value['images']);
  if (!isText(name) || !isSlug(slug) || !isCardLayout(layout) || !isAmount(manaValue)) return undefined;
  if (typeof typeLine !== 'string' || typeLine.length > 1000 || !isColorIdentity(colorIdentity))
    return undefined;
  if (!isLegality(legality) || typeof value['canBeCommander'] !== 'boolean') return undefined;
  if (partner === undefined || !isCopyLimit(copyLimit)) return undefined;
  return {
    url: cardUrl(slug),
    name,
    slug,
    layout,
    manaValue,
    typeLine,
    ...(isPrimaryType(primaryType) && { primaryType }),
    colorIdentity,
    legality,
    canBeCommander: value['canBeCommander'],
    partner,
    ...(grants.length > 0 && { grants }),
    ...(value['isEveryCreatureType'] === true && { isEveryCreatureType: true }),
    copyLimit,
    prices: parsePrices(value['prices']),
    ...(images !== undefined && { images }),
    ...(isText(scryfallId) && { scryfallId }),
  };
};
