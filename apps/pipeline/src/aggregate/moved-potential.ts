import { addCells, addSums, zoneKey, zoneKeys, type CardSums } from './add-sums';
import type { CountBase } from './count-base';
import { bansByCard, type CountFacts } from './count-facts';
import { cellKey, cellKeys, type DeckCells } from './deck-cells';
import { eachDeckWith, type LeftDecks } from './decks-with-cards';
import { DECK_KINDS, kindAllows } from './deck-kinds';
import { groupRange, groupStarts, type GroupedRows } from './grouped-rows';
import { PRICE_GROUPS } from './price-groups';

/** What corrects the numbers of decks that could play a card, see `createPotentialChanges`. */
interface PotentialFacts extends Pick<CountFacts, 'identities' | 'exempt' | 'bans'> {
  readonly firstDays: Int32Array;
}

/** A deck, and how it may change the potential of cards. */
interface DeckFacts {
  readonly kind: number;
  /** -1 unknown */
  readonly day: number;
  readonly format: number;
}

/** Makes the function that says what `potential_change` has of a deck and a card that it plays or could play. */
const makeChangeOf = ({ firstDays, identities, exempt, bans }: PotentialFacts) => {
  const banned = bansByCard(bans);
  return (
    { kind, day, format }: DeckFacts,
    card: number,
    isPlayed: boolean,
    isCommander: boolean,
  ): number => {
    const first = firstDays[card] ?? -1;
    const isBarred =
      !isCommander &&
      (day < 0 || day >= first) &&
      banned.get(card)?.has(format) === true &&
      kindAllows(kind, { identity: identities[card] ?? 0, exempt: exempt[card] ?? 0 });
    return (isPlayed && day >= 0 && day < first ? 1 : 0) - (isBarred ? 1 : 0);
  };
};

/** Cards for which anything of this is not as before, by card. */
const findMoved = (before: PotentialFacts, now: PotentialFacts): Uint8Array => {
  const [bansBefore, bansNow] = [bansByCard(before.bans), bansByCard(now.bans)];
  return Uint8Array.from(now.firstDays, (day, card) => {
    const [own, others] = [bansBefore.get(card), bansNow.get(card)];
    const isBarred = own !== undefined || others !== undefined;
    const isSame =
      day === before.firstDays[card] &&
      (!isBarred ||
        (own?.size === others?.size &&
          [...(own ?? [])].every((format) => others?.has(format)) &&
          before.identities[card] === now.identities[card] &&
          before.exempt[card] === now.exempt[card]));
    return isSame ? 0 : 1;
  });
};

/** Sums by group and key. */
const makeSums = (keys: number) => {
  const sums = new Map<number, number>();
  return {
    add: (group: number, key: number, n: number): void => {
      const at = group * keys + key;
      sums.set(at, (sums.get(at) ?? 0) + n);
    },
    /** as rows; keys are less by `offset` */
    rows: (groups: number, offset = 0): GroupedRows => {
      const sorted = Float64Array.from(sums.keys()).sort();
      return {
        starts: groupStarts(
          groups,
          Int32Array.from(sorted, (at) => Math.floor(at / keys)),
        ),
        columns: [
          Int32Array.from(sorted, (at) => (at % keys) - offset),
          Int32Array.from(sorted, (at) => sums.get(at) ?? 0),
        ],
      };
    },
  };
};

const CARDS = 0x10000;
/** Days since 1970-01-01 are below; an unknown one is -1. */
const DAYS = 0x20000;

/** Changes of potential decks as sums that add nothing else. */
const onlyChanges = (sums: CardSums, cardChanges: GroupedRows, zoneChanges: GroupedRows): CardSums => {
  const none = (groups: number): GroupedRows => ({ starts: new Int32Array(groups + 1), columns: [] });
  const { zones } = sums;
  const cards = sums.cardDecks.length;
  const [byZone, byCard] = [none(zones.a.length), none(cards)];
  const zeros = (length: number): Int32Array => new Int32Array(length);
  return {
    zones: { ...zones, decks: zeros(zones.a.length), missingBasics: zeros(zones.a.length) },
    ...{ zoneCards: byZone, zoneCommanders: byZone, zoneFormats: byZone, zoneDays: byZone },
    ...{ cardDecks: zeros(cards), commanderDecks: zeros(cards), commanderPlay: zeros(cards) },
    ...{ dated: zeros(cards), early: zeros(cards) },
    ...{ cardMonths: byCard, commandMonths: byCard, cardDays: byCard, commandDays: byCard },
    identityDays: none(DECK_KINDS),
    cardChanges,
    zoneChanges,
  };
};

