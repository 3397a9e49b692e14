import type { OwnedCards } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { changeCollection, diffCollections } from '#app/platform/collection-changes';
import { additionsOf, replaceCollection } from './merge-collections';

describe('an imported collection', () => {
  it('in place of another leaves places and wishes that the file does not know', () => {
    const before: OwnedCards = {
      'sol-ring': [2, 0, '1\tC21\t\t\t\t\tMeren\tdeck', '1\tC21', '1\t\t\t\t\t\t\twished'],
      opt: [0, 0, '1\t\t\t\t\t\t\twished'],
      shock: [4, 0],
    };
    expect(replaceCollection(before, { 'sol-ring': [3, 0, '3\tC21'] })).toEqual({
      'sol-ring': [3, 0, '1\tC21\t\t\t\t\tMeren\tdeck', '2\tC21', '1\t\t\t\t\t\t\twished'],
      opt: [0, 0, '1\t\t\t\t\t\t\twished'],
    });
  });

  it('is added to the one before, twice where two browsers add it at once', () => {
    const before: OwnedCards = { 'sol-ring': [1, 0, '1\tC21\t263\t\t\t\tTrades'], opt: [3, 1] };
    const file: OwnedCards = {
      'sol-ring': [2, 1, '1\tC21\t263\t\t\t\tTrades', '1\t\t\tfoil\tde'],
      opt: [99_998, 2],
    };
    const once = changeCollection(before, additionsOf(file));
    expect(once).toEqual({
      'sol-ring': [3, 1, '2\tC21\t263\t\t\t\tTrades', '1\t\t\tfoil\tde'],
      opt: [99_999, 3],
    });
    expect(changeCollection(once, additionsOf(file))['sol-ring']?.slice(0, 2)).toEqual([5, 2]);
    // In place of the one before it is the same change, and made once.
    const replaced = diffCollections(before, file);
    expect(changeCollection(changeCollection(before, replaced), replaced)).toEqual(file);
  });
});
