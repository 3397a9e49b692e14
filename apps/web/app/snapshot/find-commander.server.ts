import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';
import {
  findPairOfUrl,
  foldName,
  isSlug,
  makeSlug,
  MAX_SLUG_CHARACTERS,
  pairNames,
  pairSlug,
  validPair,
} from '@crownsmith/domain';
import type { CommanderView } from '#app/model/commander';

/** Longest text that is looked up, in characters: two names. */
const MAX_CHARACTERS = 2 * MAX_SLUG_CHARACTERS;

const COMMANDERS = '/commanders/';

/** What of a snapshot finds commanders and pairs by name. */
export interface CommanderNames {
  /** By name, face name, slug or URL path. */
  resolveCard(name: string): WireCard | undefined;
  /** The canonical slug for another one; undefined where there is none. Throws where the redirects are damaged. */
  redirect(kind: 'cards' | 'commanders', slug: string): string | undefined;
  /** Undefined for a slug without such a commander or pair. */
  commanderPage(slug: string): Promise<CommanderView | undefined>;
}

/** Two cards that a text names together, whether or not decks play them so. */
export interface NamedPair {
  readonly cards: readonly [WireCard, WireCard];
  readonly slug: string;
  /** whether the rules allow them as commanders together, and neither is banned */
  readonly isAllowed: boolean;
  /** names of those that are banned */
  readonly banned: readonly string[];
}

const nameOf = (text: string): string | undefined => {
  const name = text.trim();
  const known = name.startsWith(COMMANDERS) ? name.slice(COMMANDERS.length) : name;
  return known === '' || known.length > MAX_CHARACTERS ? undefined : known;
};

const toPair = (cards: readonly [WireCard, WireCard]): readonly NamedPair[] => {
  const [a, b] = cards.map((card) => card.sanitized);
  if (!isSlug(a) || !isSlug(b) || a === b) return [];
  const banned = cards.flatMap(({ legality, name }) => (legality === 'banned' ? [name] : []));
  const [one, other] = cards;
  return [
    {
      cards,
      slug: pairSlug(a, b),
      banned,
      isAllowed: banned.length === 0 && validPair(clipboardCardFromWire(one), clipboardCardFromWire(other)),
    },
  ];
};

/** The pairs that a name may be: both names with a separator between them, or both slugs. */
const pairsOf = (
  name: string,
  { resolveCard }: Pick<CommanderNames, 'resolveCard'>,
): readonly NamedPair[] => {
  const pairs: NamedPair[] = [];
  for (const [one, other] of pairNames(name)) {
    const first = resolveCard(one);
    const second = first && resolveCard(other);
    if (first && second) pairs.push(...toPair([first, second]));
  }
  const ofSlug = findPairOfUrl(`${COMMANDERS}${makeSlug(name)}`, resolveCard);
  return ofSlug ? [...pairs, ...toPair(ofSlug)] : pairs;
};

/**
 * The pair that a text names, in any spelling that `findCommander` reads: one that is allowed before others. Undefined where
 * it does not name two cards.
 */
export const findNamedPair = (
  text: string,
  names: Pick<CommanderNames, 'resolveCard'>,
): NamedPair | undefined => {
  const name = nameOf(text);
  const pairs = name === undefined ? [] : pairsOf(name, names);
  return pairs.find(({ isAllowed }) => isAllowed) ?? pairs[0];
};

const pageOf = async (slug: string, names: CommanderNames): Promise<CommanderView | undefined> => {
  const page = await names.commanderPage(slug);
  if (page) return page;
  const other = names.redirect('commanders', slug);
  return other === undefined ? undefined : names.commanderPage(other);
};

/**
 * The page of a commander or pair by what people and programs call it: a slug, a name in any spelling, that of a face, the
 * path of a page; of a pair both slugs in either order, or both names with `+`, `&`, `and` or slashes between them.
 * Undefined for anything else, and for a pair that no counted deck plays. Rejects where its page or the redirects are damaged.
 * @example (await findCommander('Tymna the Weaver + Thrasios, Triton Hero', snapshot))?.slug // 'thrasios-triton-hero-tymna-the-weaver'
 */
export const findCommander = async (
  text: string,
  names: CommanderNames,
): Promise<CommanderView | undefined> => {
  const name = nameOf(text);
  if (name === undefined) return undefined;
  const card = names.resolveCard(name);
  const spelled = makeSlug(name);
  const isFullName = card !== undefined && !isSlug(name) && foldName(card.name) === foldName(name);
  const slugs = [
    ...(isFullName ? [card.sanitized] : []),
    spelled,
    ...(card ? [card.sanitized] : []),
    ...pairsOf(name, names).map(({ slug }) => slug),
  ];
  for (const slug of new Set(slugs)) {
    const page = await pageOf(slug, names);
    if (page) return page;
  }
  return undefined;
};

/**
 * The cards of a command zone that a text names: a card, whether or not it can be a commander, or both of a pair, whether or
 * not it is allowed. Empty for anything else. Rejects as `findCommander` does.
 */
export const findZoneCards = async (text: string, names: CommanderNames): Promise<readonly WireCard[]> => {
  const card = names.resolveCard(text.trim());
  if (card) return [card];
  const page = await findCommander(text, names);
  if (!page) return findNamedPair(text, names)?.cards ?? [];
  return page.cards.flatMap(({ slug }) => names.resolveCard(`/cards/${slug}`) ?? []);
};
