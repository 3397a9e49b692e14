import { expect, it } from 'vitest';
import { COLLECTION_EXPORTS, makeCollectionCsv } from './make-collection-csv';
import { listCopies, ownCopies } from './owned-copies';
import { parseCollection } from './parse-collection';

it('wished copies are in no export of a program that would count them as owned', () => {
  const place = { kind: 'wished', name: '' } as const;
  const owned = ownCopies([{ count: 3, place }, { count: 1 }]);
  const rowsOf = COLLECTION_EXPORTS.map((program) => [
    program,
    parseCollection(makeCollectionCsv([{ name: 'Opt', ...owned }], program)).entries.map(
      ({ count }) => count,
    ),
  ]);
  expect(Object.fromEntries(rowsOf)).toEqual({
    moxfield: [1],
    archidekt: [1],
    manabox: [3, 1],
    'dragon-shield': [1],
    deckbox: [1],
  });
});

it('etched copies of which nothing else is stated stay etched', () =>
  expect(
    listCopies(
      ownCopies([
        { count: 2, finish: 'etched' },
        { count: 1, finish: 'foil' },
      ]),
    ),
  ).toEqual([
    { count: 2, finish: 'etched' },
    { count: 1, finish: 'foil' },
  ]));
