import { describe, expect, it } from 'vitest';
import { NOTATIONS } from '../../testing/notations/all-notations';
import { MADE_CARDS, MADE_DECKS } from '../../testing/notations/made-deck';
import { makeLookUp } from '../../testing/notations/name-look-up';
import { parseDeckList } from '../deck-list/parse-deck-list';
import { parseCollection } from './parse-collection';

describe('a deck as a collection', () => {
  const lookUp = makeLookUp(MADE_CARDS);
  const isCard = (name: string): boolean => lookUp(name) !== undefined;
  const total = (
    entries: readonly { readonly name: string; readonly count: number }[],
  ): readonly string[] => {
    const counts = new Map<string, number>();
    for (const { name, count } of entries) {
      const key = lookUp(name)?.name ?? name;
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => `${count} ${name}`).sort();
  };
  it.each(NOTATIONS)('has the cards of its list: $name', ({ write }) => {
    for (const deck of MADE_DECKS) {
      const text = write(deck);
      const list = parseDeckList(text, { isCard });
      const collection = parseCollection(text, isCard);
      expect(total(collection.entries)).toEqual(total(list.lines));
      expect(collection.errors).toEqual([]);
    }
  });

  it('may be longer than a list, with the line of each card', () => {
    const lines = [
      '<deck>',
      ...Array.from({ length: 12_000 }, () => '<Cards Quantity="1500" Name="R&amp;D" />'),
    ];
    const { entries, errors } = parseCollection(lines.join('\n'));
    expect(errors).toEqual([]);
    expect(entries).toHaveLength(12_000);
    expect(entries.at(-1)).toEqual({ count: 1500, name: 'R&D', line: 12_001 });
  });
});
