import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyDeckAct, makeDeckAct, MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { writeSnapshotFixture } from '@crownsmith/test-support';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#app/platform/env.server';
import { silentLog } from '#app/platform/logger.server';
import { getSnapshot, openStore, setSnapshotStore, type Snapshot } from '#app/snapshot/current.server';
import { OWN_NOTHING, openDeckPage } from '../../../testing/open-deck-page';
import { loadDeck, submitDeck, type DeckOutcome } from './deck-request.server';
import { deckAction, deckLoader } from './deck-route.server';

let snapshot: Snapshot;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deck-'));
  await writeSnapshotFixture(folder);
  const store = openStore(parseEnv({ SNAPSHOT: folder }), silentLog);
  await store.refresh();
  setSnapshotStore(store);
  snapshot = await getSnapshot();
});

const DECK = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n2 Swamp\n';
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const get = (query: string): Promise<DeckOutcome> =>
  loadDeck(new Request(`http://site.test/deck?${query}`), snapshot, OWN_NOTHING);
/** Where a request leads. */
const leadsTo = async (query: string): Promise<string> => {
  const outcome = await get(query);
  return outcome.kind === 'redirect'
    ? outcome.location.replace('/deck?', '')
    : `no redirect: ${JSON.stringify(outcome.kind === 'deck' ? [outcome.view.lineErrors, outcome.view.notes] : outcome)}`;
};
const view = async (query: string) => {
  const outcome = await get(query);
  if (outcome.kind !== 'deck') throw new Error(`${query} ${JSON.stringify(outcome)}`);
  return outcome.view;
};
const cardsOf = async (query: string) => Object.entries((await view(query)).state.deck.cards);
const open = (text = DECK): Promise<string> => leadsTo(form({ text }).toString());

describe('the address of a deck', () => {
  it('is where a posted list leads, and holds commanders and copies', async () => {
    const query = await open();
    expect(query).toMatch(/^d=[\w-]+$/);
    const { state, report, shareUrl } = await view(query);
    expect(state.deck).toEqual({
      commanders: ['/cards/edgar-markov'],
      cards: { '/cards/sol-ring': 1, '/cards/swamp': 2 },
    });
    expect(report.num_cards).toBe(4);
    expect(shareUrl).toBe(`/deck?${query}`);
  });

  it('is called damaged where it is, and names a card that is gone', async () => {
    const query = await open();
    const damaged = await get(`${query.slice(0, -1)}${query.endsWith('A') ? 'B' : 'A'}`);
    expect(damaged).toMatchObject({ kind: 'start', status: 400 });
    expect(damaged.kind === 'start' && damaged.start.error).toContain('damaged');
    const numbers = await snapshot.cardNumbers();
    const gone = {
      ...snapshot,
      cardNumbers: async () => ({
        ...numbers!,
        slugOf: (n: number) => (numbers!.slugOf(n) === 'sol-ring' ? undefined : numbers!.slugOf(n)),
        goneName: () => 'Sol Ring',
      }),
    };
    const outcome = await loadDeck(new Request(`http://site.test/deck?${query}`), gone, OWN_NOTHING);
    expect(outcome.kind === 'deck' && outcome.view.notes).toEqual([
      'This site no longer has Sol Ring, which the address names. The rest of the deck is here.',
    ]);
    expect(outcome.kind === 'deck' && outcome.view.report.num_cards).toBe(3);
  });

  it('has the slugs of its cards with data of before the numbers, and a code cannot be opened there', async () => {
    const older = { ...snapshot, cardNumbers: async () => undefined };
    const posted = await submitDeck(
      new Request('http://site.test/deck', { method: 'POST', body: form({ text: DECK }) }),
      older,
      OWN_NOTHING,
    );
    const location = posted.kind === 'redirect' ? posted.location : '';
    expect(location).toBe('/deck?commanders=edgar-markov&cards=sol-ring.swamp*2');
    expect(await cardsOf(location.slice(6))).toEqual([
      ['/cards/sol-ring', 1],
      ['/cards/swamp', 2],
    ]);
    const code = await loadDeck(new Request(`http://site.test/deck?${await open()}`), older, OWN_NOTHING);
    expect(code).toMatchObject({ kind: 'start', status: 400 });
  });

  it('carries tab, grouping, limits and words', async () => {
    const words = form({
      tab: 'check',
      by: 'type',
      budget: '50',
      keep: 'Sol Ring',
      name: 'Mine',
      role: 'My own:sol-ring',
      maybe: 'opt',
    });
    const { parameters, groups, state } = await view(`${await open()}&${words.toString()}`);
    expect(Object.fromEntries(parameters)).toMatchObject(Object.fromEntries(words));
    expect(state.limits).toMatchObject({ totalPrice: 50, keep: ['Sol Ring'] });
    expect(groups.map(({ title }) => title)).toContain('Artifacts');
  });
});

