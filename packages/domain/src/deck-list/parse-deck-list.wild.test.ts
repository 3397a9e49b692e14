import { expect, it } from 'vitest';
import { namesOfPastedList, resolvePastedList } from './pasted-list';
import { makeLookUp } from '../../testing/notations/name-look-up';
import { NO_PARTNER } from '../command-zone/partner-ability';

const NAMES = [
  'Krenko, Mob Boss',
  'Sol Ring',
  'Cultivate',
  'Arcane Signet',
  'Command Tower',
  'Rhystic Study',
  'Goblin Chieftain',
  'Wear // Tear',
  'Wear',
  'Tear',
  'Forest',
  'Island',
  'Coil and Catch',
  'Marang River Regent // Coil and Catch',
];
const lookUp = makeLookUp(
  NAMES.map((name) => ({ name, canBeCommander: name.startsWith('Krenko'), partner: NO_PARTNER })),
);

/** The commanders and the main deck of a list, read with all cards, and with those of the names that it asks for. */
const read = (text: string): readonly string[] => {
  const found = new Map(namesOfPastedList(text).map((name) => [name, lookUp(name)]));
  const [list, byNames] = [lookUp, (name: string) => found.get(name)].map((find) => {
    const { commanders, main, errors } = resolvePastedList(text, find);
    expect(errors).toEqual([]);
    return [
      ...commanders.map(({ name }) => `C ${name}`),
      ...main.map(({ count, name, card }) => `${count} ${name}${card === undefined ? ' (unknown)' : ''}`),
    ];
  });
  expect(byNames).toEqual(list);
  return list ?? [];
};

