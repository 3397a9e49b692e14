import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { starterCard } from '../starter/starter-cards';
import { latestLegalityChange, legalityChanges } from './legality-changes';

describe('legalityChanges', () => {
  const changes = legalityChanges();

  it('are in the order of their dates, each with a source', () => {
    const dates = changes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(changes.filter(({ date, source }) => Number.isNaN(Date.parse(date)) || source === '')).toEqual([]);
  });

  it('agree with the starter catalogue, which is newer', () => {
    const known = changes.flatMap(({ name }) => starterCard(name) ?? []);
    expect(known.length).toBeGreaterThan(8);
    expect(known.map(({ name, legality }) => [name, legality])).toEqual(
      known.map(({ name, slug }) => [name, latestLegalityChange(slug)?.legality]),
    );
  });

  it.each([
    ['Mana Crypt', 'banned', '2024-09-23'],
    ['Karakas', 'banned', '2008-09-20'],
    ['Metalworker', 'legal', '2014-09-26'],
    ['Prophet of Kruphix', 'banned', '2016-01-22'],
    ['Worldfire', 'legal', '2021-09-13'],
    ['Flash', 'banned', '2020-04-20'],
    ['Lutri, the Spellchaser', 'legal', '2026-02-09'],
  ])('find the last change of %s', (name, legality, date) =>
    expect(latestLegalityChange(makeSlug(name))).toMatchObject({ name, legality, date }),
  );

  it('find none for a card that never changed', () =>
    expect(latestLegalityChange(makeSlug('Sol Ring'))).toBeUndefined());
});
