import { makeSlug } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { STARTER_DATE, starterGameChangers } from '../starter/starter-cards';
import { gameChangerChanges, latestGameChangerChange } from './game-changers';

const listOn = (date: string): ReadonlySet<string> => {
  const list = new Set<string>();
  for (const change of gameChangerChanges()) {
    if (change.date > date) break;
    if (change.gameChanger === list.has(change.name)) throw new Error(`${change.name} changes nothing`);
    if (change.gameChanger) list.add(change.name);
    else list.delete(change.name);
  }
  return list;
};

describe('gameChangerChanges', () => {
  it('are in the order of their dates, each with a source', () => {
    const dates = gameChangerChanges().map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(gameChangerChanges().filter(({ source }) => source === '')).toEqual([]);
  });

  it.each([
    ['2025-02-10', 0],
    ['2025-02-11', 40],
    ['2025-04-22', 61],
    ['2025-10-21', 51],
    [STARTER_DATE, 53],
  ])('make the list of %s, with %i cards', (date, size) => expect(listOn(date).size).toBe(size));

  it('agree with the starter catalogue', () =>
    expect([...listOn(STARTER_DATE)].sort()).toEqual([...starterGameChangers()].sort()));

  it.each([
    ['Farewell', true, '2026-02-09'],
    ['Expropriate', false, '2025-10-21'],
    ['Rhystic Study', true, '2025-02-11'],
  ])('find the last change of %s', (name, gameChanger, date) =>
    expect(latestGameChangerChange(makeSlug(name))).toMatchObject({ gameChanger, date }),
  );

  it('find none for a card that was never on the list', () =>
    expect(latestGameChangerChange(makeSlug('Sol Ring'))).toBeUndefined());
});
