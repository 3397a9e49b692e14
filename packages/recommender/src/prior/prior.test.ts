import { identityOf, type ColorIdentity } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { makeModel, makeModelWithoutPrior, parseModel } from '../model/model-file';
import { createRecommender } from '../recommender';
import type { RecommenderCard, RecommenderDeck } from '../training/recommender-card';
import { trainModel } from '../training/train-model';

const GREEN = identityOf(['G']);
const BLUE = identityOf(['U']);

const card = (
  slug: string,
  identity: ColorIdentity,
  more: Partial<RecommenderCard> = {},
): RecommenderCard => ({
  slug,
  identity,
  subtypes: [],
  tags: [],
  keywords: [],
  manaValue: 3,
  basic: false,
  legal: true,
  ...more,
});

const commander = (slug: string, text: string, identity = GREEN): RecommenderCard =>
  card(slug, identity, { name: slug, text, canCommand: true });

const TOKENS = 'Whenever you attack, create a 1/1 Squirrel creature token.';
const LANDS = 'Whenever a land enters, draw a card.';
const series = (name: string, count: number, identity = GREEN, text = ''): RecommenderCard[] =>
  Array.from({ length: count }, (_, i) => card(`${name}-${i}`, identity, { text }));

const cards: readonly RecommenderCard[] = [
  ...Array.from({ length: 8 }, (_, i) => commander(`token-leader-${i}`, TOKENS)),
  ...Array.from({ length: 8 }, (_, i) => commander(`land-leader-${i}`, LANDS)),
  commander('new-token-leader', 'Whenever new-token-leader dies, create two 1/1 Squirrel creature tokens.'),
  commander('new-land-leader', 'Whenever a land enters, you gain 1 life.'),
  commander('new-blue-leader', TOKENS, BLUE),
  ...series('staple', 20),
  ...series('token-card', 12, GREEN, 'Create a Squirrel creature token.'),
  ...series('land-card', 12, GREEN, 'You may play an additional land.'),
  card('unplayed-token-card', GREEN, { text: 'Create a Squirrel creature token. Squirrel' }),
  card('unplayed-card', GREEN, { text: 'Destroy target artifact.' }),
];
const indexOf = (slug: string): number => cards.findIndex((one) => one.slug === slug);
const indices = (name: string, from: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => indexOf(`${name}-${from + i}`));

const deckOf = (leader: number, kind: string, i: number): RecommenderDeck => ({
  commanders: [leader],
  cards: [...indices('staple', 0, 20), ...indices(`${kind}-card`, i % 3, 9)],
});
const decks: readonly RecommenderDeck[] = Array.from({ length: 8 }, (_, i) => [
  deckOf(indexOf(`token-leader-${i}`), 'token', i),
  deckOf(indexOf(`land-leader-${i}`), 'land', i),
]).flat();

const model = trainModel({ cards, decks });
const recommender = createRecommender(model);
const typical = (slug: string, limit = 9): readonly string[] =>
  recommender.typical({ commanders: [indexOf(slug)], limit }).map((one) => one.slug);
const kindOf = (slug: string): string => slug.replace(/-\d+$/, '');

