import {
  DECK_THEMES,
  MIN_TRIBE_CATALOG_CARDS,
  countThemes,
  countTribes,
  fitsIdentity,
  isBasicLand,
  isThemeKey,
  makeColorIdentity,
  themeSignals,
  themesOfDeck,
  tribesOf,
  tribesOfDeck,
  type Card,
} from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCombos } from './combos';
import { COMBOS } from './data/combos';
import { SALT } from './data/salt';
import { THEME_SIGNALS } from './data/theme-signals';
import { sectionsOf } from './decks/name-list';
import { generateSampleDecks } from './decks/sample-decks';
import { SAMPLE_PRECONS, starterPrecons } from './precons';
import { starterSalt } from './salt';
import { starterCard, starterCards } from './starter-cards';
import { knownSets, starterSets } from './starter-set';
import { starterThemeSignals } from './theme-signals';

const cardOf = (name: string): Card => {
  const card = starterCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

describe('starterCombos', () => {
  const combos = starterCombos();

  it('are many, each once, with an address', () => {
    expect(combos.length).toBeGreaterThanOrEqual(100);
    expect(new Set(combos.map(({ id }) => id)).size).toBe(combos.length);
    expect(new Set(combos.map(({ cards }) => [...cards].sort().join('|'))).size).toBe(combos.length);
    expect(combos.filter(({ id }) => !/^[a-z0-9-]{1,120}$/.test(id))).toEqual([]);
  });

  it('name legal cards of the catalogue, by their full names', () => {
    for (const { cards } of combos) expect(cards.map((name) => cardOf(name).name)).toEqual(cards);
    expect(combos.filter(({ legal }) => legal !== true).map(({ cards }) => cards)).toEqual([]);
  });

  it('have four columns, none empty', () => {
    const lines = COMBOS.trim().split('\n');
    expect(lines.filter((line) => line.split('|').length !== 4)).toEqual([]);
    for (const { results, prerequisites, steps, cards } of combos) {
      expect(results.every((result) => result.trim() === result && result !== '')).toBe(true);
      expect([prerequisites, steps]).not.toContain('');
      expect(cards.length).toBeGreaterThan(1);
    }
  });

  it('have the identity of their cards together', () => {
    for (const { cards, identity } of combos)
      for (const name of cards)
        expect(fitsIdentity(cardOf(name).colorIdentity, identity ?? cardOf('Forest').colorIdentity)).toBe(
          true,
        );
    const oracle = combos.find(({ id }) => id === 'thassas-oracle-demonic-consultation');
    expect(makeColorIdentity(oracle?.identity ?? cardOf('Forest').colorIdentity)).toBe('UB');
  });
});

describe('starterThemeSignals', () => {
  it('names themes of the domain and cards of the catalogue, each once a theme', () => {
    for (const { heading, items } of sectionsOf(THEME_SIGNALS)) {
      expect(isThemeKey(heading), heading).toBe(true);
      expect(
        items.filter((name) => starterCard(name) === undefined),
        heading,
      ).toEqual([]);
      expect(new Set(items).size, heading).toBe(items.length);
    }
    expect(starterThemeSignals().get(cardOf('Blood Artist').slug)).toEqual(['aristocrats', 'lifegain']);
  });
});

describe('themes and tribes on the sample decks', () => {
  const signals = new Map(
    starterCards().map((card) => [
      card.name,
      [...new Set([...themeSignals(card), ...(starterThemeSignals().get(card.slug) ?? [])])],
    ]),
  );
  const decks = [...generateSampleDecks({ seed: 1, count: 1500 })].map(({ commanders, cards }) => ({
    commanders: commanders.map(cardOf),
    cards: cards.map(({ name }) => cardOf(name)).filter((card) => !isBasicLand(card)),
  }));
  const shares = new Map<string, number>();
  const tribes = new Set<string>();
  for (const { commanders, cards } of decks) {
    const counts = countThemes([...commanders, ...cards].map(({ name }) => signals.get(name) ?? []));
    for (const key of themesOfDeck(counts)) shares.set(key, (shares.get(key) ?? 0) + 1 / decks.length);
    for (const tribe of tribesOfDeck(countTribes(commanders, cards))) tribes.add(tribe);
  }

  it('fill 20 themes and more, none with most of the decks', () => {
    expect(shares.size).toBeGreaterThanOrEqual(30);
    expect([...shares].filter(([, share]) => share > 0.3)).toEqual([]);
    expect(DECK_THEMES.length).toBeGreaterThanOrEqual(40);
  });

  it('fill 25 tribes and more', () => expect(tribes.size).toBeGreaterThanOrEqual(25));

  it('have cards for 40 tribes with pages', () => {
    const members = new Map<string, number>();
    for (const card of starterCards())
      for (const tribe of tribesOf(card)) members.set(tribe, (members.get(tribe) ?? 0) + 1);
    const listed = [...members]
      .filter(([, count]) => count >= MIN_TRIBE_CATALOG_CARDS)
      .map(([tribe]) => tribe);
    expect(listed.length).toBeGreaterThanOrEqual(40);
    expect([...tribes].filter((tribe) => !members.has(tribe))).toEqual([]);
  });
});

describe('starterPrecons', () => {
  it('are lists of 100 legal cards that call themselves samples', () => {
    const precons = starterPrecons();
    expect(precons).toHaveLength(SAMPLE_PRECONS);
    expect(new Set(precons.map(({ slug }) => slug)).size).toBe(SAMPLE_PRECONS);
    for (const { name, set, commanders, cards } of precons) {
      expect(name).toMatch(/^Sample precon: /);
      expect(set).toBeUndefined();
      expect(commanders.length + cards.reduce((sum, { count }) => sum + count, 0)).toBe(100);
      for (const each of [...commanders, ...cards.map((card) => card.name)])
        expect(cardOf(each).legality).toBe('legal');
    }
  });
});

describe('starterSalt', () => {
  it('has 100 cards and more, each from 0 to 4, the saltiest first', () => {
    const salts = starterSalt();
    expect(salts.length).toBeGreaterThanOrEqual(100);
    expect(salts.every(({ salt }) => salt >= 0 && salt <= 4)).toBe(true);
    expect(salts.map(({ salt }) => salt)).toEqual(salts.map(({ salt }) => salt).sort((a, b) => b - a));
    expect(new Set(salts.map(({ name }) => name)).size).toBe(salts.length);
  });
  it('keeps what a card carries', () =>
    expect(starterSalt().find(({ name }) => name === 'Winter Orb')?.salt).toBe(cardOf('Winter Orb').salt));
  it('names cards of the catalogue', () =>
    expect(
      sectionsOf(SALT).flatMap(({ items }) => items.filter((name) => starterCard(name) === undefined)),
    ).toEqual([]));
});

describe('sets', () => {
  it('are each known once, with a name and a date', () => {
    expect(knownSets().length).toBeGreaterThan(starterSets().length);
    for (const key of ['code', 'name'] as const)
      expect(new Set(knownSets().map((set) => set[key])).size).toBe(knownSets().length);
    expect(
      knownSets().filter(({ name, releasedAt }) => name === '' || !/^\d{4}-\d\d-\d\d$/.test(releasedAt)),
    ).toEqual([]);
  });
  it('hold the sets of all cards', () => {
    const codes = new Set(starterSets().map(({ code }) => code));
    expect(starterCards().flatMap(({ sets }) => sets.filter((code) => !codes.has(code)))).toEqual([]);
  });
});
