import { expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';

const NAMES = new Set(['Opt', 'Sol Ring', 'Mountain']);

/** The name of a line's entry, its printing and finish, as somebody reads them who knows the cards. */
const read = (line: string): readonly (string | undefined)[] => {
  const { lines, errors } = parseDeckList(line, { isCard: (name) => NAMES.has(name) });
  expect(errors).toEqual([]);
  return lines.flatMap(({ name, set, collectorNumber, finish }) => [name, set, collectorNumber, finish]);
};

it.each([
  ['1 Opt (DMU #59)', 'DMU', '59'],
  ['1 Opt (DMU-59)', 'DMU', '59'],
  ['1 Opt (DMU 59)', 'DMU', '59'],
  ['1 Opt [DMU 59]', 'DMU', '59'],
  ['1 Opt DMU:59', 'DMU', '59'],
  ['1 Opt (PLST) M11-149', 'PLST', 'M11-149'],
])('a set and a number are the printing, however they are joined: %s', (line, set, number) =>
  expect(read(line)).toEqual(['Opt', set, number, undefined]),
);

it('a language behind a printing is no set', () =>
  expect(read('1 Mountain (UNF) 238 (JPN)')).toEqual(['Mountain', 'UNF', '238', undefined]));

it.each(['(CMC 1)', '[MV 1]', '(USD 2)', '(2)'])('%s is no printing', (mark) =>
  expect(read(`1 Opt ${mark}`)).toEqual(['Opt', undefined, undefined, undefined]),
);

it.each([
  ['Opt - Foil', 'foil'],
  ['Opt FOIL', 'foil'],
  ['Opt (Surge Foil)', 'foil'],
  ['Opt (Borderless) (Etched Foil)', 'etched'],
  ['Opt | Foil Etched', 'etched'],
  ['1 Opt; foil', 'foil'],
  ['1 Opt, NM, Surge Foil', 'foil'],
  ['1 Opt • etched; near mint', 'etched'],
  ['Opt (Non-Foil)', undefined],
  ['Opt non foil', undefined],
])('the finish that words state is kept: %s', (line, finish) => expect(read(line)[3]).toBe(finish));

it('a card Foil in a list of names is one', () => {
  for (const text of ['Opt; Foil', '1 Opt; 1 Foil', '1 Opt, 1 Foil', '1 Opt;1x Foil']) {
    const { lines } = parseDeckList(text, { isCard: (name) => [...NAMES, 'Foil'].includes(name) });
    expect(lines.map(({ name }) => name)).toEqual(['Opt', 'Foil']);
  }
});

it('a column of finishes has those of today', () => {
  const { lines } = parseDeckList('Count,Name,Finish\n1,Opt,Surge Foil\n1,Opt,Nonfoil\n1,Opt,Foil Etched');
  expect(lines.map(({ finish }) => finish)).toEqual(['foil', undefined, 'etched']);
});

it.each(['~$4', '150円', '¥120', 'R$ 2,50', '2€', '≈ £1.20', '0.10 USD'])('%s is a price', (price) =>
  expect(parseDeckList(`Commander\n1 Opt ${price}`).commanders[0]?.name).toBe('Opt'),
);