describe('commanders without decks', () => {
  it('get what decks of commanders with such a text play, most typical first', () => {
    expect(typical('new-token-leader').map(kindOf)).toEqual(Array(9).fill('token-card'));
    expect(typical('new-land-leader').map(kindOf)).toEqual(Array(9).fill('land-card'));
  });

  it('get staples and cards of their kind before others', () => {
    const best = recommender.recommend({ commanders: [indexOf('new-token-leader')], cards: [], limit: 28 });
    const kinds = best.map(({ slug }) => kindOf(slug));
    expect(kinds.slice(0, 20)).toEqual(Array(20).fill('staple'));
    expect(kinds.slice(20)).toEqual(Array(8).fill('token-card'));
  });

  it('get unplayed cards whose text shares what matters with theirs', () => {
    const all = typical('new-token-leader', 120);
    expect(all).toContain('unplayed-token-card');
    expect(all.indexOf('unplayed-token-card')).toBeLessThan(all.indexOf('unplayed-card') >>> 0);
  });

  it('get what commanders of their set play where their text is unknown', () => {
    const inSets = cards.map((one) => {
      const set = ['token', 'land'].find((kind) => one.slug.startsWith(`${kind}-leader`));
      return set === undefined ? one : { ...one, setName: set };
    });
    const unknown = { ...commander('unknown-leader', ''), setName: 'land' };
    const known = createRecommender(trainModel({ cards: [...inSets, unknown], decks }));
    const best = known.typical({ commanders: [cards.length], limit: 9 }).map(({ slug }) => kindOf(slug));
    expect(best).toEqual(Array(9).fill('land-card'));
  });

  it('get no card of other colours', () => expect(typical('new-blue-leader')).toEqual([]));

  it('have estimated synergies from 1 down to 0', () => {
    const synergies = recommender
      .typical({ commanders: [indexOf('new-land-leader')], limit: 120 })
      .map(({ synergy }) => synergy);
    expect(synergies.length).toBeGreaterThan(0);
    expect([...synergies].sort((a, b) => b - a)).toEqual(synergies);
    expect(Math.max(...synergies)).toBeLessThanOrEqual(1);
    expect(Math.min(...synergies)).toBeGreaterThan(0);
  });

  it('say how many command zones they are learnt from', () => expect(recommender.knownCommanders).toBe(16));
});

describe('the weights of a commander with decks', () => {
  it('know nothing of its own decks', () => {
    const odd = indexOf('unplayed-card');
    const leader = indexOf('token-leader-0');
    const withOddDeck = trainModel({
      cards,
      decks: decks.map((deck) =>
        deck.commanders[0] === leader ? { ...deck, cards: [...deck.cards, odd] } : deck,
      ),
    });
    const weightOf = (of: number): number => {
      const start = withOddDeck.priorStarts[32 + of];
      const end = withOddDeck.priorStarts[33 + of];
      const at = withOddDeck.priorCards.subarray(start, end).indexOf(odd);
      return at < 0 ? 0 : withOddDeck.priorWeights[start + at];
    };
    expect(weightOf(indexOf('new-token-leader'))).toBeGreaterThan(0);
    expect(weightOf(leader)).toBeLessThanOrEqual(0);
  });
});

describe('a pair', () => {
  it('gets what is typical of both', () => {
    const both = recommender.typical({
      commanders: [indexOf('new-token-leader'), indexOf('new-land-leader')],
      limit: 20,
    });
    expect(new Set(both.map(({ slug }) => kindOf(slug)))).toEqual(new Set(['token-card', 'land-card']));
  });
});

describe('a model file', () => {
  it('of a version without a prior is read, and has nothing typical', () => {
    const older = parseModel(makeModelWithoutPrior(model));
    if (!older.ok) throw new Error(older.error.message);
    const site = createRecommender(older.value);
    expect(site.knownCommanders).toBe(0);
    expect(site.typical({ commanders: [indexOf('new-token-leader')] })).toEqual([]);
    expect(site.recommend({ commanders: [indexOf('new-token-leader')], cards: [], limit: 5 })).toHaveLength(
      5,
    );
  });

  it('with a contradiction in the prior is refused', () => {
    const codeOf = (change: Partial<typeof model>): string | undefined => {
      const parsed = parseModel(makeModel({ ...model, ...change }));
      return parsed.ok ? undefined : parsed.error.code;
    };
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ priorCards: model.priorCards.map(() => 0xfff0) })).toBe('content');
    expect(codeOf({ priorWeights: model.priorWeights.subarray(1) })).toBe('content');
    expect(codeOf({ priorStarts: model.priorStarts.subarray(1) })).toBe('content');
    expect(codeOf({ typicalCards: model.typicalCards.map(() => 0) })).toBe('content');
    expect(codeOf({ typicalStarts: model.typicalStarts.map(() => 7) })).toBe('content');
    expect(codeOf({ priorZones: Uint32Array.of(0, 99) })).toBe('content');
  });
});
