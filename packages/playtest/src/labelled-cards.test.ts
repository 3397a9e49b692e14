import { Readable } from 'node:stream';
import { readScryfall } from '@crownsmith/catalog';
import type { Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import { LABELLED_CARDS } from './testing/labelled-cards';
import { scoreAbilities } from './testing/score-abilities';

const path = realData(REAL_CARDS);
const names = new Set(
  LABELLED_CARDS.trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf('|'))),
);

const readCards = async (file: string): Promise<ReadonlyMap<string, Card>> => {
  const lines = cardLines(file, (name) => names.has(name)).join('\n');
  const cards = new Map<string, Card>();
  for await (const event of readScryfall(Readable.from([Buffer.from(lines)])))
    if (event.kind === 'card' && !cards.has(event.card.name)) cards.set(event.card.name, event.card);
  return cards;
};

describe.skipIf(path === undefined)('what is read of 300 real cards', () => {
  it('has the precision and recall that it had', async () => {
    expect(names.size).toBe(300);
    const cards = await readCards(path ?? '');
    const scores = scoreAbilities((name) => cards.get(name));
    const least = new Map<string, number>([
      ...(['land', 'fetch', 'mana', 'ramp'] as const).map((kind) => [kind, 0.97] as const),
      ...(['draw', 'tutor'] as const).map((kind) => [kind, 0.9] as const),
    ]);
    for (const { kind, precision, recall, facts } of scores) {
      const bound = least.get(kind) ?? 0.9;
      expect([kind, precision >= bound, recall >= bound, facts >= 0.9]).toEqual([kind, true, true, true]);
    }
  });
});
