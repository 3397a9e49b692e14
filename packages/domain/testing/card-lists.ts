import fc from 'fast-check';
import type { CardList } from '../src/card-list/card-list';

const url = fc.integer({ min: 1, max: 8 }).map((at) => `/cards/card-${at}`);

/** A list of a few of eight cards, so that two lists have many in common. */
export const anyCardList: fc.Arbitrary<CardList> = fc
  .tuple(
    fc.uniqueArray(url, { maxLength: 2 }),
    fc.dictionary(url, fc.integer({ min: 1, max: 4 }), { maxKeys: 6 }),
  )
  .map(([commanders, cards]) => ({ commanders: commanders.sort(), cards: { ...cards } }));
