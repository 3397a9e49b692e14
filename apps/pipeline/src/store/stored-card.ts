import {
  CARD_LAYOUTS,
  LEGALITIES,
  PARTNER_KINDS,
  PRICE_SOURCES,
  PRIMARY_TYPES,
  TAGS,
  isColorIdentity,
  isSlug,
  deckRulesOf,
} from '@crownsmith/domain';
import type { ProvidedFields } from '@crownsmith/catalog';
import type { Card, ColorIdentity, PartnerAbility, Prices, Slug } from '@crownsmith/domain';
import * as z from 'zod';

const text = z.string();
const optional = text.exactOptional();
const images = z.object({ normal: text, artCrop: optional }).exactOptional();

const Partner: z.ZodType<PartnerAbility> = z.lazy(() => {
  const or = Partner.exactOptional();
  const plain = PARTNER_KINDS.filter((kind) => kind !== 'partner-with' && kind !== 'partner-text');
  return z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('partner-with'), with: text, or }),
    z.object({ kind: z.literal('partner-text'), text, or }),
    z.object({ kind: z.literal(plain), or }),
  ]);
});

const amount = z.number().nonnegative().exactOptional();
const StoredPrices: z.ZodType<Prices> = z.object(
  Object.fromEntries(PRICE_SOURCES.map((source) => [source, amount])),
);

const Face = z.object({
  name: text,
  typeLine: text,
  manaCost: optional,
  colors: z.custom<ColorIdentity>(isColorIdentity).exactOptional(),
  power: optional,
  toughness: optional,
  loyalty: optional,
  text: optional,
  images,
});

const Printing = z.object({ code: text, name: optional, releasedAt: optional });

/** All fields of a card but those that follow from its texts: a field without a schema would be lost in the store. */
type StoredField = Exclude<keyof Card, keyof ReturnType<typeof deckRulesOf>> | 'provided' | 'statedAt';

const CardFields: z.ZodType<Card & { readonly provided?: ProvidedFields; readonly statedAt?: string }> =
  z.object({
    name: text.min(1),
    slug: z.custom<Slug>(isSlug),
    formerNames: z.array(text).exactOptional(),
    oracleId: optional,
    scryfallId: optional,
    layout: z.enum(CARD_LAYOUTS),
    manaCost: optional,
    manaValue: z.number().nonnegative(),
    typeLine: text,
    primaryType: z.enum(PRIMARY_TYPES).exactOptional(),
    colorIdentity: z.custom<ColorIdentity>(isColorIdentity),
    colors: z.custom<ColorIdentity>(isColorIdentity).exactOptional(),
    keywords: z.array(text),
    power: optional,
    toughness: optional,
    loyalty: optional,
    text: optional,
    abilities: optional,
    faces: z.array(Face),
    legality: z.enum(LEGALITIES),
    legalFrom: optional,
    nowhereLegalFrom: optional,
    bannedIn: z.array(text).exactOptional(),
    gameChanger: z.boolean(),
    reserved: z.boolean().exactOptional(),
    canBeCommander: z.boolean(),
    partner: Partner,
    copyLimit: z.union([z.number(), z.literal('any')]),
    prices: StoredPrices,
    images,
    sets: z.array(text),
    setName: optional,
    printings: z.array(Printing).exactOptional(),
    releasedAt: optional,
    rarity: optional,
    tags: z.array(z.enum(TAGS)),
    salt: z.number().exactOptional(),
    provided: z.object({ gameChanger: z.literal(true).exactOptional() }).exactOptional(),
    statedAt: optional,
  } satisfies Readonly<Record<StoredField, z.ZodType>>);

/** A card of the store, and which fields the card files provided; none for the starter's cards. */
export interface StoredCard {
  readonly card: Card;
  readonly provided: ProvidedFields;
  /** ISO date of the newest card file with the card, as of which its legality and `gameChanger` are; absent without one */
  readonly statedAt?: string;
}

const StoredFields = CardFields.transform(({ provided = {}, statedAt, ...card }): StoredCard => ({
  // What follows from its texts is not stored: a later version reads more of them.
  card: { ...card, ...deckRulesOf(card) },
  provided,
  ...(statedAt === undefined ? {} : { statedAt }),
}));

/** Parses what `storedCardJson` makes. @throws SyntaxError for text that is not JSON */
export const parseStoredCard = (json: string): z.ZodSafeParseResult<StoredCard> =>
  StoredFields.safeParse(JSON.parse(json));

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sortKeys(one)]),
  );
};

/** A card as JSON with sorted keys: equal cards are equal texts. */
export const storedCardJson = ({ card, provided, statedAt }: StoredCard): string => {
  const { grants: _grants, isEveryCreatureType: _types, ...stored } = card;
  return JSON.stringify(
    sortKeys({
      ...stored,
      ...(provided.gameChanger === true ? { provided: { gameChanger: true } } : {}),
      ...(statedAt === undefined ? {} : { statedAt }),
    }),
  );
};
