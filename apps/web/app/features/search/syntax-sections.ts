import {
  IS_CHOICES,
  SEARCH_FIELDS,
  SEARCH_ORDERS,
  TAG_LABELS,
  TAGS,
  type SearchField,
} from '@crownsmith/domain';

/** A query with what it finds, in words. */
export interface SyntaxExample {
  readonly query: string;
  readonly meaning: string;
}

/** A part of the language. */
export interface SyntaxSection {
  readonly id: string;
  readonly title: string;
  /** fields whose names are listed */
  readonly fields: readonly SearchField[];
  readonly text: string;
  readonly examples: readonly SyntaxExample[];
  /** values of the fields, each with its meaning, if they are a list */
  readonly values?: readonly (readonly [value: string, meaning: string])[];
}

const example = (query: string, meaning: string): SyntaxExample => ({ query, meaning });

/**
 * The language by subject.
 * @param commander a name for `with:`
 */
export const syntaxSections = (commander: string): readonly SyntaxSection[] => [
  {
    id: 'joining',
    title: 'Joining conditions',
    fields: [],
    text: 'All conditions of a search have to hold. “or” between two means either, “-” before one means not, parentheses group. Words without a field are parts of the name; quotation marks keep words together, “!” asks for a whole name.',
    examples: [
      example('t:elf t:warrior', 'Elf Warriors'),
      example('t:instant or t:sorcery', 'instants and sorceries'),
      example('t:elf -c:g', 'Elves that are not green'),
      example('(t:artifact or t:land) otag:ramp', 'ramp without spells of a colour'),
      example('dragon t:creature', 'creatures with “dragon” in the name'),
      example('!"sol ring"', 'Sol Ring alone'),
    ],
  },
  {
    id: 'colours',
    title: 'Colours and identity',
    fields: ['color', 'identity'],
    text: 'Letters of WUBRG, names of colours, guilds, shards, wedges, colleges and families, a number of colours, “c” for colourless or “m” for several. Sets are compared: “<=” is “these at most”, “>=” “these at least”. “c:” asks for at least, “id:” for at most the colours given, so id: finds what a deck may play.',
    examples: [
      example('id<=sultai t:creature', 'creatures for a Sultai deck'),
      example('c=uw', 'cards that are white and blue, no more'),
      example('c:boros t:legendary', 'legends that are red and white, and perhaps more'),
      example('id=2 is:commander', 'commanders of two colours'),
      example('id:c t:land', 'lands for any deck'),
    ],
  },
  {
    id: 'types',
    title: 'Types, text and keywords',
    fields: ['type', 'text', 'fullText', 'keyword'],
    text: 'Parts of the type line and of the rules text. “~” stands for the card’s own name. “fo:” searches reminder texts too. Where the data of a site has no rules texts, a search for them says so.',
    examples: [
      example('t:legendary t:vampire', 'legendary Vampires'),
      example('o:"draw a card" t:creature', 'creatures that draw'),
      example('o:"when ~ dies"', 'cards that do something when they die'),
      example('kw:flying mv<=2', 'early flyers'),
    ],
  },
  {
    id: 'costs',
    title: 'Mana, power and toughness',
    fields: ['mana', 'manaValue', 'power', 'toughness', 'powerAndToughness', 'loyalty'],
    text: 'Numbers are compared with =, !=, <, <=, > and >=, also with another of these fields. A part of a power that varies counts as 0: “*” is 0, “1+*” is 1; “pow:*” finds them. “m:” asks for at least the symbols given.',
    examples: [
      example('mv<=1 otag:removal', 'removal for one mana'),
      example('m:ggg', 'costs with three green mana or more'),
      example('pow>tou mv=2', 'two-drops that hit harder than they last'),
      example('pow:*', 'creatures whose power varies'),
      example('mv:odd t:planeswalker', 'planeswalkers of an odd mana value'),
    ],
  },
  {
    id: 'printings',
    title: 'Sets, dates and rarity',
    fields: ['set', 'year', 'date', 'rarity'],
    text: 'A set by its code or its name, the first printing by year or date. The rarity is that of the printing in the card file.',
    examples: [
      example('year>=2023 is:commander', 'commanders since 2023'),
      example('date<2000-01-01 t:artifact', 'artifacts of the last millennium'),
      example('r>=mythic mv<=2', 'early mythics'),
    ],
  },
  {
    id: 'prices',
    title: 'Prices and salt',
    fields: ['usd', 'eur', 'tix', 'salt'],
    text: 'Dollars are TCGplayer’s, otherwise Card Kingdom’s; euros are Cardmarket’s, tickets Cardhoarder’s. A card without a price is neither cheap nor dear. Salt runs from 0 to 4.',
    examples: [
      example('price<1 otag:ramp', 'ramp for less than a dollar'),
      example('salt>=2.5', 'what tables groan at'),
      example('eur>50 t:land', 'dear lands'),
    ],
  },
  {
    id: 'decks',
    title: 'How often it is played',
    fields: ['decks', 'inclusion', 'led', 'rank', 'with', 'synergy', 'lift'],
    text: 'Inclusion and synergy are in percent. “with:” names a commander or a pair, by a part of the name: it keeps what their decks play, and all figures, synergy and lift are then those among these decks.',
    examples: [
      example('inclusion>=20', 'played in a fifth of the decks that could'),
      example('t:creature decks<=3 is:commander', 'commanders that hardly anybody plays'),
      example(`with:"${commander}" inclusion>=20`, `played in a fifth of the decks of ${commander}`),
      example(`with:"${commander}" synergy>=20 price<2`, 'typical of it, for less than two dollars'),
    ],
  },
  {
    id: 'copies',
    title: 'Your own copies',
    fields: [],
    text: 'These ask for your collection, which your browser has: it shows, on each page of results, the cards that are so. They hold for the whole search, and cannot stand in parentheses or beside “or”.',
    examples: [
      example('is:owned t:elf', 'elves that you own'),
      example('is:free t:elf', 'elves of which a copy is in no deck'),
      example('in:"Meren" t:elf', 'elves in your deck Meren'),
      example('-in:mydeck t:elf', 'elves that your deck on this site does not have'),
    ],
  },
  {
    id: 'is',
    title: 'What a card is and does',
    fields: ['is', 'not', 'legal', 'banned', 'tag'],
    text: 'The only format is “commander”. Kinds of lands need rules texts.',
    examples: [
      example('is:gamechanger', 'the Game Changers'),
      example('banned:commander', 'banned cards'),
      example('is:fetchland', 'fetch lands'),
      example('otag:sweeper id:w', 'board wipes for a white deck'),
    ],
    values: [
      ...Object.entries(IS_CHOICES).map(([key, [, meaning]]) => [`is:${key}`, meaning] as const),
      ...TAGS.map((tag) => [`otag:${tag}`, TAG_LABELS[tag]] as const),
    ],
  },
  {
    id: 'order',
    title: 'Order of the results',
    fields: ['order', 'direction'],
    text: 'The most played cards come first unless the search says otherwise. “direction:” turns the order round.',
    examples: [
      example('t:dragon order:usd', 'Dragons, the cheapest first'),
      example('t:dragon order:mv direction:desc', 'Dragons, the dearest to cast first'),
      example(
        'is:commander id:g order:winrate',
        'green commanders, those first whose decks are known to win most',
      ),
    ],
    values: Object.entries(SEARCH_ORDERS).map(([order, [, , meaning]]) => [`order:${order}`, meaning]),
  },
];

export const fieldNames = (field: SearchField): readonly string[] => SEARCH_FIELDS[field].names;
