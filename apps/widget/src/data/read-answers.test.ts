import { WidgetCards, WidgetCommanders } from '@crownsmith/api-client/v1';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { readCards, readCommanders } from './read-answers';

const SUMMARY = {
  name: 'Edgar Markov',
  slug: 'edgar-markov',
  url: 'https://site.example/cards/edgar-markov',
  image_uri: 'https://pictures.example/a.jpg',
  image: null,
  cmc: 6,
  mana_cost: '{3}{R}{W}{B}',
  primary_type: 'Creature',
  type: 'Legendary Creature — Vampire Knight',
  color_identity: ['W', 'B', 'R'],
  power: '4',
  toughness: '4',
  legal_commander: true,
  prices: { tcgplayer: { price: 9.5, currency: 'USD' } },
  legality: 'legal',
  game_changer: false,
  tags: [],
  salt: null,
  scryfall_id: '8d94b8ec-ecda-43c8-a60e-1ba33e6a54a4',
};
const COMMANDERS = {
  data: [
    {
      slug: 'edgar-markov',
      url: 'https://site.example/commanders/edgar-markov',
      names: ['Edgar Markov'],
      cards: [SUMMARY],
      color_identity: ['W', 'B', 'R'],
      num_decks: 13,
      rank: 289,
      requested: 'Edgar Markov',
      estimated: false,
      top_cards: [
        {
          name: 'Sol Ring',
          slug: 'sol-ring',
          url: 'https://site.example/cards/sol-ring',
          image_uri: null,
          color_identity: [],
          prices: {},
          num_decks: 9,
          potential_decks: 13,
          inclusion: 9 / 13,
          synergy: -0.1,
        },
      ],
    },
  ],
  missing: ['Nobody'],
};
const CARDS = {
  data: [
    { ...SUMMARY, requested: 'Edgar', num_decks: null, potential_decks: null, inclusion: null, rank: null },
  ],
  missing: [],
};

type Path = readonly (string | number)[];

const pathsOf = (value: unknown): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => {
        const step = Array.isArray(value) ? Number(key) : key;
        return [[step], ...pathsOf(inner).map((path) => [step, ...path])];
      })
    : [];

/** A copy with another value at a path; undefined removes it. */
const withValue = (root: unknown, path: Path, value: unknown): unknown => {
  const copy = structuredClone(root) as Record<string | number, unknown>;
  let at = copy;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  const last = path.at(-1) ?? '';
  if (value === undefined && typeof last === 'string') delete at[last];
  else at[last] = value;
  return copy;
};

/** Fields that widgets do not read. */
const UNREAD =
  /^(?:slug|names|image|cmc|mana_cost|primary_type|type|power|toughness|legal_commander|legality|game_changer|tags|salt|scryfall_id|inclusion|missing)$/;

const accepts = (read: (answer: unknown) => unknown, answer: unknown): boolean => {
  try {
    read(answer);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError);
    return false;
  }
};

describe.each([
  ['readCommanders', readCommanders, WidgetCommanders, COMMANDERS, /^cards\.0\.(?:url|prices)/],
  ['readCards', readCards, WidgetCards, CARDS, /^rank/],
] as const)('%s', (_name, read, schema: z.ZodType, valid, unread: RegExp) => {
  it('accepts what the schema accepts', () => {
    expect(schema.safeParse(valid).error).toBeUndefined();
    expect([...read(valid).keys()]).toEqual(valid.data.map(({ requested }) => requested));
  });

  it('refuses what the schema refuses, in every field that a widget reads', () => {
    const wrong = pathsOf(valid)
      .filter(
        (path) => !path.some((step) => UNREAD.test(String(step))) && !unread.test(path.slice(2).join('.')),
      )
      .flatMap((path) => [undefined, null, {}, 'x', -1, []].map((value) => ({ path, value })))
      .filter(({ path, value }) => !schema.safeParse(withValue(valid, path, value)).success);
    expect(wrong.length).toBeGreaterThan(40);
    // A hand-made check may be laxer about the letters of colours, never about what it computes with or links to.
    const missed = wrong.filter(({ path, value }) => accepts(read, withValue(valid, path, value)));
    expect(missed.filter(({ path }) => !path.includes('color_identity'))).toEqual([]);
  });

  it.each([null, [], 'x', {}, { data: {} }, { data: [null] }])('refuses %j', (answer) =>
    expect(accepts(read, answer)).toBe(false),
  );

  it('refuses links that run scripts', () => {
    const answer = withValue(valid, ['data', 0, 'url'], 'javascript:alert(1)');
    expect(accepts(read, answer)).toBe(false);
  });
});
