import { describe, expect, it } from 'vitest';
import type { Contributions } from './blend';
import { reasonAgainst, reasonFor, type Weakness } from './reason';
import type { Evidence } from './recommendation';

const surplus = {
  job: 'ramp',
  have: 12,
  low: 8,
  usual: 10,
  high: 11,
  decks: 250,
  among: 'similar-decks',
} as const;
const evidence: Evidence = {
  basis: 'similar-decks',
  similarCount: 100,
  similarDecks: 250,
  numDecks: 40,
  potentialDecks: 100,
  overallDecks: 200,
  overallPotentialDecks: 1000,
  synergy: 0.2,
  lift: 2,
  because: [7],
};
const contributions: Contributions = {
  'similar-decks': 0.9,
  'cards-together': 0.5,
  commander: 0.2,
  prior: 0.1,
};

describe('reasonFor', () => {
  it.each<[string, Partial<Evidence>, Partial<Contributions>, boolean, string]>([
    ['the largest contribution', {}, {}, true, 'similar-decks'],
    ['cards of the list', {}, { 'cards-together': 2 }, true, 'cards-together'],
    [
      'the next if no card of the list can be named',
      { because: [] },
      { 'cards-together': 2 },
      true,
      'similar-decks',
    ],
    ['the commander', {}, { commander: 2 }, true, 'commander'],
    [
      'not a single deck of the commander',
      { numDecks: 1, potentialDecks: 13 },
      { commander: 2 },
      true,
      'similar-decks',
    ],
    ['not the commander with a negative synergy', { synergy: -0.1 }, { commander: 2 }, true, 'similar-decks'],
    [
      'the commander if most decks play it',
      { synergy: -0.1, numDecks: 60 },
      { commander: 2 },
      true,
      'commander',
    ],
    ['not similar decks that play it less', { similarCount: 25 }, {}, true, 'cards-together'],
    ['similar decks if most play it', { similarCount: 150, overallDecks: 800 }, {}, true, 'similar-decks'],
    [
      'not a single similar deck',
      { similarCount: 1, similarDecks: 100, overallDecks: 5 },
      {},
      true,
      'cards-together',
    ],
    ['a theme', {}, { prior: 2 }, true, 'theme'],
    ['popularity without a shared theme', {}, { prior: 2 }, false, 'popularity'],
    [
      'no decks of which hardly any could play it',
      {
        similarCount: 1,
        similarDecks: 1,
        numDecks: 4,
        potentialDecks: 4,
        overallDecks: 4,
        overallPotentialDecks: 4,
        because: [],
      },
      {},
      false,
      'identity',
    ],
    [
      'the colours alone',
      { similarCount: 0, numDecks: 0, overallDecks: 0, synergy: null, because: [] },
      {},
      false,
      'identity',
    ],
  ])('is %s', (_, patch, parts, shared, reason) =>
    expect(reasonFor({ ...evidence, ...patch }, shared, { ...contributions, ...parts })).toBe(reason),
  );

  it.each<[string, Partial<Evidence>, boolean, string]>([
    ['its decks', {}, true, 'commander'],
    ['the theme without decks', { numDecks: 0, potentialDecks: 0, synergy: null }, true, 'theme'],
    [
      'popularity without decks or theme',
      { numDecks: 0, potentialDecks: 0, synergy: null },
      false,
      'popularity',
    ],
  ])('for a commander alone is %s', (_, patch, shared, reason) =>
    expect(reasonFor({ ...evidence, ...patch }, shared, undefined)).toBe(reason),
  );
});

describe('reasonAgainst', () => {
  const weakness: Weakness = {
    surplus: 0,
    'few-similar-decks': 0.4,
    unsupported: 0.2,
    'few-with-commander': 0.1,
  };
  const weak: Evidence = { ...evidence, similarCount: 8, numDecks: 1, synergy: -0.2 };
  it.each<[string, Partial<Evidence>, Partial<Weakness>, string]>([
    ['the largest contribution', {}, {}, 'few-similar-decks'],
    ['not the share of a card that most similar decks play', { similarCount: 150 }, {}, 'unsupported'],
    ['not a share above the usual one', { similarCount: 100 }, {}, 'unsupported'],
    [
      'not decks of which hardly any could play it',
      { similarCount: 0, similarDecks: 4, numDecks: 0, potentialDecks: 1 },
      { 'few-with-commander': 1 },
      'unsupported',
    ],
    ['a surplus', { surplus }, { surplus: 1 }, 'surplus'],
    ['not a surplus below one card', {}, { surplus: 1 }, 'few-similar-decks'],
    ['the commander', {}, { 'few-with-commander': 1 }, 'few-with-commander'],
    [
      'not the commander with a positive synergy',
      { synergy: 0.1 },
      { 'few-with-commander': 1 },
      'few-similar-decks',
    ],
    [
      'the rest of the list if nothing else is true',
      {},
      { 'few-similar-decks': -1, 'few-with-commander': -1 },
      'unsupported',
    ],
  ])('is %s', (_, patch, parts, reason) =>
    expect(reasonAgainst({ ...weak, ...patch }, { ...weakness, ...parts })).toBe(reason),
  );
});
