import { describe, expect, it } from 'vitest';
import { readDeckDocument } from './read-deck-document';

const read = (value: unknown) => [...readDeckDocument(value, 'f.json')];
const decks = (value: unknown) => read(value).flatMap((record) => (record.kind === 'deck' ? [record] : []));
const rejects = (value: unknown) =>
  read(value).flatMap((record) =>
    record.kind === 'reject' ? [[record.position, record.fault, record.reason]] : [],
  );
const names = (...list: readonly string[]) => list.map((name) => ({ name }));

describe('readDeckDocument', () => {
  describe('of TopDeck.gg', () => {
    const tournament = {
      TID: 'open-7',
      tournamentName: 'An Open',
      format: 'EDH',
      game: 'Magic: The Gathering',
      startDate: 1_735_689_600,
      swissNum: 5,
      topCut: 4,
      standings: [
        {
          name: 'Somebody',
          standing: 1,
          wins: 5,
          losses: 1,
          draws: 1,
          winRate: 0.71,
          decklist: 'https://decks.example/1',
          deckObj: {
            Commanders: { A: { id: 'x', count: 1 }, B: { id: 'y', count: 1 } },
            Mainboard: { C: { id: 'z', count: 1 }, Forest: { id: 'f', count: 9 }, D: 1 },
            Sideboard: { E: { id: 'e', count: 1 } },
          },
        },
        {
          name: 'Text',
          standing: 2,
          decklist: '~~Commanders~~\\n1 A\\n\\n~~Mainboard~~\\n1 C\\n1 D',
          deckObj: null,
        },
        { name: 'Linked', decklist: 'https://decks.example/2' },
        { name: 'Silent', decklist: null },
        { name: 'Odd', deckObj: { Mainboard: { C: { count: -4 } } } },
      ],
    };
    it('reads the decks of a tournament with its date and format', () => {
      expect(decks([tournament])).toEqual([
        {
          kind: 'deck',
          position: 'f.json[0].standings[0]',
          deck: {
            id: 'open-7/1',
            result: { event: 'An Open', players: 5, place: 1, wins: 5, losses: 1, draws: 1, topCut: 4 },
            date: '2025-01-01',
            format: 'commander',
            commanders: ['A', 'B'],
            cards: [
              { name: 'C', count: 1 },
              { name: 'Forest', count: 9 },
              { name: 'D', count: 1 },
            ],
          },
        },
      ]);
    });
    it('hands lists of text on, readable', () => {
      expect(read(tournament)[1]).toEqual({
        kind: 'list',
        position: 'f.json.standings[1]',
        list: {
          id: 'open-7/2',
          result: { event: 'An Open', players: 5, place: 2, topCut: 4 },
          date: '2025-01-01',
          format: 'commander',
          text: 'Commanders\n1 A\n\nMainboard\n1 C\n1 D',
        },
      });
    });
    it('says of each player without a list why', () => {
      expect(rejects(tournament)).toEqual([
        ['f.json.standings[2]', 'no-list', 'the list is only linked: https://decks.example/2'],
        ['f.json.standings[3]', 'no-list', 'the player has no list'],
        ['f.json.standings[4]', 'malformed', expect.stringContaining('deckObj')],
      ]);
    });
    it('reads a single tournament, whose facts are apart, and a single standing', () => {
      const { standings, ...facts } = tournament;
      const [first] = standings;
      expect(decks({ data: { ...facts, format: 'Duel Commander' }, standings })[0]?.deck).toMatchObject({
        date: '2025-01-01',
        format: 'duel',
      });
      expect(decks(first)[0]?.deck).toMatchObject({ commanders: ['A', 'B'], date: null, format: null });
    });
  });

  describe('of EDHTop16', () => {
    const entry = (id: string, more: object = {}) => ({
      id,
      standing: 3,
      winsSwiss: 4,
      winsBracket: 0,
      lossesSwiss: 1,
      lossesBracket: 1,
      draws: 0,
      maindeck: names('C', 'D'),
      ...more,
    });
    it.each([
      [
        'a tournament',
        {
          data: {
            tournament: {
              TID: 't',
              name: 'An Open',
              size: 64,
              topCut: 16,
              tournamentDate: '2025-03-01T00:00:00.000Z',
              entries: [entry('e', { commander: { name: 'A / B // C' } })],
            },
          },
        },
        { date: '2025-03-01', commanders: ['A', 'B // C'] },
        { event: 'An Open', players: 64, topCut: 16 },
      ],
      [
        'tournaments',
        {
          data: {
            tournaments: {
              edges: [
                {
                  node: {
                    name: 'x',
                    tournamentDate: '2025-03-02',
                    entries: [entry('e', { commander: { name: 'A' } })],
                  },
                },
              ],
            },
          },
        },
        { date: '2025-03-02', commanders: ['A'] },
        { event: 'x' },
      ],
      [
        'a commander',
        {
          data: {
            commander: {
              name: 'A',
              entries: {
                edges: [
                  { node: entry('e', { tournament: { name: 'x', size: 40, tournamentDate: '2025-03-03' } }) },
                ],
              },
            },
          },
        },
        { date: '2025-03-03', commanders: ['A'] },
        { event: 'x', players: 40 },
      ],
      [
        'commanders',
        {
          data: {
            commanders: {
              edges: [
                {
                  node: {
                    name: 'A',
                    entries: { edges: [{ node: entry('e', { player: { name: 'Nobody' } }) }] },
                  },
                },
              ],
            },
          },
        },
        { date: null, commanders: ['A'] },
        {},
      ],
    ])('reads the entries of %s with their results', (_, value, expected, event) => {
      expect(decks(value).map(({ deck }) => deck)).toEqual([
        {
          id: 'e',
          format: 'commander',
          cards: [
            { name: 'C', count: 1 },
            { name: 'D', count: 1 },
          ],
          ...expected,
          result: { ...event, place: 3, wins: 4, losses: 2, draws: 0 },
        },
      ]);
    });
    it('rejects entries without a list, and answers that are errors or have none', () => {
      expect(rejects({ data: { tournament: { entries: [entry('e', { maindeck: [] })] } } })).toEqual([
        ['f.json.data.tournament.entries[0]', 'no-list', 'the entry has no list'],
      ]);
      expect(rejects({ errors: [{ message: 'Unknown field' }], data: null })).toEqual([
        ['f.json', 'malformed', 'the answer is an error: Unknown field'],
      ]);
      expect(rejects({ data: { tournament: { name: 'x' } } })).toEqual([
        [
          'f.json',
          'no-list',
          'nothing in it has a list of cards (read of it: data (1)); ask for id, standing, commander { name } and maindeck { name } of the entries',
        ],
      ]);
    });
  });

  describe('of MTGODecklistCache', () => {
    const tournament = (Name: string, Sideboard: readonly object[]) => ({
      Tournament: { Date: '2024-05-04T00:00:00', Name, Uri: 'https://mtgo.example/t' },
      Decks: [
        {
          Date: '2024-05-05T00:00:00',
          Player: 'Somebody',
          Result: '5-0',
          AnchorUri: 'https://mtgo.example/t#1',
          Mainboard: [
            { Count: 1, CardName: 'C' },
            { Count: 9, CardName: 'Forest' },
          ],
          Sideboard,
        },
      ],
      Rounds: null,
      Standings: null,
    });
    const side = (...list: readonly string[]) => list.map((CardName) => ({ Count: 1, CardName }));
    it('takes the commanders from the sideboard', () => {
      expect(decks(tournament('Duel Commander Trial', side('A', 'B')))).toEqual([
        {
          kind: 'deck',
          position: 'f.json.Decks[0]',
          deck: {
            id: 'https://mtgo.example/t#1',
            result: { event: 'https://mtgo.example/t', wins: 5, losses: 0 },
            date: '2024-05-05',
            format: 'duel',
            commanders: ['A', 'B'],
            cards: [
              { name: 'C', count: 1 },
              { name: 'Forest', count: 9 },
            ],
          },
        },
      ]);
    });
    it.each([
      ['Modern Challenge', side('A'), 'Modern Challenge is not a tournament of a format with a commander'],
      ['Commander League', [], 'the sideboard, which has the commander, is empty'],
      ['Commander League', side('A', 'B', 'C'), 'a sideboard of 3 cards does not say which is the commander'],
    ])('rejects decks of %s without a certain commander', (name, sideboard, reason) => {
      expect(rejects(tournament(name, sideboard))).toEqual([['f.json.Decks[0]', 'no-commander', reason]]);
    });
    it('finds place, games and players in the standings', () => {
      const Standings = [
        { Rank: 1, Player: 'Somebody else', Points: 15, Wins: 5, Losses: 0, Draws: 0 },
        { Rank: 2, Player: 'Somebody', Points: 12, Wins: 4, Losses: 1, Draws: 0 },
      ];
      const value = { ...tournament('Duel Commander Trial', side('A')), Standings };
      expect(decks(value)[0]?.deck.result).toEqual({
        event: 'https://mtgo.example/t',
        players: 2,
        place: 2,
        wins: 4,
        losses: 1,
        draws: 0,
      });
    });
    it('reads tournaments without decks', () => {
      expect(read({ ...tournament('Duel Commander', []), Decks: null })).toEqual([]);
    });
  });

  it('reads MTGJSON’s deck files, with and without their envelope', () => {
    const data = {
      code: 'TST',
      name: 'First Bears',
      type: 'Commander Deck',
      releaseDate: '2024-03-08',
      commander: [{ name: 'A', count: 1, uuid: 'x' }],
      mainBoard: [{ name: 'C', count: 1, uuid: 'y' }],
      sideBoard: [{ name: 'D', count: 1, uuid: 'z' }],
    };
    const deck = {
      id: 'TST/First Bears',
      date: '2024-03-08',
      format: 'commander',
      commanders: ['A'],
      cards: [{ name: 'C', count: 1 }],
    };
    expect(decks({ meta: { date: '2026-01-01' }, data })[0]?.deck).toEqual(deck);
    expect(decks(data)[0]?.deck).toEqual(deck);
    expect(decks({ data: { ...data, type: 'Brawl Deck' } })[0]?.deck.format).toBe('brawl');
    expect(rejects({ meta: {}, data: [{ code: 'TST', fileName: 'FirstBears_TST' }] })).toEqual([
      ['f.json.data[0]', 'unknown-shape', expect.stringContaining('JSON with the fields code, fileName')],
    ]);
  });

  it('reads lists of decks, as MTGJSON’s file of all precons is', () => {
    const deck = (name: string) => ({ code: 'TST', name, commander: names('A'), mainBoard: names('C') });
    const all = [deck('First'), deck('Second')];
    for (const value of [all, { meta: {}, data: all }, { decks: all }])
      expect(decks(value).map((one) => one.deck.id)).toEqual(['TST/First', 'TST/Second']);
    expect(read({ data: [] })).toEqual([]);
  });

  it('reads Deckstats’ decks without what is beside them', () => {
    const value = {
      id: 5,
      name: 'Bears',
      sections: [
        { name: 'Commander', cards: [{ name: 'A', amount: 1, isCommander: true }] },
        { name: 'Main', cards: [{ name: 'C', amount: '2' }] },
        { name: 'Maybeboard', cards: [{ name: 'D', amount: 1 }] },
        { name: 'Companion', cards: [{ name: 'E', amount: 1 }] },
      ],
      updated: 1_767_225_600,
    };
    expect(decks(value)[0]?.deck).toMatchObject({
      id: '5',
      date: '2026-01-01',
      companion: 'E',
      commanders: ['A'],
      cards: [{ name: 'C', count: 2 }],
    });
  });

  it('reads arrays of several shapes, and arrays of arrays to some depth', () => {
    const plain = { commanders: ['A'], cards: ['C'] };
    expect(decks([plain, [plain, { deckObj: { Commanders: { A: 1 }, Mainboard: { C: 1 } } }]])).toHaveLength(
      3,
    );
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown;
    expect(rejects(deep)).toEqual([['f.json[0][0][0]', 'unknown-shape', 'not a JSON object']]);
  });

  it.each([
    null,
    3,
    'text',
    { hello: 'world' },
    { standings: 'x' },
    { Tournament: 1, Decks: 2 },
    { data: {} },
  ])('rejects %j with a position and a reason', (value) => {
    const found = rejects(value);
    expect(found).toHaveLength(1);
    expect(found[0]?.[0]).toBe('f.json');
    expect(String(found[0]?.[2]).length).toBeGreaterThan(5);
  });

  it('yields JSON that only a reader of lists knows as a list', () => {
    const value = { inventory: [['A', { qty: 1, cmdr: true }]] };
    expect([...readDeckDocument(value, 'f.json')]).toMatchObject([
      { kind: 'list', position: 'f.json', list: { id: 'f.json', text: JSON.stringify(value) } },
    ]);
  });

  it.each([{ sections: { primary: ['commanders'] } }, {}])(
    'leaves a deck of Scryfall with %j to a reader of lists',
    (more) => {
      const card = { object: 'deck_entry', count: 1, card_digest: { name: 'A' } };
      const value = { object: 'deck', id: '1', name: 'S', ...more, entries: { commanders: [card] } };
      expect([...readDeckDocument(value, 'f.json')]).toMatchObject([{ kind: 'list', position: 'f.json' }]);
    },
  );

  it('treats names of JavaScript built-ins like other names', () => {
    const value = JSON.parse(
      '{"standings":[{"deckObj":{"Commanders":{"constructor":1},"Mainboard":{"__proto__":{"count":2},"toString":1}}}]}',
    ) as unknown;
    expect(decks(value)[0]?.deck).toMatchObject({ commanders: ['constructor'] });
    expect({}).not.toHaveProperty('count');
  });

  it('hands JSON on as a list whose commander or cards only a look-up finds, with its facts', () => {
    const facts = { id: 7, date: '2026-01-02', format: 'duel' };
    const open = [
      { ...facts, commanders: ['A'], cards: ['1 B', '2x C'] },
      { ...facts, commander: ['A'], mainboard: [{ name: 'B' }] },
      { ...facts, commanders: [], cards: ['A', 'B'] },
    ];
    for (const value of open)
      expect(read(value)).toEqual([
        {
          kind: 'list',
          position: 'f.json',
          list: { id: '7', date: '2026-01-02', format: 'duel', text: JSON.stringify(value) },
        },
      ]);
  });
});
