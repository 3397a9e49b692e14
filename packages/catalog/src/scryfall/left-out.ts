import { CARD_LAYOUTS, frontTypes } from '@crownsmith/domain';
import type { ScryfallCard } from './scryfall-card.schema';

/**
 * Why a valid record is no Commander card. Left out is what no deck can contain, regardless of the banned list; a card
 * that a deck could contain if it were legal is kept with its legality.
 */
// prettier-ignore
export const LEFT_OUT_REASONS = [
  'token', 'emblem', 'plane', 'phenomenon', 'scheme', 'vanguard', 'dungeon', 'art-series', 'attraction', 'contraption',
  'sticker', 'hero', 'helper', 'meld-result', 'rebalanced', 'duplicate',
] as const;
/** Why a record is no card of a deck. */
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Layouts without deck cards (scryfall.com/docs/api/layouts, read 2026-11-20). */
const BY_LAYOUT: Readonly<Record<string, LeftOutReason>> = {
  token: 'token',
  double_faced_token: 'token',
  emblem: 'emblem',
  scheme: 'scheme',
  vanguard: 'vanguard',
  art_series: 'art-series',
};

/** The reason for a record of a layout that is not known here, by its name. */
export type UnknownLayout = `layout ${string}`;

/** Planes and phenomenons, which their types tell apart. */
const PLANAR = 'planar';

const KNOWN_LAYOUTS: ReadonlySet<string> = new Set([...CARD_LAYOUTS, ...Object.keys(BY_LAYOUT), PLANAR]);

/**
 * The reason for a record of a layout that is not known here; undefined for known ones and for what has no layout. Nothing else of
 * such a record is read: it may have any shape.
 * @example unknownLayout({ layout: 'front_card' }) // 'layout front_card'
 */
export const unknownLayout = (record: unknown): UnknownLayout | undefined => {
  if (typeof record !== 'object' || record === null || !('layout' in record)) return undefined;
  const { layout } = record;
  if (typeof layout !== 'string' || layout === '' || KNOWN_LAYOUTS.has(layout)) return undefined;
  return `layout ${/^[\w-]{1,40}$/.test(layout) ? layout : 'without a plain name'}`;
};

/** Supertypes and types of the front face; old files give such records the layout `normal`. */
const BY_TYPE: Readonly<Record<string, LeftOutReason>> = {
  Token: 'token',
  Emblem: 'emblem',
  Phenomenon: 'phenomenon',
  Plane: 'plane',
  Scheme: 'scheme',
  Vanguard: 'vanguard',
  Dungeon: 'dungeon',
  Stickers: 'sticker',
  Hero: 'hero',
  Card: 'helper',
};

/** Subtypes of cards that form a separate deck (attractions: CR 717; contraptions: the rules of Unstable). */
const BY_SUBTYPE: Readonly<Record<string, LeftOutReason>> = {
  Attraction: 'attraction',
  Contraption: 'contraption',
};

/** What decides it: all of a card's record, or as much as another kind of record states. */
type CardFacts = Pick<ScryfallCard, 'name'> & {
  readonly [field in 'layout' | 'type_line' | 'all_parts' | 'mana_cost' | 'cmc' | 'legalities']?:
    ScryfallCard[field] | null | undefined;
} & {
  readonly card_faces?: readonly { readonly type_line?: string | null | undefined }[] | null | undefined;
};

/** Of a legal card of one face, only a meld result has a mana value and no mana cost (CR 202.3). */
const hasValueWithoutCost = ({ layout, mana_cost, cmc, legalities }: CardFacts): boolean =>
  (layout === 'meld' || layout === 'normal') &&
  mana_cost === '' &&
  (cmc ?? 0) > 0 &&
  legalities?.commander === 'legal';

const isMeldResult = (record: CardFacts): boolean => {
  const { name, layout, all_parts: parts } = record;
  const isNamed = parts?.some((part) => part.component === 'meld_result' && part.name === name) ?? false;
  return (layout === 'meld' && isNamed) || hasValueWithoutCost(record);
};

/**
 * Why a record is no Commander card; undefined for a card. A meld result is the back of two other cards (CR 701.42);
 * names with `A-` are digital rebalancings of paper cards.
 */
export const leftOutReason = (record: CardFacts): LeftOutReason | undefined => {
  const byLayout = BY_LAYOUT[record.layout ?? ''];
  if (byLayout !== undefined) return byLayout;
  const { supertypes, types, subtypes } = frontTypes(
    record.type_line ?? record.card_faces?.[0]?.type_line ?? '',
  );
  for (const word of [...supertypes, ...types]) {
    const byType = BY_TYPE[word];
    if (byType !== undefined) return byType;
  }
  if (record.layout === PLANAR) return 'plane';
  for (const word of subtypes) {
    const bySubtype = BY_SUBTYPE[word];
    if (bySubtype !== undefined) return bySubtype;
  }
  if (isMeldResult(record)) return 'meld-result';
  return record.name.startsWith('A-') ? 'rebalanced' : undefined;
};
