import { PRICE_VARIANTS, priceBounds, priceVariantOf, type PriceVariant } from '@crownsmith/domain';
import { MIN_SUBSET_DECKS } from '#src/least-decks';
import { addToList } from '#src/multi-map';
import type { DeckCounts } from './deck-counts';
import type { DeckGroups } from './deck-groups';
import type { SubsetDecks } from './subset-counts';

/** A subset of all decks that has lists of its own. */
export type DeckSubset =
  /** all decks of a theme or tribe */
  | { readonly kind: 'group'; readonly group: number }
  /** those of exactly one identity */
  | { readonly kind: 'identity'; readonly group: number; readonly identity: number }
  /** those of one commander or pair */
  | { readonly kind: 'zone'; readonly group: number; readonly zone: number }
  /** the cheapest or the most expensive decks of one commander or pair */
  | { readonly kind: 'price'; readonly variant: PriceVariant; readonly zone: number };

/** The subsets, each with its decks. */
export interface DeckSubsets extends SubsetDecks {
  readonly list: readonly DeckSubset[];
}

interface SubsetWithDecks {
  readonly subset: DeckSubset;
  readonly decks: readonly number[];
}

/** Zones of each deck: a commander, or a pair and each of the two. */
const zonesOfDecks = ({
  decks,
  zones,
}: Pick<DeckCounts, 'decks' | 'zones'>): readonly (readonly number[])[] => {
  const numbers = new Map(Array.from(zones.a, (a, zone) => [`${a} ${zones.b[zone] ?? -1}`, zone]));
  return Array.from(decks.c1, (first, deck) => {
    const second = decks.c2[deck] ?? -1;
    const keys = second < 0 ? [`${first} -1`] : [`${first} -1`, `${second} -1`, `${first} ${second}`];
    return keys.flatMap((key) => numbers.get(key) ?? []);
  });
};

/** The decks of each theme and tribe in each identity and of each commander and pair, where there are enough. */
const groupSubsets = (
  identities: Int32Array,
  zones: readonly (readonly number[])[],
  groupsByDeck: DeckGroups['byDeck'],
): readonly SubsetWithDecks[] => {
  const found = new Map<string, { readonly subset: DeckSubset; readonly decks: number[] }>();
  const add = (key: string, deck: number, makeSubset: () => DeckSubset): void => {
    const known = found.get(key);
    if (known === undefined) found.set(key, { subset: makeSubset(), decks: [deck] });
    else known.decks.push(deck);
  };
  groupsByDeck.forEach((groups, deck) => {
    const identity = identities[deck] ?? 0;
    for (const group of groups) {
      add(`i ${group} ${identity}`, deck, () => ({ kind: 'identity', group, identity }));
      for (const zone of zones[deck] ?? [])
        add(`z ${group} ${zone}`, deck, () => ({ kind: 'zone', group, zone }));
    }
  });
  return [...found.values()].filter(({ decks }) => decks.length >= MIN_SUBSET_DECKS);
};

/** The cheapest and the most expensive decks of each commander and pair, where there are enough. */
const priceSubsets = (
  zones: readonly (readonly number[])[],
  prices: Int32Array,
): readonly SubsetWithDecks[] => {
  const decksByZone = new Map<number, number[]>();
  zones.forEach((deckZones, deck) => {
    if ((prices[deck] ?? -1) >= 0) for (const zone of deckZones) addToList(decksByZone, zone, deck);
  });
  return [...decksByZone].flatMap(([zone, decks]) => {
    const bounds = priceBounds(decks.map((deck) => prices[deck] ?? 0));
    if (bounds === undefined) return [];
    return PRICE_VARIANTS.map(({ key }) => ({
      subset: { kind: 'price', variant: key, zone } as const,
      decks: decks.filter((deck) => priceVariantOf(prices[deck] ?? 0, bounds) === key),
    })).filter((one) => one.decks.length >= MIN_SUBSET_DECKS);
  });
};

/**
 * Finds the subsets of the decks: each theme and tribe over all colours (these come first, numbered like the groups), in
 * each exact identity, for each commander and pair, and the cheapest and most expensive decks of a commander.
 * @param prices of each deck in cents, -1 where unknown
 */
export const findDeckSubsets = (
  counts: Pick<DeckCounts, 'decks' | 'zones'>,
  { groups, byDeck }: DeckGroups,
  prices: Int32Array,
): DeckSubsets => {
  const zones = zonesOfDecks(counts);
  const groupDecks: number[][] = groups.map(() => []);
  byDeck.forEach((deckGroups, deck) => {
    for (const group of deckGroups) groupDecks[group]?.push(deck);
  });
  const subsets: readonly SubsetWithDecks[] = [
    ...groupDecks.map((decks, group) => ({ subset: { kind: 'group' as const, group }, decks })),
    ...groupSubsets(counts.decks.identity, zones, byDeck),
    ...priceSubsets(zones, prices),
  ];
  const total = subsets.reduce((sum, one) => sum + one.decks.length, 0);
  const subset = new Int32Array(total);
  const deck = new Int32Array(total);
  let row = 0;
  subsets.forEach(({ decks }, number) => {
    for (const one of decks) {
      subset[row] = number;
      deck[row] = one;
      row += 1;
    }
  });
  return { list: subsets.map((one) => one.subset), subsets: subsets.length, subset, deck };
};
