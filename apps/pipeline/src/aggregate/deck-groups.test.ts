import { describe, expect, it } from 'vitest';
import { classifyLabelledDecks, hasLabelledDecks } from '../../bench/theme-decks';
import { readThemeLabels } from '../../bench/theme-labels';
import { scoreThemes, themePrecision, themeRecall } from '../../bench/theme-scores';

const MIN_RECALL = 0.95;

describe('labels of decks', () => {
  const labels = readThemeLabels();
  it('are of 150 decks, in two halves', () => {
    expect(labels).toHaveLength(150);
    expect(new Set(labels.map(({ deck }) => deck)).size).toBe(150);
    expect(labels.filter(({ half }) => half === 'tune')).toHaveLength(75);
  });
  it('name each theme of a deck once', () => {
    for (const { deck, themes, also } of labels)
      expect(new Set([...themes, ...also]).size, deck).toBe(themes.length + also.length);
  });
});

describe('scoreThemes', () => {
  it('counts named themes for the recall, and all themes of the deck for the precision', () => {
    const score = scoreThemes([
      {
        labels: { themes: ['tokens', 'tribe:elf'], also: ['counters'] },
        given: ['tokens', 'counters', 'stax'],
      },
      { labels: { themes: [], also: [] }, given: ['burn'] },
    ]);
    expect(score).toEqual({ labels: 2, found: 1, given: 4, right: 2 });
    expect(themeRecall(score)).toBe(0.5);
    expect(themePrecision(score)).toBe(0.5);
  });
});

describe.skipIf(!hasLabelledDecks())('makeClassifier', () => {
  it('finds most themes that a player would name, and is right at least as often as before', async () => {
    const decks = await classifyLabelledDecks();
    for (const half of ['tune', 'report'] as const)
      expect(
        themeRecall(scoreThemes(decks.filter(({ labels }) => labels.half === half))),
        half,
      ).toBeGreaterThanOrEqual(MIN_RECALL);
    const before = scoreThemes(decks.map(({ labels }) => ({ labels, given: labels.before })));
    expect(themePrecision(scoreThemes(decks))).toBeGreaterThanOrEqual(themePrecision(before));
  });
});
