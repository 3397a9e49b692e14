import { join, withHeadings, type Notation, type SampleDeck, type SampleEntry } from './notation';

type Write = (entry: Pick<SampleEntry, 'count' | 'name'>) => string;

const BEFORE: readonly (readonly [example: string, write: Write])[] = [
  ['10 Forest', ({ count, name }) => `${count} ${name}`],
  ['10x Forest', ({ count, name }) => `${count}x ${name}`],
  ['10X Forest', ({ count, name }) => `${count}X ${name}`],
  ['x10 Forest', ({ count, name }) => `x${count} ${name}`],
  ['10 x Forest', ({ count, name }) => `${count} x ${name}`],
  ['10× Forest', ({ count, name }) => `${count}× ${name}`],
  ['10xForest', ({ count, name }) => `${count}x${name}`],
  ['(10) Forest', ({ count, name }) => `(${count}) ${name}`],
  ['(10x) Forest', ({ count, name }) => `(${count}x) ${name}`],
  ['[10] Forest', ({ count, name }) => `[${count}] ${name}`],
  ['10, Forest', ({ count, name }) => `${count}, ${name}`],
  ['10,Forest', ({ count, name }) => `${count},${name}`],
  ['10: Forest', ({ count, name }) => `${count}: ${name}`],
  ['10. Forest', ({ count, name }) => `${count}. ${name}`],
  ['10 - Forest', ({ count, name }) => `${count} - ${name}`],
  ['10 * Forest', ({ count, name }) => `${count} * ${name}`],
  ['10 | Forest', ({ count, name }) => `${count} | ${name}`],
  ['#10 Forest', ({ count, name }) => `#${count} ${name}`],
  ['+10 Forest', ({ count, name }) => `+${count} ${name}`],
  ['- 10 Forest', ({ count, name }) => `- ${count} ${name}`],
  ['10 copies of Forest', ({ count, name }) => `${count} ${count === 1 ? 'copy' : 'copies'} of ${name}`],
  ['Qty: 10 Forest', ({ count, name }) => `Qty: ${count} ${name}`],
];

const AFTER: readonly (readonly [example: string, write: Write])[] = [
  ['Forest 10', ({ count, name }) => `${name} ${count}`],
  ['Forest x10', ({ count, name }) => `${name} x${count}`],
  ['Forest x 10', ({ count, name }) => `${name} x ${count}`],
  ['Forest 10x', ({ count, name }) => `${name} ${count}x`],
  ['Forest ×10', ({ count, name }) => `${name} ×${count}`],
  ['Forest (10)', ({ count, name }) => `${name} (${count})`],
  ['Forest (x10)', ({ count, name }) => `${name} (x${count})`],
  ['Forest (10x)', ({ count, name }) => `${name} (${count}x)`],
  ['Forest [10]', ({ count, name }) => `${name} [${count}]`],
  ['Forest {10}', ({ count, name }) => `${name} {${count}}`],
  ['Forest, 10', ({ count, name }) => `${name}, ${count}`],
  ['Forest,10', ({ count, name }) => `${name},${count}`],
  ['Forest: 10', ({ count, name }) => `${name}: ${count}`],
  ['Forest - 10', ({ count, name }) => `${name} - ${count}`],
  ['Forest – 10', ({ count, name }) => `${name} – ${count}`],
  ['Forest = 10', ({ count, name }) => `${name} = ${count}`],
  ['Forest | 10', ({ count, name }) => `${name} | ${count}`],
  ['Forest * 10', ({ count, name }) => `${name} * ${count}`],
  ['Forest #10', ({ count, name }) => `${name} #${count}`],
  ['Forest.....10', ({ count, name }) => `${name}.....${count}`],
  ['Forest        10', ({ count, name }) => name.padEnd(40) + String(count)],
  ['• Forest (10)', ({ count, name }) => `• ${name} (${count})`],
];

/** Each copy in its own line or place. */
const copies = ({ main }: SampleDeck): readonly string[] =>
  main.flatMap(({ name, count }) => Array.from({ length: count }, () => name));

const commanderLines = (deck: SampleDeck): string =>
  deck.commanders.map(({ name }) => `Commander: ${name}`).join('\n');

const single: Write = ({ count, name }) => (count === 1 ? name : `${count} ${name}`);

/** Notations of quantities, and several entries in a line. */
export const QUANTITY_NOTATIONS: readonly Notation[] = [
  ...[...BEFORE, ...AFTER].map(([example, write]): Notation => ({
    name: example,
    write: withHeadings(write),
  })),
  {
    name: 'no quantities',
    write: (deck) =>
      `Commander\n${join(deck.commanders, ({ name }) => name)}\n\nDeck\n${copies(deck).join('\n')}`,
  },
  {
    name: 'no quantities, numbered',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${copies(deck)
        .map((name, at) => `${at + 1}. ${name}`)
        .join('\n')}`,
  },
  {
    name: 'no quantities, numbered with #',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${copies(deck)
        .map((name, at) => `#${at + 1} ${name}`)
        .join('\n')}`,
  },
  {
    name: 'no quantities, numbered without a dot',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${copies(deck)
        .map((name, at) => `${at + 1} ${name}`)
        .join('\n')}`,
  },
  {
    name: 'a quantity only above one',
    write: (deck) => `${commanderLines(deck)}\n\n${join(deck.main, single)}`,
  },
  {
    name: 'a quantity only above one, behind',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${join(deck.main, ({ count, name }) => (count === 1 ? name : `${name} x${count}`))}`,
  },
  {
    name: 'one line, commas',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${deck.main.map(({ count, name }) => `${count} ${name}`).join(', ')}`,
  },
  {
    name: 'one line, semicolons',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${deck.main.map(({ count, name }) => `${count}x ${name}`).join('; ')}`,
  },
  {
    name: 'one line, commas, no quantities',
    write: (deck) => `${commanderLines(deck)}\n\n${copies(deck).join(', ')}`,
  },
  {
    name: 'one line, semicolons, quantities behind',
    write: (deck) =>
      `${commanderLines(deck)}\n\n${deck.main.map(({ count, name }) => `${name} x${count}`).join('; ')}`,
  },
  {
    name: 'one line for each type',
    write: (deck) =>
      `${commanderLines(deck)}\n${[...new Set(deck.main.map(({ type }) => type))]
        .map(
          (type) =>
            `${type === 'Sorcery' ? 'My Sorceries' : type}: ${deck.main
              .filter((entry) => entry.type === type)
              .map(({ count, name }) => `${count} ${name}`)
              .join(', ')}`,
        )
        .join('\n')}`,
  },
];
