import {
  themeSignals,
  tribeKey,
  tribesOf,
  deckTheme,
  DECK_THEMES,
  isBasicLand,
  foldName,
  tribeName,
} from '@crownsmith/domain';
import type { AdviceLimits } from '@crownsmith/domain';
import { priceOf } from '../deck-report/deck-figures';
import type { ReportCard } from '../deck-report/report-card';
import { unknownCardText } from '../text/unknown-card';

/** Finds a card by its name, slug or path. */
type Find = (name: string) => ReportCard | undefined;

/** A theme or tribe that a deck is to have more of. */
interface PlanPart {
  readonly key: string;
  readonly name: string;
  readonly has: (card: ReportCard) => boolean;
}

/** Why a limit keeps a card out. */
export type Refusal = 'never' | 'not-owned' | 'too-old' | 'no-date' | 'land' | 'unpriced' | 'too-dear';

/** Limits whose names have been looked up. */
export interface ResolvedLimits {
  readonly limits: AdviceLimits;
  readonly never: ReadonlySet<string>;
  readonly keep: ReadonlySet<string>;
  /** Slugs of the cards that are owned; undefined where that is not known. */
  readonly owned: ReadonlySet<string> | undefined;
  readonly plan: readonly PlanPart[];
  /** What could not be understood, as sentences. */
  readonly notes: readonly string[];
  /** Why a card must not come in; undefined for one that may. Basic lands are in everybody's hands: only `never` keeps one out. */
  readonly refusalOf: (card: ReportCard) => Refusal | undefined;
  /** What a copy adds to the sum, in USD: nothing where it is owned or a basic land; undefined where that is not known. */
  readonly costOf: (card: ReportCard) => number | undefined;
  /** What is added to the log odds of a card, by what is usual of it; absent where no limit prefers any. */
  readonly bonusOf?: ((card: ReportCard, usual: number) => number) | undefined;
}

/** What a step from usual to unusual cards counts, for each unit of log odds. */
const UNUSUAL_WEIGHT = 0.35;
/** What a card of the plan is preferred by, in log odds. */
const PLAN_BONUS = 1;
/** What an owned card is preferred by, in log odds. */
const OWNED_BONUS = 2;

const logOdds = (rate: number): number => {
  const clamped = Math.min(0.999, Math.max(0.001, rate));
  return Math.log(clamped / (1 - clamped));
};

const themePart = (key: string): PlanPart | undefined => {
  const theme = deckTheme(key) ?? DECK_THEMES.find(({ name }) => foldName(name) === foldName(key));
  return theme && { key: theme.key, name: theme.name, has: (card) => themeSignals(card).includes(theme.key) };
};

/** A theme by its key or name, else a tribe by its key, or the plural of it. */
const planPart = (text: string, tribes: TribeNames): PlanPart | undefined => {
  const theme = themePart(text);
  if (theme !== undefined) return theme;
  const tribe = tribes.get(tribeKey(text));
  if (tribe === undefined) return undefined;
  return {
    key: tribeKey(tribe),
    name: tribeName(tribe),
    has: (card) => card.isEveryCreatureType === true || tribesOf(card).includes(tribe),
  };
};

/** Creature types by their keys, and by those of their plurals. */
export type TribeNames = ReadonlyMap<string, string>;

/** The creature types of some cards. @param typeLines their types */
export const tribeNamesOf = (typeLines: Iterable<string>): TribeNames => {
  const tribes = new Set([...new Set(typeLines)].flatMap((typeLine) => tribesOf({ typeLine })));
  return new Map([
    ...[...tribes].map((tribe) => [tribeKey(tribeName(tribe)), tribe] as const),
    ...[...tribes].map((tribe) => [tribeKey(tribe), tribe] as const),
  ]);
};

/** What limits are looked up in. */
export interface LimitLookups {
  readonly find: Find;
  /** A known name like an unknown one. */
  readonly nearest: (name: string) => string | undefined;
  readonly tribes: () => TribeNames;
}

