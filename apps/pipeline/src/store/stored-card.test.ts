import { describe, expect, it } from 'vitest';
import { testCard } from '#src/testing/test-card';
import { parseStoredCard, storedCardJson } from './stored-card';

describe('a stored card', () => {
  const older = testCard('Old Bear', 'Creature', { sets: ['tst'], setName: 'Test Set' });

  it.each([
    [
      'with its printings and former names',
      { ...older, printings: [{ code: 'tst' }], formerNames: ['Bear'] },
    ],
    ['of an older version, without them', older],
  ])('is read as it was written: %s', (_, card) => {
    const stored = { card, provided: {}, statedAt: '2026-10-02' };
    expect(parseStoredCard(storedCardJson(stored))).toEqual({ success: true, data: stored });
  });
});
