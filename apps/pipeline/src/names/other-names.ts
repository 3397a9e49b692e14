import type { OtherNames } from '@crownsmith/api-client';
import type { Card, NameKind } from '@crownsmith/domain';
import { isOtherBearing, type NameIndex, type OtherName } from './name-index';

/**
 * The published file of the names that cards have besides their own, with the parts that stand for them. A name whose letters are
 * those of the card's own is left out; one that several cards bear has all of them that do so in its language or by their own
 * names, in the order in which it means them.
 */
export const listOtherNames = (
  cards: readonly Pick<Card, 'slug'>[],
  { others, bearersOf }: Pick<NameIndex, 'others' | 'bearersOf'>,
): OtherNames => {
  const slugOf = (card: number): string => cards[card]?.slug ?? '';
  const names: Partial<Record<NameKind, Record<string, string | string[]>>> = {};
  /** of names that have several bearers: those of the kind */
  const shared = new Map<string, { readonly other: OtherName; readonly bearers: Set<number> }>();
  for (const other of others) {
    const { kind, name, card } = other;
    const [first, second] = bearersOf(other);
    if (second === undefined) {
      if (first?.bearing !== 'own') (names[kind] ??= {})[name] = slugOf(card);
      continue;
    }
    const key = `${kind}\n${name}`;
    const known = shared.get(key);
    if (known === undefined) shared.set(key, { other, bearers: new Set([card]) });
    else known.bearers.add(card);
  }
  for (const { other, bearers } of shared.values()) {
    const all = bearersOf(other);
    // A part of a name means the card only where no other bears it in full.
    if (other.isPart && all[0]?.card !== other.card) continue;
    const isOwn = all.some(({ card, bearing }) => bearing === 'own' && bearers.has(card));
    const matched = all.filter(({ card, bearing }) => bearers.has(card) || !isOtherBearing(bearing));
    const [first = '', ...more] = new Set(matched.map(({ card }) => slugOf(card)));
    if (more.length > 0) (names[other.kind] ??= {})[other.name] = [first, ...more];
    else if (!isOwn) (names[other.kind] ??= {})[other.name] = first;
  }
  return names;
};
