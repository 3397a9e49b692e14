import { modelDecks, type Model } from '../model/model';
import { lookupsOf } from '../model/model-lookups';
import { sharedZones } from '../signals/commander-rates';
import type { Counts } from '../statistics/rates';
import { createBaseSearch } from './base-counts';
import { MAX_BRACKET } from './deck-attributes';
import type { IndexedDeckAttributes } from './deck-attributes-file';
import { createOriginLookup, type DeckOrigin } from './deck-origins';
import { allDecks, createPotential } from './potential';
import { createSelection, narrowingKey, type DeckRange, type Narrowing } from './selection';

/** A card that a commander's narrowed decks play. */
export interface NarrowedCard {
  /** Index of the card. */
  readonly card: number;
  readonly slug: string;
  /** Among the commander's decks that meet the narrowing. */
  readonly here: Counts;
  /** Among all decks that meet it, those of the commander included. */
  readonly overall: Counts;
}

/** What a commander's decks that meet a narrowing play. */
export interface NarrowedCounts {
  /** Decks of the commander that meet the narrowing. */
  readonly decks: number;
  /** Decks of all commanders that meet it. */
  readonly allDecks: number;
  /** Cards that at least one of the commander's decks plays, in the order of the model. */
  readonly cards: readonly NarrowedCard[];
}

/** What the decks of a commander that meet a narrowing are. */
export interface DeckSummary {
  readonly decks: number;
  /** Decks by estimated bracket; those at 0 were not estimated. */
  readonly brackets: readonly number[];
  /** Decks by kind, as many numbers as the model has; those at 0 are of an unknown one. */
  readonly kinds: readonly number[];
  /** Prices in cents of the decks whose price is known, ascending. */
  readonly cents: Uint32Array;
  /** Mean copies of basic lands; 0 without decks. */
  readonly basics: number;
  /** Day of the newest dated deck, days since 1970-01-01; -1 if none is dated. */
  readonly newestDay: number;
}

/** What is known of one deck. */
export interface KnownDeck extends DeckOrigin {
  /** Days since 1970-01-01; undefined where it is not dated. */
  readonly day: number | undefined;
  /** Price in cents; undefined where it is not known. */
  readonly cents: number | undefined;
  /** Estimated bracket, 1–5; undefined where it was not estimated. */
  readonly bracket: number | undefined;
}

/** Counts decks of one model. It reuses buffers between calls, so it belongs to one thread. */
export interface DeckCounts {
  /** Number of decks of the model. */
  readonly decks: number;
  /** The index of a card by its slug. */
  readonly indexOf: (slug: string) => number | undefined;
  /** The label of a card in the attributes. */
  readonly groupOf: (card: number) => number;
  /** First day on which a card can have been played, days since 1970-01-01; -1 unknown. */
  readonly firstDayOf: (card: number) => number;
  /** Day of the newest deck of all; -1 if none is dated. */
  readonly newestDay: number;
  /** Whether brackets of decks were estimated. */
  readonly hasBrackets: boolean;
  /** A deck by its place in the model, as `Recommender.similarDecks` names it. */
  readonly deckAt: (deck: number) => KnownDeck;
  /**
   * What decks whose command zone includes all of the commanders play, as far as they meet the narrowing. Conditions
   * on an unknown card index are ignored.
   */
  readonly count: (commanders: readonly number[], narrowing: Narrowing) => NarrowedCounts;
  /** Describes the decks that `count` counts. */
  readonly summarize: (commanders: readonly number[], narrowing: Narrowing) => DeckSummary;
}

/** Counts over all decks by card. */
interface OverallCounts {
  readonly decks: number;
  readonly playing: Int32Array;
  readonly potential: Uint32Array;
}

/** Narrowings whose counts over all decks are kept, besides those of cards. */
const MAX_CACHED = 24;

/**
 * Creates live counts over the decks of a model.
 * @param attributes of `parseDeckAttributes` or `indexDeckAttributes`
 * @example createDeckCounts(model, attributes).count([3], { bracket: 4, withCards: [14] }).decks // 12
 */
