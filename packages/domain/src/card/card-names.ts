import { isSlug, makeSlug, textOfSlug } from '../text/slug';
import { createAndNames } from './and-names';
import type { Legality } from './card';
import { FACE_SEPARATOR, faceNames, foldedName, foldName } from './card-name';
import { slugOfCardUrl, slugOfCommanderUrl } from './card-url';
import { compareBearers, spelledName, type NameBearing } from './name-bearer';
import type { NameKind } from './name-kind';

/** A card to find by its names. */
interface NamedCard {
  readonly name: string;
  /** without it the card counts as legal */
  readonly legality?: Legality;
  readonly layout?: string;
}

/** A name that cards bear besides their own. */
export interface OtherName {
  readonly kind: NameKind;
  readonly name: string;
  /** of the cards that bear it */
  readonly slugs: readonly string[];
}

/** A card that a written name means, and the name as the card bears it. */
export interface NameMeaning<C> {
  readonly card: C;
  readonly name: string;
  readonly bearing: NameBearing;
  /** of a name besides the card's own */
  readonly kind?: NameKind;
}

/** Finds cards by the names that people and programs use. */
export interface CardNames<C> {
  /**
   * By full name, face name, another name, slug or path, that of a commander's page, too, and by names whose slugs redirect to
   * it; undefined for an unknown card.
   */
  readonly find: (name: string) => C | undefined;
  /** All cards that a name means, the one that `find` takes first (`compareBearers`). */
  readonly meanings: (name: string) => readonly NameMeaning<C>[];
  /**
   * The names of the cards that a name means besides the one that `find` takes. Nobody who writes a card's own name means one with a
   * further face of that name (Swords to Plowshares, which Emeritus of Truce casts).
   */
  readonly alsoMeant: (name: string) => readonly string[];
}

/** The prefix of Alchemy's rebalanced cards, which resolve to the printed card. */
const REBALANCED = /(?<=^|\/ ?)A-(?=\S)/g;

