import { readDeckstatsPage, readGoldfishPage, readTextList } from '../decks/deck-pages';
import { readDecks, readList, readPriceRows, readVariants, type SourceSample } from './source-sample';

const json = (value: unknown): string => JSON.stringify(value, null, 1);
const NOTES = 'this project’s notes on sources, November 2026; the site documents no API';
const CLIENTS = 'clients in public repositories; the site documents no API';

const DECKSTATS_DECK = {
  id: 2_034_245,
  name: 'Bears of our own making',
  updated: 1_767_225_600,
  sections: [
    { name: 'Commander', cards: [{ name: 'Ruxa, Patient Professor', amount: 1, isCommander: true }] },
    { name: 'Main', cards: [{ name: 'Forest', amount: 30 }] },
  ],
};

const ARCHIDEKT: SourceSample = {
  source: 'Archidekt',
  what: 'a deck',
  documentedAt: NOTES,
  date: '2026-11',
  lastSeen: null,
  origin: 'https://archidekt.com',
  path: '/api/decks/1/',
  sample: json({
    id: 1,
    name: 'Bears of our own making',
    deckFormat: 3,
    edhBracket: 2,
    updatedAt: '2026-07-29T10:00:00Z',
    categories: [
      { name: 'Commander', isPremier: true, includedInDeck: true, includedInPrice: true },
      { name: 'Companion', isPremier: true, includedInDeck: true, includedInPrice: true },
      { name: 'Maybeboard', isPremier: false, includedInDeck: false, includedInPrice: false },
    ],
    cards: [
      {
        quantity: 1,
        categories: ['Commander'],
        modifier: 'Normal',
        card: {
          uid: '00000000-0000-4000-8000-000000000001',
          collectorNumber: '1',
          edition: { editioncode: 'tst' },
          oracleCard: { name: 'Ruxa, Patient Professor' },
        },
      },
      {
        quantity: 30,
        categories: ['Land'],
        modifier: 'Foil',
        card: {
          uid: '00000000-0000-4000-8000-000000000002',
          collectorNumber: '2',
          edition: { editioncode: 'tst' },
          oracleCard: { name: 'Forest' },
        },
      },
    ],
  }),
  read: readDecks,
};

const MOXFIELD: SourceSample = {
  source: 'Moxfield',
  what: 'a deck',
  documentedAt: NOTES,
  date: '2026-11',
  lastSeen: null,
  origin: 'https://api2.moxfield.com',
  path: '/v3/decks/all/TdOsPBP3302BdskyLVzU-A',
  headers: { 'User-Agent': '$MOXFIELD_USER_AGENT' },
  needs:
    'Moxfield answers only agents that it has approved: ask its support for one and set MOXFIELD_USER_AGENT.',
  maps: ['boards.commanders.cards', 'boards.companions.cards', 'boards.mainboard.cards'],
  sample: json({
    publicId: 'AAAAAAAAAAAAAAAAAAAAAA',
    name: 'Bears of our own making',
    format: 'commander',
    userBracket: 2,
    autoBracket: 3,
    bracket: 2,
    createdAtUtc: '2026-07-01T10:00:00Z',
    lastUpdatedAtUtc: '2026-08-07T10:00:00Z',
    boards: {
      commanders: { count: 1, cards: { a: { quantity: 1, card: { name: 'Ruxa, Patient Professor' } } } },
      companions: { count: 0, cards: {} },
      mainboard: { count: 30, cards: { b: { quantity: 30, card: { name: 'Forest' } } } },
    },
  }),
  read: readDecks,
};

const TAPPEDOUT: SourceSample = {
  source: 'TappedOut',
  what: 'a deck as text',
  documentedAt: CLIENTS,
  date: null,
  lastSeen: '2026-11-22',
  origin: 'https://tappedout.net',
  path: '/mtg-decks/mono-black-8-rack-modern-discard/?fmt=txt',
  sample: '1x Ruxa, Patient Professor *CMDR*\r\n30x Forest\r\n',
  read: (text) => readList(text, readTextList),
};

const DECKSTATS: SourceSample = {
  source: 'Deckstats',
  what: 'a deck',
  documentedAt: CLIENTS,
  date: null,
  lastSeen: '2026-11-22',
  origin: 'https://deckstats.net',
  path: '/api.php?action=get_deck&id_type=saved&owner_id=188315&id=2198750&response_type=json',
  sample: json(DECKSTATS_DECK),
  read: readDecks,
};

const DECKSTATS_PAGE: SourceSample = {
  ...DECKSTATS,
  what: 'the page of a deck',
  path: '/decks/2198750',
  sample: `<script>deck_page.key = "";init_deck_data(${JSON.stringify(DECKSTATS_DECK)}, false);deck_display();</script>`,
  read: async (text) => readDecks(readDeckstatsPage(text) ?? text),
};

const MTGGOLDFISH: SourceSample = {
  source: 'MTGGoldfish',
  what: 'a deck’s page for Arena',
  documentedAt: CLIENTS,
  date: null,
  lastSeen: '2026-11-22',
  origin: 'https://www.mtggoldfish.com',
  path: '/deck/arena_download/1',
  sample:
    "<main><textarea class='copy-paste-box' rows='9'>Commander\n1 Ruxa, Patient Professor\n\nDeck\n30 Forest</textarea></main>",
  read: (text) => readList(text, readGoldfishPage),
};

