import {
  ANY_TRIBE,
  countTribes,
  deckTheme,
  isBasicLand,
  makeCardTribes,
  MIN_TRIBE_CARDS,
  primaryTypeOf,
  themeSignals,
  makeTokenTribes,
  tribesOf,
  tribesOfDeck,
  type ThemeKey,
} from '@crownsmith/domain';
import { deckThemes } from './deck-themes';
import type { ReportCard, ReportDeck } from '../report/report-card';

type Cards = Pick<ReportDeck, 'commanders' | 'main'>;

/** A list with so many copies of a card that is no basic land is built on it. */
const MANY_COPIES = 5;

/** Makes a function that tells whether a card is one of which a list has many copies. */
export const makeHasMany = ({ main }: Pick<Cards, 'main'>): ((card: ReportCard) => boolean) => {
  const copies = new Map<string, number>();
  for (const { card, count } of main) if (card) copies.set(card.slug, (copies.get(card.slug) ?? 0) + count);
  return (card) => !isBasicLand(card) && (copies.get(card.slug) ?? 0) >= MANY_COPIES;
};

const makeIsForTribe = (
  { commanders, main }: Cards,
  copies: readonly ReportCard[],
): ((card: ReportCard) => boolean) => {
  const zone = commanders.flatMap(({ card }) => card ?? []);
  const others = [...new Set(main.flatMap(({ card }) => card ?? []))];
  const types = new Set([...zone, ...others].flatMap(tribesOf));
  const read = makeCardTribes(types);
  const tokensOf = makeTokenTribes(types);
  const counts = countTribes(zone.map(read), others.map(read));
  const membersOf = (tribe: string): number => counts.byTribe.get(tribe) ?? 0;
  const found = tribesOfDeck(counts);
  const most = Math.max(0, ...found.map(membersOf));
  // Goblins are Warriors, too: a list of them is not built on Warriors.
  const tribes = new Set([
    ...found.filter((tribe) => 2 * membersOf(tribe) >= most),
    ...copies.flatMap((card) => read(card).named),
  ]);
  if (tribes.size === 0) return () => false;
  const isOfTribe = (tribe: string): boolean => tribes.has(tribe) || tribe === ANY_TRIBE;
  return (card) => {
    const { isChangeling, tribes: own, named } = read(card);
    return isChangeling || [...own, ...named, ...tokensOf(card)].some(isOfTribe);
  };
};

/** Cards that count or find others of one name. */
const OF_ONE_NAME = /\bsame name\b/;

const PLANESWALKERS = 'superfriends' satisfies ThemeKey;

/** Whether a list has as many planeswalkers as a creature type needs cards: others are there for a few, too. */
const hasPlaneswalkers = ({ main }: Cards): boolean =>
  new Set(
    main.flatMap(({ card }) => (card && primaryTypeOf(card.typeLine) === 'Planeswalker' ? card.slug : [])),
  ).size >= MIN_TRIBE_CARDS;

/**
 * What a list is built on besides copies and creature types: mechanics, and planeswalkers, of which it has as many cards as a creature type
 * needs.
 */
const builtOn = (deck: Cards): readonly ThemeKey[] =>
  deckThemes(deck).flatMap(({ kind, key, names }) => {
    const theme = kind === 'theme' && names.length >= MIN_TRIBE_CARDS ? deckTheme(key) : undefined;
    const isBase = theme?.family === 'mechanic' || (theme?.key === PLANESWALKERS && hasPlaneswalkers(deck));
    return theme !== undefined && isBase ? [theme.key] : [];
  });

/** What a list is built on: cards of many copies, a creature type, a mechanic, or planeswalkers. */
type Base = 'copies' | 'tribe' | ThemeKey;

/**
 * Makes a function that tells for what of a list a card is: for its cards of many copies, if its text is about cards of one name; for
 * its creature types, by the rule of `tribesOfDeck`, or those that the text of its cards of many copies names, if it is of one, has its name or a chosen type in its text, or makes tokens of it; for
 * a mechanic or planeswalkers, by their themes.
 */
export const makeSupports = (deck: Cards): ((card: ReportCard) => Base | undefined) => {
  const hasMany = makeHasMany(deck);
  const copies = deck.main.flatMap(({ card }) => (card !== undefined && hasMany(card) ? card : []));
  const isForTribe = makeIsForTribe(deck, copies);
  const themes = builtOn(deck);
  const baseOf = (card: ReportCard): Base | undefined => {
    if (copies.length > 0 && OF_ONE_NAME.test(card.text ?? '')) return 'copies';
    if (isForTribe(card)) return 'tribe';
    const own = themes.length > 0 ? themeSignals(card) : [];
    return themes.find((theme) => own.includes(theme));
  };
  /** By card: swaps ask for each pair of cards. */
  const found = new Map<ReportCard, Base | undefined>();
  return (card) => {
    if (!found.has(card)) found.set(card, baseOf(card));
    return found.get(card);
  };
};
