import { isCompanion } from './companion-card';
import { starterCards } from '@crownsmith/catalog/starter';
import { describe, expect, it } from 'vitest';
import { withStarterFallback } from './known-cards';

const starter = starterCards();

describe('withStarterFallback', () => {
  it('adds the cards that a slightly older card file lacks', () => {
    const old = starter.filter((card) => !isCompanion(card));
    expect(old.length).toBeLessThan(starter.length);
    const known = withStarterFallback(old);
    expect(known.filter(isCompanion)).toHaveLength(10);
    expect(known.map(({ slug }) => slug)).toEqual(starter.map(({ slug }) => slug).sort());
  });
  it('returns a small file unchanged', () => {
    const own = starter.slice(0, 200);
    expect(withStarterFallback(own)).toBe(own);
  });
  it('does not add a card that the file lists by its front face', () => {
    const fronts = starter.map((card) => ({ ...card, name: card.name.split(' // ')[0] ?? card.name }));
    expect(withStarterFallback(fronts)).toBe(fronts);
  });
  it('keeps every field that the file provides', () => {
    const [, ...rest] = starter.map((card) => ({ ...card, manaValue: 99 }));
    expect(withStarterFallback(rest).filter((card) => card.manaValue !== 99)).toEqual([starter[0]]);
  });
});
