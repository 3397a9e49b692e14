import type { CardSums } from './add-sums';
import type { BannedCards, BannedPlay } from './banned-play';
import type { ZoneColumns } from './count-queries';
import type { CountedRows } from './counted-rows';
import { findValue, groupRange, type GroupedRows } from './grouped-rows';
import type { HeldDecks } from './held-decks';
import { noCardRules, type CardKind, type CardRules } from './deck-kinds';
import { makeDayCounts, makePotentialDays, type DayCounts } from './potential-decks';
import type { CountScope, ScopeReport } from './scope-tables';

/** What is counted by card, by command zone and by deck. Cards are numbers. It can be posted to a worker thread. */
export interface CountedDecks {
  readonly report: ScopeReport;
  /** decks by format */
  readonly formats: Readonly<Record<string, number>>;
  /** the store's numbers of the decks */
  readonly deckNumbers: Int32Array;
  /** decks whose cards are in memory: all, or an even part of many */
  readonly held: HeldDecks;
  readonly zones: ZoneColumns;
  /** by zone: card, decks, copies */
  readonly zoneCards: GroupedRows;
  /** by zone: card in the command zone, decks; of a single commander its partners, too */
  readonly zoneCommanders: GroupedRows;
  readonly zoneFormats: ReadonlyMap<number, Readonly<Record<string, number>>>;
  /** by card: decks that play it */
  readonly cardDecks: Int32Array;
  /** by card: decks that could play it: identity and format allow it, they are not older or play it, it is not in the command zone */
  readonly cardPotential: Int32Array;
  /** by card: decks that it commands */
  readonly commanderDecks: Int32Array;
  /** by card: month, decks */
  readonly cardMonths: GroupedRows;
  /** by card: month, decks that it commands */
  readonly commandMonths: GroupedRows;
  /** by card: day, decks that play it; of the latest days at least */
  readonly recentPlay: GroupedRows;
  /** by card: day, decks that it commands; of the same days */
  readonly recentCommand: GroupedRows;
  /** by card: first day on which it can have been played, -1 unknown */
  readonly firstDays: Int32Array;
  /** by kind of deck: day (-1 unknown), decks */
  readonly identityDayCounts: GroupedRows;
  /** by card: its identity, and the rules that allow it */
  readonly identities: Int32Array;
  readonly exempt: Int32Array;
  /** by zone: day (-1 unknown), decks */
  readonly zoneDays: GroupedRows;
  /** by card: day (-1 unknown), and what corrects the number of decks of that day that could play it; see `createPotentialChanges` */
  readonly cardChanges: GroupedRows;
  /** by zone: card, and the same correction */
  readonly zoneChanges: GroupedRows;
  /** by card that a format bans: since when, and what was played of it before */
  readonly bannedPlay: ReadonlyMap<number, readonly BannedPlay[]>;
  /** cards of the lists that the format of the deck bans */
  readonly bannedCards: BannedCards;
  /** day of the newest deck, -1 if none is dated */
  readonly newestDay: number;
}

/** Counts by card, by command zone and by deck, which the pages are made from. */
export interface DeckCounts extends CountedDecks {
  /** the counts alone, for a worker thread */
  readonly counted: CountedDecks;
  /**
   * Decks that could play cards together, by day.
   * @param identity what they need; by default their own
   */
  playable(cards: readonly number[], identity?: number): Pick<DayCounts, 'from'>;
  /** decks of a zone that could play a card */
  zonePotential(zone: number, card: number): number;
}

const zoneDayCounts = (zones: number, grouped: GroupedRows): readonly DayCounts[] => {
  const [days = new Int32Array(), counts = new Int32Array()] = grouped.columns;
  return Array.from({ length: zones }, (_, zone) => {
    const [from, to] = groupRange(grouped, zone);
    return makeDayCounts(days.subarray(from, to), counts.subarray(from, to));
  });
};

/** Formats and their decks as an object, most decks first. */
const byDecks = (names: readonly string[], rows: readonly (readonly [format: number, decks: number])[]) =>
  Object.fromEntries(
    [...rows]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([format, decks]) => [names[format] ?? '', decks]),
  );

