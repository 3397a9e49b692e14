import { describe, expect, it } from 'vitest';
import { SAMPLE_PRECONS, starterPrecons } from './precons';
import { starterCard } from './starter-cards';

describe('starterPrecons', () => {
  it('are decks of 100 legal cards, named as samples', () => {
    const precons = starterPrecons();
    expect(precons).toHaveLength(SAMPLE_PRECONS);
    expect(new Set(precons.map(({ slug }) => slug)).size).toBe(SAMPLE_PRECONS);
    for (const { name, set, commanders, cards } of precons) {
      expect(name).toMatch(/^Sample precon: /);
      expect(set).toBeUndefined();
      expect(commanders.length + cards.reduce((sum, { count }) => sum + count, 0)).toBe(100);
      for (const each of [...commanders, ...cards.map((card) => card.name)])
        expect(starterCard(each)?.legality).toBe('legal');
    }
  });
});
