import {
  countTribes,
  allows,
  identityColors,
  makeCardTribes,
  tribesOf,
  tribesOfDeck,
  unionIdentity,
  validateDeck,
  type Card,
} from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCards } from '../starter-cards';
import { generateSampleDecks, type SampleDeck } from './sample-decks';
import { longOrShort } from '../../../../../tooling/vitest/forms.mjs';
import { SAMPLE_DECKS } from './sample-decks.fixtures';

const decks = SAMPLE_DECKS;
const MIN_TRIBES = longOrShort(40, 35);
const DECKS = decks.length;

const byName: ReadonlyMap<string, Card> = new Map(starterCards().map((card) => [card.name, card]));

const known = (name: string): Card => {
  const card = byName.get(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

const entry = (name: string, count = 1) => ({ name, count, card: byName.get(name) });
const identityIn = (deck: SampleDeck) =>
  unionIdentity(...deck.commanders.map((name) => known(name).colorIdentity));
const hasCard = (deck: SampleDeck, name: string): boolean => deck.cards.some((card) => card.name === name);

/** Inclusion: the share of the decks whose identity allows a card that hold it. */
const inclusion = (name: string, among = decks): number => {
  const potential = among.filter((deck) => allows(identityIn(deck), known(name)));
  return potential.filter((deck) => hasCard(deck, name)).length / potential.length;
};

const commandedBy = (name: string) => decks.filter((deck) => deck.commanders[0] === name);

describe('generateSampleDecks', () => {
  it('depends on the seed alone', () => {
    const first = (seed: number) => [...generateSampleDecks({ seed, count: 20 })];
    expect(first(1)).toEqual(decks.slice(0, 20));
    expect(first(2)).not.toEqual(
      first(1).map((deck) => ({ ...deck, id: deck.id.replace('sample-1', 'sample-2') })),
    );
    expect(
      first(1)
        .slice(0, 2)
        .map((deck) => deck.id),
    ).toEqual(['sample-1-00001', 'sample-1-00002']);
  });

  it('yields the requested number of decks with distinct ids and lists', () => {
    expect(decks).toHaveLength(DECKS);
    expect(new Set(decks.map(({ id }) => id)).size).toBe(DECKS);
    const lists = new Set(decks.map(({ commanders, cards }) => JSON.stringify([commanders, cards])));
    expect(lists.size).toBeGreaterThan(0.997 * DECKS);
  });

  it('yields legal decks', () => {
    const broken = decks.flatMap((deck) => {
      const main = deck.cards.map(({ name, count }) => entry(name, count));
      const result = validateDeck({ commanders: deck.commanders.map((name) => entry(name)), main });
      return result.ok ? [] : [{ id: deck.id, violations: result.error }];
    });
    expect(broken).toEqual([]);
  });

  it('dates decks within two years before `until`', () => {
    const dates = decks.map(({ date }) => date).sort();
    expect(dates[0]?.slice(0, 7)).toBe('2024-11');
    expect(dates.at(-1)).toBe('2026-11-01');
    const old = [...generateSampleDecks({ seed: 1, count: 50, until: '2020-06-30' })].map(({ date }) => date);
    expect(old.every((date) => date > '2018-06-01' && date <= '2020-06-30')).toBe(true);
  });
});

describe('sample decks', () => {
  it.each([
    ['Sol Ring', 0.85, 0.99],
    ['Arcane Signet', 0.75, 0.95],
    ['Command Tower', 0.6, 0.95],
    ['Swords to Plowshares', 0.6, 0.9],
    ['Cyclonic Rift', 0.4, 0.75],
    ['Cultivate', 0.4, 0.7],
    ['Counterspell', 0.35, 0.65],
    ['Platinum Angel', 0, 0.1],
  ])('%s is in %d to %d of the decks', (name, low, high) => {
    expect(inclusion(name)).toBeGreaterThan(low);
    expect(inclusion(name)).toBeLessThan(high);
  });

  it.each([
    ['Krenko, Mob Boss', 'Goblin Chieftain'],
    ['Edgar Markov', 'Sanctum Seeker'],
    ["Atraxa, Praetors' Voice", 'Evolution Sage'],
    ["Yuriko, the Tiger's Shadow", 'Fallen Shinobi'],
  ])('decks of %s play %s far more often than others', (commander, card) => {
    const synergy = inclusion(card, commandedBy(commander)) - inclusion(card);
    expect(synergy).toBeGreaterThan(0.4);
  });

  it(`cover at least ${MIN_TRIBES} tribes`, () => {
    const cardTribes = makeCardTribes(starterCards().flatMap(tribesOf));
    const found = new Map(starterCards().map((card) => [card.name, cardTribes(card)]));
    const tribesOfCard = (name: string) => found.get(name) ?? cardTribes(known(name));
    const tribes = new Set(
      decks.flatMap(({ commanders, cards }) =>
        tribesOfDeck(
          countTribes(
            commanders.map(tribesOfCard),
            cards.map(({ name }) => tribesOfCard(name)),
          ),
        ),
      ),
    );
    expect(tribes.size).toBeGreaterThanOrEqual(MIN_TRIBES);
  });

  it('have popular and rare commanders', () => {
    const counts = new Map<string, number>();
    for (const deck of decks) {
      const key = deck.commanders.join(' + ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const sorted = [...counts.values()].sort((a, b) => b - a);
    expect(sorted.length).toBeGreaterThan(300);
    expect(sorted[0]).toBeGreaterThan(DECKS / 27);
    expect(sorted.filter((count) => count < 5).length).toBeGreaterThan(50);
  });

  it('have a plausible number of lands and basics', () => {
    for (const deck of decks) {
      const lands = deck.cards.filter(({ name }) => known(name).primaryType === 'Land');
      const count = lands.reduce((sum, land) => sum + land.count, 0);
      const basics = lands.reduce(
        (sum, land) => sum + (known(land.name).copyLimit === 'any' ? land.count : 0),
        0,
      );
      expect(count, deck.id).toBeGreaterThanOrEqual(28);
      expect(count, deck.id).toBeLessThanOrEqual(42);
      expect(basics, deck.id).toBeLessThanOrEqual(36);
      if (identityColors(identityIn(deck)).length === 5) expect(basics, deck.id).toBeLessThan(15);
    }
  });
});
