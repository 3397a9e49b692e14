import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseDeckList } from '@crownsmith/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeckAddresses, isDeckAddress, type DeckAddressesOptions } from './deck-addresses.server';
import { DECK_SITES } from './sites.server';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const send =
  (type: string, body: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'Content-Type': type }).end(body);
const json = (value: unknown, status = 200): Answer =>
  send('application/json; charset=utf-8', JSON.stringify(value), status);
const redirect =
  (location: string): Answer =>
  (response) =>
    void response.writeHead(302, { Location: location }).end();

const MOXFIELD_DECK = {
  publicId: 'abcdefghij-1234567890x',
  format: 'commander',
  boards: {
    commanders: { count: 1, cards: { k: { quantity: 1, card: { name: 'Krenko, Mob Boss' } } } },
    mainboard: { count: 2, cards: { m: { quantity: 30, card: { name: 'Mountain' } } } },
    maybeboard: { count: 1, cards: { x: { quantity: 1, card: { name: 'Shock' } } } },
  },
};
const archidekt = (name: string, category: string, quantity = 1) => ({
  quantity,
  categories: [category],
  card: { oracleCard: { name } },
});

const DECKSTATS_DECK = {
  id: 34_567,
  sections: [
    {
      name: 'Main',
      cards: [
        { name: 'Krenko, Mob Boss', amount: 1, isCommander: true },
        { name: 'Mountain', amount: 30 },
      ],
    },
    { name: 'Sideboard', cards: [{ name: 'Shock', amount: 1 }] },
  ],
};

let answers: Record<string, Answer>;
let requests: string[];
let agents: (string | undefined)[];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  agents.push(request.headers['user-agent']);
  (answers[request.url ?? ''] ?? send('text/html', '<h1>Not found</h1>', 404))(response, request);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = {};
  requests = [];
  agents = [];
});

const open = (options: DeckAddressesOptions = {}) =>
  createDeckAddresses({
    origins: Object.fromEntries(DECK_SITES.map(({ name }) => [name, origin])),
    timeoutMs: 60_000,
    agents: { Moxfield: 'Approved/1' },
    ...options,
  });
const KRENKO_AT_MOXFIELD = 'https://moxfield.com/decks/abcdefghij-1234567890x';
const API = '/v3/decks/all/abcdefghij-1234567890x';
const errorOf = async (address: string, options?: DeckAddressesOptions) => {
  const read = await open(options).read(address);
  return read.ok ? 'a deck' : read.error.code;
};

describe('the copies of decks at public addresses', () => {
  const printing = (name: string, edition: string, number: string, modifier: string, quantity = 1) => ({
    quantity,
    modifier,
    categories: [name.startsWith('Krenko') ? 'Commander' : 'Land'],
    card: {
      oracleCard: { name },
      edition: { editioncode: edition },
      collectorNumber: number,
      uid: 'x',
    },
  });
  it('keep their printings and finishes', async () => {
    answers = {
      '/api/decks/9/': json({
        id: 9,
        deckFormat: 3,
        categories: [{ name: 'Commander', isPremier: true, includedInDeck: true }],
        cards: [
          printing('Krenko, Mob Boss', 'ddt', '51', 'Foil'),
          printing('Mountain', 'unh', '139', 'Normal', 20),
          printing('Mountain', 'znr', '277', 'Foil', 10),
        ],
      }),
    };
    const read = await open().read('archidekt.com/decks/9');
    expect(read.ok && read.value.text).toBe(
      'Commander\n1 Krenko, Mob Boss (DDT) 51 *F*\n\nDeck\n20 Mountain (UNH) 139\n10 Mountain (ZNR) 277 *F*',
    );
  });
});

