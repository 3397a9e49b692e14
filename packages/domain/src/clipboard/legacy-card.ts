import { isCardLayout, isLegality, type CardImages } from '../card/card';
import { cardUrl, slugOfCardUrl } from '../card/card-url';
import type { ClipboardCard } from './clipboard-state';
import { isAmount, isFields, isText, type Fields } from './stored-value';
import { identityOf } from '../color/color-identity';
import { deckGrantsOf } from '../command-zone/deck-grant';
import { isColor } from '../color/color';
import { copyLimitOf } from '../card/copy-limit';
import { NO_PARTNER, partnerAbilityOf, type PartnerAbility } from '../command-zone/partner-ability';
import { PRICE_SOURCES, type Prices } from '../price/price';
import { isPrimaryType, primaryTypeOf } from '../card/primary-type';

const isHttps = (value: unknown): value is string => isText(value) && value.startsWith('https://');

const parsePrices = (value: unknown): Prices => {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const entry = value[source];
      const price = isFields(entry) ? entry['price'] : undefined;
      return isAmount(price) ? [[source, price]] : [];
    }),
  );
};

const parseImages = (fields: Fields): CardImages | undefined => {
  const { image_uris: faces, image_uri: single } = fields;
  const front: unknown = Array.isArray(faces) ? faces[0] : faces;
  const normal = isFields(front) ? front['normal'] : single;
  const artCrop = isFields(front) ? front['art_crop'] : undefined;
  return isHttps(normal) ? { normal, ...(isHttps(artCrop) && { artCrop }) } : undefined;
};

const parsePartner = (name: string, typeLine: string, fields: Fields): PartnerAbility => {
  const { partners_with: named, background_chooser: isChooser, legal_partner: isPartner } = fields;
  const first: unknown = Array.isArray(named) ? named[0] : named;
  if (isText(first)) return { kind: 'partner-with', with: first };
  if (isChooser === true) return { kind: 'choose-background' };
  const typed = partnerAbilityOf({ name, typeLine, keywords: [] });
  if (typed.ok && typed.value.kind !== 'none') return typed.value;
  return isPartner === true ? { kind: 'partner' } : NO_PARTNER;
};

/**
 * Parses a card of an older version of the clipboard, with the field names of the API (specification, section 3).
 * Undefined without a valid name, URL, mana value, type or colour identity.
 */
export const parseLegacyCard = (value: unknown): ClipboardCard | undefined => {
  if (!isFields(value)) return undefined;
  const { name, url, cmc, color_identity: colors, type, primary_type: primary, layout, legality } = value;
  const slug = typeof url === 'string' ? slugOfCardUrl(url) : undefined;
  if (!isText(name) || slug === undefined || !Array.isArray(colors) || !colors.every(isColor))
    return undefined;
  if (!isAmount(cmc)) return undefined;
  const typeLine = isText(type) ? type : isPrimaryType(primary) ? primary : undefined;
  if (typeLine === undefined) return undefined;
  const primaryType = isPrimaryType(primary) ? primary : primaryTypeOf(typeLine);
  const images = parseImages(value);
  const grants = deckGrantsOf({ name });
  return {
    url: cardUrl(slug),
    name,
    slug,
    layout: isCardLayout(layout) ? layout : 'normal',
    manaValue: cmc,
    typeLine,
    ...(primaryType !== undefined && { primaryType }),
    colorIdentity: identityOf(colors),
    legality: isLegality(legality) ? legality : 'unknown',
    canBeCommander: value['legal_commander'] === true,
    partner: parsePartner(name, typeLine, value),
    ...(grants.length > 0 && { grants }),
    copyLimit: copyLimitOf({ name, typeLine }),
    prices: parsePrices(value['prices']),
    ...(images !== undefined && { images }),
  };
};
