import { describe, expect, it } from 'vitest';
import type { DeckLine, DeckListFacts } from './deck-list';
import { parseDeckList } from './parse-deck-list';
import {
  MAX_COPIES,
  MAX_LIST_CHARACTERS,
  MAX_LIST_ERRORS,
  MAX_LIST_LINES,
  MAX_NAME_CHARACTERS,
} from '../limits';
import { deckListErrorText } from './list-error-text';
import { fc, test } from '../../testing/property';

const only = (text: string, facts?: DeckListFacts): Partial<DeckLine> => {
  const { lines, errors } = parseDeckList(text, facts);
  expect(errors).toEqual([]);
  expect(lines.length).toBe(1);
  return lines[0] ?? {};
};

describe('an entry', () => {
  it.each<[string, number, string]>([
    // quantities
    ['Sol Ring', 1, 'Sol Ring'],
    ['1 Sol Ring', 1, 'Sol Ring'],
    ['10 Forest', 10, 'Forest'],
    ['1x Sol Ring', 1, 'Sol Ring'],
    ['4X Opt', 4, 'Opt'],
    ['4× Opt', 4, 'Opt'],
    ['4×Opt', 4, 'Opt'],
    ['2xOpt', 2, 'Opt'],
    ['1 x Sol Ring', 1, 'Sol Ring'],
    ['x3 Opt', 3, 'Opt'],
    ['Opt x2', 2, 'Opt'],
    ['Opt ×2', 2, 'Opt'],
    ['Opt (x2)', 2, 'Opt'],
    ['Opt [x2]', 2, 'Opt'],
    ['(3) Opt', 3, 'Opt'],
    ['[3] Opt', 3, 'Opt'],
    ['1. Opt', 1, 'Opt'],
    ['2) Opt', 1, 'Opt'],
    ['3,Opt', 3, 'Opt'],
    ['- 2 Opt', 2, 'Opt'],
    ['* Opt', 1, 'Opt'],
    ['• 1 Opt', 1, 'Opt'],
    ['  1   Sol   Ring  ', 1, 'Sol Ring'],
    ['1\tSol Ring', 1, 'Sol Ring'],
    ['01 Opt', 1, 'Opt'],
    ['999 Island', 999, 'Island'],
    // names that look like notations
    ['1996 World Champion', 1, '1996 World Champion'],
    ['1 1996 World Champion', 1, '1996 World Champion'],
    ['2x 1996 World Champion (PCEL) 1', 2, '1996 World Champion'],
    ['+2 Mace', 1, '+2 Mace'],
    ['1 +2 Mace', 1, '+2 Mace'],
    ['_____', 1, '_____'],
    ['3 _____', 3, '_____'],
    ['1 _____ Goblin', 1, '_____ Goblin'],
    ["Erase (Not the Urza's Legacy One)", 1, "Erase (Not the Urza's Legacy One)"],
    ["1 Erase (Not the Urza's Legacy One) (UNH) 8", 1, "Erase (Not the Urza's Legacy One)"],
    ['B.F.M. (Big Furry Monster)', 1, 'B.F.M. (Big Furry Monster)'],
    ['1 Hazmat Suit (Used)', 1, 'Hazmat Suit (Used)'],
    ['1x hazmat suit (used) (ust) 57', 1, 'Hazmat Suit (Used)'],
    ['1 "Ach! Hans, Run!"', 1, '"Ach! Hans, Run!"'],
    ['1 “Ach! Hans, Run!”', 1, '"Ach! Hans, Run!"'],
    ['1 Question Elemental?', 1, 'Question Elemental?'],
    ['1 Circle of Protection: Red', 1, 'Circle of Protection: Red'],
    ['Circle of Protection: Red', 1, 'Circle of Protection: Red'],
    ['1 X', 1, 'X'],
    ['1 X #tag', 1, 'X'],
    ['1 Borrowing 100,000 Arrows', 1, 'Borrowing 100,000 Arrows'],
    ['1 Pip-Boy 3000', 1, 'Pip-Boy 3000'],
    ['Vault 13: Dweller’s Journey', 1, "Vault 13: Dweller's Journey"],
    ['1 Look at Me, I’m R&D', 1, "Look at Me, I'm R&D"],
    ['1 A-Teferi, Time Raveler', 1, 'A-Teferi, Time Raveler'],
    ['1 K-9, Mark I', 1, 'K-9, Mark I'],
    // faces
    ['1 Fire // Ice', 1, 'Fire // Ice'],
    ['1 Fire/Ice', 1, 'Fire // Ice'],
    ['1 Fire / Ice', 1, 'Fire // Ice'],
    ['Fire//Ice', 1, 'Fire // Ice'],
    ['1 Fire /// Ice', 1, 'Fire // Ice'],
    ['1 Who // What // When // Where // Why (UNH) 120', 1, 'Who // What // When // Where // Why'],
    ['1 SP//dr, Piloted by Peni', 1, 'SP//dr, Piloted by Peni'],
  ])('%j is %d × %s', (text, count, name) =>
    expect(only(text)).toMatchObject({ count, name, zone: 'main', line: 1 }),
  );

  it.each<[string, Partial<DeckLine>]>([
    ['1 Sol Ring (C21) 263', { name: 'Sol Ring', set: 'C21', collectorNumber: '263' }],
    ['1x Sol Ring (C21) 263 *F*', { set: 'C21', collectorNumber: '263', finish: 'foil' }],
    ['1 Sol Ring (c21)', { name: 'Sol Ring', set: 'C21' }],
    ['1 Opt (PLST) XLN-65 *E*', { set: 'PLST', collectorNumber: 'XLN-65', finish: 'etched' }],
    ['1 Opt (STA) 19★', { set: 'STA', collectorNumber: '19★' }],
    ['1 Opt (40K) 12', { set: '40K', collectorNumber: '12' }],
    ['1 Opt (F)', { name: 'Opt', finish: 'foil' }],
    ['1 Opt (Borderless)', { name: 'Opt' }],
    ['1x Opt (XLN:65) *F*', { set: 'XLN', collectorNumber: '65', finish: 'foil' }],
    ['1 Opt [XLN]', { name: 'Opt', set: 'XLN' }],
    ['1 Opt <65> [XLN] (F)', { name: 'Opt', set: 'XLN', collectorNumber: '65', finish: 'foil' }],
    ['1 [XLN#65] Opt', { name: 'Opt', set: 'XLN', collectorNumber: '65' }],
    ['1 Opt|XLN|2', { name: 'Opt', set: 'XLN' }],
    ['1 Sol Ring $1.50', { name: 'Sol Ring' }],
    [
      '1x Sol Ring (c21) 263 *F* [Ramp,Mana Rocks{noPrice}] ^Have,#37d67a^',
      { name: 'Sol Ring', set: 'C21', categories: ['Ramp', 'Mana Rocks'], finish: 'foil' },
    ],
    ['1x Stasis (me1) 48 [STAX]', { set: 'ME1', categories: ['STAX'] }],
    ['1x Sol Ring #ramp #mana rock *F*', { name: 'Sol Ring', finish: 'foil', tags: ['ramp', 'mana rock'] }],
    ['1 Sol Ring (C21) 263 #Ramp #!Staple', { tags: ['Ramp', '!Staple'] }],
  ])('%s', (text, expected) => expect(only(text)).toMatchObject(expected));

  it.each<[string, DeckLine['zone']]>([
    ['1x Edgar Markov *CMDR*', 'commander'],
    ['1x Edgar Markov (C17:36) *F* *CMDR*', 'commander'],
    ['1x Edgar Markov [Commander{top}]', 'commander'],
    ['1x Edgar Markov (c17) 36 [Commander{top},Vampires]', 'commander'],
    ['1 [C17#36] Edgar Markov # !Commander', 'commander'],
    ['1 Edgar Markov (CMDR)', 'commander'],
    ['CMDR: 1 Edgar Markov', 'commander'],
    ['Commander: Edgar Markov', 'commander'],
    ['// Commander: Edgar Markov', 'commander'],
    ['Companion: Lurrus', 'companion'],
    ['SB: 1 Opt', 'sideboard'],
    ['SB:  2 Opt', 'sideboard'],
    ['1x Opt [Sideboard]', 'sideboard'],
    ['1x Opt [Maybeboard{noDeck}{noPrice}]', 'maybeboard'],
    ['1x Opt [Maybeboard{noDeck}{noPrice},Draw]', 'maybeboard'],
    ['1x Opt [Someday{noDeck}]', 'maybeboard'],
    ['1x Opt [Draw,Sideboard]', 'main'],
    ['Main: 1 Opt', 'main'],
  ])('%s → %s', (text, zone) => expect(only(text).zone).toBe(zone));

  it('is a name if the look-up finds it', () => {
    const isCard = (name: string): boolean => ['2020 Vision', 'Sideboard', 'Odd (ABC)'].includes(name);
    expect(only('2020 Vision', { isCard })).toMatchObject({ count: 1, name: '2020 Vision' });
    expect(only('Sideboard', { isCard })).toMatchObject({ name: 'Sideboard', zone: 'main' });
    expect(only('1 Odd (ABC)', { isCard })).toMatchObject({ name: 'Odd (ABC)' });
  });
});