/** Names whose nearest name is looked for: each is a search of all names. */
const MAX_SUGGESTIONS = 5;
/** Sentences on names of one limit. */
const MAX_NOTES = 10;
const MAX_TEXT = 80;

/** The slugs of the cards that names mean, and a sentence for each name that no card has. */
export const lookUpNames = (
  names: readonly string[],
  { find, nearest }: Pick<LimitLookups, 'find' | 'nearest'>,
): { readonly slugs: ReadonlySet<ReportCard['slug']>; readonly notes: readonly string[] } => {
  const slugs = new Set<ReportCard['slug']>();
  const unknown: string[] = [];
  for (const name of names) {
    const card = find(name);
    if (card) slugs.add(card.slug);
    else unknown.push(name.slice(0, MAX_TEXT));
  }
  const notes = unknown
    .slice(0, MAX_NOTES)
    .map((name, at) => unknownCardText(name, at < MAX_SUGGESTIONS ? nearest(name) : undefined));
  if (unknown.length > MAX_NOTES)
    notes.push(`${unknown.length - MAX_NOTES} more names are no cards, either.`);
  return { slugs, notes };
};

/**
 * Looks the names of limits up. What no card has is left out, with a sentence.
 * @param collection the cards that are owned, by name, slug or path; those that are not known are left out
 */
export const resolveLimits = (
  limits: AdviceLimits,
  collection: Iterable<string> | undefined,
  lookups: LimitLookups,
): ResolvedLimits => {
  const { find, tribes } = lookups;
  const notes: string[] = [];
  const slugsOf = (names: readonly string[] = []): ReadonlySet<string> => {
    const found = lookUpNames(names, lookups);
    notes.push(...found.notes);
    return found.slugs;
  };
  const never = slugsOf(limits.never);
  const keep = slugsOf(limits.keep);
  const owned = collection && new Set([...collection].flatMap((name) => find(name)?.slug ?? []));
  if (limits.owned !== undefined && collection === undefined)
    notes.push('No cards are known that you own: add them to your collection.');
  const plan = (limits.plan ?? []).flatMap((text) => {
    const part = planPart(text, tribes());
    if (part === undefined) notes.push(`No theme or tribe is called “${text.slice(0, MAX_TEXT)}”.`);
    return part ?? [];
  });
  const { cardPrice, totalPrice, since, unusual = 0, noMoreLands = false, noBasicChanges = false } = limits;
  const costOf = (card: ReportCard): number | undefined =>
    isBasicLand(card) || owned?.has(card.slug) === true ? 0 : (priceOf(card) ?? undefined);
  const refusalOf = (card: ReportCard): Refusal | undefined => {
    if (never.has(card.slug)) return 'never';
    const isLand = card.primaryType === 'Land';
    if (isLand && noMoreLands) return 'land';
    if (isBasicLand(card)) return noBasicChanges ? 'land' : undefined;
    if (limits.owned === 'only' && owned?.has(card.slug) !== true) return 'not-owned';
    if (since !== undefined) {
      if (card.releasedAt === undefined) return 'no-date';
      if (card.releasedAt < since) return 'too-old';
    }
    if (cardPrice !== undefined) {
      const price = priceOf(card);
      if (price === null) return 'unpriced';
      // Nothing is within a price that is no number.
      if (!(price <= cardPrice)) return 'too-dear';
    }
    if (totalPrice !== undefined) {
      const cost = costOf(card);
      if (cost === undefined) return 'unpriced';
      if (!(cost <= totalPrice)) return 'too-dear';
    }
    return undefined;
  };
  const isPreferring = unusual !== 0 || plan.length > 0 || limits.owned === 'first';
  return {
    limits,
    never,
    keep,
    owned,
    plan,
    notes,
    refusalOf,
    costOf,
    ...(isPreferring && {
      bonusOf: (card, usual) =>
        (plan.some(({ has }) => has(card)) ? PLAN_BONUS : 0) +
        (limits.owned === 'first' && owned?.has(card.slug) === true ? OWNED_BONUS : 0) -
        (unusual === 0 ? 0 : UNUSUAL_WEIGHT * unusual * logOdds(usual)),
    }),
  };
};
