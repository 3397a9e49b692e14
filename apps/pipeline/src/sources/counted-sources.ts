import type { DeckKind, DecksByKind, DeckSources } from '@crownsmith/api-client';
import type { DeckOrigins } from '#src/aggregate/deck-origins';
import { isoDate } from '#src/iso-date';
import { kindNumber } from '@crownsmith/answers/lists';

type Kind = DeckKind | 'unknown';

/** Decks that do not come from a source of the store, by the store's numbers: precons, then those that people handed in. */
export interface AdditionalOrigins {
  readonly firstPrecon: number;
  readonly firstHandedIn: number;
}

interface Tally {
  decks: number;
  first: number;
  last: number;
}

/** Of this share on, decks of a month are as good as all from one source. */
const MAIN_SHARE = 0.9;

const count = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const toRecord = (counts: ReadonlyMap<Kind, number>): DecksByKind =>
  Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));

/** By month (YYYY-MM) of dated decks: how many are of each source. */
const byMonth = (
  day: Int32Array,
  sourceOf: (deck: number) => number,
): readonly (readonly [string, ReadonlyMap<number, number>])[] => {
  const months = new Map<string, Map<number, number>>();
  const periods = new Map<number, string>();
  day.forEach((date, deck) => {
    if (date < 0) return;
    const period = periods.get(date) ?? isoDate(date).slice(0, 7);
    periods.set(date, period);
    const counts = months.get(period) ?? new Map<number, number>();
    months.set(period, counts);
    count(counts, sourceOf(deck));
  });
  return [...months].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** The sources of counted decks by their numbers: those of the store, then precons and handed-in decks; -1 unknown. */
const createSourceLookup = (
  decks: Int32Array,
  { sources, kinds, sourceOf }: DeckOrigins,
  { firstPrecon, firstHandedIn }: AdditionalOrigins,
) => {
  const [precons, own] = [sources.length, sources.length + 1];
  return {
    kindAt: (source: number): DeckKind | undefined =>
      source === precons ? 'precon' : source === own ? 'own' : kinds[source],
    sourceAt: (deck: number): number => {
      const number = decks[deck] ?? -1;
      return number >= firstHandedIn ? own : number >= firstPrecon ? precons : (sourceOf[deck] ?? -1);
    },
  };
};

/**
 * Whose counted decks are, by `kindNumber`.
 * @param decks their numbers in the store
 */
export const numberKinds = (
  decks: Int32Array,
  origins: DeckOrigins,
  additional: AdditionalOrigins,
): Uint8Array => {
  const { kindAt, sourceAt } = createSourceLookup(decks, origins, additional);
  return Uint8Array.from(decks, (_, deck) => kindNumber(kindAt(sourceAt(deck))));
};

/**
 * Where counted decks come from, and whose they are.
 * @param rows the store's number and the day of each, -1 unknown
 */
export const makeDeckSources = (
  rows: { readonly deck: Int32Array; readonly day: Int32Array },
  origins: DeckOrigins,
  additional: AdditionalOrigins,
): DeckSources => {
  const tallies = new Map<number, Tally>();
  const { sourceAt, ...lookup } = createSourceLookup(rows.deck, origins, additional);
  const kindAt = (source: number): Kind => lookup.kindAt(source) ?? 'unknown';
  rows.day.forEach((day, deck) => {
    const source = sourceAt(deck);
    const tally = tallies.get(source) ?? { decks: 0, first: -1, last: -1 };
    tallies.set(source, tally);
    tally.decks += 1;
    if (day < 0) return;
    tally.first = tally.first < 0 ? day : Math.min(tally.first, day);
    tally.last = Math.max(tally.last, day);
  });
  const kindsOf = (decks: Iterable<readonly [number, number]>): DecksByKind => {
    const total = new Map<Kind, number>();
    for (const [source, many] of decks) total.set(kindAt(source), (total.get(kindAt(source)) ?? 0) + many);
    return toRecord(total);
  };
  const ordered = [...tallies].sort(([a, { decks: of }], [b, { decks: than }]) => than - of || a - b);
  const places = new Map(ordered.map(([source], place) => [source, place]));
  return {
    sources: ordered.map(([source, { decks, first, last }]) => {
      const kind = kindAt(source);
      return {
        name: origins.sources[source] ?? null,
        kind: kind === 'unknown' ? null : kind,
        decks,
        oldest: first < 0 ? null : isoDate(first),
        newest: last < 0 ? null : isoDate(last),
      };
    }),
    kinds: kindsOf(ordered.map(([source, { decks }]) => [source, decks])),
    months: byMonth(rows.day, sourceAt).map(([period, decks]) => {
      const total = [...decks.values()].reduce((sum, many) => sum + many, 0);
      const main = [...decks].find(([, many]) => many >= MAIN_SHARE * total)?.[0];
      return { period, kinds: kindsOf(decks), main: main === undefined ? null : (places.get(main) ?? null) };
    }),
  };
};
