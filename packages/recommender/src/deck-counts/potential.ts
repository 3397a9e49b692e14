import { modelCards, modelDecks, NO_CARD, type Model } from '../model/model';
import type { ModelLookups } from '../model/model-lookups';
import { lowerBound } from '../numeric/lower-bound';
import type { DeckAttributes } from './deck-attributes';
import { createListCount, decksLedBy, type EarlyDecks } from './early-decks';
import type { DeckRange } from './selection';

const IDENTITIES = 32;

/** The days of a model's decks: from the earliest, and how many. */
const daySpan = (days: Int32Array): { readonly first: number; readonly count: number } => {
  let [first, last] = [Infinity, -1];
  for (let i = 0; i < days.length; i++) {
    const day = days[i];
    if (day < 0) continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return last < 0 ? { first: 0, count: 0 } : { first, count: last - first + 1 };
};

type FormatsByCard = ReadonlyMap<number, ReadonlySet<number>>;

const knownBans = new WeakMap<Uint16Array, FormatsByCard>();

/** The formats that ban a card, by card; made once of the same bans, which several counts of a snapshot ask for. */
export const bansByCard = (bans: Uint16Array): FormatsByCard => {
  const known = knownBans.get(bans);
  if (known !== undefined) return known;
  const bannedIn = new Map<number, Set<number>>();
  for (let i = 0; i < bans.length; i += 2) {
    const formats = bannedIn.get(bans[i]) ?? new Set();
    bannedIn.set(bans[i], formats.add(bans[i + 1]));
  }
  knownBans.set(bans, bannedIn);
  return bannedIn;
};

/**
 * Makes the count of the decks that a card leads although their format bans it, by card, less its early decks, which count
 * whatever their format.
 */
const createBannedLeadCount = (
  lookups: ModelLookups,
  { cardFirstDays, deckDays, deckFormats }: DeckAttributes,
  bannedIn: ReadonlyMap<number, ReadonlySet<number>>,
): ReturnType<typeof createListCount> => {
  const cards = modelCards(lookups.model);
  const starts = new Uint32Array(cards + 1);
  const found: number[] = [];
  for (let card = 0; card < cards; card++) {
    const formats = bannedIn.get(card);
    for (const [start, end] of formats === undefined ? [] : decksLedBy(lookups, card))
      for (let deck = start; deck < end; deck++) {
        const day = deckDays[deck];
        const isEarly = day >= 0 && day < cardFirstDays[card];
        if (!isEarly && formats?.has(deckFormats[deck]) === true) found.push(deck);
      }
    starts[card + 1] = found.length;
  }
  return createListCount(starts, Uint32Array.from(found));
};

/** Of decks without a day, which are as late as any. */
const ANY_DAY = 2 ** 32 - 1;

/** A command zone whose rule allows cards outside of its identity. */
interface RuleZone {
  readonly zone: number;
  /** Those cards. */
  readonly cards: readonly number[];
}

/** The command zones with rules of their own, each with the cards that only these allow. */
const findRuleZones = (
  { model, zoneIdentities }: ModelLookups,
  { cardRules, cardExempt }: DeckAttributes,
): readonly RuleZone[] => {
  if (cardRules.every((rule) => rule === 0)) return [];
  const cards = modelCards(model);
  /** Zones of one identity and rule allow the same cards. */
  const allowed = new Map<number, readonly number[]>();
  const cardsOf = (own: number, rule: number): readonly number[] => {
    const key = own + IDENTITIES * rule;
    const known = allowed.get(key);
    if (known !== undefined) return known;
    const found: number[] = [];
    for (let card = 0; card < cards; card++) {
      const isOutside = (model.cardIdentities[card] & ~own) !== 0;
      if (isOutside && ((cardExempt[card] >>> rule) & 1) === 1) found.push(card);
    }
    allowed.set(key, found);
    return found;
  };
  const zones: RuleZone[] = [];
  zoneIdentities.forEach((own, zone) => {
    const commanders = model.zoneCommanders.subarray(zone * 2, zone * 2 + 2);
    const rule = commanders.reduce((high, card) => Math.max(high, cardRules[card] ?? 0), 0);
    if (rule > 0) zones.push({ zone, cards: cardsOf(own, rule) });
  });
  return zones;
};

/**
 * Makes the count of decks that could play a card only by the rules of their commanders, added to the counts by card. They are not older than
 * the card, and no format of theirs bans it.
 */
const createRuleCount = (
  lookups: ModelLookups,
  attributes: DeckAttributes,
  bannedIn: ReadonlyMap<number, ReadonlySet<number>>,
): ((counts: Int32Array, ranges: readonly DeckRange[], selected: Uint8Array) => void) => {
  const { deckDays, deckFormats, cardFirstDays } = attributes;
  const { zoneStarts } = lookups.model;
  const zones = findRuleZones(lookups, attributes);
  return (counts, ranges, selected) => {
    for (const { zone, cards } of zones) {
      const [first, last] = [zoneStarts[zone], zoneStarts[zone + 1]];
      const listed = new Map<number, number[]>();
      for (const [start, end] of ranges)
        for (let deck = Math.max(start, first); deck < Math.min(end, last); deck++) {
          if (selected[deck] !== 1) continue;
          const format = deckFormats[deck];
          const day = deckDays[deck];
          const own = listed.get(format) ?? [];
          own.push(day < 0 ? ANY_DAY : day);
          listed.set(format, own);
        }
      const days = [...listed].map(([format, own]) => [format, Uint32Array.from(own).sort()] as const);
      if (days.length === 0) continue;
      for (const card of cards) {
        const banned = bannedIn.get(card);
        for (const [format, own] of days)
          if (banned?.has(format) !== true)
            counts[card] = counts[card] + own.length - lowerBound(own, 0, own.length, cardFirstDays[card]);
      }
    }
  };
};

/**
 * Makes the count of decks that could play a card: their identity, or a rule of their commanders, and their format allow it, they are not older than it or play
 * it anyway, and it is not in their command zone. The rule is that of the published pages.
 */
export const createPotential = (
  lookups: ModelLookups,
  attributes: DeckAttributes & EarlyDecks,
): ((ranges: readonly DeckRange[], selected: Uint8Array) => Uint32Array) => {
  const { model, zoneIdentities } = lookups;
  const { cardFirstDays, deckDays, deckFormats, deckColors, bans } = attributes;
  const cards = modelCards(model);
  const bannedIn = bansByCard(bans);
  const addEarly = createListCount(attributes.earlyStarts, attributes.earlyDecks);
  const addByRules = createRuleCount(lookups, attributes, bannedIn);
  const addBannedLeads = createBannedLeadCount(lookups, attributes, bannedIn);
  const span = daySpan(deckDays);
  const formats = 1 + deckFormats.reduce((most, format) => Math.max(most, format), 0);
  // One row per identity and format: decks by day, the undated ones behind the last day.
  const width = span.count + 1;
  const rows = new Uint32Array(IDENTITIES * formats * width);
  const zoneDecks = new Uint32Array(zoneIdentities.length);
  /** 1 for the identities whose rows have decks; the others are not read. */
  const hasDecks = new Uint8Array(IDENTITIES);
  // The place of the decks of a card's identity and of the first format, from the day on that it can have been played.
  const firstPlaces = Uint32Array.from({ length: cards }, (_, card) => {
    const day = Math.min(Math.max(0, cardFirstDays[card] - span.first), span.count);
    return model.cardIdentities[card] * formats * width + day;
  });

  const countByDay = (ranges: readonly DeckRange[], selected: Uint8Array): void => {
    rows.fill(0);
    zoneDecks.fill(0);
    hasDecks.fill(0);
    let zone = 0;
    for (const [start, end] of ranges) {
      if (start < model.zoneStarts[zone]) zone = 0;
      for (let deck = start; deck < end; deck++) {
        while (model.zoneStarts[zone + 1] <= deck) zone++;
        if (selected[deck] !== 1) continue;
        zoneDecks[zone] = zoneDecks[zone] + 1;
        const day = deckDays[deck];
        const identity = zoneIdentities[zone] | deckColors[deck];
        hasDecks[identity] = 1;
        const row = identity * formats + deckFormats[deck];
        const place = row * width + (day < 0 ? span.count : day - span.first);
        rows[place] = rows[place] + 1;
      }
    }
  };

  /** Turns counts by day into counts from each day on, undated decks included, over all identities that allow one. */
  const accumulate = (): void => {
    for (let row = 0; row < IDENTITIES * formats; row++) {
      if (hasDecks[Math.floor(row / formats)] === 0) continue;
      for (let at = (row + 1) * width - 2; at >= row * width; at--) rows[at] = rows[at] + rows[at + 1];
    }
    for (let bit = 1; bit < IDENTITIES; bit *= 2)
      for (let identity = 0; identity < IDENTITIES; identity++) {
        if ((identity & bit) !== 0 || hasDecks[identity | bit] === 0) continue;
        hasDecks[identity] = 1;
        const to = identity * formats * width;
        const from = (identity | bit) * formats * width;
        for (let i = 0; i < formats * width; i++) rows[to + i] = rows[to + i] + rows[from + i];
      }
  };

  return (ranges, selected) => {
    countByDay(ranges, selected);
    accumulate();
    const potential = new Int32Array(cards);
    for (let card = 0; card < cards; card++) {
      let place = firstPlaces[card];
      let decks = 0;
      for (let format = 0; format < formats; format++, place += width) decks += rows[place];
      potential[card] = decks;
    }
    for (const [card, banned] of bannedIn)
      for (const format of banned)
        if (format < formats) potential[card] = potential[card] - rows[firstPlaces[card] + format * width];
    for (let zone = 0; zone < zoneDecks.length; zone++)
      for (let at = zone * 2; at < zone * 2 + 2; at++) {
        const leader = model.zoneCommanders[at];
        if (leader !== NO_CARD) potential[leader] = potential[leader] - zoneDecks[zone];
      }
    // All decks that a card leads were subtracted: those of formats that ban it were not counted, the early ones are not yet.
    addBannedLeads(potential, ranges, selected);
    addEarly(potential, ranges, selected);
    addByRules(potential, ranges, selected);
    const counts = new Uint32Array(cards);
    for (let card = 0; card < cards; card++) counts[card] = Math.max(0, potential[card]);
    return counts;
  };
};

export const allDecks = (model: Model): readonly DeckRange[] => [[0, modelDecks(model)]];