describe('an act', () => {
  it.each([
    ['do=cut:sol-ring', [['/cards/swamp', 2]], 'Cut Sol Ring.'],
    [
      'do=add:arcane-signet',
      [
        ['/cards/arcane-signet', 1],
        ['/cards/sol-ring', 1],
        ['/cards/swamp', 2],
      ],
      'Added Arcane Signet.',
    ],
    [
      'do=swap:sol-ring:arcane-signet',
      [
        ['/cards/arcane-signet', 1],
        ['/cards/swamp', 2],
      ],
      'Added Arcane Signet, cut Sol Ring.',
    ],
    [
      'do=add:no-such-card',
      [
        ['/cards/sol-ring', 1],
        ['/cards/swamp', 2],
      ],
      'Changed the deck.',
    ],
  ])('%s leads to the address of the changed deck, which undoes it', async (act, cards, sentence) => {
    const before = await open();
    const after = await leadsTo(`${before}&${act}`);
    expect((await cardsOf(after)).sort()).toEqual(cards);
    const { change, state } = await view(after);
    expect(change).toBe(sentence);
    expect(state.was).toBe(before);
  });

  it('declares a bracket, moves a card to a role, keeps one, and never wants one', async () => {
    const before = await open();
    expect((await view(await leadsTo(`${before}&declare=2`))).state.deck.bracket).toBe(2);
    const moved = await view(await leadsTo(`${before}&move=sol-ring&to=Ramp&own=Fast+mana`));
    expect(moved.groups[0]).toMatchObject({ title: 'Fast mana', isOwn: true, entries: [{ count: 1 }] });
    expect(moved.texts.moxfield).toContain('1 Sol Ring #Fast mana');
    const kept = await view(await leadsTo(`${before}&do=keep:sol-ring+never:arcane-signet`));
    expect(kept.state.limits).toMatchObject({ keep: ['sol-ring'], never: ['arcane-signet'] });
    expect(kept.change).toBe('Sol Ring stays, whatever is advised.');
    expect(kept.advice.groups?.flatMap(({ cards }) => cards).map(({ name }) => name)).not.toContain(
      'Arcane Signet',
    );
  });

  it('that leaves no card leads to the form', async () => {
    const one = await open('1 Sol Ring');
    expect(await get(`${one}&do=cut:sol-ring`)).toEqual({ kind: 'redirect', location: '/deck' });
  });
});

