import type { Precon } from '@crownsmith/catalog';
import type { NameIndex } from '#src/names/name-index';

export interface KnownPrecon extends Omit<Precon, 'commanders' | 'cards'> {
  /** card numbers, ascending */
  readonly commanders: readonly number[];
  /** copies by the number of the card, without the commanders and names that are unknown */
  readonly cards: ReadonlyMap<number, number>;
}

/** Precons that can be shown: those whose commanders are all known. */
export const resolvePrecons = (
  precons: readonly Precon[],
  index: Pick<NameIndex, 'resolve'>,
): readonly KnownPrecon[] =>
  precons.flatMap(({ commanders: names, cards: entries, ...precon }) => {
    const commanders = names.flatMap((name) => index.resolve(name) ?? []).sort((a, b) => a - b);
    if (commanders.length !== names.length) return [];
    const cards = new Map<number, number>();
    for (const { name, count } of entries) {
      const card = index.resolve(name);
      if (card !== undefined && !commanders.includes(card)) cards.set(card, (cards.get(card) ?? 0) + count);
    }
    return [{ ...precon, commanders, cards }];
  });
