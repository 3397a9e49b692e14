import { PRICE_VARIANTS, priceBounds, priceVariantOf, type PriceVariant } from '@crownsmith/domain';
import type { PartDecks } from './subset-counts';
import type { DeckCounts } from './deck-counts';
import type { DeckGroups } from './deck-groups';

/** A commander's theme, tribe or price end, and a theme or tribe in one identity, needs so many decks for lists of its own. */
export const LEAST_PART_DECKS = 8;

/** A part of all decks that pages are made from. */
export type Part =
  /** all decks of a theme or tribe */
  | { readonly kind: 'group'; readonly group: number }
  /** those of exactly one identity */
  | { readonly kind: 'identity'; readonly group: number; readonly identity: number }
  /** those of one commander or pair */
  | { readonly kind: 'zone'; readonly group: number; readonly zone: number }
  | { readonly kind: 'price'; readonly variant: PriceVariant; readonly zone: number };

/** The parts, each with its decks. */
export interface DeckParts extends PartDecks {
  readonly list: readonly Part[];
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

/** Collects decks by a key; the keys that have enough become parts. */
const collect = <T>() => {
  const found = new Map<string, { readonly part: T; readonly decks: number[] }>();
  return {
    add: (key: string, deck: number, part: () => T): void => {
      const known = found.get(key);
      if (known === undefined) found.set(key, { part: part(), decks: [deck] });
      else known.decks.push(deck);
    },
    enough: (least: number) => [...found.values()].filter(({ decks }) => decks.length >= least),
  };
};

const priceParts = (
  zones: readonly (readonly number[])[],
  prices: Int32Array,
): readonly { readonly part: Part; readonly decks: readonly number[] }[] => {
  const byZone = new Map<number, number[]>();
  zones.forEach((own, deck) => {
    if ((prices[deck] ?? -1) < 0) return;
    for (const zone of own) {
      const known = byZone.get(zone);
      if (known === undefined) byZone.set(zone, [deck]);
      else known.push(deck);
    }
  });
  return [...byZone].flatMap(([zone, decks]) => {
    const bounds = priceBounds(decks.map((deck) => prices[deck] ?? 0));
    if (bounds === undefined) return [];
    return PRICE_VARIANTS.map(({ key }) => ({
      part: { kind: 'price', variant: key, zone } as const,
      decks: decks.filter((deck) => priceVariantOf(prices[deck] ?? 0, bounds) === key),
    })).filter((one) => one.decks.length >= LEAST_PART_DECKS);
  });
};

/**
 * Parts the decks: by theme and tribe over all colours (the parts of these numbers come first), in each exact identity,
 * for each commander and pair, and the cheap and dear ends of a commander's decks.
 * @param prices of each deck, -1 where unknown
 */
export const deckParts = (
  counts: Pick<DeckCounts, 'decks' | 'zones'>,
  { groups, ofDeck }: DeckGroups,
  prices: Int32Array,
): DeckParts => {
  const zones = zonesOfDecks(counts);
  const whole: number[][] = groups.map(() => []);
  const some = collect<Part>();
  ofDeck.forEach((own, deck) => {
    const identity = counts.decks.identity[deck] ?? 0;
    for (const group of own) {
      whole[group]?.push(deck);
      some.add(`i ${group} ${identity}`, deck, () => ({ kind: 'identity', group, identity }));
      for (const zone of zones[deck] ?? [])
        some.add(`z ${group} ${zone}`, deck, () => ({ kind: 'zone', group, zone }));
    }
  });
  const parts: readonly { readonly part: Part; readonly decks: readonly number[] }[] = [
    ...whole.map((decks, group) => ({ part: { kind: 'group' as const, group }, decks })),
    ...some.enough(LEAST_PART_DECKS),
    ...priceParts(zones, prices),
  ];
  const total = parts.reduce((sum, one) => sum + one.decks.length, 0);
  const part = new Int32Array(total);
  const deck = new Int32Array(total);
  let row = 0;
  parts.forEach(({ decks }, number) => {
    for (const one of decks) {
      part[row] = number;
      deck[row] = one;
      row += 1;
    }
  });
  return { list: parts.map((one) => one.part), parts: parts.length, part, deck };
};
