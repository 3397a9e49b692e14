import { readFileSync } from 'node:fs';
import { SOURCE_SAMPLES } from '@crownsmith/catalog';
import { cardRecord } from './fixtures';
import type { ScryfallServer } from './scryfall-server';

const PAGE = new URL('../../../../docs/operations/first-hour.md', import.meta.url);
const BLOCK = /^```sh\n([^]*?)^```$/gm;

/** The commands of the page about a host's first hour: its shell blocks as they stand, in their order. */
export const firstHourBlocks = (): readonly string[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(BLOCK)].map(([, text = '']) => text);

/** Where the hosts of the page's sources are, and the key that its commands send. */
export const FIRST_HOUR_SOURCES = {
  scryfall: 'https://api.scryfall.com',
  topdeck: 'https://topdeck.gg',
  key: 'the-key-of-your-account',
} as const;

const COMMANDER = 'Krenko, Mob Boss';
/** What every deck of the tournament has beside the page's own list. */
export const TOURNAMENT_CARDS = ['Goblin Chieftain', 'Skirk Prospector', 'Goblin King'] as const;
/** Price of each card at TCGplayer, in US dollars. */
export const CARD_PRICE = '1.25';

const listedCards = (): readonly string[] =>
  [
    ...firstHourBlocks()
      .join('')
      .matchAll(/^1 (.+)$/gm),
  ].map(([, name = '']) => name);

const record = (name: string) => {
  const type =
    name === COMMANDER ? 'Legendary Creature — Goblin' : name === 'Sol Ring' ? 'Artifact' : 'Sorcery';
  const identity = name === 'Sol Ring' ? [] : ['R'];
  return cardRecord(name, { type_line: type, color_identity: identity, prices: { usd: CARD_PRICE } });
};

const countsOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { id: name, count: 1 }]));

/** TopDeck's answer: its dated sample, with decks of the page's commander in place of the sample's. */
const tournaments = (names: readonly string[]): string => {
  const sample = SOURCE_SAMPLES.find(({ source }) => source === 'TopDeck.gg');
  const [event] = JSON.parse(sample?.sample ?? '[]') as [{ standings: [Record<string, unknown>] }];
  const standings = names.slice(1, 7).map((left, index) => {
    const cards = [...names.filter((name) => name !== left && name !== COMMANDER), ...TOURNAMENT_CARDS];
    const deckObj = { Commanders: countsOf([COMMANDER]), Mainboard: countsOf(cards) };
    const lines = cards.map((name) => `1 ${name}`).join('\n');
    const decklist = `~~Commanders~~\n1 ${COMMANDER}\n\n~~Mainboard~~\n${lines}`;
    return { ...event.standings[0], name: `Player ${index + 1}`, standing: index + 1, decklist, deckObj };
  });
  return JSON.stringify([{ ...event, standings }]);
};

/** Offers what the page takes: a card file with the cards of its lists, and tournaments to whoever has the key. */
export const offerFirstHour = (server: ScryfallServer): void => {
  const names = listedCards();
  const all = [...names, ...TOURNAMENT_CARDS].map(record);
  server.offer(
    [...all, cardRecord('Mountain', { type_line: 'Basic Land — Mountain', color_identity: ['R'], cmc: 0 })],
    '20261120',
  );
  server.handlers.set('/api/v2/tournaments', ({ method, headers }, response) => {
    const allowed = method === 'POST' && headers.authorization === FIRST_HOUR_SOURCES.key;
    response.writeHead(allowed ? 200 : 401, { 'content-type': 'application/json' });
    response.end(allowed ? tournaments(names) : '{"error":"Unauthorized"}');
  });
};
