import fc from 'fast-check';
import { withFittedPrintings, type CardList } from '../src/card-list/card-list';
import type { PrintedCopies } from '../src/card-list/printings';

const url = fc.integer({ min: 1, max: 8 }).map((at) => `/cards/card-${at}`);

/** What a list can state of copies. */
export const anyPrintedCopies: fc.Arbitrary<PrintedCopies> = fc
  .record(
    {
      count: fc.integer({ min: 1, max: 3 }),
      set: fc.constantFrom('C21', 'MH2', '40K'),
      collectorNumber: fc.constantFrom('1', '263', '12a', '7★'),
      finish: fc.constantFrom('foil' as const, 'etched' as const),
      listedName: fc.constantFrom('Sonnenring', '太陽の指輪'),
    },
    { requiredKeys: ['count'] },
  )
  // A number tells no printing without its set.
  .map(({ collectorNumber, ...marks }) =>
    marks.set === undefined || collectorNumber === undefined ? marks : { ...marks, collectorNumber },
  );

const anyPrintings = fc.dictionary(url, fc.array(anyPrintedCopies, { maxLength: 3 }), { maxKeys: 6 });

/** A list of a few of eight cards, so that two lists have many in common. */
export const anyCardList: fc.Arbitrary<CardList> = fc
  .tuple(
    fc.uniqueArray(url, { maxLength: 2 }),
    fc.dictionary(url, fc.integer({ min: 1, max: 4 }), { maxKeys: 6 }),
    anyPrintings,
  )
  .map(([commanders, cards, printings]) =>
    withFittedPrintings({ commanders: commanders.sort(), cards: { ...cards }, printings: { ...printings } }),
  );
