// Whole decks, and the bodies in which routes take them.
import { REAL_CARDS, readJsonLines, realData } from '@crownsmith/real-data';
import * as z from 'zod';
import { callOfCommand } from './discord';
import type { LoadRequest } from './requests';

const DECKS = 'decks-commander.jsonl.gz';

/** A deck by names. */
export interface BenchDeck {
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

const RealDeck = z.object({ commanders: z.array(z.string()), cards: z.array(z.string()) });

/** A card of a made-up deck, so that no two decks are the same. */
const CARDS_OF_DECK = 99;

/**
 * Decks, each different: real ones where this machine has them and the site knows their cards, else made of the cards of the
 * site.
 * @param isKnown of a name
 */
export const readDecks = (
  count: number,
  { leaders, names }: { readonly leaders: readonly string[]; readonly names: readonly string[] },
): readonly BenchDeck[] => {
  const known = new Set(names);
  const path = realData(REAL_CARDS) === undefined ? undefined : realData(DECKS);
  const real = (path === undefined ? [] : readJsonLines(path).slice(0, 20 * count))
    .map((record) => RealDeck.parse(record))
    .filter(({ commanders }) => commanders.every((name) => known.has(name)));
  if (real.length >= count) return real.slice(0, count);
  return Array.from({ length: count }, (_, deck) => ({
    commanders: [leaders[deck % leaders.length] ?? ''],
    cards: Array.from({ length: CARDS_OF_DECK }, (_, at) => names[(deck * 7 + at * 31) % names.length] ?? ''),
  }));
};

type Body = Pick<LoadRequest, 'headers' | 'body' | 'signedBy'>;

const json = (value: unknown): Body => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});

const listOf = ({ commanders, cards }: BenchDeck): string =>
  [
    'Commander',
    ...commanders.map((name) => `1 ${name}`),
    '',
    'Deck',
    ...cards.map((name) => `1 ${name}`),
  ].join('\n');

const urlOf = (name: string): string => `/cards/${slugOf(name)}`;
const slugOf = (name: string): string =>
  (name.split(' // ')[0] ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const form = (fields: Readonly<Record<string, string>>): Body => ({
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

const FORMS: readonly ((deck: BenchDeck) => Body)[] = [
  (deck) =>
    form({
      text: listOf(deck),
      list: listOf(deck),
      cards: listOf(deck),
      collection: listOf(deck),
      commander: deck.commanders[0] ?? '',
      partner: deck.commanders[1] ?? '',
      mode: 'text',
    }),
  (deck) => form({ text: listOf(deck) }),
  (deck) => form({ deck: listOf(deck) }),
];

const JSON_BODIES: readonly ((deck: BenchDeck) => Body)[] = [
  (deck) => json({ commanders: deck.commanders, cards: deck.cards }),
  (deck) => json({ commanders: deck.commanders.map(urlOf), cards: deck.cards.map(urlOf) }),
  (deck) => json({ text: listOf(deck) }),
  (deck) => json({ list: listOf(deck) }),
  (deck) => json({ format: 'dict', names: [...deck.commanders, ...deck.cards].slice(0, 100) }),
  (deck) => json({ commanders: deck.commanders, main: deck.cards.map((card) => ({ card, quantity: 1 })) }),
  (deck) =>
    json({
      email: `${slugOf(deck.cards.slice(0, 3).join(' ')).slice(0, 60)}@mail.example`,
      password: 'four-winds-carry-a-teapot',
      username: 'Somebody',
    }),
  (deck) => json({ message: `It broke ${listOf(deck)}`.slice(0, 900), path: '/', stack: '' }),
];

/** A call of the dearest tool of an assistant. */
const callOfTool = (deck: BenchDeck): Body => {
  const params = { name: 'deck_report', arguments: { list: listOf(deck) } };
  const call = json({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return { ...call, headers: { ...call.headers, Accept: 'application/json, text/event-stream' } };
};

/** Bodies with a deck that a route may take, the likeliest first: those of the API are JSON. */
export const bodiesOf = (pattern: string): readonly ((deck: BenchDeck) => Body)[] => {
  if (pattern === '/mcp') return [callOfTool];
  if (pattern === '/api/discord/interactions') return [(deck) => callOfCommand(listOf(deck))];
  return /^\/(?:api|find-my-combos|estimate-bracket)\b/.test(pattern)
    ? [...JSON_BODIES].sort(byPattern(pattern))
    : FORMS;
};

/** The shape with `main` is that of the routes for open clients. */
const byPattern = (pattern: string) => {
  const isCompatible = /(?:find-my-combos|estimate-bracket)$/.test(pattern);
  const rank = (bodyOf: (deck: BenchDeck) => Body): number =>
    Number((bodyOf({ commanders: [], cards: [] }).body ?? '').includes('"main"') !== isCompatible);
  return (a: (deck: BenchDeck) => Body, b: (deck: BenchDeck) => Body): number => rank(a) - rank(b);
};
