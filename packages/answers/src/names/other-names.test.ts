import { NAME_KINDS, foldName } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOtherNameTable } from './other-names';

const table = createOtherNameTable({
  former: { 'Old Ring': 'sol-ring' },
  ja: { 太陽の指輪: 'sol-ring', 氷: 'fire-ice' },
  de: { Sonnenring: 'sol-ring', Bär: ['big-bear', 'sol-ring'], 'BAR!': 'opt', ' ': 'opt' },
  printed: {},
});

describe('createOtherNameTable', () => {
  it.each([
    ['太陽の指輪', [{ kind: 'ja', name: '太陽の指輪', slugs: ['sol-ring'] }]],
    [
      'Bar',
      [
        { kind: 'de', name: 'Bär', slugs: ['big-bear', 'sol-ring'] },
        { kind: 'de', name: 'BAR!', slugs: ['opt'] },
      ],
    ],
    ['old ring', [{ kind: 'former', name: 'Old Ring', slugs: ['sol-ring'] }]],
    ['Sonnen', []],
    ['', []],
  ])('finds the names of %s', (written, found) => expect(table.find(foldName(written))).toEqual(found));

  it('has the names of a card by language', () => {
    expect(table.of('sol-ring').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'de Sonnenring',
      'de Bär',
      'ja 太陽の指輪',
      'former Old Ring',
    ]);
    expect(table.of('nothing')).toEqual([]);
  });

  it('has nothing without names', () => {
    const none = createOtherNameTable({});
    expect(none.size).toBe(0);
    expect(none.find('opt')).toEqual([]);
  });

  it('finds each of any names, and no other', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 6 }).filter((text) => foldName(text) !== '');
    const names = fc.dictionary(name, fc.stringMatching(/^[a-c]$/), { noNullPrototype: true });
    fc.assert(
      fc.property(fc.constantFrom(...NAME_KINDS), names, (kind, of) => {
        const any = createOtherNameTable({ [kind]: of });
        for (const [text, slug] of Object.entries(of)) {
          if (text.includes('\n')) continue;
          const found = any.find(foldName(text));
          expect(found).toContainEqual({ kind, name: text, slugs: [slug] });
          for (const other of found) expect(foldName(other.name)).toBe(foldName(text));
        }
      }),
    );
  });
});