describe('a list that says more than its cards', () => {
  const MOXFIELD = `Commander
1 Edgar Markov (C17) 36 *F* #Boss

Deck
1 Command Tower (ELD) 331 #Ramp #Rocks
1 Sol Ring (C21) 263 *E* #Ramp
7 Swamp (UNF) 237

Maybeboard
1 Lightning Bolt`;
  const ARCHIDEKT = `1x Edgar Markov (c17) 36 *F* [Commander{top},Boss]
1x Command Tower (eld) 331 [Ramp,Rocks]
1x Sol Ring (c21) 263 *E* [Ramp]
7x Swamp (unf) 237
1x Lightning Bolt [Maybeboard{noDeck}{noPrice}]`;

  it.each([
    ['moxfield', MOXFIELD],
    ['archidekt', ARCHIDEKT],
  ] as const)('comes back from the address as it was pasted: %s', async (format, text) => {
    const { texts, state, maybeboard } = await view(await open(text));
    expect(texts[format].split('\n').sort()).toEqual(text.split('\n').sort());
    expect(state.deck.roles).toEqual({
      '/cards/edgar-markov': ['Boss'],
      '/cards/command-tower': ['Ramp', 'Rocks'],
      '/cards/sol-ring': ['Ramp'],
    });
    expect(maybeboard.map(({ name }) => name)).toEqual(['Lightning Bolt']);
  });

  it('declares its bracket, is called by its name, and keeps its companion; a category that repeats a type is no role', async () => {
    const stated = await view(
      await open(`About\nName Court\n\nBracket: 3\n${DECK.replace('1 Sol Ring', '1 Sol Ring [Artifact]')}`),
    );
    expect(stated.state.deck).toEqual({
      commanders: ['/cards/edgar-markov'],
      cards: { '/cards/sol-ring': 1, '/cards/swamp': 2 },
      bracket: 3,
      name: 'Court',
    });
    expect(stated.lineErrors).toEqual([]);
    expect(stated.texts.plain).toMatch(/^\/\/ Bracket: 3\n/);
  });

  it('keeps the printing of its companion, which the texts have again', async () => {
    const { state, texts } = await view(
      await open(`${DECK.replace('Deck\n', '')}\n\nCompanion\n1 Command Tower (C21) 284 *F*`),
    );
    expect(state.deck.companion).toBe('/cards/command-tower');
    expect(texts.moxfield).toContain('Companion\n1 Command Tower (C21) 284 *F*');
    expect(texts.archidekt).toContain('1x Command Tower (c21) 284 *F* [Companion]');
  });

  it('keeps printings of cards that stay, and says where those of an address are of another deck', async () => {
    const before = await open(MOXFIELD);
    const after = await view(await leadsTo(`${before}&do=cut:command-tower`));
    expect(Object.keys(after.state.deck.printings ?? {}).sort()).toEqual([
      '/cards/edgar-markov',
      '/cards/sol-ring',
      '/cards/swamp',
    ]);
    const other = await view(before.replace(/print=\d+/, 'print=99'));
    expect(other.notes).toEqual([
      'The printings that the address states are not those of its cards, and were left out.',
    ]);
  });
});

describe('what has to be bought', () => {
  it('is what came in since the first act, without what is owned and without basic lands', async () => {
    const before = await open();
    const after = await leadsTo(
      `${await leadsTo(`${before}&do=add:arcane-signet+add:swamp`)}&do=add:swords-to-plowshares`,
    );
    const { toBuy } = await view(`${after}&tab=buy`);
    expect(toBuy.map(({ card, count }) => [card.name, count])).toEqual([
      ['Arcane Signet', 1],
      ['Swords to Plowshares', 1],
    ]);
    const owner = { ...OWN_NOTHING, ownedCards: () => Promise.resolve(['swords-to-plowshares', 'sol-ring']) };
    const buy = async (query: string) => {
      const page = await loadDeck(new Request(`http://site.test/deck?${query}&tab=buy`), snapshot, owner);
      return page.kind === 'deck' ? page.view.toBuy.map(({ card }) => card.name) : page;
    };
    expect(await buy(after)).toEqual(['Arcane Signet']);
    expect(await buy(before)).toEqual(['Edgar Markov']);
  });
});