const TOPDECK: SourceSample = {
  source: 'TopDeck.gg',
  what: 'tournaments',
  documentedAt: 'topdeck.gg/docs/tournaments-v2',
  date: '2026-11',
  lastSeen: null,
  origin: 'https://topdeck.gg',
  path: '/api/v2/tournaments',
  headers: { Authorization: '$TOPDECK_KEY' },
  needs: 'TopDeck.gg answers with a key only, which its account page gives for free: set TOPDECK_KEY.',
  body: {
    game: 'Magic: The Gathering',
    format: 'EDH',
    last: 7,
    columns: ['name', 'decklist', 'wins', 'losses', 'draws', 'winRate', 'standing'],
  },
  maps: ['[].standings[].deckObj.Commanders', '[].standings[].deckObj.Mainboard'],
  optional: ['[].standings[].deckObj', '[].standings[].decklist'],
  sample: json([
    {
      TID: 'bears-open',
      tournamentName: 'Bears Open',
      game: 'Magic: The Gathering',
      format: 'EDH',
      startDate: 1_785_542_400,
      swissNum: 4,
      topCut: 10,
      standings: [
        {
          name: 'Somebody',
          standing: 1,
          decklist: '~~Commanders~~\n1 Ruxa, Patient Professor\n\n~~Mainboard~~\n30 Forest',
          deckObj: {
            Commanders: { 'Ruxa, Patient Professor': { id: 'a', count: 1 } },
            Mainboard: { Forest: { id: 'b', count: 30 } },
          },
          wins: 4,
          losses: 1,
          draws: 1,
          winRate: 0.667,
        },
      ],
    },
  ]),
  read: readDecks,
};

const EDHTOP16: SourceSample = {
  source: 'EDHTop16',
  what: 'tournaments',
  documentedAt: 'the schema at edhtop16.com/api/graphql, as noted in November 2026',
  date: '2026-11',
  lastSeen: null,
  origin: 'https://edhtop16.com',
  path: '/api/graphql',
  body: {
    query:
      '{ tournaments(first: 1, filters: { timePeriod: ONE_MONTH, minSize: 30 }) { edges { node { TID name size tournamentDate topCut swissRounds entries(maxStanding: 4) { id standing winsSwiss winsBracket draws lossesSwiss lossesBracket commander { name } maindeck { name } } } } } }',
  },
  sample: json({
    data: {
      tournaments: {
        edges: [
          {
            node: {
              TID: 'bears-open',
              name: 'Bears Open',
              size: 64,
              tournamentDate: '2026-08-01T00:00:00.000Z',
              topCut: 10,
              swissRounds: 5,
              entries: [
                {
                  id: 'entry',
                  standing: 2,
                  winsSwiss: 3,
                  winsBracket: 1,
                  draws: 1,
                  lossesSwiss: 1,
                  lossesBracket: 1,
                  commander: { name: 'Ruxa, Patient Professor' },
                  maindeck: [{ name: 'Forest' }],
                },
              ],
            },
          },
        ],
      },
    },
  }),
  read: readDecks,
};

const SPELLBOOK: SourceSample = {
  source: 'Commander Spellbook',
  what: 'combos',
  documentedAt: 'backend.commanderspellbook.com/schema',
  date: '2026-07-29',
  lastSeen: null,
  origin: 'https://backend.commanderspellbook.com',
  path: '/variants/?limit=1',
  sample: json({
    results: [
      {
        id: '1-2',
        status: 'OK',
        uses: [
          { card: { name: 'Test Druid' }, quantity: 1, mustBeCommander: false, zoneLocations: ['B'] },
          { card: { name: 'Test Mantle' }, quantity: 1, mustBeCommander: false, zoneLocations: ['B'] },
        ],
        requires: [],
        produces: [{ feature: { name: 'Infinite green mana' }, quantity: 1 }],
        identity: 'G',
        manaNeeded: '{1}{G}',
        easyPrerequisites: '',
        notablePrerequisites: 'Test Mantle is attached to Test Druid.',
        description: 'Tap Test Druid. Untap it.',
        popularity: 10,
        bracketTag: 'P',
        spoiler: false,
        legalities: { commander: true },
      },
    ],
  }),
  read: readVariants,
};

const MTGJSON: SourceSample = {
  source: 'MTGJSON',
  what: 'a precon',
  documentedAt: 'mtgjson.com/data-models/deck',
  date: null,
  lastSeen: '2026-11-22',
  origin: 'https://mtgjson.com',
  path: '/api/v5/decks/BreedLethality_C16.json',
  sample: json({
    meta: { date: '2026-01-01', version: '5.2.2' },
    data: {
      code: 'TST',
      name: 'First Bears',
      type: 'Commander Deck',
      releaseDate: '2026-01-01',
      commander: [{ name: 'Ruxa, Patient Professor', count: 1 }],
      mainBoard: [{ name: 'Forest', count: 30 }],
      sideBoard: [],
    },
  }),
  read: readDecks,
};

/** A file of prices is made by the operator, in a form of our own: there is nobody to ask. */
const PRICES: SourceSample = {
  source: 'price files',
  what: 'rows of prices',
  documentedAt: 'apps/pipeline/README.md',
  date: '2026-11-26',
  lastSeen: null,
  origin: '',
  path: '',
  sample: '{"name":"Forest","cardkingdom":0.25,"tcgplayer":0.1,"cardmarket":0.05,"cardhoarder":0.01}\n',
  read: readPriceRows,
};

/** One sample of the shape of each source's answer, other than Scryfall's. */
export const SOURCE_SAMPLES: readonly SourceSample[] = [
  ARCHIDEKT,
  MOXFIELD,
  TAPPEDOUT,
  DECKSTATS,
  DECKSTATS_PAGE,
  MTGGOLDFISH,
  TOPDECK,
  EDHTOP16,
  SPELLBOOK,
  MTGJSON,
  PRICES,
];
