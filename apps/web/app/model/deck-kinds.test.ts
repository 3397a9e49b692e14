import type { DeckSources } from '@crownsmith/api-client';
import { describe, expect, it } from 'vitest';
import { monthOrigins } from './deck-kinds';

type Month = DeckSources['months'][number];
const source = (name: string | null) => ({ name, kind: null, decks: 9, oldest: null, newest: null });

describe('monthOrigins', () => {
  it.each<[Omit<Month, 'period'>, string]>([
    [{ kinds: { tournament: 9 }, main: 0 }, 'tournament decks'],
    [{ kinds: { casual: 90, tournament: 10 }, main: 1 }, 'casual lists'],
    [{ kinds: { casual: 89, tournament: 11 }, main: null }, 'decks of several sources'],
    [{ kinds: { unknown: 5 }, main: 0 }, 'decks of Open'],
    [{ kinds: { unknown: 5 }, main: 1 }, 'decks of source 2'],
    [{ kinds: { unknown: 5 }, main: null }, 'decks of several sources'],
    [{ kinds: { own: 1 }, main: null }, 'decks of this site’s users'],
    [{ kinds: {}, main: null }, 'decks of several sources'],
  ])('calls those of %j %s', (month, expected) => {
    const sources: DeckSources = {
      sources: [source('Open'), source(null)],
      kinds: {},
      months: [{ period: '2024-01', ...month }],
    };
    expect(monthOrigins(sources).get('2024-01')).toBe(expected);
  });
});
