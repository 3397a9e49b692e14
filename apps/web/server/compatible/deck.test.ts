import { toWireCard, type ComboIndex } from '@crownsmith/api-client';
import { answerCombos } from '@crownsmith/compatible';
import { identityOf } from '@crownsmith/domain';
import { readDeck, toReportCard, type ListRequest } from '@crownsmith/answers';
import { buildCard } from '@crownsmith/test-support';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '#app/snapshot/snapshot.server';
import { findDeckCombos } from './deck';
import { makeSource } from './source';

type IndexedCombo = ComboIndex['combos'][number];

const combo = (id: string, cards: string[], fields: Partial<IndexedCombo> = {}): IndexedCombo => ({
  id,
  cards,
  identity: identityOf(['B']),
  results: ['Infinite mana'],
  num_decks: 1,
  potential_decks: 1,
  ...fields,
});

/** The combos of a deck by the group of the answer, in the order of all combos. @param colors of its cards */
const findIn = async (
  entries: readonly IndexedCombo[],
  main: readonly string[],
  commanders: readonly string[] = [],
  colors = 'B',
): Promise<readonly (readonly [id: string, group: string])[]> => {
  const cardOf = (name: string) =>
    toWireCard(buildCard({ name, colors, type: 'Legendary Creature — Test', value: 1 }));
  const names = new Set([...main, ...commanders, ...entries.flatMap(({ cards }) => cards)]);
  const cards = new Map([...names].map((name) => [name, cardOf(name)]));
  const find = (name: string) => {
    const card = cards.get(name);
    return card && toReportCard(card);
  };
  const snapshot = {
    manifest: { newestDeck: null },
    card: (slug: string) => cards.get(slug),
    readDeck: (request: ListRequest) =>
      readDeck(request, { find, nearest: () => undefined, alsoMeant: () => [] }),
    files: { read: async () => Promise.resolve(undefined) },
    browse: { combos: async () => Promise.resolve({ entries }) },
  } as unknown as Snapshot;
  const { found, identity } = await findDeckCombos(snapshot, {
    commanders: [...commanders],
    cards: [...main],
  });
  const part = { offset: 0, isAscending: false, urlOf: String };
  const { results } = await answerCombos(makeSource(snapshot), found, identity, part);
  const groups = Object.entries(results).flatMap(([group, combos]) =>
    typeof combos === 'string' ? [] : combos.map(({ id }) => [id, group] as const),
  );
  const order = found.map((match) => match.combo.id);
  return groups.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
};

describe('a combo', () => {
  const pair = combo('pair', ['one', 'two']);
  const led = combo('led', ['one', 'two'], { commanders: ['one'] });
  const many = combo('many', ['rat', 'two'], { copies: { rat: 3 } });

  it.each([
    ['is included with all its cards', pair, ['one', 'two'], [], 'B', 'included'],
    ['is included with a card that leads', pair, ['two'], ['one'], 'B', 'included'],
    ['is almost included without one card', pair, ['one'], [], 'B', 'almostIncluded'],
    ['needs colours where the deck lacks them', pair, ['one'], [], 'W', 'almostIncludedByAddingColors'],
    ['is unknown to a deck without its cards', pair, ['three'], [], 'B', undefined],
    ['is included where its commander leads', led, ['two'], ['one'], 'B', 'included'],
    [
      'needs another commander where its own is in the deck',
      led,
      ['one', 'two'],
      [],
      'B',
      'includedByChangingCommanders',
    ],
    ['needs its commander', led, ['two'], [], 'B', 'almostIncludedByChangingCommanders'],
    [
      'needs its commander and colours',
      led,
      ['two'],
      [],
      'W',
      'almostIncludedByAddingColorsAndChangingCommanders',
    ],
    ['needs all copies of a card', many, ['rat', 'rat', 'two'], [], 'B', 'almostIncluded'],
    ['is included with all copies', many, ['rat', 'rat', 'rat', 'two'], [], 'B', 'included'],
  ] as const)('%s', async (_what, entry, main, commanders, colors, group) => {
    expect((await findIn([entry], main, commanders, colors))[0]?.[1]).toBe(group);
  });
});

it('finds what a search of every combo finds, in their order', async () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const combos = fc
    .array(fc.uniqueArray(slug, { minLength: 2, maxLength: 4 }), { maxLength: 20 })
    .map((lists) => lists.map((cards, at) => combo(String(at), cards)));
  await fc.assert(
    fc.asyncProperty(combos, fc.uniqueArray(slug, { minLength: 1 }), async (entries, names) => {
      const deck: readonly string[] = names;
      const expected = entries.flatMap((entry) => {
        const missing = entry.cards.filter((card) => !deck.includes(card)).length;
        return missing <= 1 ? [[entry.id, missing === 0 ? 'included' : 'almostIncluded']] : [];
      });
      expect(await findIn(entries, deck)).toEqual(expected);
    }),
  );
});
