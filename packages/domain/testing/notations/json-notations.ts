import type { Notation, SampleDeck, SampleEntry } from './notation';

const print = (value: unknown): string => JSON.stringify(value, undefined, 2);

const nameAndCount = ({ name, count }: SampleEntry): unknown => ({ name, count });

const archidekt = ({ commanders, main }: SampleDeck): unknown => {
  const entry =
    (category: string) =>
    ({ name, count, set, number, isFoil }: SampleEntry): unknown => ({
      quantity: count,
      modifier: isFoil ? 'Foil' : 'Normal',
      categories: [category],
      card: {
        uid: 'x',
        collectorNumber: number,
        edition: { editioncode: set.toLowerCase() },
        oracleCard: { name },
      },
    });
  return {
    id: 1,
    name: 'Mine',
    deckFormat: 3,
    categories: [
      { name: 'Commander', isPremier: true, includedInDeck: true },
      { name: 'Things', isPremier: false, includedInDeck: true },
      { name: 'Later', isPremier: false, includedInDeck: false },
    ],
    cards: [
      ...commanders.map(entry('Commander')),
      ...main.map(entry('Things')),
      ...main.slice(0, 2).map(entry('Later')),
    ],
  };
};

const moxfieldBoard = (entries: readonly SampleEntry[]): unknown =>
  Object.fromEntries(
    entries.map(({ name, count, set, number, isFoil }, at) => [
      `k${at}`,
      { quantity: count, isFoil, card: { name, set: set.toLowerCase(), cn: number } },
    ]),
  );

const moxfield3 = ({ commanders, main }: SampleDeck): unknown => ({
  publicId: 'x',
  name: 'Mine',
  main: { name: 'Island' },
  boards: {
    mainboard: { count: main.length, cards: moxfieldBoard(main) },
    sideboard: { count: 0, cards: {} },
    commanders: { count: commanders.length, cards: moxfieldBoard(commanders) },
    maybeboard: { count: 1, cards: moxfieldBoard(main.slice(0, 1)) },
  },
  hubs: [{ name: 'Combo' }],
  tokens: [{ name: 'Treasure' }],
});

const moxfield2 = ({ commanders, main }: SampleDeck): unknown => ({
  name: 'Mine',
  commanders: moxfieldBoard(commanders),
  mainboard: moxfieldBoard(main),
  maybeboard: {},
});

const mtgjson = ({ commanders, main }: SampleDeck): unknown => {
  const card = ({ name, count, set, number, isFoil }: SampleEntry): unknown => ({
    count,
    isFoil,
    name,
    number,
    setCode: set,
  });
  return {
    meta: { date: '2026-11-01', version: '5.2' },
    data: {
      code: 'C16',
      commander: commanders.map(card),
      displayCommander: commanders.map(card),
      mainBoard: main.map(card),
      name: 'Mine',
      sideBoard: [],
      tokens: [{ name: 'Treasure', count: 1 }],
      type: 'Commander Deck',
    },
  };
};

const deckstats = ({ commanders, main }: SampleDeck): unknown => ({
  name: 'Mine',
  sections: [
    {
      name: 'Commander',
      cards: commanders.map(({ name, count }) => ({ name, amount: count, isCommander: true })),
    },
    {
      name: 'Things',
      cards: main.map(({ name, count }) => ({ name, amount: String(count), isCommander: false })),
    },
  ],
  sideboard: [],
  maybeboard: main.slice(0, 1).map(({ name }) => ({ name, amount: 1 })),
});

const tappedOut = ({ commanders, main }: SampleDeck): unknown => ({
  name: 'Mine',
  inventory: [
    ...commanders.map(({ name, count }) => [name, { b: 'main', qty: count, cmdr: true }]),
    ...main.map(({ name, count }) => [name, { b: 'main', qty: count }]),
    ...main.slice(0, 1).map(({ name }) => [name, { b: 'maybe', qty: 1 }]),
  ],
});

const scryfall = ({ commanders, main }: SampleDeck): unknown => {
  const entry = ({ name, count, set, number }: SampleEntry): unknown => ({
    object: 'deck_entry',
    count,
    card_digest: { object: 'card_digest', name, set: set.toLowerCase(), collector_number: number },
  });
  const isLand = ({ type }: SampleEntry): boolean => type === 'Land';
  return {
    object: 'deck',
    name: 'Mine',
    entries: {
      commanders: commanders.map(entry),
      nonlands: main.filter((each) => !isLand(each)).map(entry),
      lands: main.filter(isLand).map(entry),
      outside: [],
      maybeboard: main.slice(0, 1).map(entry),
    },
  };
};

/** Piles of cards without names, whose cards have their type below the name. */
const tabletop = ({ commanders, main }: SampleDeck): unknown => {
  const pile = (entries: readonly SampleEntry[]): unknown => ({
    Name: 'DeckCustom',
    Nickname: '',
    ContainedObjects: entries.flatMap(({ name, count, typeLine }) =>
      Array.from({ length: count }, () => ({ Name: 'Card', Nickname: `${name}\n${typeLine}`, CardID: 100 })),
    ),
    DeckIDs: [100],
  });
  return { SaveName: '', ObjectStates: [pile(commanders), pile(main)] };
};

/** Decks as the interfaces of sites answer them, and as people write them by hand. */
export const JSON_NOTATIONS: readonly Notation[] = [
  { name: 'JSON: Archidekt', write: (deck) => print(archidekt(deck)) },
  { name: 'JSON: Archidekt, one line', write: (deck) => JSON.stringify(archidekt(deck)) },
  { name: 'JSON: Moxfield, version 3', write: (deck) => print(moxfield3(deck)) },
  { name: 'JSON: Moxfield, version 2', write: (deck) => print(moxfield2(deck)) },
  { name: 'JSON: MTGJSON', write: (deck) => print(mtgjson(deck)) },
  { name: 'JSON: Deckstats', write: (deck) => print(deckstats(deck)) },
  { name: 'JSON: TappedOut', write: (deck) => print(tappedOut(deck)) },
  { name: 'JSON: Tabletop Simulator', write: (deck) => print(tabletop(deck)) },
  { name: 'JSON: Scryfall', write: (deck) => print(scryfall(deck)) },
  {
    name: 'JSON: lists of names and counts',
    write: ({ commanders, main }) =>
      print({ commanders: commanders.map(({ name }) => name), cards: main.map(nameAndCount) }),
  },
  {
    name: 'JSON: lines in lists, in a block of code',
    write: ({ commanders, main }) =>
      `\`\`\`json\n${print({
        commander: commanders.map(({ name }) => `1 ${name}`),
        main: main.map(({ name, count }) => `${count} ${name}`),
      })}\n\`\`\``,
  },
  {
    name: 'JSON: copies by names',
    write: ({ commanders, main }) =>
      print({
        deck: {
          commanders: Object.fromEntries(commanders.map(({ name }) => [name, 1])),
          cards: Object.fromEntries(main.map(({ name, count }) => [name, count])),
        },
      }),
  },
  {
    name: 'JSON: a text list in a field',
    write: ({ commanders, main }) => {
      const lines = (entries: readonly SampleEntry[]): string =>
        entries.map(({ name, count }) => `${count} ${name}`).join('\n');
      return print({ title: 'Mine', decklist: `Commander\n${lines(commanders)}\n\nDeck\n${lines(main)}` });
    },
  },
];
