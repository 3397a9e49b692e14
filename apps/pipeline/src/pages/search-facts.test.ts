import { SearchFacts } from '@crownsmith/api-client';
import { makeColorIdentity } from '@crownsmith/domain';
import { beforeAll, expect, it } from 'vitest';
import { cardRecord, deckLine, greenNumbers, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const SPECIAL = [
  cardRecord('Pale Thing', { mana_cost: '{1}{U}', colors: [], color_identity: ['U'], reserved: true }),
  cardRecord('Fire // Ice', {
    layout: 'split',
    oracle_text: null,
    mana_cost: '{1}{R} // {1}{U}',
    colors: ['R', 'U'],
    color_identity: ['R', 'U'],
    card_faces: [
      { name: 'Fire', mana_cost: '{1}{R}', type_line: 'Instant', oracle_text: 'Fire.' },
      { name: 'Ice', mana_cost: '{1}{U}', type_line: 'Instant', oracle_text: 'Ice.' },
    ],
  }),
  cardRecord('Day // Night', {
    layout: 'transform',
    mana_cost: '{1}{R}',
    color_identity: ['R', 'G'],
    card_faces: [
      { name: 'Day', mana_cost: '{1}{R}', colors: ['R'], type_line: 'Creature', power: '1', toughness: '2' },
      { name: 'Night', mana_cost: '', colors: ['G'], type_line: 'Creature', power: '3', toughness: '4' },
    ],
  }),
];

let facts: Facts;
type Facts = Awaited<ReturnType<typeof publishFacts>>;
const publishFacts = async () => {
  const { importCards, importDecks, publish, read } = await makeTestStore();
  await importCards([...testCards(), ...SPECIAL]);
  await importDecks(Array.from({ length: 4 }, (_, at) => deckLine(`g${at}`, greenNumbers(40).slice(at))));
  await publish({ keep: 1 });
  return (await read(SearchFacts, 'search.json')).cards;
};
beforeAll(async () => {
  facts = await publishFacts();
});

const faces = (name: string) =>
  facts
    .find(({ slug }) => slug === name)
    ?.faces.map(({ colors = -1, power }) => `${makeColorIdentity(colors as never)} ${power ?? ''}`.trim());

it('a publish writes colours as the card file states them, one set for each side', () => {
  expect(faces('pale-thing')).toEqual(['']);
  expect(faces('day-night')).toEqual(['R 1', 'G 3']);
  expect(facts.find(({ slug }) => slug === 'fire-ice')?.faces).toEqual([
    { mana_cost: '{1}{R}', colors: 10 },
    { mana_cost: '{1}{U}' },
  ]);
});

it('a publish writes texts, rarities, the Reserved List and counts', () => {
  expect(facts.find(({ slug }) => slug === 'fire-ice')?.text).toBe('Fire.\n//\nIce.');
  expect(facts.filter(({ reserved }) => reserved).map(({ slug }) => slug)).toEqual(['pale-thing']);
  expect(facts.find(({ slug }) => slug === 'greta-bear-queen')).toMatchObject({ led: 4, num_decks: 0 });
  expect(Math.max(...facts.map(({ num_decks }) => num_decks))).toBe(4);
  expect(facts.find(({ num_decks }) => num_decks === 4)?.rank).toBe(1);
});
