import {
  allows,
  calledThemes,
  DECK_THEMES,
  ledThemes,
  makeNamedTribes,
  MIN_TRIBE_CARDS,
  themeSignals,
  tribesOf,
  type Card,
  type GroupEvidence,
  type ThemeFamily,
} from '@crownsmith/domain';
import { addToList } from '#src/multi-map';
import type { PageContext, Zone } from '#src/pages/page-context';
import type { Suggestions } from './suggestions';

/** Spells of a suggested deck, about; further suggestions only fill its lists. */
const SPELLS = 60;
/** Cards of its type that a deck of a type has. */
const TRIBE_CARDS = 24;
/** Cards of its theme that a deck has, as a multiple of the theme's minimum, and within bounds. */
const THEME_MULTIPLE = 2.5;
const MIN_THEME_CARDS = 15;
const MAX_THEME_CARDS = 36;

/** A theme or type with fewer cards in the colours of a commander is not enough to build on. */
const MIN_MEMBERS = 10;
/** More are not looked for. */
const MAX_MEMBERS = 100;

type Group = Pick<GroupEvidence, 'kind' | 'key' | 'family'> & { readonly minCards: number };
type Context = Pick<PageContext, 'cards' | 'isListed' | 'overall'>;
type Suggested = ReturnType<Suggestions['suggest']>[number];

const groupKey = ({ kind, key }: Pick<Group, 'kind' | 'key'>): string => `${kind} ${key}`;

/** Cards of a group that a deck of it has. */
const usualCards = ({ kind, minCards }: Group): number =>
  kind === 'tribe'
    ? TRIBE_CARDS
    : Math.min(MAX_THEME_CARDS, Math.max(MIN_THEME_CARDS, Math.round(THEME_MULTIPLE * minCards)));

/** Cards that lists may show and that are no lands, by the themes and types that they belong to, the most played first. */
const findMembers = (context: Context) => {
  const members = new Map<string, number[]>();
  context.cards.forEach((card, number) => {
    if (!context.isListed(number) || card.primaryType === 'Land') return;
    for (const key of themeSignals(card)) addToList(members, groupKey({ kind: 'theme', key }), number);
    for (const key of tribesOf(card)) addToList(members, groupKey({ kind: 'tribe', key }), number);
  });
  const rate = (card: number): number => {
    const { decks, potential } = context.overall(card);
    return decks / Math.max(1, potential);
  };
  const sorted = new Map<string, readonly number[]>();
  return (group: Group): readonly number[] => {
    const key = groupKey(group);
    let cards = sorted.get(key);
    if (cards === undefined) {
      cards = [...(members.get(key) ?? [])]
        .map((card) => ({ card, rate: rate(card) }))
        .sort((a, b) => b.rate - a.rate || a.card - b.card)
        .map(({ card }) => card);
      sorted.set(key, cards);
    }
    return cards;
  };
};

/** A card with one of its abilities only. */
const abilitiesOf = (card: Card): readonly Card[] =>
  (card.text ?? '').split('\n').map((text) => ({
    ...card,
    text,
    keywords: card.keywords.filter((keyword) => text.toLowerCase().includes(keyword.toLowerCase())),
  }));

/**
 * What commanders are about, in groups of equals: what their texts call for, types before themes, and what only their abilities
 * call for last; then what they make. Of several abilities the first counts.
 */
const makeLedGroups = (
  cards: readonly Card[],
): ((commanders: readonly Card[]) => Iterable<readonly Group[]>) => {
  const types = new Set(cards.flatMap(tribesOf));
  const namedTribes = makeNamedTribes(types);
  const tribesBy = (named: readonly string[]): readonly Group[] =>
    [...new Set(named)]
      .filter((type) => types.has(type))
      .map((key) => ({ kind: 'tribe', key, minCards: MIN_TRIBE_CARDS }));
  const themesBy = (keys: readonly string[], families: readonly ThemeFamily[]): readonly Group[] =>
    DECK_THEMES.filter(({ key, family }) => families.includes(family) && keys.includes(key)).map(
      ({ key, family, minCards }) => ({ kind: 'theme', key, family, minCards }),
    );
  const groupsBy: readonly ((ability: Card) => readonly Group[])[] = [
    (ability) => tribesBy(namedTribes(ability, true)),
    (ability) => themesBy(calledThemes(ability), ['mechanic', 'plan']),
    (ability) => themesBy(calledThemes(ability), ['trait']),
    (ability) => tribesBy(namedTribes(ability)),
    (ability) => themesBy(ledThemes(ability), ['mechanic', 'plan']),
  ];
  // One after the other: most are not asked for.
  return function* (commanders) {
    const abilities = commanders.flatMap(abilitiesOf);
    for (const groupsOf of groupsBy) for (const ability of abilities) yield groupsOf(ability);
  };
};

/**
 * Suggestions with as many cards of what the commander is about as decks of it have: those of the type or theme that its text
 * calls for, with the cards that there are. They take the place of the last suggestions that a deck has room for.
 */
export const makeThemedSuggestions = (context: Context, suggestions: Suggestions): Suggestions => {
  const membersOf = findMembers(context);
  const ledGroups = makeLedGroups(context.cards);
  const mainGroup = (zone: Pick<Zone, 'cards' | 'allowance'>) => {
    const commanders = zone.cards.flatMap((card) => context.cards[card] ?? []);
    const withMembers = (group: Group) => {
      const members: number[] = [];
      for (const member of membersOf(group)) {
        if (members.length >= MAX_MEMBERS) break;
        const card = context.cards[member];
        if (card !== undefined && allows(zone.allowance, card) && !zone.cards.includes(member))
          members.push(member);
      }
      return { group, members };
    };
    for (const groups of ledGroups(commanders)) {
      const built = groups.map(withMembers).filter(({ members }) => members.length >= MIN_MEMBERS);
      const [largest] = built.sort((a, b) => b.members.length - a.members.length);
      if (largest !== undefined) return largest;
    }
    return undefined;
  };
  return {
    knownCommanders: suggestions.knownCommanders,
    suggest: (zone) => {
      const suggested = suggestions.suggest(zone);
      const main = mainGroup(zone);
      if (main === undefined) return suggested;
      const belongs = new Set(membersOf(main.group));
      const isSpell = ({ card }: Suggested): boolean => context.cards[card]?.primaryType !== 'Land';
      const spells = suggested.filter(isSpell);
      const own = spells.filter(({ card }) => belongs.has(card));
      const wanted = usualCards(main.group);
      const known = new Set(own.map(({ card }) => card));
      const added = main.members
        .filter((card) => !known.has(card))
        .slice(0, Math.max(0, wanted - own.length))
        .map((card): Suggested => ({ card, synergy: null }));
      const members = new Set([...own, ...added].slice(0, wanted).map(({ card }) => card));
      const others = spells.filter(({ card }) => !members.has(card));
      const kept = new Set(others.slice(0, Math.max(0, SPELLS - members.size)).map(({ card }) => card));
      const all = [...suggested, ...added];
      const isFirst = ({ card }: Suggested): boolean => members.has(card) || kept.has(card);
      return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
    },
  };
};
