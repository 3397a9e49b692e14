import {
  byCodePoint,
  byLocale,
  commandersFirst,
  groupBy,
  join,
  plain,
  shuffle,
  type Notation,
  type SampleDeck,
} from './notation';

const rest = ({ main }: SampleDeck): string => join(main, plain);

/** Both commanders in one line before the others. */
const onOneLine =
  (separator: string, label = '') =>
  (deck: SampleDeck): string =>
    `${label}${deck.commanders.map(({ name }) => name).join(separator)}\n\n${rest(deck)}`;

const marked =
  (mark: string) =>
  (deck: SampleDeck): string =>
    join([...deck.main, ...deck.commanders], (entry, at) =>
      deck.commanders.includes(entry) ? `${plain(entry, at)} ${mark}` : plain(entry, at),
    );

const labelled =
  (label: string) =>
  (deck: SampleDeck): string =>
    `${join(deck.commanders, ({ name }) => `${label}${name}`)}\n${rest(deck)}`;

/** The commanders in the place that a name without them would have, moved to the end if that is where they sort. */
const lastOutOfOrder = (deck: SampleDeck): string => join([...deck.main, ...deck.commanders], plain);

/** How lists state their commanders, and parts that are not the deck. */
export const COMMANDER_NOTATIONS: readonly Notation[] = [
  {
    name: 'a heading on top',
    write: (deck) => `Commander\n${join(deck.commanders, plain)}\n\n${rest(deck)}`,
  },
  {
    name: 'a heading on top, nothing after it',
    write: (deck) => `Commander:\n${join(deck.commanders, plain)}\n${rest(deck)}`,
  },
  {
    name: 'a heading with a count',
    write: (deck) =>
      `Commanders (${deck.commanders.length})\n${join(deck.commanders, plain)}\n\nMainboard (${100 - deck.commanders.length})\n${rest(deck)}`,
  },
  {
    name: 'a heading at the bottom',
    write: (deck) => `Deck\n${rest(deck)}\n\nCommander\n${join(deck.commanders, plain)}`,
  },
  {
    name: 'a heading in brackets',
    write: (deck) => `[COMMANDER]\n${join(deck.commanders, plain)}\n[MAIN]\n${rest(deck)}`,
  },
  {
    name: 'a heading in a comment',
    write: (deck) => `// Commander\n${join(deck.commanders, plain)}\n// Deck\n${rest(deck)}`,
  },
  {
    name: 'a heading with a line below',
    write: (deck) => `COMMANDER\n=========\n${join(deck.commanders, plain)}\n\nDECK\n====\n${rest(deck)}`,
  },
  { name: 'Commander: X', write: labelled('Commander: ') },
  { name: 'Commander - X', write: labelled('Commander - ') },
  { name: 'Commander = X', write: labelled('Commander = ') },
  { name: 'CMDR: X', write: labelled('CMDR: 1 ') },
  { name: 'General: X', write: labelled('General: ') },
  { name: '# Commander: X', write: labelled('# Commander: ') },
  { name: '// Commander: X', write: labelled('// Commander: ') },
  { name: '[Commander] X', write: labelled('[Commander] ') },
  {
    name: 'Commander: X, Partner: Y',
    write: (deck) =>
      `${deck.commanders.map(({ name }, at) => `${at === 0 ? 'Commander' : 'Partner'}: ${name}`).join('\n')}\n\n${rest(deck)}`,
  },
  {
    name: 'Commander 1: X',
    write: (deck) =>
      `${deck.commanders.map(({ name }, at) => `Commander ${at + 1}: ${name}`).join('\n')}\n\n${rest(deck)}`,
  },
  { name: 'My commander is X', write: labelled('My commander is ') },
  { name: '(Commander) X', write: labelled('(Commander) 1 ') },
  { name: 'X is my commander', write: marked('is my commander') },
  { name: 'X **COMMANDER**', write: marked('**COMMANDER**') },
  { name: 'X, commander', write: marked(', commander') },
  { name: 'A | B', write: onOneLine(' | ') },
  { name: 'A, B', write: onOneLine(', ') },
  {
    name: '1 A & B *CMDR*',
    write: (deck) => `1 ${deck.commanders.map(({ name }) => name).join(' & ')} *CMDR*\n${rest(deck)}`,
  },
  { name: '*CMDR*', write: marked('*CMDR*') },
  { name: '[Commander]', write: marked('[Commander]') },
  { name: '(Commander)', write: marked('(Commander)') },
  { name: '# !Commander', write: marked('# !Commander') },
  { name: '#commander', write: marked('#commander') },
  { name: '- Commander', write: marked('- Commander') },
  { name: '// Commander', write: marked('// Commander') },
  { name: '<-- commander', write: marked('<-- commander') },
  { name: 'first, apart', write: (deck) => `${join(deck.commanders, plain)}\n\n${rest(deck)}` },
  {
    name: 'first, apart, below a title',
    write: (deck) => `Best of All\n\n${join(deck.commanders, plain)}\n\n${rest(deck)}`,
  },
  {
    name: 'first, apart, without a quantity',
    write: (deck) => `${join(deck.commanders, ({ name }) => name)}\n\n${rest(deck)}`,
  },
  { name: 'last, apart', write: (deck) => `${rest(deck)}\n\n${join(deck.commanders, plain)}` },
  {
    name: 'last, apart, after types',
    write: (deck) =>
      `${groupBy(deck.main, ({ type }) => type)
        .map(([, group]) => join(group, plain))
        .join('\n\n')}\n\n${join(deck.commanders, plain)}`,
  },
  { name: 'first of a list in alphabetical order', write: commandersFirst(plain) },
  {
    name: 'first of a list by code point',
    write: (deck) => join([...deck.commanders, ...byCodePoint(deck.main)], plain),
  },
  {
    name: 'first of a list by locale',
    write: (deck) => join([...deck.commanders, ...byLocale(deck.main)], plain),
  },
  {
    name: 'first of a list without order',
    write: (deck) => join([...deck.commanders, ...shuffle(deck.main)], plain),
  },
  {
    name: 'first of a list by type',
    write: (deck) =>
      join(
        [...deck.commanders, ...groupBy(deck.main, ({ type }) => type).flatMap(([, group]) => group)],
        plain,
      ),
  },
  {
    name: 'first of a list, names only',
    write: (deck) =>
      [...deck.commanders, ...deck.main]
        .flatMap(({ count, name }) => Array.from({ length: count }, () => name))
        .join('\n'),
  },
  { name: 'last of a list in alphabetical order', write: lastOutOfOrder },
  { name: 'A / B', write: onOneLine(' / ') },
  { name: 'A & B', write: onOneLine(' & ') },
  { name: 'A + B', write: onOneLine(' + ') },
  { name: 'A and B', write: onOneLine(' and ') },
  { name: 'Commander(s): A w/ B', write: onOneLine(' w/ ', 'Commander(s): ') },
  { name: 'A // B', write: onOneLine(' // ') },
  { name: 'Commander: A / B', write: onOneLine(' / ', 'Commander: ') },
  { name: 'Commanders: A & B', write: onOneLine(' & ', 'Commanders: ') },
  { name: 'Commander: A + B', write: onOneLine(' + ', 'Commander: ') },
  { name: 'Commanders: A and B', write: onOneLine(' and ', 'Commanders: ') },
  {
    name: '1 A / B in a list without blank lines',
    write: (deck) => `1 ${deck.commanders.map(({ name }) => name).join(' / ')}\n${rest(deck)}`,
  },
  { name: 'in a sideboard', write: (deck) => `${rest(deck)}\n\nSideboard\n${join(deck.commanders, plain)}` },
  {
    name: 'in lines of a sideboard',
    write: (deck) => `${rest(deck)}\n${join(deck.commanders, (entry, at) => `SB: ${plain(entry, at)}`)}`,
  },
  {
    name: 'with a companion, a sideboard, a maybeboard and tokens',
    write: (deck) =>
      `Companion\n1 Lurrus of the Dream-Den\n\nCommander\n${join(deck.commanders, plain)}\n\nDeck\n${rest(deck)}\n\nSideboard\n1 Shock\n\nMaybeboard\n2 Counterspell\n1 Opt\n\nTokens\n3 Treasure`,
  },
];
