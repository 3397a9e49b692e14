import {
  allows,
  calledThemes,
  DECK_THEMES,
  groupChance,
  isChangeling,
  ledThemes,
  makeNamedTribes,
  MIN_TRIBE_CARDS,
  themeSignals,
  tribesOf,
  type Card,
  type GroupEvidence,
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
const MIN_THEME_CARDS = 10;
const MAX_THEME_CARDS = 36;

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
  const everyType: number[] = [];
  context.cards.forEach((card, number) => {
    if (!context.isListed(number) || card.primaryType === 'Land') return;
    for (const key of themeSignals(card)) addToList(members, groupKey({ kind: 'theme', key }), number);
    if (isChangeling(card)) everyType.push(number);
    else for (const key of tribesOf(card)) addToList(members, groupKey({ kind: 'tribe', key }), number);
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
      const own = [...(members.get(key) ?? []), ...(group.kind === 'tribe' ? everyType : [])];
      cards = own
        .map((card) => ({ card, rate: rate(card) }))
        .sort((a, b) => b.rate - a.rate || a.card - b.card)
        .map(({ card }) => card);
      sorted.set(key, cards);
    }
    return cards;
  };
};

/** What commanders are about, what their texts call for before what they make, each with its types first. */
const makeLedGroups = (
  cards: readonly Card[],
): ((commanders: readonly Card[]) => readonly (readonly Group[])[]) => {
  const types = new Set(cards.flatMap(tribesOf));
  const namedTribes = makeNamedTribes(types);
  const tribesBy = (named: readonly string[]): readonly Group[] =>
    [...new Set(named)]
      .filter((type) => types.has(type))
      .map((key) => ({ kind: 'tribe', key, minCards: MIN_TRIBE_CARDS }));
  // What a strategy needs is in each deck.
  const themesBy = (keys: readonly string[]): readonly Group[] =>
    DECK_THEMES.filter(({ key, family }) => family !== 'strategy' && keys.includes(key)).map(
      ({ key, family, minCards }) => ({ kind: 'theme', key, family, minCards }),
    );
  return (commanders) => [
    tribesBy(commanders.flatMap((card) => namedTribes(card, true))),
    themesBy(commanders.flatMap(calledThemes)),
    tribesBy(commanders.flatMap((card) => namedTribes(card))),
    themesBy(commanders.flatMap(ledThemes)),
  ];
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
      const usual = usualCards(group);
      const members: number[] = [];
      for (const member of membersOf(group)) {
        const card = context.cards[member];
        if (members.length >= usual) break;
        if (card !== undefined && allows(zone.allowance, card) && !zone.cards.includes(member))
          members.push(member);
      }
      const chance = groupChance({
        ...group,
        isLed: true,
        cards: members.length,
        multiple: members.length / group.minCards,
        share: members.length / SPELLS,
      });
      return { group, members, chance };
    };
    for (const groups of ledGroups(commanders)) {
      const built = groups.map(withMembers).filter(({ members }) => members.length >= MIN_THEME_CARDS);
      const [likeliest] = built.sort((a, b) => b.chance - a.chance);
      if (likeliest !== undefined) return likeliest;
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
