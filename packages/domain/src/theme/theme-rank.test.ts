import { describe, expect, it } from 'vitest';
import { DECK_THEMES } from './deck-theme';
import { groupChance, groupFeatures, mainGroups, rankGroups, type GroupEvidence } from './theme-rank';
import { THEME_LEANINGS, THEME_WEIGHTS } from './theme-weights';

const group = (facts: Partial<GroupEvidence> = {}): GroupEvidence => ({
  kind: 'theme',
  family: 'plan',
  key: 'tokens',
  multiple: 1,
  cards: 12,
  share: 0.2,
  isLed: false,
  ...facts,
});

describe('what was learnt', () => {
  it('has a weight for each feature, and leanings of themes only', () => {
    expect(THEME_WEIGHTS).toHaveLength(groupFeatures(group()).length);
    const keys = DECK_THEMES.map(({ key }) => key as string);
    expect(Object.keys(THEME_LEANINGS).filter((key) => !keys.includes(key))).toEqual([]);
  });
});

describe('groupChance', () => {
  it('grows with the cards of the theme, and with a commander that leads it', () => {
    const chance = groupChance(group());
    expect(chance).toBeGreaterThan(0);
    expect(groupChance(group({ multiple: 2, cards: 24, share: 0.4 }))).toBeGreaterThan(chance);
    expect(groupChance(group({ isLed: true }))).toBeGreaterThan(chance);
    expect(groupChance(group({ multiple: 1e9, cards: 1e3, share: 1, isLed: true }))).toBeLessThanOrEqual(1);
  });
});

describe('rankGroups', () => {
  const many = DECK_THEMES.map(({ key, family }, at) => group({ key, family, multiple: 1 + (at % 9) }));
  it('names eight at most, the likeliest first', () => {
    const ranked = rankGroups(many);
    expect(ranked).toHaveLength(8);
    expect(ranked.map(({ chance }) => chance)).toEqual(
      ranked.map(({ chance }) => chance).sort((a, b) => b - a),
    );
    expect(rankGroups([...many].reverse())).toEqual(ranked);
  });
  it('leaves out what hardly anybody would name', () =>
    expect(
      rankGroups([group({ key: 'scry', family: 'mechanic', multiple: 0.4, cards: 2, share: 0.01 })]),
    ).toEqual([]));
});

describe('mainGroups', () => {
  it('are five at most, each with a chance of a fifth', () => {
    const ranked = rankGroups([group(), group({ key: 'blink', isLed: true, multiple: 4 })]);
    expect(mainGroups(ranked.map((each) => ({ ...each, chance: 0.19 })))).toEqual([]);
    const nine = Array.from({ length: 9 }, () => ({ ...group(), chance: 0.2 }));
    expect(mainGroups(nine)).toHaveLength(5);
  });
});