describe('decks at public addresses', () => {
  it.each([
    ['Moxfield', `${KRENKO_AT_MOXFIELD}?utm_source=x#primer`, API, json(MOXFIELD_DECK)],
    [
      'Archidekt',
      'archidekt.com/decks/1234567/goblins',
      '/api/decks/1234567/',
      json({
        id: 1_234_567,
        deckFormat: 3,
        categories: [
          { name: 'Commander', isPremier: true, includedInDeck: true },
          { name: 'Maybeboard', includedInDeck: false },
        ],
        cards: [
          archidekt('Krenko, Mob Boss', 'Commander'),
          archidekt('Mountain', 'Land', 30),
          archidekt('Shock', 'Maybeboard'),
        ],
      }),
    ],
    [
      'TappedOut',
      'http://tappedout.net/mtg-decks/24-05-20-goblins/',
      '/mtg-decks/24-05-20-goblins/?fmt=txt',
      send('text/plain', '1x Krenko, Mob Boss *CMDR*\r\n30x Mountain\r\n\r\nSideboard:\r\n1x Shock\r\n'),
    ],
    [
      'Deckstats',
      'https://deckstats.net/decks/12/34567-goblins/en',
      '/api.php?action=get_deck&id_type=saved&owner_id=12&id=34567&response_type=json',
      send('text/html; charset=UTF-8', JSON.stringify(DECKSTATS_DECK)),
    ],
    [
      'Deckstats',
      'deckstats.net/decks/2034245-goblins-of-mine?lng=en',
      '/decks/2034245-goblins-of-mine',
      send(
        'text/html; charset=UTF-8',
        `<script>init_deck_data(${JSON.stringify(DECKSTATS_DECK)}, false);deck_display();</script>`,
      ),
    ],
    ['Moxfield', 'moxfield.com/embed/abcdefghij-1234567890x', API, json(MOXFIELD_DECK)],
    [
      'MTGGoldfish',
      'https://www.mtggoldfish.com/deck/7654321#paper',
      '/deck/arena_download/7654321',
      send(
        'text/html; charset=utf-8',
        "<main><textarea class='copy-paste-box' rows='9'>Commander\n1 Krenko, Mob Boss\n\nDeck\n30 Mountain\n1 Jeska&#39;s Will</textarea></main>",
      ),
    ],
    ['Moxfield', '<https://moxfield.com/embed/abcdefghij-1234567890x>', API, json(MOXFIELD_DECK)],
    ['Moxfield', 'My deck: https://moxfield.com/embed/abcdefghij-1234567890x', API, json(MOXFIELD_DECK)],
  ])('are read from %s', async (site, address, path, answer) => {
    answers[path] = answer;
    expect(isDeckAddress(address)).toBe(true);
    const read = await open().read(address);
    expect(requests).toEqual([path]);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.site).toBe(site);
    const { commanders, main } = parseDeckList(read.value.text);
    expect(commanders.map(({ name }) => name)).toEqual(['Krenko, Mob Boss']);
    expect(main.map(({ name, count }) => `${count} ${name}`)).toEqual([
      '30 Mountain',
      ...(site === 'MTGGoldfish' ? ["1 Jeska's Will"] : []),
    ]);
  });

  it('are read from MTGGoldfish without headings where its page has no list', async () => {
    answers['/deck/arena_download/7'] = send('text/html', '<main>Throttled</main>');
    answers['/deck/download/7'] = send('text/plain', '1 Krenko, Mob Boss\r\n30 Mountain\r\n');
    expect(await open().read('mtggoldfish.com/deck/7')).toMatchObject({ ok: true });
  });

  it('asks the API of Deckstats by the deck’s id where its page has no deck', async () => {
    answers['/decks/77-'] = send('text/html', '<main>Wait a moment</main>');
    answers['/api.php?action=get_deck&id_type=saved&id=77&response_type=json'] = json(DECKSTATS_DECK);
    expect(await open().read('https://deckstats.net/decks/77-%C3%A9t%C3%A9/en')).toMatchObject({ ok: true });
    expect(requests[0]).toBe('/decks/77-');
  });

  it('asks Moxfield by the approved agent alone, and not at all without one', async () => {
    answers[API] = json(MOXFIELD_DECK);
    expect(await errorOf(KRENKO_AT_MOXFIELD)).toBe('a deck');
    expect(agents).toEqual(['Approved/1']);
    const read = await open({ agents: {} }).read(KRENKO_AT_MOXFIELD);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'no-agent', message: expect.stringMatching(/Moxfield answers only.*Export.*paste it/) },
    });
    expect(requests).toHaveLength(1);
  });

  it('keeps a companion beside the deck', async () => {
    answers['/api/decks/9/'] = json({
      categories: [
        { name: 'Commander', isPremier: true },
        { name: 'Companion', isPremier: true },
      ],
      cards: [archidekt('Krenko, Mob Boss', 'Commander'), archidekt('Obosh, the Preypiercer', 'Companion')],
    });
    const read = await open().read('archidekt.com/decks/9');
    const list = parseDeckList(read.ok ? read.value.text : '');
    expect(list.commanders.map(({ name }) => name)).toEqual(['Krenko, Mob Boss']);
    expect(list.companion?.name).toBe('Obosh, the Preypiercer');
  });

  it('says which field an answer of another shape lacks, to the visitor and the operator', async () => {
    const reported: string[] = [];
    answers['/api/decks/9/'] = json({ name: 'Goblins', deckFormat: 3, cards: [{ quantity: 1, card: {} }] });
    const read = await open({ onOtherShape: (site, detail) => reported.push(`${site}: ${detail}`) }).read(
      'archidekt.com/decks/9',
    );
    const detail =
      'Archidekt’s deck has no cards[0].card.oracleCard (read of it: name, deckFormat, cards (1)); take the deck’s list as text instead';
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'unreadable', message: expect.stringContaining(detail) },
    });
    expect(reported).toEqual([`Archidekt: ${detail}`]);
  });

  it.each([
    ['', 'not-an-address'],
    ['goblins', 'not-an-address'],
    ['1 Mountain', 'not-an-address'],
    ['file:///etc/passwd', 'not-an-address'],
    ['javascript:alert(1)', 'not-an-address'],
    ['https://decks.example/1', 'unknown-site'],
    ['http://169.254.169.254/decks/1', 'unknown-site'],
    ['https://moxfield.com.evil.example/decks/abcdefghij-1234567890x', 'unknown-site'],
    ['https://evil.example/?https://moxfield.com/decks/abcdefghij-1234567890x', 'unknown-site'],
    ['https://moxfield.com@evil.example/decks/abcdefghij-1234567890x', 'unknown-site'],
    ['https://moxfield.com/users/somebody', 'not-a-deck'],
    ['https://moxfield.com/decks/personal', 'not-a-deck'],
    ['https://archidekt.com/decks/../api/users', 'not-a-deck'],
    ['https://archidekt.com/decks/1%2f..%2fusers', 'not-a-deck'],
    ['https://deckstats.net/decks/12/?id=1', 'not-a-deck'],
    ['https://deckstats.net/decks/12', 'not-a-deck'],
    ['https://deckstats.net/decks/search/', 'not-a-deck'],
    ['https://deckstats.net/decks/new-12', 'not-a-deck'],
    ['https://tappedout.net/mtg-decks/', 'not-a-deck'],
  ])('asks nobody for %j', async (address, code) => {
    expect(await errorOf(address)).toBe(code);
    expect(requests).toEqual([]);
  });

  it.each([
    ['a private deck', json({ message: 'no' }, 403), 'private'],
    ['a deck that needs signing in', redirect('/accounts/login/?next=x'), 'private'],
    ['a deck that is gone', json({}, 404), 'not-found'],
    ['a site in trouble', send('text/html', 'oops', 503), 'unreachable'],
    ['a page in place of an answer', send('text/html', '<h1>Hello'), 'unreadable'],
    ['JSON that is no deck', json({ decks: [] }), 'unreadable'],
    ['JSON that is cut off', send('application/json', '{"boards":'), 'unreadable'],
    ['a deck without cards', json({ boards: { mainboard: { cards: {} } } }), 'unreadable'],
    ['a redirect to another host', redirect('https://evil.example/deck.json'), 'unreachable'],
    ['a redirect to another port', redirect('http://127.0.0.1:1/deck.json'), 'unreachable'],
    ['redirects without end', redirect(API), 'unreachable'],
    ['a broken connection', (response: ServerResponse) => response.destroy(), 'unreachable'],
    [
      'more than a deck',
      send('application/json', JSON.stringify({ ...MOXFIELD_DECK, x: 'x'.repeat(60_000) })),
      'too-large',
    ],
    ['silence', () => undefined, 'unreachable', 50],
    [
      'a body that does not end',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{'),
      'unreachable',
      50,
    ],
  ] as const)('says so of %s', async (_, answer, code, timeoutMs: number | undefined = 60_000) => {
    answers[API] = answer;
    const read = await open({ maxBytes: 50_000, timeoutMs }).read(KRENKO_AT_MOXFIELD);
    expect(read).toMatchObject({ ok: false, error: { code, message: expect.stringMatching(/Moxfield/) } });
  });

  it('follows redirects within the site', async () => {
    answers[API] = redirect('/elsewhere');
    answers['/elsewhere'] = json(MOXFIELD_DECK);
    expect(await errorOf(KRENKO_AT_MOXFIELD)).toBe('a deck');
  });

  it('asks once for a deck that several ask for, and again after some minutes', async () => {
    let now = 1;
    answers[API] = json(MOXFIELD_DECK);
    const addresses = open({ now: () => now });
    await Promise.all([
      addresses.read(KRENKO_AT_MOXFIELD),
      addresses.read(`www.${KRENKO_AT_MOXFIELD.slice(8)}/primer`),
    ]);
    await addresses.read(KRENKO_AT_MOXFIELD);
    expect(requests).toHaveLength(1);
    now += 301_000;
    await addresses.read(KRENKO_AT_MOXFIELD);
    expect(requests).toHaveLength(2);
  });

  it('asks a site a limited number of times a minute, and does not keep that', async () => {
    let now = 1;
    for (const id of [1, 2, 3])
      answers[`/api/decks/${id}/`] = json({ id, cards: [archidekt('Krenko, Mob Boss', 'Commander')] });
    const addresses = open({ siteLimit: 2, now: () => now });
    const codes = async () =>
      Promise.all(
        [1, 2, 3].map(async (id) => {
          const read = await addresses.read(`archidekt.com/decks/${id}`);
          return read.ok ? 'a deck' : read.error.code;
        }),
      );
    expect(await codes()).toEqual(['a deck', 'a deck', 'busy']);
    now += 61_000;
    expect(await codes()).toEqual(['a deck', 'a deck', 'a deck']);
  });
});
