import {
  canBeCommander,
  CARD_LAYOUTS,
  copyLimitOf,
  deckRulesOf,
  err,
  firstRelease,
  identityOf,
  makeSlug,
  manaValueOf,
  NO_PARTNER,
  ok,
  parseManaCosts,
  partnerAbilityOf,
  primaryTypeOf,
  type Card,
  type CardLayout,
  type CardPrinting,
  type Legality,
  type Result,
  type UnknownPartnerWording,
} from '@crownsmith/domain';
import { pricesFromScryfall } from './scryfall-prices';
import { keywordsFromText } from '../cards/keyword';
import { leftOutReason, unknownLayout, type LeftOutReason, type UnknownLayout } from './left-out';
import { scryfallCardSchema, type ScryfallCard } from './scryfall-card.schema';
import { facesOf, imagesOf, manaCostOf, nameOf, textOf, typeLineOf, wireFacesOf } from './scryfall-faces';
import { tagsOf } from '../tags/tags';

/**
 * Why a value yields no card. `left-out`: a valid record that is no Commander card; `invalid`: not the documented shape,
 * with the first invalid fields.
 */
export type ScryfallCardError =
  | { readonly code: 'left-out'; readonly name: string; readonly reason: LeftOutReason | UnknownLayout }
  | { readonly code: 'invalid'; readonly name?: string; readonly reason: string };

/** Options of `cardFromScryfall`. */
export interface CardReadOptions {
  /** Called for an unknown partner ability; the card then counts as one without. */
  readonly onUnknownPartner?: (wording: UnknownPartnerWording) => void;
  /** ISO date of the day on which the record is read: what is released later is announced. */
  readonly today?: string | undefined;
}

const isLayout = (layout: string): layout is CardLayout =>
  (CARD_LAYOUTS as readonly string[]).includes(layout);

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
    ? value.name.slice(0, 200)
    : undefined;

const invalid = (reason: string, name?: string): ScryfallCardError => ({
  code: 'invalid',
  reason,
  ...(name !== undefined && { name }),
});

/**
 * Whether a record calls its card digital, but shows it in no set, on no day and without an id: nobody can tell whether the card is on
 * paper, too, so that its `not_legal` says nothing.
 */
const isDigitalNowhere = ({ digital, set, set_name, released_at, oracle_id }: ScryfallCard): boolean =>
  digital === true && (set ?? set_name ?? released_at ?? oracle_id ?? undefined) === undefined;

/** What the record states: evidence for `decideLegality`. */
const statedLegality = (record: ScryfallCard): Legality => {
  const stated = record.legalities?.commander ?? 'unknown';
  if (stated === 'not_legal' && isDigitalNowhere(record)) return 'unknown';
  // Commander has no restricted list.
  return stated === 'restricted' ? 'banned' : stated;
};

/** Sets and borders of cards that no release makes legal. */
const NEVER_LEGAL_SETS: ReadonlySet<string> = new Set([
  'funny',
  'memorabilia',
  'minigame',
  'token',
  'vanguard',
]);
const NEVER_LEGAL_BORDERS: ReadonlySet<string> = new Set(['silver', 'gold']);

const isTournamentCard = ({ set_type, border_color, digital }: ScryfallCard): boolean =>
  !NEVER_LEGAL_SETS.has(set_type ?? '') && !NEVER_LEGAL_BORDERS.has(border_color ?? '') && digital !== true;

/**
 * The release of an announced card that the record calls not legal: Scryfall calls it legal in its future Standard already, or
 * its first release is yet to come. Anything else that is not legal stays so.
 */
const legalFromOf = (record: ScryfallCard, today: string | undefined): string | undefined => {
  const { legalities, released_at: release, reprint } = record;
  if (legalities?.commander !== 'not_legal' || typeof release !== 'string') return undefined;
  if (legalities.future === 'legal') return release;
  return isTournamentCard(record) && reprint !== true && today !== undefined && release > today
    ? release
    : undefined;
};

/** Sets in which cards of tournaments stand beside others: Secret Lair, The List, promos, Unfinity, Mystery Booster 2. */
const MIXED_SETS: ReadonlySet<string> = new Set(['sld', 'plst', 'prm', 'unf', 'mb2']);

/** The release of a card that the record calls legal in no format, although tournaments could know it. */
const nowhereLegalFromOf = (record: ScryfallCard): string | undefined => {
  const { legalities, released_at: release, set } = record;
  if (legalities?.commander !== 'not_legal' || typeof release !== 'string') return undefined;
  const isNowhereLegal = Object.values(legalities).every((stated) => stated === 'not_legal');
  return isNowhereLegal && isTournamentCard(record) && !MIXED_SETS.has(set?.toLowerCase() ?? '')
    ? release
    : undefined;
};

/** Formats with commanders and ban lists of their own, as Scryfall names them (read 2026-11-22). */
const RELATED_FORMATS = [
  'brawl',
  'duel',
  'oathbreaker',
  'paupercommander',
  'predh',
  'standardbrawl',
] as const;

/** Those of them that the record calls the card banned in. */
const otherBans = ({ legalities }: ScryfallCard): readonly string[] =>
  RELATED_FORMATS.filter((format) => legalities?.[format] === 'banned');

/** Full records always have keywords; in a record without id an empty list, or none, means unknown. */
const keywordsOf = (record: ScryfallCard, text: string | undefined): readonly string[] => {
  const stated = record.keywords ?? [];
  const isKnown =
    stated.length > 0 || (Array.isArray(record.keywords) && typeof record.oracle_id === 'string');
  return isKnown || text === undefined ? stated : keywordsFromText(text, nameOf(record));
};

