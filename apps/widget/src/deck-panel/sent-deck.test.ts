import { expect, it } from 'vitest';
import { listText, myDeckUrl, readSentDeck } from './sent-deck';

const board = (cards: Readonly<Record<string, number>>) => ({
  count: Object.keys(cards).length,
  cards: Object.fromEntries(
    Object.entries(cards).map(([name, quantity], at) => [
      `k${at}`,
      { quantity, isFoil: true, card: { name, set: 'c17', cn: '36' } },
    ]),
  ),
});
const moxfield = {
  publicId: 'AbCdEf_123-xyz',
  name: 'A secret name',
  createdByUser: { userName: 'somebody' },
  boards: {
    commanders: board({ 'Edgar Markov': 1 }),
    companions: board({ 'Lurrus of the Dream-Den': 1 }),
    mainboard: board({ 'Sol Ring': 1, 'Fire // Ice': 1, Swamp: 30 }),
    sideboard: board({ Opt: 1 }),
    maybeboard: board({ Counterspell: 1 }),
  },
};
const entry = (name: string, quantity: number, category: string, more = {}) => ({
  quantity,
  categories: [category],
  card: { edition: { editioncode: 'c17' }, oracleCard: { name } },
  ...more,
});
const archidekt = {
  id: 123,
  name: 'A secret name',
  owner: { username: 'somebody' },
  deckFormat: 3,
  categories: [
    { name: 'Commander', isPremier: true, includedInDeck: true },
    { name: 'Maybeboard', includedInDeck: false },
  ],
  cards: [
    entry('Edgar Markov', 1, 'Commander'),
    entry('Lurrus of the Dream-Den', 1, 'Companion', { companion: true }),
    entry('Sol Ring', 1, 'Ramp'),
    entry('Fire // Ice', 1, 'Removal'),
    entry('Swamp', 30, 'Land'),
    entry('Counterspell', 1, 'Maybeboard'),
  ],
};
const pasted =
  'Companion\n1 Lurrus of the Dream-Den\n\nCommander\n1 Edgar Markov (C17) 36 *F*\n\nDeck\n1 Sol Ring\n1 Fire // Ice\n30 Swamp';
const deck = {
  commanders: ['Edgar Markov'],
  cards: [
    { name: 'Sol Ring', count: 1 },
    { name: 'Fire // Ice', count: 1 },
    { name: 'Swamp', count: 30 },
  ],
  companion: 'Lurrus of the Dream-Den',
};

it.each([
  ['the JSON of Moxfield', JSON.stringify(moxfield)],
  ['the JSON of Archidekt', JSON.stringify(archidekt)],
  ['a list that is pasted', pasted],
])('sends of %s the names and the counts alone', (_what, text) => {
  expect(readSentDeck(text)).toEqual({ ok: true, value: deck });
});

it.each(['', '{}', '<!doctype html><title>Sign in</title>', '{"error":"Not found"}'])(
  'says why %j is no deck',
  (text) => {
    expect(readSentDeck(text)).toEqual({ ok: false, error: expect.stringMatching(/\S/) as string });
  },
);

it('opens the same deck at the site', () => {
  const text = new URL(myDeckUrl('https://crownsmith.example', deck)).searchParams.get('text') ?? '';
  expect(text).toBe(listText(deck));
  expect(readSentDeck(text)).toEqual({ ok: true, value: deck });
});
