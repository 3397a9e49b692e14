import { identityOf } from '@crownsmith/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createComboFinder, type ComboGroup, type IndexedCombo } from './combo-finder.server';

const combo = (id: string, cards: string[], fields: Partial<IndexedCombo> = {}): IndexedCombo => ({
  id,
  cards,
  identity: identityOf(['B']),
  results: ['Infinite mana'],
  num_decks: 1,
  potential_decks: 1,
  ...fields,
});

const groupIn = (
  entry: IndexedCombo,
  main: readonly string[],
  { commanders = [] as string[], identity = identityOf(['B']) } = {},
): ComboGroup | undefined => {
  const copies = new Map<string, number>();
  for (const slug of [...commanders, ...main]) copies.set(slug, (copies.get(slug) ?? 0) + 1);
  return createComboFinder([entry]).find({ commanders: new Set(commanders), copies, identity })[0]?.group;
};

describe('a combo', () => {
  const pair = combo('pair', ['one', 'two']);
  const led = combo('led', ['one', 'two'], { commanders: ['one'] });
  const many = combo('many', ['rat', 'two'], { copies: { rat: 3 } });
  const white = { identity: identityOf(['W']) };

  it.each([
    ['is included with all its cards', pair, ['one', 'two'], {}, 'included'],
    ['is included with a card that leads', pair, ['two'], { commanders: ['one'] }, 'included'],
    ['is almost included without one card', pair, ['one'], {}, 'almostIncluded'],
    ['needs colours where the deck lacks them', pair, ['one'], white, 'almostIncludedByAddingColors'],
    ['is unknown to a deck without its cards', pair, ['three'], {}, undefined],
    ['is included where its commander leads', led, ['two'], { commanders: ['one'] }, 'included'],
    [
      'needs another commander where its own is in the deck',
      led,
      ['one', 'two'],
      {},
      'includedByChangingCommanders',
    ],
    ['needs its commander', led, ['two'], {}, 'almostIncludedByChangingCommanders'],
    [
      'needs its commander and colours',
      led,
      ['two'],
      white,
      'almostIncludedByAddingColorsAndChangingCommanders',
    ],
    ['needs all copies of a card', many, ['rat', 'rat', 'two'], {}, 'almostIncluded'],
    ['is included with all copies', many, ['rat', 'rat', 'rat', 'two'], {}, 'included'],
  ] as const)('%s', (_what, entry, main, options, group) => {
    const { commanders, identity } = { commanders: undefined, identity: undefined, ...options };
    expect(
      groupIn(entry, main, {
        ...(commanders && { commanders: [...commanders] }),
        ...(identity && { identity }),
      }),
    ).toBe(group);
  });
});

it('finds what a search of every combo finds, in their order', () => {
  const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const combos = fc
    .array(fc.uniqueArray(slug, { minLength: 2, maxLength: 4 }), { maxLength: 20 })
    .map((lists) => lists.map((cards, at) => combo(String(at), cards)));
  fc.assert(
    fc.property(combos, fc.uniqueArray(slug), (entries, deck) => {
      const copies = new Map<string, number>(deck.map((card) => [card, 1]));
      const found = createComboFinder(entries).find({
        commanders: new Set(),
        copies,
        identity: identityOf(['B']),
      });
      const expected = entries.flatMap((entry) => {
        const missing = entry.cards.filter((card) => !copies.has(card)).length;
        return missing === 0 || (missing === 1 && entry.cards.length > 1) ? [[entry.id, missing]] : [];
      });
      expect(found.map(({ combo: { id }, group }) => [id, group === 'included' ? 0 : 1])).toEqual(expected);
    }),
  );
});
