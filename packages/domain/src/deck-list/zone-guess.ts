import { DECK_FORMATS } from '../deck/deck-format';
import { MAX_COMMANDERS, MAX_SEARCHED_ENTRIES } from '../limits';
import type { DeckListFacts } from './deck-list';
import { zoneOfWord, type DeckZone } from './heading';
import type { ZonedEntry } from './list-lines';
import { findSortOrder } from './sort-order';

type Entries = readonly ZonedEntry[];

/** Fewer cards are a part of a deck, whose first card says nothing. */
export const MIN_DECK_CARDS = 60;
/** The share of cards within the identity of commanders that are set apart: a deck can have a mistake. */
const MIN_FITTING = 0.9;

const { deckSize } = DECK_FORMATS.commander;

const total = (entries: Entries): number => entries.reduce((sum, { count }) => sum + count, 0);
const without = (entries: Entries, moved: Entries): Entries =>
  entries.filter((entry) => !moved.includes(entry));

const namesOf = (entries: Entries): readonly string[] => entries.map(({ name }) => name);

/** Questions about commanders, answered by what the caller knows. */
const makeRules = ({
  isCard,
  canBeCommander = () => true,
  canLeadTogether,
  isCompanion = () => false,
  canAccompany = () => true,
  fit,
}: DeckListFacts) => {
  const canLead = (entries: Entries): boolean => {
    const areSingle =
      entries.length <= MAX_COMMANDERS &&
      entries.every(({ count, name }) => count === 1 && canBeCommander(name));
    if (!areSingle || entries.length === 0) return false;
    return entries.length < 2 || (canLeadTogether?.(namesOf(entries)) ?? true);
  };
  const fitting = (leaders: Entries, rest: Entries): number => fit?.shareOf(namesOf(leaders), rest) ?? 1;
  const areLegal = (leaders: Entries, rest: Entries): boolean =>
    canLead(leaders) && (canLeadTogether?.(namesOf(leaders)) ?? true) && fitting(leaders, rest) === 1;
  return {
    canLead,
    fit,
    fitting,
    areLegal,
    /** Whether the rules of the game decide, and not only the form of the list. */
    areKnown: canLeadTogether !== undefined && fit !== undefined,
    isCompanion: ({ name }: ZonedEntry): boolean => isCompanion(name),
    canAccompany: ({ name }: ZonedEntry, leaders: Entries, main: Entries): boolean =>
      isCompanion(name) && canAccompany(name, namesOf(leaders), main),
    isKnown: ({ name }: ZonedEntry): boolean => fit?.isKnown(name) === true,
    isCard: ({ name }: ZonedEntry): boolean => isCard?.(name) === true,
    isOther: ({ name }: ZonedEntry): boolean => (isCard?.(name) ?? false) && !canBeCommander(name),
  };
};
type Rules = ReturnType<typeof makeRules>;

/** Commanders in a block of their own: the first, the sideboard of a deck of 100, or the last of a deck of 100. */
const findApart = (entries: Entries, rules: Rules): Entries => {
  const main = entries.filter(({ zone }) => zone === 'main');
  const sideboard = entries.filter(({ zone }) => zone === 'sideboard');
  const firstBlock = main[0]?.block;
  const lastBlock = main.at(-1)?.block;
  const first = main.filter(({ block }) => block === firstBlock);
  const last = main.filter(({ block }) => block === lastBlock);
  const isFirst = first.every(({ isExplicit }) => !isExplicit) && total(main) > 2 * total(first);
  const isTwoBlocks = entries.every(({ isExplicit, block }) => !isExplicit && block <= 1);
  const isLast = firstBlock !== lastBlock && total(main) === deckSize && (rules.areKnown || isTwoBlocks);
  const missing = deckSize - total(main);
  // Beside a companion, which can often lead the deck, too, the other one does.
  const others = sideboard.filter((entry) => !rules.isCompanion(entry));
  const among = others.length < missing ? sideboard : others;
  const leaders = among.length > missing && rules.areKnown ? findOnly(among, entries, rules, missing) : among;
  const isSideboard = leaders.length === missing && total(leaders) === missing;
  const places = [isFirst ? first : [], isSideboard ? leaders : [], isLast ? last : []];
  const possible = places.filter((place) => rules.canLead(place));
  const fits = (least: number): Entries | undefined =>
    possible.find((place) => rules.fitting(place, without(main, place)) >= least);
  return fits(1) ?? fits(MIN_FITTING) ?? [];
};

/** The only cards of some entries that can lead the deck; empty if there are none, or several. */
const findOnly = (among: Entries, deck: Entries, rules: Rules, size?: number): Entries => {
  const { fit } = rules;
  if (fit === undefined || among.length > MAX_SEARCHED_ENTRIES) return [];
  const leaders = among.filter((entry) => rules.canLead([entry]));
  const pairs = leaders.flatMap((a, at) => leaders.slice(at + 1).map((b) => [a, b]));
  const needed = fit.colorsOf(namesOf(deck.filter(({ zone }) => zone === 'main')));
  const found = [...leaders.map((entry) => [entry]), ...pairs]
    .filter((each) => size === undefined || each.length === size)
    .filter((each) => fit.mayHave(namesOf(each), needed))
    .filter((each) => rules.areLegal(each, without(among, each)));
  return found.length === 1 ? (found[0] ?? []) : [];
};