const oracleIdOf = (record: ScryfallCard): string | undefined => {
  const ids = new Set(wireFacesOf(record).map((face) => face.oracle_id ?? undefined));
  return record.oracle_id ?? (ids.size === 1 ? [...ids][0] : undefined);
};

/** The set that the record shows the card in; none where it does not give the set's code. */
const printingsOf = ({ set, set_name, released_at }: ScryfallCard): readonly CardPrinting[] =>
  typeof set !== 'string'
    ? []
    : [
        {
          code: set.toLowerCase(),
          ...(typeof set_name === 'string' && { name: set_name }),
          ...(typeof released_at === 'string' && { releasedAt: released_at }),
        },
      ];

const cardOf = (
  record: ScryfallCard,
  layout: CardLayout,
  typeLine: string,
  manaValue: number,
  { onUnknownPartner, today }: CardReadOptions,
): Card => {
  const front = wireFacesOf(record)[0];
  const name = nameOf(record);
  const text = textOf(record);
  const keywords = keywordsOf(record, text);
  const manaCost = manaCostOf(record);
  const power = record.power ?? front?.power ?? undefined;
  const toughness = record.toughness ?? front?.toughness ?? undefined;
  const loyalty = record.loyalty ?? front?.loyalty ?? undefined;
  const images = imagesOf(record.image_uris) ?? imagesOf(front?.image_uris);
  const primaryType = primaryTypeOf(typeLine);
  const oracleId = oracleIdOf(record);
  const releasedAt = firstRelease({
    printings: [{ releasedAt: record.released_at, reprint: record.reprint }],
  });
  const printings = printingsOf(record);
  const bannedIn = otherBans(record);
  const legalFrom = legalFromOf(record, today);
  const nowhereLegalFrom = nowhereLegalFromOf(record);
  const colors = record.colors ?? front?.colors ?? undefined;
  const oracle = { name, typeLine, keywords, ...(text !== undefined && { text }) };
  const partner = partnerAbilityOf(oracle);
  if (!partner.ok) onUnknownPartner?.(partner.error);
  return {
    ...oracle,
    slug: makeSlug(name),
    layout,
    manaValue,
    colorIdentity: identityOf(record.color_identity),
    faces: facesOf(record),
    legality: statedLegality(record),
    gameChanger: record.game_changer ?? false,
    canBeCommander: canBeCommander({ ...oracle, layout, manaCost, power, toughness }),
    partner: partner.ok ? partner.value : NO_PARTNER,
    copyLimit: copyLimitOf(oracle),
    ...deckRulesOf({ ...oracle, layout }),
    prices: pricesFromScryfall(record.prices),
    sets: printings.map(({ code }) => code),
    tags: tagsOf({ ...oracle, manaCost }),
    ...(legalFrom !== undefined && { legalFrom }),
    ...(nowhereLegalFrom !== undefined && { nowhereLegalFrom }),
    ...(bannedIn.length > 0 && { bannedIn }),
    ...(colors !== undefined && { colors: identityOf(colors) }),
    ...(typeof record.reserved === 'boolean' && { reserved: record.reserved }),
    ...(oracleId !== undefined && { oracleId }),
    ...(typeof record.id === 'string' && { scryfallId: record.id }),
    ...(manaCost !== undefined && { manaCost }),
    ...(primaryType !== undefined && { primaryType }),
    ...(power !== undefined && { power }),
    ...(toughness !== undefined && { toughness }),
    ...(loyalty !== undefined && { loyalty }),
    ...(images !== undefined && { images }),
    ...(typeof record.set_name === 'string' && { setName: record.set_name }),
    ...(printings.length > 0 && { printings }),
    ...(releasedAt !== undefined && { releasedAt }),
    ...(typeof record.rarity === 'string' && { rarity: record.rarity }),
  };
};

/**
 * The mana value that a record states, else that of its mana cost: 0 without a cost (CR 202.3a), as the newest records have none.
 * Undefined for a cost that is not understood.
 */
const manaValueOfRecord = (record: ScryfallCard): number | undefined => {
  const stated = record.cmc ?? wireFacesOf(record)[0]?.cmc;
  if (typeof stated === 'number') return stated;
  const costs = parseManaCosts(manaCostOf(record) ?? '');
  return costs.ok ? costs.value.reduce((sum, cost) => sum + manaValueOf(cost), 0) : undefined;
};

/**
 * The domain card of a Scryfall card object. A partial record without cost, image, id or rules text is valid. A record
 * that is no Commander card is the error `left-out`, with the reason.
 * @example cardFromScryfall({ object: 'card', name: 'Test Bear', layout: 'normal', cmc: 2, type_line: 'Creature — Bear', color_identity: ['G'] }).ok // true
 */
export const cardFromScryfall = (
  value: unknown,
  options: CardReadOptions = {},
): Result<Card, ScryfallCardError> => {
  const name = nameIn(value);
  const layout = unknownLayout(value);
  if (layout !== undefined) return err({ code: 'left-out', name: name ?? '', reason: layout });
  const parsed = scryfallCardSchema.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues
      .slice(0, 3)
      .map(({ path, message }) => `${path.join('.') || 'record'}: ${message}`);
    return err(invalid(issues.join('; '), name));
  }
  const record = parsed.data;
  const reason = leftOutReason(record);
  if (reason !== undefined) return err({ code: 'left-out', name: record.name, reason });
  if (!isLayout(record.layout)) return err(invalid(`layout: ${record.layout} is none of cards`, name));
  const typeLine = typeLineOf(record);
  if (typeLine === undefined || typeLine === '') return err(invalid('type_line: missing', name));
  const manaValue = manaValueOfRecord(record);
  if (manaValue === undefined) return err(invalid('cmc: missing', name));
  return ok(cardOf(record, record.layout, typeLine, manaValue, options));
};
