import { describe, expect, it } from 'vitest';
import { COLORLESS } from '../color/color-identity';
import { growth, MAX_GROWTH } from '../../testing/growth';
import { NOTATIONS } from '../../testing/notations/all-notations';
import { MADE_DECKS } from '../../testing/notations/made-deck';
import { parseDeckList } from './parse-deck-list';
import { namesOfPastedList, resolvePastedList } from './pasted-list';
import { fc, test } from '../../testing/property';

const readLines = (text: string): ReadonlySet<number> => {
  const { lines, errors, notes } = parseDeckList(text, { isCard: (name) => name === 'Opt' });
  return new Set([...lines, ...errors, ...notes].map(({ line }) => line));
};

const word = fc.constantFrom(
  'Opt',
  'Forest (10)',
  'Forest [10]',
  '#1 Opt',
  '# 1 Opt',
  '???',
  '$$$',
  '12345',
  '10x',
  'Sol Rign',
  'Ramp',
  'My Pile (3)',
  '// Deck',
  'Commander: Opt',
  'A / B',
  '-----',
  '|',
  ', ,',
  ';',
  '1 [',
  '[[Opt]]',
  '**',
  '🔥',
  'Name: x',
  '"Opt",1',
  'Count,Name',
);

describe('lines', () => {
  test(
    'of a text list are entries, errors or notes, each of them',
    [fc.array(word, { maxLength: 12 })],
    (words) => {
      const found = readLines(words.join('\n'));
      expect(words.flatMap((_, at) => (found.has(at + 1) ? [] : [words[at]]))).toEqual([]);
    },
  );

  it.each(['???', '$$$', '12345', '10x', '(('])('that are not understood are errors: %s', (text) =>
    expect(parseDeckList(`1 Opt\n${text}\n1 Shock`).errors).toMatchObject([{ line: 2 }]),
  );

  it.each(['1 Sol Rign', 'Sol Rign', 'Sol Rign (1)', '[[Sol Rign]]', '#1 Sol Rign', 'Sol Rign x1'])(
    'with an unknown name are named: %s',
    (text) => {
      const card = { canBeCommander: false, partner: { kind: 'none' }, colorIdentity: COLORLESS } as const;
      const lookUp = (name: string) => (name === 'Opt' || name === 'Shock' ? { ...card, name } : undefined);
      const { unresolved } = resolvePastedList(`Opt\n${text}\nShock`, lookUp);
      expect(unresolved.map(({ line, name }) => `${line} ${name}`)).toEqual(['2 Sol Rign']);
    },
  );
});

const HOSTILE = [
  ' ',
  '\t',
  '\n',
  '-',
  '=',
  '#',
  '*',
  '_',
  '~',
  '`',
  '"',
  ',',
  ', ',
  ';',
  '|',
  '||',
  '/',
  ' / ',
  ' // ',
  ' & ',
  ' - ',
  '.',
  '(',
  ')',
  '[',
  '[[',
  ']',
  '](',
  '{',
  '<',
  '<a ',
  '<li>',
  '&',
  '&amp;',
  '[/b]',
  '[b]',
  '1',
  '1 ',
  'x',
  ' #t',
  ' *F*',
  ' $1',
  'Opt, ',
  '1 Opt, ',
  '"a",',
  'a,',
  '> ',
  '• ',
  '<card name="',
  'a="',
  '\\',
  ':',
  '1. ',
];

describe('the cost of hostile texts', () => {
  it.each(HOSTILE)('grows with their length, and not with its square: %j repeated', (piece) => {
    const makers = [
      (length: number) => piece.repeat(length / piece.length),
      (length: number) => `1 a${piece.repeat(480 / piece.length)}b\n`.repeat(length / 484),
    ];
    for (const makeText of makers)
      expect(growth(makeText, (text) => resolvePastedList(text, () => undefined))).toBeLessThan(MAX_GROWTH);
  });
});

describe('namesOfPastedList', () => {
  it('asks for few names more than a list has', () => {
    const names = NOTATIONS.map(({ name, write }) => {
      const asked = MADE_DECKS.map((deck) => namesOfPastedList(write(deck)).length);
      return [name, Math.max(...asked)] as const;
    });
    expect(names.filter(([name, count]) => count > 300 && !/^one line/.test(name))).toEqual([]);
  });
});
