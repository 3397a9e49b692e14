import { isCompanion } from '#src/pages/browse/command-zone-lists';
import { starterCards } from '@crownsmith/catalog/starter';
import { describe, expect, it } from 'vitest';
import { withStandIns } from './known-cards';

const starter = starterCards();

describe('withStandIns', () => {
  it('completes a card file that is a little older than the starter', () => {
    const old = starter.filter((card) => !isCompanion(card));
    expect(old.length).toBeLessThan(starter.length);
    const known = withStandIns(old);
    expect(known.filter(isCompanion)).toHaveLength(10);
    expect(known.map(({ slug }) => slug)).toEqual(starter.map(({ slug }) => slug).sort());
  });
  it('leaves a small file of somebody’s own alone', () => {
    const own = starter.slice(0, 200);
    expect(withStandIns(own)).toBe(own);
  });
  it('takes no card for missing that goes by a face of its name', () => {
    const fronts = starter.map((card) => ({ ...card, name: card.name.split(' // ')[0] ?? card.name }));
    expect(withStandIns(fronts)).toBe(fronts);
  });
  it('changes nothing that the file tells', () => {
    const [, ...rest] = starter.map((card) => ({ ...card, manaValue: 99 }));
    expect(withStandIns(rest).filter((card) => card.manaValue !== 99)).toEqual([starter[0]]);
  });
});