describe('what opens a deck', () => {
  it.each([
    ['commander=edgar-markov', { commanders: ['/cards/edgar-markov'], cards: {} }],
    [
      'commander=tymna-the-weaver&partner=Thrasios,+Triton+Hero',
      { commanders: ['/cards/tymna-the-weaver', '/cards/thrasios-triton-hero'], cards: {} },
    ],
    [
      'commander=edgar-markov&text=1+Sol+Ring%0A1+Edgar+Markov',
      { commanders: ['/cards/edgar-markov'], cards: { '/cards/sol-ring': 1 } },
    ],
  ])('%s', async (query, deck) => {
    expect((await view(await leadsTo(query))).state.deck).toEqual(deck);
  });
  it('is an average deck, and a precon with its name', async () => {
    const average = await view(await leadsTo('average=edgar-markov'));
    expect(average.entries.length).toBeGreaterThan(0);
    const [precon] = (await snapshot.browse.precons()) ?? [];
    expect((await view(await leadsTo(`precon=${precon?.slug ?? ''}&tab=swap`))).state).toMatchObject({
      tab: 'swap',
      deck: { name: precon?.name },
    });
  });
  it('keeps the limits of addresses of before', async () => {
    const old = form({
      text: DECK,
      budget: '25',
      bracket: '3',
      no_more_lands: 'on',
      keep: 'Sol Ring\nSwamp',
      owned: '1 Opt',
    });
    expect((await view(await leadsTo(old.toString()))).state.limits).toEqual({
      totalPrice: 25,
      bracket: 3,
      noMoreLands: true,
      keep: ['Sol Ring', 'Swamp'],
    });
  });

  it('is a saved list, with the version that its changes begin with', async () => {
    const deck = { commanders: ['/cards/edgar-markov'], cards: { '/cards/sol-ring': 1 }, name: 'Mine' };
    const owner = { ...OWN_NOTHING, openList: () => Promise.resolve({ deck, words: undefined, version: 3 }) };
    const opened = await loadDeck(new Request('http://site.test/deck?list=abc'), snapshot, owner);
    const location = opened.kind === 'redirect' ? opened.location.replace('/deck?', '') : '';
    expect((await view(location)).state).toMatchObject({ list: 'abc', base: 3, deck });
    expect((await view(await leadsTo(`${location}&do=cut:sol-ring`))).state).toMatchObject({
      list: 'abc',
      base: 3,
    });
  });

  it('has what its player stated of a saved list, and saves it again', async () => {
    const deck = { commanders: ['/cards/edgar-markov'], cards: { '/cards/sol-ring': 1 }, name: 'Mine' };
    const words = new URLSearchParams([
      ['role', 'Fast mana:sol-ring'],
      ['maybe', 'opt'],
      ['declare', '4'],
      ['budget', '25'],
    ]).toString();
    const owner = { ...OWN_NOTHING, openList: () => Promise.resolve({ deck, words, version: 3 }) };
    const opened = await loadDeck(new Request('http://site.test/deck?list=abc'), snapshot, owner);
    const shown = await view(opened.kind === 'redirect' ? opened.location.replace('/deck?', '') : '');
    expect(shown.state.deck).toMatchObject({
      ...deck,
      roles: { '/cards/sol-ring': ['Fast mana'] },
      maybeboard: ['/cards/opt'],
      bracket: 4,
    });
    expect(shown.words).toBe(words);
  });

  const LINES = `${DECK}1 Not A Card\n`;
  const load = async (text: string) =>
    deckLoader({ request: new Request(`http://site.test/deck?${await open(text)}`), context: {} });
  it('says at its address which lines it left out', async () => {
    const page = await openDeckPage(form({ text: LINES }), snapshot);
    expect(page.kind === 'deck' && page.view.lineErrors).toMatchObject([{ line: 7 }]);
    const { data } = await load(LINES);
    expect(data.markup.html).toContain('Line 7:');
    expect(data.markup.html).toContain('name="do"');
    expect(data.markup.html).not.toMatch(/<a [^>]*><\/a>/);
  });
  it('offers the cards that misspelt names are nearest to, the commander among them, in the copies of their lines', async () => {
    const { state, lineErrors } = await view(
      await open('Commander\n1 Edgar Markof\n\nDeck\n1 Sol Ring\n2 Swapm\n1 Xyzzyx\n'),
    );
    expect(lineErrors.map(({ acts }) => acts?.map(makeDeckAct).join(' '))).toEqual([
      'lead:edgar-markov',
      'add:swamp add:swamp',
      undefined,
    ]);
    const acts = lineErrors.flatMap((error) => error.acts ?? []);
    expect(acts.reduce((deck, act) => applyDeckAct(deck, act, () => 99), state.deck)).toMatchObject({
      commanders: ['/cards/edgar-markov'],
      cards: { '/cards/sol-ring': 1, '/cards/swamp': 2 },
    });
  });

  it('calls a list legal without what it left out', async () => {
    const { data } = await load('Commander\n1 Edgar Markov\n\nDeck\n99 Swamp\n1 Not A Card\n');
    expect(data.markup.html).toContain('<b>Yes</b> <small>without what was left out</small>');
    expect(data.markup.html).toContain('of 100<small>, 1 line left out</small>');
  });
  // A site says much of each card.
  const cardOf = (name: string) => ({ quantity: 1, card: { name, rulings: 'x'.repeat(70_000) } });
  const [ring, swamp, signet] = ['Sol Ring', 'Swamp', 'Arcane Signet'].map(cardOf);
  const commanders = { a: cardOf('Edgar Markov') };
  const OF_A_SITE = JSON.stringify({ mainboard: { ring, swamp, signet }, commanders });
  it.each([DECK, OF_A_SITE])('is a file of a multipart form (%#)', async (content) => {
    const body = new FormData();
    body.set('text', '');
    body.set('file', new File([content], 'deck.txt', { type: 'text/plain' }));
    const page = await openDeckPage(body, snapshot);
    expect(page.kind === 'deck' && page.view.report.num_cards).toBe(4);
  });
  it.each([
    ['more than a list has', { text: '1 Swamp\n'.repeat(20_000) }, 'This is too long: at most 100,000', 400],
    ['no list', { text: ' ' }, 'Paste a list, or choose a file.', 400],
    ['no deck', { text: 'Sideboard\n1 Sol Ring' }, 'Those of a deck stand below a line “Deck”.', 400],
    ['no card that is known', { text: '1 Nothing Here\n1 Nor There' }, 'None of these lines is a card', 400],
    ['a saved list of nobody', { list: 'abc' }, 'You have no such list.', 404],
    ['an unknown commander', { commander: 'no-such-card' }, 'There is no card “no-such-card”.', 400],
    ['an unknown precon', { precon: 'nothing' }, 'There is no such precon.', 404],
  ])('is refused with a sentence: %s', async (_, fields, message, status) => {
    const page = await openDeckPage(form(fields), snapshot);
    expect(page).toMatchObject({ kind: 'start', status });
    expect(page.kind === 'start' && page.start.error).toContain(message);
  });
  it('is refused in another content type, too long, and too often', async () => {
    const request = (init: RequestInit) => new Request('http://localhost/deck', { method: 'POST', ...init });
    const statusOf = async (init: RequestInit, formGuard?: { crossSite: boolean; retryAfter: number }) =>
      (await deckAction({ request: request(init), context: { formGuard } })).init?.status;
    expect(await statusOf({ body: '{}', headers: { 'Content-Type': 'application/json' } })).toBe(415);
    expect(await statusOf({ body: form({ text: 'x'.repeat(MAX_LIST_FORM_BYTES) }) })).toBe(413);
    expect(await statusOf({ body: form({ text: DECK }) }, { crossSite: false, retryAfter: 9 })).toBe(429);
  });
});