/** Changes of potential decks as cells that add nothing else. */
const onlyCellChanges = (cells: DeckCells, changes: GroupedRows): DeckCells => {
  const none = { starts: new Int32Array(cells.decks.length + 1), columns: [] };
  return {
    ...cells,
    decks: cells.decks.map(() => 0),
    missing: cells.missing.map(() => 0),
    cards: none,
    days: none,
    changes,
  };
};

/** The groups of a deck, those by price among them. */
const makeGroupsOf = ({ members, priceGroups }: CountBase, groups: number) => {
  const starts = groupStarts(priceGroups.length, members.decks);
  return (deck: number): readonly number[] => {
    const bits = priceGroups[deck] ?? 0;
    const own = [...members.groups.subarray(...groupRange({ starts }, deck))];
    for (let group = 0; group < PRICE_GROUPS; group += 1)
      if ((bits & (1 << group)) !== 0) own.push(groups + group);
    return own;
  };
};

/** Sums of the decks that are left. */
export interface LeftSums {
  readonly sums: CardSums;
  readonly cells: DeckCells;
}

/**
 * The sums of decks that are left after first days, bans or colours of cards have changed: how these decks change the potential of such cards
 * is counted again.
 */
export const movePotential = async (
  base: CountBase,
  left: LeftDecks,
  before: PotentialFacts,
  now: PotentialFacts,
  { sums, cells }: LeftSums,
): Promise<LeftSums> => {
  const isMoved = findMoved(before, now);
  if (!isMoved.includes(1)) return { sums, cells };
  const { rows, eachDeckPart, isLeft } = left;
  const barredIn = new Map<number, Set<number>>();
  for (const { card, format } of [...before.bans, ...now.bans])
    if (isMoved[card] === 1) barredIn.set(format, (barredIn.get(format) ?? new Set()).add(card));
  const changeOf = [makeChangeOf(before), makeChangeOf(now)] as const;
  const zones = new Map(Array.from(zoneKeys(sums.zones), (key, zone) => [key, zone]));
  const cellNumbers = new Map(Array.from(cellKeys(cells), (key, cell) => [key, cell]));
  const groupsOf = makeGroupsOf(base, base.facts.groups.length);
  const [byCard, byZone, byCell] = [makeSums(DAYS), makeSums(CARDS), makeSums(CARDS)];
  await eachDeckWith(isMoved, rows, eachDeckPart, (deck, played) => {
    const own = { kind: rows.identity[deck] ?? 0, day: rows.day[deck] ?? -1, format: rows.format[deck] ?? 0 };
    const barred = barredIn.get(own.format);
    if (isLeft[deck] !== 1 || (played.length === 0 && barred === undefined)) return;
    const [c1 = -1, c2 = -1] = [rows.c1[deck], rows.c2[deck]];
    const addChange = (card: number, isPlayed: boolean): void => {
      const isCommander = card === c1 || card === c2;
      const change =
        changeOf[1](own, card, isPlayed, isCommander) - changeOf[0](own, card, isPlayed, isCommander);
      if (change === 0) return;
      byCard.add(card, own.day + 1, change);
      for (const [a, b] of c2 < 0
        ? [[c1, -1]]
        : [
            [c1, -1],
            [c2, -1],
            [c1, c2],
          ])
        byZone.add(zones.get(zoneKey(a ?? -1, b ?? -1)) ?? -1, card, change);
      for (const group of groupsOf(deck))
        byCell.add(cellNumbers.get(cellKey(group, c1, c2)) ?? -1, card, change);
    };
    for (const card of played) addChange(card, true);
    for (const card of barred ?? []) if (!played.includes(card)) addChange(card, false);
  });
  const changes = onlyChanges(sums, byCard.rows(now.firstDays.length, 1), byZone.rows(zones.size));
  return {
    sums: addSums(sums, changes, 1),
    cells: addCells(cells, onlyCellChanges(cells, byCell.rows(cellNumbers.size)), 1),
  };
};
