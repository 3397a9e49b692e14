import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardsInMemory, eachKeptDeck, mergedCards } from './count-base';
import { startsOf } from './counted-rows';

/** Decks of before that are more than what is read along with others. */
const GAP = 300;

interface Part {
  readonly kind: 'kept' | 'gone' | 'gap' | 'added';
  readonly deck: readonly number[];
}

const keep = (decks: readonly (readonly number[])[]) => {
  const sizes = Int32Array.from(decks, ({ length }) => length);
  const kept = cardsInMemory(startsOf(sizes), Uint16Array.from(decks.flat()));
  const ranges: (readonly [number, number])[] = [];
  return {
    sizes,
    ranges,
    cards: {
      read: (from: number, to: number, into: Uint16Array) => {
        ranges.push([from, to]);
        return kept.read(from, to, into);
      },
    },
  };
};

/** Merges decks of before and added ones. @returns the cards of the new decks, and what was read of those of before */
const merge = async (parts: readonly Part[]) => {
  const base = keep(
    parts.flatMap(({ kind, deck }) =>
      kind === 'added' ? [] : Array.from({ length: kind === 'gap' ? GAP : 1 }, () => deck),
    ),
  );
  const added = keep(parts.flatMap(({ kind, deck }) => (kind === 'added' ? [deck] : [])));
  const [inBase, inAdded]: [number[], number[]] = [[], []];
  let [row, addedRow] = [0, 0];
  for (const { kind } of parts) {
    if (kind === 'kept' || kind === 'added') {
      inBase.push(kind === 'kept' ? row : -1);
      inAdded.push(kind === 'kept' ? -1 : addedRow);
    }
    if (kind === 'added') addedRow += 1;
    else row += kind === 'gap' ? GAP : 1;
  }
  const origins = { inBase: Int32Array.from(inBase), inAdded: Int32Array.from(inAdded) };
  const merged = mergedCards(origins, base, added);
  const decks: number[][] = [];
  await eachKeptDeck(
    merged.sizes,
    merged,
  )((_first, starts, cards) => {
    for (let at = 0; at + 1 < starts.length; at += 1)
      decks.push([...cards.subarray(starts[at], starts[at + 1])]);
  });
  return { decks, ranges: base.ranges };
};

it('reads the cards of new decks from where they are, whatever lies between', async () => {
  const kind = fc.constantFrom<Part['kind']>('kept', 'kept', 'gone', 'gap', 'added');
  const deck = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ kind, deck }), { maxLength: 40 }), async (parts) => {
      const { decks } = await merge(parts);
      const expected = parts.filter((part) => part.kind === 'kept' || part.kind === 'added');
      expect(decks).toEqual(expected.map((part) => part.deck));
    }),
  );
});

it('reads decks at once that few others lie between', async () => {
  const kinds: Part['kind'][] = ['kept', 'gone', 'kept', 'added', 'kept', 'gap', 'kept', 'kept'];
  const { ranges } = await merge(kinds.map((kind, at) => ({ kind, deck: [at] })));
  expect(ranges).toEqual([
    [0, 4],
    [4 + GAP, 6 + GAP],
  ]);
});
