import { describe, expect, it } from 'vitest';
import { COLORLESS } from '../color/color-identity';
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

/** CPU time of a call, in microseconds. */
const costOf = (run: (text: string) => unknown, text: string): number => {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Characters of the shorter of two texts. */
const LENGTH = 3000;
/** Microseconds that a call may take however short its text is. */
const FIXED_COST = 1000;
/** The growth that a linear cost, which grows by 4, does not reach, and a quadratic one, which grows by 16, exceeds. */
const MAX_GROWTH = 8;
const ROUNDS = 3;
const MAX_ROUNDS = 10;

/**
 * The cost of a text four times as long, as a multiple. The fastest runs count, in turn of both texts, so that other work on
 * the machine hardly does; a growth that is too large is measured again.
 */
const growth = (makeText: (length: number) => string, run: (text: string) => unknown): number => {
  const [long, short] = [makeText(4 * LENGTH), makeText(LENGTH)];
  let [longCost, shortCost] = [Infinity, Infinity];
  let multiple = Infinity;
  for (let round = 0; round < ROUNDS || (round < MAX_ROUNDS && multiple >= MAX_GROWTH); round += 1) {
    shortCost = Math.min(shortCost, costOf(run, short));
    longCost = Math.min(longCost, costOf(run, long));
    multiple = (longCost + FIXED_COST) / (shortCost + FIXED_COST);
  }
  return multiple;
};

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