export const createDeckCounts = (model: Model, attributes: IndexedDeckAttributes): DeckCounts => {
  const lookups = lookupsOf(model);
  const { deckStarts, deckCards } = model;
  const { deckDays, deckCents, deckBrackets, deckBasics, deckKinds } = attributes;
  const decks = modelDecks(model);
  const select = createSelection(model, attributes);
  const countPotential = createPotential(lookups, attributes);
  const findBase = createBaseSearch(model, attributes, attributes);
  const originOf = createOriginLookup(attributes);
  const selected = new Uint8Array(decks);
  const kindNumbers = 1 + deckKinds.reduce((most, kind) => Math.max(most, kind), 0);
  const cached = new Map<string, OverallCounts>();

  const rangesOf = (commanders: readonly number[]): readonly DeckRange[] =>
    sharedZones(commanders.map((commander) => lookups.zonesOf.get(commander) ?? [])).map((zone) => [
      model.zoneStarts[zone],
      model.zoneStarts[zone + 1],
    ]);

  const known = (narrowing: Narrowing): Narrowing => {
    const isKnown = (card: number): boolean => Number.isInteger(card) && card >= 0 && card < lookups.cards;
    const { withCards = [], withoutCards = [] } = narrowing;
    return {
      ...narrowing,
      withCards: [...new Set(withCards)].filter(isKnown),
      withoutCards: [...new Set(withoutCards)].filter(isKnown),
    };
  };

  /** Adds `step` to the tally of every card of a deck. */
  const tallyDeck = (tally: Int32Array, deck: number, step: 1 | -1): void => {
    const last = deckStarts[deck + 1];
    for (let i = deckStarts[deck]; i < last; i++) {
      const card = deckCards[i];
      tally[card] = tally[card] + step;
    }
  };

  const tallySelected = (tally: Int32Array, [start, end]: DeckRange): void => {
    for (let deck = start; deck < end; deck++) if (selected[deck] === 1) tallyDeck(tally, deck, 1);
  };

  const countSelected = (ranges: readonly DeckRange[]): number => {
    let sum = 0;
    for (const [start, end] of ranges) for (let deck = start; deck < end; deck++) sum += selected[deck];
    return sum;
  };

  /** Counts over all decks, from nothing or from the nearest base: whichever differs in fewer decks. */
  const countAll = (narrowing: Narrowing): OverallCounts => {
    const everything: DeckRange = [0, decks];
    select([everything], narrowing, selected);
    const count = countSelected([everything]);
    const base = findBase(narrowing.bracket, selected);
    if (base.different >= count) {
      const playing = new Int32Array(lookups.cards);
      tallySelected(playing, everything);
      return { decks: count, playing, potential: countPotential(allDecks(model), selected) };
    }
    const playing = base.playing();
    for (let deck = 0; deck < decks; deck++) {
      const isIn = base.has(deck);
      if (isIn !== (selected[deck] === 1)) tallyDeck(playing, deck, isIn ? -1 : 1);
    }
    return { decks: count, playing, potential: countPotential(allDecks(model), selected) };
  };

  const overallOf = (narrowing: Narrowing): OverallCounts => {
    const isOfCards = [narrowing.withCards, narrowing.withoutCards].some((cards = []) => cards.length > 0);
    if (isOfCards) return countAll(narrowing);
    const key = narrowingKey(narrowing);
    const counts = cached.get(key) ?? countAll(narrowing);
    cached.delete(key);
    cached.set(key, counts);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return counts;
  };

  const count = (commanders: readonly number[], wanted: Narrowing): NarrowedCounts => {
    const narrowing = known(wanted);
    const all = overallOf(narrowing);
    const ranges = rangesOf(commanders);
    select(ranges, narrowing, selected);
    const playing = new Int32Array(lookups.cards);
    for (const range of ranges) tallySelected(playing, range);
    const potential = countPotential(ranges, selected);
    const cards: NarrowedCard[] = [];
    for (let card = 0; card < lookups.cards; card++) {
      if (playing[card] === 0) continue;
      const here = { decks: playing[card], potential: potential[card] };
      const overall = { decks: all.playing[card], potential: all.potential[card] };
      cards.push({ card, slug: lookups.slugs[card] ?? '', here, overall });
    }
    return { decks: countSelected(ranges), allDecks: all.decks, cards };
  };

  const summarize = (commanders: readonly number[], wanted: Narrowing): DeckSummary => {
    const ranges = rangesOf(commanders);
    select(ranges, known(wanted), selected);
    const brackets = Array.from({ length: MAX_BRACKET + 1 }, () => 0);
    const kinds = Array.from({ length: kindNumbers }, () => 0);
    const cents: number[] = [];
    let [number, basics, newestDay] = [0, 0, -1];
    for (const [start, end] of ranges)
      for (let deck = start; deck < end; deck++) {
        if (selected[deck] !== 1) continue;
        number++;
        basics += deckBasics[deck];
        newestDay = Math.max(newestDay, deckDays[deck]);
        const bracket = deckBrackets[deck];
        brackets[bracket] = (brackets[bracket] ?? 0) + 1;
        const kind = deckKinds[deck];
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        if (deckCents[deck] >= 0) cents.push(deckCents[deck]);
      }
    return {
      decks: number,
      brackets,
      kinds,
      cents: Uint32Array.from(cents).sort(),
      basics: number > 0 ? basics / number : 0,
      newestDay,
    };
  };

  return {
    decks,
    indexOf: (slug) => lookups.indexOf.get(slug),
    groupOf: (card) => attributes.cardGroups[card] ?? 0,
    firstDayOf: (card) => attributes.cardFirstDays[card] ?? -1,
    newestDay: deckDays.reduce((latest, day) => Math.max(latest, day), -1),
    hasBrackets: deckBrackets.some((bracket) => bracket > 0),
    deckAt: (deck) => {
      const [day = -1, cents = -1, bracket = 0] = [deckDays[deck], deckCents[deck], deckBrackets[deck]];
      return {
        day: day >= 0 ? day : undefined,
        cents: cents >= 0 ? cents : undefined,
        bracket: bracket > 0 ? bracket : undefined,
        ...originOf(deck),
      };
    },
    count,
    summarize,
  };
};
