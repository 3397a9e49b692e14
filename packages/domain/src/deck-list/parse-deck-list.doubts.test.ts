import { describe, expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';
import { namesOfPastedList, resolvePastedList } from './pasted-list';

const CARDS = new Set(
  [
    'Arcane Signet', 'Counterspell', 'Cultivate', 'Deadly Dispute', 'Forest', 'Goblin Guide', 'Krenko, Mob Boss', 'Opt',
    'Sacrifice', 'Shock', 'Sol Ring', 'Village Rites',
  ].map((name) => name.toLowerCase()), // prettier-ignore
);

/** Entries by their part of the list, as somebody reads them who knows the cards, and who does not. */
const read = (text: string): readonly (readonly string[])[] =>
  [{ isCard: (name: string) => CARDS.has(name.toLowerCase()) }, {}].map((facts) => {
    const { lines, errors } = parseDeckList(text, facts);
    expect(errors).toEqual([]);
    return lines.map(({ zone, count, name }) => `${zone === 'main' ? '' : `${zone} `}${count} ${name}`);
  });

describe('what can be read in two ways', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a number of the line before copies',
      '1. Sol Ring\n2. Opt\n3. Shock\n30. Forest x10',
      ['1 Sol Ring', '1 Opt', '1 Shock', '10 Forest'],
    ],
    ['a number of a single line', '30. Forest x10', ['10 Forest']],
    ['costs behind names', 'Cultivate {2}{G}\nSol Ring {1}\nOpt {U}', ['1 Cultivate', '1 Sol Ring', '1 Opt']],
    [
      'mana values in a column without a title',
      'Sol Ring\t1\nCultivate\t3\nOpt\t1\nCounterspell\t2\nArcane Signet\t2\nShock\t1',
      ['1 Sol Ring', '1 Cultivate', '1 Opt', '1 Counterspell', '1 Arcane Signet', '1 Shock'],
    ],
    [
      'copies in a column without a title',
      'Sol Ring\t1\nForest\t10\nOpt\t1\nShock\t1',
      ['1 Sol Ring', '10 Forest', '1 Opt', '1 Shock'],
    ],
    [
      'links in a table of Markdown',
      '| Qty | Card |\n|:-:|---|\n| 1 | [Sol Ring](https://x.example/a_(b)) |\n| 10 | [Forest](https://x.example "t") |\n| 1 | [[Opt]] |',
      ['1 Sol Ring', '10 Forest', '1 Opt'],
    ],
    [
      'rows without a copy',
      'Count,Name,Board\n1,Sol Ring,main\n0,Opt,main\n0,Shock,sideboard\n1,Cultivate,main',
      ['1 Sol Ring', '1 Cultivate'],
    ],
    [
      'groups in a maybeboard behind a whole deck, with the signs of the deck',
      '[Deck]\n1 Sol Ring\n99 Forest\n\n[Maybeboard]\n1 Cultivate\n\n[Removal]\n1 Shock',
      ['1 Sol Ring', '99 Forest', 'maybeboard 1 Cultivate', 'maybeboard 1 Shock'],
    ],
    [
      'groups behind a maybeboard of a deck in groups',
      '[Ramp]\n1 Sol Ring\n\n[Maybeboard]\n1 Cultivate\n\n[Removal]\n1 Shock',
      ['1 Sol Ring', 'maybeboard 1 Cultivate', '1 Shock'],
    ],
    [
      'a title that is a card’s name',
      'Ramp (2)\n1 Sol Ring\n1 Arcane Signet\n\nSacrifice (8)\n1 Village Rites\n1 Deadly Dispute',
      ['1 Sol Ring', '1 Arcane Signet', '1 Village Rites', '1 Deadly Dispute'],
    ],
    [
      'a title that is a card’s name, among names without numbers',
      'Ramp (2)\nSol Ring\nArcane Signet\n\nSacrifice (8)\nVillage Rites\nDeadly Dispute',
      ['1 Sol Ring', '1 Arcane Signet', '1 Village Rites', '1 Deadly Dispute'],
    ],
    [
      'tokens and emblems',
      '1 Sol Ring\n1 Treasure (token)\n1 Goblin Token\n1 Bear [Token]\nToken: Beast\n1 Emblem - Chandra\n1 Chandra, Awakened Inferno Emblem\n\nTokens & Emblems\n3 Treasure\n\nEmblem\n1 Koth',
      [
        '1 Sol Ring',
        'token 1 Treasure',
        'token 1 Goblin Token',
        'token 1 Bear',
        'token 1 Beast',
        'token 1 Emblem - Chandra',
        'token 1 Chandra, Awakened Inferno Emblem',
        'token 3 Treasure',
        'token 1 Koth',
      ],
    ],
    [
      'tokens that rules define, by their names alone',
      '1 Sol Ring\n2 Treasure\nFood\n3x Clues\n1 Treasure Cruise\n1 Food Chain',
      [
        '1 Sol Ring',
        'token 2 Treasure',
        'token 1 Food',
        'token 3 Clues',
        '1 Treasure Cruise',
        '1 Food Chain',
      ],
    ],
  ])('%s', (_what, text, entries) => expect(read(text)).toEqual([entries, entries]));
});

describe('a name that looks like a notation', () => {
  it.each([
    'B.O.B. (Bevy of Beebles)',
    'Need for Speed (Not the Odyssey One)',
    'Leering Emblem',
    'Naturalize 2',
    'Black Waltz No. 3',
    '_____',
    '______',
  ])('is among the names to look up, and is then read: %s', (name) => {
    for (const text of [name, `1 ${name}`, `1 Opt\n1 ${name} (ABC) 12\n1 Shock`]) {
      expect(namesOfPastedList(text)).toContain(name);
      const card = { name, typeLine: 'Instant', canBeCommander: false, partner: { kind: 'none' as const } };
      const { main } = resolvePastedList(text, (asked) => (asked === name ? card : undefined));
      expect(main.filter((line) => line.card === card)).toHaveLength(1);
    }
  });
});
