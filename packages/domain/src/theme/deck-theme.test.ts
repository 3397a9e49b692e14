import { describe, expect, it } from 'vitest';
import { growth } from '../../testing/growth';
import { fc, test } from '../../testing/property';
import {
  DECK_THEMES,
  THEME_RULE_NOTE,
  countThemes,
  deckTheme,
  isThemeKey,
  ledThemes,
  themeSignals,
  themesOfDeck,
  type ThemeKey,
} from './deck-theme';
import type { ThemeCardFacts } from './theme-signal';
import { isSlug } from '../text/slug';

const card = (facts: Partial<ThemeCardFacts>): ThemeCardFacts => ({
  name: 'Test Card',
  typeLine: 'Sorcery',
  manaValue: 3,
  keywords: [],
  tags: [],
  ...facts,
});
const anyKey = fc.constantFrom(...DECK_THEMES.map(({ key }) => key));

describe('DECK_THEMES', () => {
  it('has at least 150 themes with all fields', () => {
    expect(DECK_THEMES.length).toBeGreaterThanOrEqual(150);
    for (const { key, name, description, minCards, minCardsWithCommander, rule, signals } of DECK_THEMES) {
      expect(isSlug(key), key).toBe(true);
      expect(description.endsWith('.') || description.endsWith('?'), key).toBe(true);
      expect(name).not.toBe('');
      expect(minCards, key).toBeGreaterThanOrEqual(rule.includes('card named') ? 1 : 3);
      expect(rule).toMatch(new RegExp(`^At least ${minCards} \\S.*\\.$`));
      expect(signals.length, key).toBeGreaterThan(0);
      expect(minCardsWithCommander, key).toBeLessThanOrEqual(minCards);
      expect(rule.includes('commander of the theme'), key).toBe(minCardsWithCommander < minCards);
    }
    expect(THEME_RULE_NOTE).toContain('commanders included');
  });

  it('is sorted by name, without duplicates', () => {
    const names = DECK_THEMES.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('has signals in lower case', () => {
    for (const { key, signals, commander, rewards } of DECK_THEMES)
      for (const { types, notTypes, keywords, wording } of [
        ...signals,
        ...commander,
        ...(rewards?.signals ?? []),
      ]) {
        for (const word of [...(types ?? []), ...(notTypes ?? []), ...(keywords ?? [])])
          expect(word, key).toBe(word.toLowerCase());
        expect(wording?.flags ?? '', key).toBe('');
      }
  });
});

describe('themeSignals without rules text', () => {
  it.each<[string, Partial<ThemeCardFacts>, ThemeKey]>([
    ['an Equipment', { typeLine: 'Artifact — Equipment', keywords: ['Equip'] }, 'equipment'],
    ['an Aura', { typeLine: 'Enchantment — Aura', keywords: ['Enchant'] }, 'auras'],
    ['a planeswalker', { typeLine: 'Legendary Planeswalker — Jace' }, 'superfriends'],
    ['a Vehicle', { typeLine: 'Artifact — Vehicle' }, 'vehicles'],
    ['a landfall creature', { typeLine: 'Creature — Elf', keywords: ['Landfall'] }, 'landfall'],
    ['an X spell', { manaCost: '{X}{R}' }, 'x-spells'],
    ['an expensive spell', { manaValue: 8 }, 'big-mana'],
    ['a wall', { typeLine: 'Creature — Wall', keywords: ['Defender'] }, 'toughness'],
    ['a tough creature', { typeLine: 'Creature — Treefolk', power: '0', toughness: '5' }, 'toughness'],
    ['a flier', { typeLine: 'Creature — Bird', keywords: ['Flying'] }, 'fliers'],
    ['a snow creature', { typeLine: 'Snow Creature — Wolf' }, 'snow'],
    ['a card with the recursion tag', { tags: ['recursion'] }, 'graveyard'],
  ])('%s', (_, facts, key) => expect(themeSignals(card(facts))).toContain(key));

  it.each<[string, Partial<ThemeCardFacts>, ThemeKey]>([
    [
      'a tough creature with variable power',
      { typeLine: 'Creature', power: '*', toughness: '5' },
      'toughness',
    ],
    ['an artifact on the back face', { typeLine: 'Sorcery // Artifact' }, 'artifacts'],
    ['a legendary land', { typeLine: 'Legendary Land' }, 'legends'],
    ['flash on an instant', { typeLine: 'Instant', keywords: ['Flash'] }, 'flash'],
  ])('not: %s', (_, facts, key) => expect(themeSignals(card(facts))).not.toContain(key));
});

describe('themeSignals by rules text', () => {
  it.each<[string, string, ThemeKey]>([
    ['Creature', 'Whenever another creature you control dies, draw a card.', 'aristocrats'],
    [
      'Instant',
      'Exile target creature you control, then return that card to the battlefield under its owner’s control.',
      'blink',
    ],
    ['Sorcery', 'Take an extra turn after this one.', 'extra-turns'],
    [
      'Sorcery',
      'Untap all creatures. After this phase, there is an additional combat phase.',
      'extra-combats',
    ],
    ['Sorcery', 'Target player mills ten cards.', 'mill'],
    ['Sorcery', 'Each player discards their hand, then draws seven cards.', 'wheels'],
    ['Sorcery', 'Create three Treasure tokens.', 'treasure'],
    ['Sorcery', 'Gain control of target creature until end of turn.', 'theft'],
    ['Sorcery', 'Create two 1/1 white Soldier creature tokens.', 'tokens'],
    [
      'Enchantment',
      'At the beginning of each player’s draw step, that player draws an additional card.',
      'group-hug',
    ],
    ['Artifact', 'Players can’t cast more than one spell each turn.', 'stax'],
    [
      'Sorcery',
      'Put target creature card from a graveyard onto the battlefield under your control.',
      'reanimator',
    ],
    [
      'Sorcery',
      'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.',
      'reanimator',
    ],
    [
      'Sorcery',
      'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.',
      'reanimator',
    ],
    ['Creature', 'You may have Test Card enter as a copy of any creature on the battlefield.', 'clones'],
    ['Creature', 'When Test Card enters, you become the monarch.', 'politics'],
    ['Artifact', 'Flip a coin. If you win the flip, draw a card.', 'chaos'],
  ])('%s: %s', (typeLine, text, key) => {
    expect(themeSignals(card({ typeLine, text }))).toContain(key);
    expect(themeSignals(card({ typeLine }))).not.toContain(key);
  });

  it('ignores reminder text', () =>
    expect(themeSignals(card({ text: 'Ward. (Create a Treasure token.)' }))).not.toContain('treasure'));

  it.each(['exile target creature, ', 'sacrifice a ', 'return from ', 'creature '])(
    'reads a text of many “%s” in at most the square of its length',
    (piece) => {
      const makeText = (length: number): string => piece.repeat(length / piece.length);
      // Some wordings look from each match to the end of a sentence: 16 with the square, 64 with the cube.
      const limit = 32;
      expect(growth(makeText, (text) => themeSignals(card({ text })), limit)).toBeLessThan(limit);
    },
  );
});

describe('themeSignals of cards that look like a theme', () => {
  it.each<[string, Partial<ThemeCardFacts>, ThemeKey]>([
    [
      'a land that enters tapped with few opponents',
      {
        typeLine: 'Land',
        text: 'This land enters the battlefield tapped unless you have two or more opponents.',
      },
      'stax',
    ],
    [
      'a permanent that taxes a draw',
      {
        typeLine: 'Enchantment',
        text: 'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.',
      },
      'stax',
    ],
    [
      'a permanent whose own player skips a step',
      {
        typeLine: 'Enchantment',
        text: 'Skip your draw step.\nPay 1 life: Exile the top card of your library.',
      },
      'stax',
    ],
    [
      'a permanent that mills',
      {
        typeLine: 'Artifact',
        text: 'Whenever another permanent enters the battlefield under your control, each opponent mills a card.',
      },
      'theft',
    ],
    [
      'a permanent that burns',
      {
        typeLine: 'Enchantment',
        text: 'Whenever a creature enters the battlefield under your control, this deals 1 damage to each opponent.',
      },
      'theft',
    ],
    [
      'a creature that opponents get',
      { typeLine: 'Creature', text: 'Target opponent gains control of Test Card.' },
      'theft',
    ],
    ['a snow-covered basic land', { typeLine: 'Basic Snow Land — Forest' }, 'snow'],
    ['an artifact for mana', { typeLine: 'Artifact', tags: ['ramp'] }, 'artifacts'],
    [
      'a burn spell',
      { typeLine: 'Instant', tags: ['removal'], text: 'Deals 3 damage to any target.' },
      'control',
    ],
    [
      'a wall of taxes',
      {
        typeLine: 'Enchantment',
        text: "Creatures can't attack you unless their controller pays {2} for each.",
      },
      'politics',
    ],
    [
      'a card that fills the graveyard',
      { text: 'Put the top three cards of your library into your graveyard.' },
      'topdeck',
    ],
  ])('%s does not count', (_, facts, key) => expect(themeSignals(card(facts))).not.toContain(key));

  it.each<[string, Partial<ThemeCardFacts>, ThemeKey]>([
    [
      'an orb',
      { typeLine: 'Artifact', text: "Players can't untap more than one land during their untap steps." },
      'stax',
    ],
    [
      'a permanent that taps what opponents play',
      {
        typeLine: 'Enchantment',
        text: 'Artifacts and creatures your opponents control enter the battlefield tapped.',
      },
      'stax',
    ],
    ['a snow land with an ability', { typeLine: 'Snow Land' }, 'snow'],
    ['an artifact', { typeLine: 'Artifact' }, 'artifacts'],
  ])('%s counts', (_, facts, key) => expect(themeSignals(card(facts))).toContain(key));
});

describe('ledThemes', () => {
  it.each<[string, string, ThemeKey]>([
    ['wears equipment', 'Equipped creatures you control get +1/+0.', 'equipment'],
    ['casts spells', 'Whenever you cast an instant or sorcery spell, draw a card.', 'spellslinger'],
    ['plays lands', 'You may play an additional land on each of your turns.', 'lands'],
  ])('a commander that %s', (_, text, key) => {
    expect(ledThemes(card({ typeLine: 'Legendary Creature', text }))).toContain(key);
    expect(ledThemes(card({ typeLine: 'Legendary Creature', text: 'Vigilance' }))).toEqual([]);
  });

  it.each<[string, string, ThemeKey, string]>([
    [
      'blinks',
      'Whenever ~ deals combat damage to a player, return it to the battlefield.',
      'tempo',
      'Whenever ~ deals combat damage to a player, draw a card.',
    ],
    [
      'punishes for cards',
      'Each player draws a card. Whenever an opponent draws a card, ~ deals 1 damage to that player.',
      'group-hug',
      'Each player draws a card.',
    ],
  ])('not by a commander that %s', (_, text, key, other) => {
    const facts = { typeLine: 'Legendary Creature', manaValue: 4, keywords: ['Flying'] };
    expect(ledThemes(card({ ...facts, text }))).not.toContain(key);
    expect(ledThemes(card({ ...facts, text: other }))).toContain(key);
  });
});

describe('themesOfDeck', () => {
  it.each(DECK_THEMES.map(({ key, minCards }) => [key, minCards] as const))(
    'returns %s for at least %i cards',
    (key, minCards) => {
      const rewards = { [key]: minCards };
      expect(themesOfDeck({ counts: { [key]: minCards }, rewards })).toEqual([key]);
      expect(themesOfDeck({ counts: { [key]: minCards - 1 }, rewards })).toEqual([]);
    },
  );

  it.each(
    DECK_THEMES.filter(({ commander }) => commander.length > 0).map(
      ({ key, minCardsWithCommander }) => [key, minCardsWithCommander] as const,
    ),
  )('returns %s for at least %i cards with a commander of the theme', (key, minCards) => {
    expect(themesOfDeck({ counts: { [key]: minCards }, led: [key] })).toEqual([key]);
    expect(themesOfDeck({ counts: { [key]: minCards - 1 }, led: [key] })).toEqual([]);
  });

  it('needs cards that reward instants and sorceries, or a commander that does', () => {
    const counts = { spellslinger: 60 };
    expect(themesOfDeck({ counts })).toEqual([]);
    expect(themesOfDeck({ counts, rewards: { spellslinger: 5 } })).toEqual(['spellslinger']);
    expect(themesOfDeck({ counts, led: ['spellslinger'] })).toEqual(['spellslinger']);
  });

  it('assumes signal cards among unknown cards, but not for signals that types show', () => {
    const counts = { lifegain: 7, artifacts: 9 };
    expect(themesOfDeck({ counts })).toEqual([]);
    expect(themesOfDeck({ counts, typed: { artifacts: 9 }, knownShare: 0.7 })).toEqual(['lifegain']);
    expect(themesOfDeck({ counts: { lifegain: 3 }, knownShare: 0.01 })).toEqual([]);
  });

  test(
    'keeps its themes after another signal card, and in any order',
    [fc.array(fc.array(anyKey, { maxLength: 4 }), { maxLength: 100 }), anyKey],
    (signals, key) => {
      const themes = themesOfDeck({ counts: countThemes(signals) });
      expect(themesOfDeck({ counts: countThemes([...signals].reverse()) })).toEqual(themes);
      expect(themesOfDeck({ counts: countThemes([...signals, [key]]) })).toEqual(
        expect.arrayContaining([...themes]),
      );
    },
  );
});

describe('keys of themes', () => {
  it('are recognised', () => {
    expect(deckTheme('no-theme')).toBeUndefined();
    expect(isThemeKey('toString')).toBe(false);
    expect(DECK_THEMES.every(({ key }) => isThemeKey(key) && deckTheme(key)?.key === key)).toBe(true);
  });
});