it.each<[string, string, readonly string[]]>([
  [
    'prices behind dots',
    '1 Sol Ring ............ $1.50\n1 Rhystic Study ....... $30.00\n10 Forest ............. $1.00\nTOTAL: $32.50',
    ['1 Sol Ring', '1 Rhystic Study', '10 Forest'],
  ],
  [
    'the code of a set that is like a word',
    '1 Sol Ring [CMD]\n1 Cultivate (CMD)',
    ['1 Sol Ring', '1 Cultivate'],
  ],
  ['prices before quantities', '$1.50 1 Sol Ring\n€ 0,10 | 10x Forest', ['1 Sol Ring', '10 Forest']],
  [
    'a leader, and no companion',
    'Leader: Krenko, Mob Boss\nCompanion: none\n1 Sol Ring',
    ['C Krenko, Mob Boss', '1 Sol Ring'],
  ],
  [
    'a mark of the commander behind a comment sign',
    '//Main\n1 Sol Ring\n\n//Commander\n1 Krenko, Mob Boss # !Commander',
    ['C Krenko, Mob Boss', '1 Sol Ring'],
  ],
  [
    'copies behind a sign alone',
    '島×9\nForest×3\n太陽の指輪×1',
    ['9 島 (unknown)', '3 Forest', '1 太陽の指輪 (unknown)'],
  ],
  [
    'a sign and a space of web pages',
    '1\u00a0×\u00a0Sol Ring\n9×\u00a0Forest\nIsland ×\u00a03',
    ['1 Sol Ring', '9 Forest', '3 Island'],
  ],
  [
    'copies with foil and without, by a program’s titles',
    'Name,Number of Non-foil,Number of Foil,Edition\n"Sol Ring",0,1,"x"\nForest,2,1,"x"',
    ['1 Sol Ring', '3 Forest'],
  ],
  [
    'a sum below rows without titles',
    '1\tSol Ring\t\t$1\n9\tForest\t\t$0\nTotal\t10\t\t$1\nGesamt: 10 Karten',
    ['1 Sol Ring', '9 Forest'],
  ],
  [
    'sets before names, as shops write them',
    '1 Commander 2021: Sol Ring\n2x Zendikar: Forest (NM)\n1 Wear: Tear: Island\n1 Wears: Tear: Unheard\n1 Commander 2021: Unheard',
    [
      '1 Sol Ring',
      '2 Forest',
      '1 Island',
      '1 Wears: Tear: Unheard (unknown)',
      '1 Commander 2021: Unheard (unknown)',
    ],
  ],
  [
    'a title of a deck of its commander and its size',
    'Krenko, Mob Boss - 100 cards\nKrenko, Mob Boss (100 cards)\nCommander\n1 Krenko, Mob Boss\nDeck\n1 Sol Ring',
    ['C Krenko, Mob Boss', '1 Sol Ring'],
  ],
  [
    'a name with a plus behind the number of its line',
    '1. Sol Ring\n2. Cultivate\n3. +2 Mace\n4. Forest',
    ['1 Sol Ring', '1 Cultivate', '1 +2 Mace (unknown)', '1 Forest'],
  ],
  [
    'halves that have the word themselves',
    '1 Marang River Regent and Coil and Catch',
    ['1 Marang River Regent // Coil and Catch'],
  ],
  [
    'halves joined without slashes',
    '1 Wear and Tear\n1 Wear & Tear\n1 Wear+Tear\n1 Wear and Sol Ring',
    ['1 Wear // Tear', '1 Wear // Tear', '1 Wear // Tear', '1 Wear and Sol Ring (unknown)'],
  ],
  [
    'a title between cards beside the deck and others',
    'Commander\n1 Krenko, Mob Boss\n\nSideboard\n1 Cultivate\n\nMy Pets\n1 Sol Ring\n1 Rhystic Study\n9 Forest',
    ['C Krenko, Mob Boss', '1 Sol Ring', '1 Rhystic Study', '9 Forest'],
  ],
  [
    'titles below emoji, and above a line',
    '🔥 Pets 🔥\n1 Sol Ring\n1 Cultivate\nBig ones\n====\n1 Rhystic Study\n1 Island\n1 Forest',
    ['1 Sol Ring', '1 Cultivate', '1 Rhystic Study', '1 Island', '1 Forest'],
  ],
  [
    'sections of a program named like cards',
    '[Commander]\n1 Krenko, Mob Boss\n[Main]\n1 Sol Ring\n[Forest]\n1 Island',
    ['C Krenko, Mob Boss', '1 Sol Ring', '1 Island'],
  ],
  [
    'many cards in a line',
    '1 Sol Ring||2-Forest||1 Krenko, Mob Boss||',
    ['1 Sol Ring', '2 Forest', '1 Krenko, Mob Boss'],
  ],
  [
    'fields of a program for values',
    '"Sol Ring" = 1\n"Cultivate" = 1\n"Rhystic Study" = 1\n"Forest" = 35',
    ['1 "Sol Ring"', '1 "Cultivate"', '1 "Rhystic Study"', '35 "Forest"'],
  ],
  [
    'keys of digits',
    'Commander\n1 Krenko, Mob Boss\n\n1️⃣ Sol Ring\n9️⃣ Forest',
    ['C Krenko, Mob Boss', '1 Sol Ring', '9 Forest'],
  ],
  [
    'cards that make tokens below a heading of tokens',
    'Tokens (2)\n1 Krenko, Mob Boss\n1 Goblin Chieftain\n\nRamp (1)\n1 Sol Ring',
    ['1 Krenko, Mob Boss', '1 Goblin Chieftain', '1 Sol Ring'],
  ],
  [
    'cards that make tokens in categories, beside tokens that are left out',
    '1x Krenko, Mob Boss [Tokens]\n1x Sol Ring [Ramp]\n1x Goblin [Tokens]\n1x Goblin Chieftain [Tokens]\n1x Cultivate [Tokens{noDeck}]',
    ['1 Krenko, Mob Boss', '1 Sol Ring', '1 Goblin Chieftain'],
  ],
  [
    'tokens, of which one is named like a card',
    '1 Sol Ring\n\nTokens\n1 Goblin\n1 Treasure\n1 Cultivate',
    ['1 Sol Ring'],
  ],
  [
    'Japanese headings with a number',
    'クリーチャー（2）\n1 Krenko, Mob Boss\n1 Goblin Chieftain\n呪文(2)\n2 Cultivate\n土地(10)\n9 Forest\n1 Island',
    ['1 Krenko, Mob Boss', '1 Goblin Chieftain', '2 Cultivate', '9 Forest', '1 Island'],
  ],
  ['stars behind names', '1 Sol Ring ★\n1 Cultivate ☆☆', ['1 Sol Ring', '1 Cultivate']],
  [
    'bullets with categories',
    '* **Commander:** Krenko, Mob Boss\n* **Ramp:** Sol Ring, Cultivate, Arcane Signet\n* **Lands:** 10 Forest, 9 Island, Command Tower',
    [
      'C Krenko, Mob Boss',
      '1 Sol Ring',
      '1 Cultivate',
      '1 Arcane Signet',
      '10 Forest',
      '9 Island',
      '1 Command Tower',
    ],
  ],
  [
    'a bullet with a title of one’s own',
    '- Sol Ring\n- Big Stuff: 1 Goblin Chieftain, 2 Forest',
    ['1 Sol Ring', '1 Goblin Chieftain', '2 Forest'],
  ],
  [
    'a page’s columns, one below the other',
    'Commander (1)\n1\nKrenko, Mob Boss\n$0.25\nRamp (1)\n1\nSol Ring\n$1.50\nLands (10)\n10x\nForest\n$0.05',
    ['C Krenko, Mob Boss', '1 Sol Ring', '10 Forest'],
  ],
  [
    'shares of decks below names',
    'Sol Ring\n84% of 3200000 decks\n+3% synergy\nArcane Signet\n75% of 3000000 decks',
    ['1 Sol Ring', '1 Arcane Signet'],
  ],
  [
    'groups by mana value',
    'CMC 1\nSol Ring\nCMC 2 (1):\nArcane Signet\n3-drops:\nCultivate\n5+ drops\nGoblin Chieftain',
    ['1 Sol Ring', '1 Arcane Signet', '1 Cultivate', '1 Goblin Chieftain'],
  ],
  ['dots and tildes', '1 · Sol Ring\n30 · Forest\n~ Cultivate', ['1 Sol Ring', '30 Forest', '1 Cultivate']],
  [
    'names of emoji, and spoilers',
    ':fire: 1 Sol Ring :mana1:\n||1 Cultivate||\n1 Arcane Signet',
    ['1 Sol Ring', '1 Cultivate', '1 Arcane Signet'],
  ],
  [
    'commas without quotes',
    'Sol Ring,1,C21\nCultivate,1,M21\nForest,10,M21',
    ['1 Sol Ring', '1 Cultivate', '10 Forest'],
  ],
  [
    'commas in names behind quantities',
    '1, Krenko, Mob Boss\n1, Krenko, Mob Boss',
    ['1 Krenko, Mob Boss', '1 Krenko, Mob Boss'],
  ],
  [
    'commas without quotes, the quantity first',
    '1,Sol Ring,C21\n1,Cultivate,M21\n10,Forest,M21',
    ['1 Sol Ring', '1 Cultivate', '10 Forest'],
  ],
  [
    'bullets of a word processor',
    'Commander\n\uf0b7\t1 Krenko, Mob Boss\nDeck\no\t1 Sol Ring\n§\t2 Cultivate\n\uf0a7 Forest',
    ['C Krenko, Mob Boss', '1 Sol Ring', '2 Cultivate', '1 Forest'],
  ],
  [
    'a commander in a row beside its word',
    'Commander:\tKrenko, Mob Boss\n1.\tSol Ring\n2.\tCultivate\n3.\tForest x 10\nMaybe\tIsland',
    ['C Krenko, Mob Boss', '1 Sol Ring', '1 Cultivate', '10 Forest'],
  ],
  [
    'a crown before the commander',
    '👑 Krenko, Mob Boss\n1 Sol Ring\n1 Forest',
    ['C Krenko, Mob Boss', '1 Sol Ring', '1 Forest'],
  ],
  ['a crown behind the commander', '1 Sol Ring\n1 Krenko, Mob Boss 👑', ['C Krenko, Mob Boss', '1 Sol Ring']],
  [
    'remarks behind arrows and colons',
    '1 Sol Ring <- fast\n1 Cultivate <-- ramp!\n1 Rhystic Study => draws\n1 Forest: basic',
    ['1 Sol Ring', '1 Cultivate', '1 Rhystic Study', '1 Forest'],
  ],
  [
    'heads of a mail and pieces',
    'From: Bob <b@x.example>\nSubject: deck\n10 pcs. Forest\n1 Sol Ring',
    ['10 Forest', '1 Sol Ring'],
  ],
  ['a sum in a column of its own', 'Qty\tCard\tPrice\n1\tSol Ring\t1.20\nTotal\t\t1.20', ['1 Sol Ring']],
  [
    'letters of a scan for digits',
    'l Sol Ring\nI Cultivate\nlO Forest\n1O Island\nl Unheard Of',
    ['1 Sol Ring', '1 Cultivate', '10 Forest', '10 Island', '1 l Unheard Of (unknown)'],
  ],
  [
    'names that end in the line below',
    '1 Krenko,\nMob Boss (DDT) 52\n1 Wear //\nTear\n1 Rhystic\nStudy\n1 Sol Ring\nGoblin\n1 Forest',
    [
      '1 Krenko, Mob Boss',
      '1 Wear // Tear',
      '1 Rhystic Study',
      '1 Sol Ring',
      '1 Goblin (unknown)',
      '1 Forest',
    ],
  ],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

it('a name below its quantity has its line and column, and no line is left out', () => {
  const { lines, notes } = resolvePastedList('1\nSol Ring\n2\n  Forest', lookUp);
  expect(lines.map(({ count, name, line, column }) => [count, name, line, column])).toEqual([
    [1, 'Sol Ring', 2, 1],
    [2, 'Forest', 4, 3],
  ]);
  expect(notes.map(({ line, text }) => [line, text])).toEqual([
    [1, '1'],
    [3, '2'],
  ]);
});