/** What it melds into, without marks of a list behind it. */
const MELDED = /^[^\d()[\]{}<>|#*^]+$/;

/** A word left out of a card's name. */
const HAS_BLANK = /__/;

const firstFound = <T>(steps: readonly (() => readonly T[])[]): readonly T[] => {
  for (const step of steps) {
    const found = step();
    if (found.length > 0) return found;
  }
  return [];
};

/**
 * Indexes cards by name. A name that is spelled as the card has it goes before one that differs in accents, punctuation or
 * spaces; then legal cards go before others, and a card's own name before those that it bears besides. `and` for `&`, and the other
 * way round, is only read where no card has the name as it is written.
 * @param cards the catalogue by slug
 * @param redirects other slugs, of faces and former names, to canonical slugs
 * @param otherNames the names besides the cards' own with a key of `foldName`
 * @example createCardNames(new Map([['opt', { name: 'Opt' }]]), new Map()).find('OPT')?.name // 'Opt'
 */
export const createCardNames = <C extends NamedCard>(
  cards: ReadonlyMap<string, C>,
  redirects: ReadonlyMap<string, string>,
  otherNames: (key: string) => readonly OtherName[] = () => [],
): CardNames<C> => {
  const byKey = new Map<string, C | C[]>();
  const andNames = createAndNames();
  const add = (name: string, card: C): void => {
    andNames.add(name);
    const key = foldName(name);
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, card);
    else if (Array.isArray(known)) known.push(card);
    else if (known !== card) byKey.set(key, [known, card]);
  };
  for (const card of cards.values()) {
    add(card.name, card);
    if (card.name.includes(FACE_SEPARATOR.trim())) for (const face of faceNames(card.name)) add(face, card);
  }

  const ownMeaning = (card: C, key: string): NameMeaning<C> => {
    if (foldedName(card) === key) return { card, name: card.name, bearing: 'own' };
    const faces = faceNames(card.name);
    const at = faces.findIndex((face) => foldName(face) === key);
    return { card, name: faces[at] ?? card.name, bearing: at === 0 ? 'front' : 'face' };
  };

  /** The cards that bear a name as it is written, those whose name is spelled so alone. */
  const written = (text: string): readonly NameMeaning<C>[] => {
    const key = foldName(text);
    if (key === '') return [];
    const own = byKey.get(key) ?? [];
    const meanings: NameMeaning<C>[] = (Array.isArray(own) ? own : [own]).map((card) =>
      ownMeaning(card, key),
    );
    for (const { kind, name, slugs } of otherNames(key))
      for (const slug of slugs) {
        const card = cards.get(slug);
        const bearing = kind === 'former' ? 'former' : 'printed';
        if (card) meanings.push({ card, name, bearing, kind });
      }
    if (meanings.length < 2) return meanings;
    const spelled = spelledName(text);
    const compare = compareBearers(spelled);
    const sorted = meanings
      .map((meaning) => ({ ...meaning, legality: meaning.card.legality ?? ('legal' as const), meaning }))
      .sort(compare)
      .map(({ meaning }) => meaning);
    const isSpelled = ({ name }: NameMeaning<C>): boolean => spelledName(name) === spelled;
    const [first] = sorted;
    const wanted = first && isSpelled(first) ? sorted.filter(isSpelled) : sorted;
    const once = new Map<C, NameMeaning<C>>();
    for (const meaning of wanted) if (!once.has(meaning.card)) once.set(meaning.card, meaning);
    return [...once.values()];
  };
  /** The cards that bear a name; where there is none, with `and` for `&` or the sign for the word. */
  const named = (text: string): readonly NameMeaning<C>[] =>
    firstFound([() => written(text), () => written(andNames.find(text) ?? '')]);

  const ofCard = (card: C | undefined): readonly NameMeaning<C>[] =>
    card ? [{ card, name: card.name, bearing: 'own' }] : [];
  const redirected = (slug: string): C | undefined => cards.get(redirects.get(slug) ?? '');
  /** A path may be that of another name, too. */
  const ofPath = (slug: string): readonly NameMeaning<C>[] =>
    firstFound([() => ofCard(cards.get(slug) ?? redirected(slug)), () => named(textOfSlug(slug))]);
  /** The slug of a card with a blank is the word beside it, which names something else. */
  const ofSlug = (slug: string): readonly NameMeaning<C>[] => {
    const card = cards.get(slug);
    return card && HAS_BLANK.test(card.name) ? [] : ofCard(card ?? redirected(slug));
  };

  /**
   * `Reskin // Own name`: both halves are names of one card, or the first is one that is not known yet; `Own name // What it
   * melds into`, as MTGJSON has it, whose second half is no card.
   */
  const ofPair = (first: string, second: string): readonly NameMeaning<C>[] => {
    const ofSecond = named(second);
    const known = named(first);
    if (known.length === 0)
      return foldName(first) === '' ? [] : ofSecond.filter(({ bearing }) => bearing === 'own');
    return known.filter(({ card }) =>
      ofSecond.length === 0
        ? card.layout === 'meld' && MELDED.test(second)
        : ofSecond.some((other) => other.card === card),
    );
  };
  /** Either name may have faces itself. */
  const ofHalves = (text: string): readonly NameMeaning<C>[] => {
    const parts = text.split('//');
    return firstFound(
      parts.slice(1).map((_, at) => () => {
        const [first, second] = [parts.slice(0, at + 1), parts.slice(at + 1)].map((half) => half.join('//'));
        return ofPair(first ?? '', second ?? '');
      }),
    );
  };
  const meanings = (text: string): readonly NameMeaning<C>[] => {
    const slug = slugOfCardUrl(text) ?? slugOfCommanderUrl(text);
    if (slug) return ofPath(slug);
    const printed = text.replaceAll(REBALANCED, '');
    return firstFound([
      () => named(text),
      () => (printed === text ? [] : named(printed)),
      () => (isSlug(text) ? ofSlug(text) : ofCard(redirected(makeSlug(text)))),
      () => ofHalves(printed),
    ]);
  };

  return {
    meanings,
    find: (name) => meanings(name)[0]?.card,
    alsoMeant: (name) => {
      const [first, ...others] = meanings(name);
      const matched = others.filter(({ bearing }) => first?.bearing !== 'own' || bearing !== 'face');
      return [...new Set(matched.map(({ card }) => card.name))].filter((other) => other !== first?.card.name);
    },
  };
};
