import { MovingPage, TrendsPage } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '#src/iso-date';
import { deckLine, greenNumbers, testCardName } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';
import { zScore } from './moving-page';

const counts = (num_decks: number, potential_decks: number) => ({ num_decks, potential_decks });

describe('zScore', () => {
  it('is that of two shares, negative for less use, and 0 where nothing follows', () => {
    expect(zScore(counts(30, 100), counts(20, 100))).toBeCloseTo(1.633, 3);
    expect(zScore(counts(20, 100), counts(30, 100))).toBeCloseTo(-1.633, 3);
    for (const [recent, before] of [
      [counts(0, 10), counts(0, 10)],
      [counts(10, 10), counts(10, 10)],
      [counts(3, 5), counts(0, 0)],
    ] as const)
      expect(zScore(recent, before)).toBe(0);
  });
});

describe('a published page of what is moving', () => {
  it('lists cards and commanders by the change of their use, with the decks behind it', async () => {
    const store = await makeTestStore();
    const [up, down, ...others] = greenNumbers(60);
    if (up === undefined || down === undefined) throw new Error('no cards');
    const newest = dayNumber('2024-06-30');
    const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
    const decks = Array.from({ length: 120 }, (_, at) => {
      const isRecent = at < 40;
      const day = newest - (isRecent ? at % 28 : 28 + (at % 56));
      // No two decks alike: those would count once.
      const left = [at % others.length, (at + 1 + Math.floor(at / others.length)) % others.length];
      const usual = others.filter((_, place) => !left.includes(place));
      const rising = isRecent ? at % 10 !== 0 : at % 10 === 0;
      return deckLine(`d${at}`, [...usual, ...(rising ? [up] : [down])], {
        date: dateOf(at === 0 ? newest : day),
        commanders: [isRecent === (at % 8 !== 0) ? 'Greta, Bear Queen' : 'Gus, Bear King'],
      });
    });
    await store.importCards();
    await store.importDecks(decks);
    await store.publish({});
    const page = await store.read(MovingPage, 'lists/moving.json');
    expect(page).toMatchObject({
      until: '2024-06-30',
      weeks: { recent: 4, before: 8 },
      decks: { recent: 40, before: 80 },
    });
    const slugOf = (number: number): string => testCardName(number).toLowerCase().replaceAll(' ', '-');
    expect(page.cards.rising[0]).toMatchObject({
      slug: slugOf(up),
      recent: counts(36, 40),
      before: counts(8, 80),
    });
    expect(page.cards.falling[0]?.slug).toBe(slugOf(down));
    expect(page.cards.rising[0]?.z).toBeCloseTo(-(page.cards.falling[0]?.z ?? 0), 3);
    expect(page.commanders.rising.map(({ slug }) => slug)).toEqual(['greta-bear-queen']);
    expect(page.commanders.falling.map(({ slug }) => slug)).toEqual(['gus-bear-king']);
    expect(page.sets).toEqual([]);
    const trends = await store.read(TrendsPage, 'lists/trends.json');
    expect(trends.cards[slugOf(up)]).toBe(page.cards.rising[0]?.z);
    expect(trends.commanders['gus-bear-king']).toBe(page.commanders.falling[0]?.z);
    // Those of small changes, too.
    expect(Object.keys(trends.cards).length).toBeGreaterThan(
      page.cards.rising.length + page.cards.falling.length,
    );
  });
});
