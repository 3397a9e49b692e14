import type { OtherNames } from '@crownsmith/api-client';
import { foldName, type Card } from '@crownsmith/domain';
import { isOtherBearing, type NameIndex } from './name-index';

type NamesOfKind = NonNullable<OtherNames[keyof OtherNames]>;

/**
 * The published file of the names that cards have besides their own. A name that is written like the card's own is left out; one
 * that several cards bear has all of them that do so in its language or by their own names, in the order in which it means them.
 */
export const listOtherNames = (
  cards: readonly Card[],
  { others, bearers }: Pick<NameIndex, 'others' | 'bearers'>,
): OtherNames => {
  const kinds: Partial<Record<keyof OtherNames, Map<string, number | number[]>>> = {};
  for (const { kind, name, card } of others) {
    const names = (kinds[kind] ??= new Map());
    const known = names.get(name);
    if (known === undefined) names.set(name, card);
    else names.set(name, [...new Set([known, card].flat())]);
  }
  const slugOf = (card: number): string => cards[card]?.slug ?? '';
  const slugsOf = (name: string, listed: readonly number[]): readonly string[] => {
    const meant = bearers(name).filter(
      ({ card, bearing }) => listed.includes(card) || !isOtherBearing(bearing),
    );
    return [...new Set(meant.map(({ card }) => slugOf(card)))];
  };
  const isOwn = (name: string, card: Card | undefined): boolean =>
    card !== undefined && foldName(card.name) === foldName(name);
  const toRecord = (names: ReadonlyMap<string, number | readonly number[]>): NamesOfKind =>
    Object.fromEntries(
      [...names].flatMap(([name, listed]): readonly (readonly [string, string | string[]])[] => {
        const [first = '', ...more] = slugsOf(name, [listed].flat());
        if (more.length > 0) return [[name, [first, ...more]]];
        return isOwn(name, cards[[listed].flat()[0] ?? -1]) ? [] : [[name, first]];
      }),
    );
  return Object.fromEntries(Object.entries(kinds).map(([kind, names]) => [kind, toRecord(names)]));
};
