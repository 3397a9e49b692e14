import { describe, expect, it } from 'vitest';
import type { CopyLimit } from '../card/card';
import { excessCopies } from './excess-copies';

const opt = { name: 'Opt', copyLimit: 1 } as const;
const nazgul = { name: 'Nazgûl', copyLimit: 9 } as const;
const island = { name: 'Island', copyLimit: 'any' } as const;

interface Entry {
  readonly card: { readonly name: string; readonly copyLimit: CopyLimit } | undefined;
  readonly count: number;
  readonly line?: number;
}

describe('excessCopies (CR 903.5b)', () => {
  it.each<[string, readonly Entry[], readonly object[]]>([
    ['one copy', [{ card: opt, count: 1 }], []],
    ['two copies of a singleton', [{ card: opt, count: 2 }], [{ card: opt, count: 2, limit: 1 }]],
    [
      'a singleton on two lines',
      [
        { card: opt, count: 1, line: 3 },
        { card: opt, count: 1, line: 9 },
      ],
      [{ card: opt, count: 2, limit: 1, entry: { card: opt, count: 1, line: 9 } }],
    ],
    [
      'two cards whose names differ by a blank',
      [
        { card: { name: 'Wasteland', copyLimit: 1 }, count: 1 },
        { card: { name: 'Waste Land', copyLimit: 1 }, count: 1 },
      ],
      [],
    ],
    ['as many as a card allows', [{ card: nazgul, count: 9 }], []],
    ['more than a card allows', [{ card: nazgul, count: 12 }], [{ card: nazgul, count: 12, limit: 9 }]],
    ['any number of a basic land', [{ card: island, count: 99 }], []],
    [
      'more than a list can hold',
      [
        { card: island, count: 600 },
        { card: island, count: 600 },
      ],
      [{ card: island, count: 1200, limit: 999 }],
    ],
    ['unknown cards', [{ card: undefined, count: 4 }], []],
    [
      'invalid counts',
      [
        { card: opt, count: 0 },
        { card: opt, count: 2.5 },
      ],
      [],
    ],
  ])('%s', (_, entries, expected) => expect(excessCopies(entries)).toMatchObject(expected));
});