const formatsByZone = (
  { starts, columns: [formats, decks] }: GroupedRows,
  names: readonly string[],
): ReadonlyMap<number, Readonly<Record<string, number>>> =>
  new Map(
    Array.from({ length: starts.length - 1 }, (_, zone) => {
      const [from, to] = groupRange({ starts }, zone);
      const rows = Array.from(
        { length: to - from },
        (_row, at) => [formats?.[from + at] ?? 0, decks?.[from + at] ?? 0] as const,
      );
      return [zone, byDecks(names, rows)] as const;
    }),
  );

const countFormats = (formats: Int32Array, names: readonly string[]): Readonly<Record<string, number>> => {
  const decks = names.map(() => 0);
  for (const format of formats) decks[format] = (decks[format] ?? 0) + 1;
  return byDecks(names, [...decks.entries()]);
};

/** What decks could play a card; one of no known identity has all five colours. */
export const cardKind = (
  { identities, exempt }: Pick<CountedDecks, 'identities' | 'exempt'>,
  card: number,
): CardKind => ({ identity: identities[card] ?? 31, exempt: exempt[card] ?? 0 });

/** What `countedDecks` makes counts of. */
interface CountedInput {
  readonly scope: CountScope;
  readonly rows: CountedRows;
  readonly held: HeldDecks;
  readonly sums: CardSums;
  readonly firstDays: Int32Array;
  readonly newestDay: number;
  /** identity by card */
  readonly identities: Int32Array;
  readonly cardRules?: CardRules | undefined;
}

const sumOf = (values: Int32Array): number => values.reduce((sum, value) => sum + value, 0);

/** The counts of decks from their sums. */
export const countedDecks = ({
  scope,
  rows,
  held,
  sums,
  firstDays,
  newestDay,
  identities,
  cardRules: { exempt } = noCardRules(identities.length),
}: CountedInput): CountedDecks => {
  const potentialDays = makePotentialDays(sums.identityDays);
  const changes = sums.cardChanges;
  const potential = (card: number): number => {
    const [from, to] = groupRange(changes, card);
    return (
      potentialDays([cardKind({ identities, exempt }, card)]).from(firstDays[card] ?? -1) +
      sumOf((changes.columns[1] ?? new Int32Array()).subarray(from, to)) -
      (sums.commanderDecks[card] ?? 0)
    );
  };
  return {
    report: {
      ...scope.report,
      offIdentity: sumOf(rows.off),
      unresolved: sumOf(rows.unresolved),
      unresolvedDecks: rows.unresolved.reduce((decks, names) => decks + (names > 0 ? 1 : 0), 0),
    },
    formats: countFormats(rows.format, scope.formats),
    deckNumbers: rows.deck,
    held,
    zones: sums.zones,
    zoneCards: sums.zoneCards,
    zoneCommanders: sums.zoneCommanders,
    zoneFormats: formatsByZone(sums.zoneFormats, scope.formats),
    cardDecks: sums.cardDecks,
    cardPotential: Int32Array.from(identities, (_, card) => potential(card)),
    commanderDecks: sums.commanderDecks,
    cardMonths: sums.cardMonths,
    commandMonths: sums.commandMonths,
    recentPlay: sums.cardDays,
    recentCommand: sums.commandDays,
    firstDays,
    identityDayCounts: sums.identityDays,
    identities,
    exempt,
    zoneDays: sums.zoneDays,
    cardChanges: sums.cardChanges,
    zoneChanges: sums.zoneChanges,
    bannedPlay: scope.bannedPlay,
    bannedCards: scope.bannedCards,
    newestDay,
  };
};

/** Completes what was counted with what follows from it. */
export const completeCounts = (counted: CountedDecks): DeckCounts => {
  const { zones, zoneDays, zoneCommanders, zoneChanges, firstDays } = counted;
  const potentialDays = makePotentialDays(counted.identityDayCounts);
  const dayCounts = zoneDayCounts(zones.a.length, zoneDays);
  return {
    ...counted,
    counted,
    playable: (cards, identity) =>
      potentialDays(
        cards.map((card) => cardKind(counted, card)),
        identity,
      ),
    zonePotential: (zone, card) =>
      (dayCounts[zone]?.from(firstDays[card] ?? -1) ?? 0) +
      findValue(zoneChanges, zone, card) -
      findValue(zoneCommanders, zone, card),
  };
};
