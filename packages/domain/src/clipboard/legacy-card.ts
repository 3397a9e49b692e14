import { isCardLayout, isLegality, type CardImages } from '../card/card';
import { cardUrl, slugOfCardUrl } from '../card/card-url';
import type { ClipboardCard } from './clipboard-state';
import { identityOf } from '../color/color-identity';
import { isColor } from '../color/color';
import { copyLimitOf } from '../card/copy-limit';
import { NO_PARTNER, partnerAbilityOf, type PartnerAbility } from '../command-zone/partner-ability';
import { PRICE_SOURCES, type Prices } from '../price/price';
import { isPrimaryType, primaryTypeOf } from '../card/primary-type';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 1000;

const isHttps = (value: unknown): value is string => isText(value) && value.startsWith('https://');

const readPrices = (value: unknown): Prices => {
  if (!isFields(value)) return {};
  return Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const entry = value[source];
      const price = isFields(entry) ? entry['price'] : undefined;
      return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? [[source, price]] : [];
    }),
  );
};

const readImages = (fields: Fields): CardImages | undefined => {
  const { image_uris: faces, image_uri: single } = fields;
  const front: unknown = Array.isArray(faces) ? faces[0] : faces;
  const normal = isFields(front) ? front['normal'] : single;
  const artCrop = isFields(front) ? front['art_crop'] : undefined;
  return isHttps(normal) ? { normal, ...(isHttps(artCrop) && { artCrop }) } : undefined;
};

const readPartner = (name: string, typeLine: string, fields: Fields): PartnerAbility => {
  const { partners_with: named, background_chooser: chooses, legal_partner: shares } = fields;
  const first: unknown = Array.isArray(named) ? named[0] : named;
  if (isText(first)) return { kind: 'partner-with', with: first };
  if (chooses === true) return { kind: 'choose-background' };
  const typed = partnerAbilityOf({ name, typeLine, keywords: [] });
  if (typed.ok && typed.value.kind !== 'none') return typed.value;
  return shares === true ? { kind: 'partner' } : NO_PARTNER;
};

/**
 * A card as the older shapes of the clipboard kept it: with the fields of the wire (specification, section 3). Undefined
 * where a fact is missing that nothing stands for: name, address, mana value, type, colour identity.
 */
export const parseLegacyCard = (value: unknown): ClipboardCard | undefined => {
  if (!isFields(value)) return undefined;
  const { name, url, cmc, color_identity: colors, type, primary_type: primary, layout, legality } = value;
  const slug = typeof url === 'string' ? slugOfCardUrl(url) : undefined;
  if (!isText(name) || slug === undefined || !Array.isArray(colors) || !colors.every(isColor))
    return undefined;
  if (typeof cmc !== 'number' || !Number.isFinite(cmc) || cmc < 0) return undefined;
  const typeLine = isText(type) ? type : isPrimaryType(primary) ? primary : undefined;
  if (typeLine === undefined) return undefined;
  const primaryType = isPrimaryType(primary) ? primary : primaryTypeOf(typeLine);
  const images = readImages(value);
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
    partner: readPartner(name, typeLine, value),
    copyLimit: copyLimitOf({ name, typeLine }),
    prices: readPrices(value['prices']),
    ...(images !== undefined && { images }),
  };
};
