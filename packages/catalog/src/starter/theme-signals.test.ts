import {
  DECK_THEMES,
  MIN_TRIBE_CATALOG_CARDS,
  countThemes,
  countTribes,
  isBasicLand,
  isThemeKey,
  makeCardTribes,
  themeSignals,
  themesOfDeck,
  tribesOf,
  tribesOfDeck,
  type Card,
} from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { THEME_SIGNALS } from './data/theme-signals';
import { parseSections } from './decks/name-list';
import { SAMPLE_DECKS } from './decks/sample-decks.fixtures';
import { starterCard, starterCards } from './starter-cards';
import { starterThemeSignals } from './theme-signals';

const cardOf = (name: string): Card => {
  const card = starterCard(name);
  if (card === undefined) throw new Error(`no ${name}`);
  return card;
};

describe('starterThemeSignals', () => {
  it('names themes of the domain and cards of the catalogue, each card once per theme', () => {
    for (const { heading, items } of parseSections(THEME_SIGNALS)) {
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

describe('themes and tribes of the sample decks', () => {
  const signals = new Map(
    starterCards().map((card) => [
      card.name,
      [...new Set([...themeSignals(card), ...(starterThemeSignals().get(card.slug) ?? [])])],
    ]),
  );
  const decks = SAMPLE_DECKS.slice(0, 1500).map(({ commanders, cards }) => ({
    commanders: commanders.map(cardOf),
    cards: cards.map(({ name }) => cardOf(name)).filter((card) => !isBasicLand(card)),
  }));
  const tribesOfCard = makeCardTribes(starterCards().flatMap(tribesOf));
  const found = new Map(starterCards().map((card) => [card, tribesOfCard(card)]));
  const cardTribes = (card: Card) => found.get(card) ?? tribesOfCard(card);
  const shares = new Map<string, number>();
  const tribes = new Set<string>();
  for (const { commanders, cards } of decks) {
    const all = [...commanders, ...cards];
    const counts = countThemes(all.map(({ name }) => signals.get(name) ?? []));
    const rewards = countThemes(all.map(({ slug }) => starterThemeSignals().get(slug) ?? []));
    const led = commanders.flatMap(({ slug }) => starterThemeSignals().get(slug) ?? []);
    for (const key of themesOfDeck({ counts, rewards, led }))
      shares.set(key, (shares.get(key) ?? 0) + 1 / decks.length);
    for (const tribe of tribesOfDeck(countTribes(commanders.map(cardTribes), cards.map(cardTribes))))
      tribes.add(tribe);
  }

  it('include at least 30 themes, none with more than 30 % of the decks', () => {
    expect(shares.size).toBeGreaterThanOrEqual(30);
    expect([...shares].filter(([, share]) => share > 0.3)).toEqual([]);
    expect(DECK_THEMES.length).toBeGreaterThanOrEqual(40);
  });

  it('include at least 25 tribes', () => expect(tribes.size).toBeGreaterThanOrEqual(25));

  it('have enough cards for pages of at least 40 tribes', () => {
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