describe('errors', () => {
  it.each([
    ['1 Opt\n0 Shock', 'invalid-quantity', 2, 1],
    ['\n  1000 Opt', 'invalid-quantity', 2, 3],
    ['-1 Opt', 'invalid-quantity', 1, 1],
    ['99999999999999999999 Opt', 'invalid-quantity', 1, 1],
    ['1 (C21) 5', undefined, 1, 3],
    ['SB: 0 Opt', 'invalid-quantity', 1, 5],
    [`1 ${'a'.repeat(MAX_NAME_CHARACTERS + 1)}`, 'name-too-long', 1, 3],
    ['x'.repeat(5000), 'line-too-long', 1, 501],
    ['Commander\n1 A\n1 B\n1 C', 'too-many-commanders', 4, 3],
    ['Companion\n1 A\n1 B', 'too-many-companions', 3, 3],
    ['1 Opt\n\0\0', 'binary', 1, 1],
    ['\u0001\u0002\ufffd\ufffd\ufffd', 'binary', 1, 1],
  ])('case %#', (text, code, line, column) => {
    const { errors } = parseDeckList(text);
    if (code !== undefined) expect(errors[0]).toMatchObject({ code, line, column });
  });
  it('have columns of the original text', () => {
    expect(parseDeckList('\ufeff \u202a1x\u00a0Sol\u200b Ring\u202c').lines[0]).toMatchObject({
      name: 'Sol Ring',
      line: 1,
      column: 7,
    });
    expect(parseDeckList('SB: 1 Opt').lines[0]).toMatchObject({ column: 7 });
  });
  it('have lines that any line end separates', () =>
    expect(
      parseDeckList('1 A\r\n1 B\n1 C\r1 D\u20281 E').lines.map(({ name, line }) => `${line} ${name}`),
    ).toEqual(['1 A', '2 B', '3 C', '4 D', '5 E']));
  it('are given for a text, or a number of lines, beyond the limit', () => {
    expect(parseDeckList('1 Opt\n'.repeat(MAX_LIST_LINES + 5)).errors).toMatchObject([
      { code: 'too-many-lines', line: MAX_LIST_LINES + 1 },
    ]);
    expect(
      parseDeckList('a'.repeat(MAX_LIST_CHARACTERS + 1))
        .errors.map(({ code }) => code)
        .sort(),
    ).toEqual(['line-too-long', 'text-too-long']);
    expect(MAX_COPIES).toBe(999);
  });
  it('are counted behind the first ones, but for those of the text as a whole', () => {
    const { lines, errors } = parseDeckList(`1 Opt\n${'0 Shock\n'.repeat(MAX_LIST_LINES)}`);
    expect(lines).toHaveLength(1);
    expect(errors).toHaveLength(MAX_LIST_ERRORS + 2);
    expect(errors.slice(-3)).toMatchObject([
      { code: 'invalid-quantity', line: MAX_LIST_ERRORS + 1 },
      { code: 'more-errors', line: MAX_LIST_ERRORS + 2, text: '4,499 more' },
      { code: 'too-many-lines' },
    ]);
    expect(errors.slice(-2).map(deckListErrorText)).toEqual([
      'And 4,499 more errors, which are not listed.',
      'Too many lines; the rest was left out.',
    ]);
  });
  it('are given for what is in one line beyond the entries of a list', () => {
    const { lines, errors } = parseDeckList(`1 Opt${';1 Opt'.repeat(2 * MAX_LIST_LINES)}`);
    expect(lines).toHaveLength(MAX_LIST_LINES);
    expect(errors).toMatchObject([{ code: 'line-too-long', line: 1 }]);
  });

  it.each([' ', '\t', '-', '=', ' #', ' #t', ' *F*', ' [', ' (', '|', ' :', '/', '1'])(
    'a long text of %j is parsed before the test times out',
    (piece) => {
      const line = `1 a${piece.repeat(490 / piece.length)}b`;
      expect(parseDeckList(`${line}\n`.repeat(MAX_LIST_CHARACTERS / line.length)).errors.length).toBeLessThan(
        500,
      );
    },
  );

  test(
    'any text is parsed without throwing, with valid places',
    [
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        noise(),
      ),
    ],
    (text) => {
      const list = parseDeckList(text);
      const height = text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).length;
      for (const { line, column } of [...list.lines, ...list.errors]) {
        expect(line >= 1 && line <= height && column >= 1).toBe(true);
      }
      expect(list.commanders.length + list.main.length + (list.companion ? 1 : 0) + list.skipped.length).toBe(
        list.lines.length,
      );
      expect(list.commanders.length).toBeLessThanOrEqual(2);
      expect(
        list.lines.every(
          ({ count, name }) =>
            Number.isInteger(count) && count >= 1 && count <= MAX_COPIES && name.trim() === name,
        ),
      ).toBe(true);
    },
    500,
  );
});

/** Parts of notations in any order. */
function noise(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    '1',
    '1x',
    ' ',
    '\n',
    '\n\n',
    '//',
    '/',
    '#',
    '*CMDR*',
    '*F*',
    '(C21)',
    '263',
    '[Commander{top}]',
    '[',
    ']',
    '^a^',
    'SB:',
    'Commander',
    'Deck',
    'Sideboard',
    'Sol Ring',
    ':',
    '(',
    ')',
    '+',
    '_',
    '"',
    ',',
    '\t',
    '|',
    '$1',
  );
  return fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
}