/** Commanders before or after the others: outside their alphabetical order, or at the end of a list without order. */
const findOutOfOrder = (main: Entries, isOneBlock: boolean, rules: Rules): Entries => {
  const count = total(main);
  if (count < MIN_DECK_CARDS || main.length <= MAX_COMMANDERS) return [];
  if (!rules.areKnown && !(isOneBlock && count === deckSize)) return [];
  const order = findSortOrder(main.map(({ name }) => name));
  const isSorted = rules.areKnown ? order.isMostlySorted : true;
  const steps = (from: number, to: number): number =>
    Array.from({ length: to - from }, (_, at) => order.isDescent(from + at)).filter(Boolean).length;
  const isOutside = (from: number, to: number): boolean => {
    if (!isSorted) return true;
    const found = steps(from, to);
    return found > 0 && (rules.areKnown || found === steps(0, main.length));
  };
  const last = main.length - 1;
  const sizes = [2, 1];
  const heads = sizes.flatMap((size) => (isOutside(0, size) ? [main.slice(0, size)] : []));
  const tails = sizes.flatMap((size) =>
    rules.areKnown && isOutside(last - size, last) ? [main.slice(-size)] : [],
  );
  const legal = (places: readonly Entries[]): Entries | undefined =>
    places.find((place) => rules.areLegal(place, without(main, place)));
  const [head, tail] = [legal(heads), legal(tails)];
  return head !== undefined && tail !== undefined ? [] : (head ?? tail ?? []);
};

/**
 * Entries below a heading of commanders belong to the deck if some of them cannot be commanders: the heading has no end. Three that
 * all can be are commanders too many.
 */
const endCommanders = (entries: Entries, rules: Rules): Entries => {
  const headed = entries.filter(({ zone, isMarked }) => zone === 'commander' && !isMarked);
  const kept = [headed.slice(0, 2), headed.slice(0, 1)].find((each) => rules.canLead(each)) ?? [];
  if (!rules.areKnown || kept.length === 0 || !headed.some(rules.isOther)) return entries;
  const moved = without(headed, kept);
  return entries.map((entry) => (moved.includes(entry) ? { ...entry, zone: 'main' } : entry));
};

const moveTo = (zone: DeckZone, moved: Entries, entries: Entries): Entries => {
  const chosen = new Set(moved);
  return entries.map((entry) => (chosen.has(entry) ? { ...entry, zone } : entry));
};

/**
 * Cards below a heading, or in a category, of tokens are what makes them, if most names there are of cards: few tokens are named like
 * one.
 */
const endTokens = (entries: Entries, rules: Rules): Entries => {
  const isOwn = ({ zone, isMarked, categories }: ZonedEntry): boolean =>
    zone === 'token' && (!isMarked || categories?.some((name) => zoneOfWord(name) === 'token') === true);
  const tokens = entries.filter(isOwn);
  const cards = tokens.filter(rules.isCard);
  return 2 * cards.length > tokens.length ? moveTo('main', cards, entries) : entries;
};

/** Sets aside what follows a block that is a whole deck, whatever its heading says (`To buy`, `Upgrades`). */
const setAside = (entries: Entries): Entries => {
  const main = entries.filter(({ zone }) => zone === 'main');
  const first = main.filter(({ block }) => block === main[0]?.block);
  const leaders = entries.filter(({ zone }) => zone === 'commander');
  return total(first) + total(leaders) === deckSize
    ? moveTo(
        'sideboard',
        without(main, first).filter(({ isMarked }) => !isMarked),
        entries,
      )
    : entries;
};

/**
 * Finds the commanders of a list that states none: cards in a block of their own, then cards outside the order of the
 * others, then the only cards of a deck of 100 that the rules allow to lead it. What stays open is not guessed.
 */
const findCommanders = (entries: Entries, rules: Rules): Entries => {
  const main = entries.filter(({ zone }) => zone === 'main');
  const apart = findApart(entries, rules);
  if (apart.length > 0) return apart;
  const isOneBlock = main.every(({ isExplicit, block }) => !isExplicit && block === 0);
  const outside = findOutOfOrder(main, isOneBlock, rules);
  if (outside.length > 0) return outside;
  const isWhole = rules.areKnown && total(main) === deckSize && main.every(rules.isKnown);
  return isWhole ? findOnly(main, entries, rules) : [];
};

/**
 * The only card of a sideboard, which Commander has not, is the companion, if it can be one of this deck and has the colours of the
 * commanders: programs have no other place for it.
 */
const findCompanion = (entries: Entries, rules: Rules): Entries => {
  const beside = entries.filter(({ zone }) => zone === 'sideboard');
  const main = entries.filter(({ zone }) => zone === 'main');
  const leaders = entries.filter(({ zone }) => zone === 'commander');
  const known = leaders.filter(rules.isKnown);
  const isStated = entries.some(({ zone }) => zone === 'companion');
  const isOne = !isStated && beside.length === 1 && total(beside) === 1;
  const fits = known.length === 0 || rules.fitting(known, beside) === 1;
  return isOne && fits && beside.every((entry) => rules.canAccompany(entry, leaders, main))
    ? moveTo('companion', beside, entries)
    : entries;
};

/** A companion that is none, but can lead the deck beside its commander, is a Doctor's. */
const joinDoctor = (entries: Entries, rules: Rules): Entries => {
  const leaders = entries.filter(({ zone }) => zone === 'commander');
  const beside = entries.filter((entry) => entry.zone === 'companion' && !rules.isCompanion(entry));
  const isPair = rules.areKnown && leaders.length === 1 && rules.canLead([...leaders, ...beside]);
  return isPair ? moveTo('commander', beside, entries) : entries;
};

/** The zones of a list, whose commanders are found where it states none. What follows a deck of 100 is no part of it. */
export const guessZones = (entries: Entries, facts: DeckListFacts): Entries => {
  const rules = makeRules(facts);
  const whole = setAside(endTokens(entries, rules));
  const led = entries.some(({ zone }) => zone === 'commander')
    ? endCommanders(whole, rules)
    : moveTo('commander', findCommanders(whole, rules), whole);
  return findCompanion(setAside(joinDoctor(led, rules)), rules);
};
