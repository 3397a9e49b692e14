import { namesOfPastedList, REMOVE_PARTNER_MESSAGE } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from '../clipboard';
import { kinnan, opt, solRing, testCard, thrasios, tymna, vial } from '../test-cards';
import { importPatch, resolveImport, TOO_MANY_MESSAGE } from './import-list';

const found = new Map([kinnan, opt, solRing, thrasios, tymna, vial].map((card) => [card.name, card]));

const imported = (text: string, before: readonly (typeof opt)[] = []) => {
  const { store, addCards, crownCard, set, undo } = createClipboard();
  addCards(before);
  for (const card of before) if (card.canBeCommander) crownCard(card);
  set(importPatch(store.getState(), resolveImport(text, found)));
  return { store, undo };
};

describe('namesOfPastedList', () => {
  it('returns every name once, without those of skipped sections', () => {
    expect(namesOfPastedList('1 Opt\n2 Opt\n1x Sol Ring (C21) 263\n\nSideboard\n1 Shock')).toEqual([
      'Opt',
      'Sol Ring',
    ]);
  });
});

describe('resolveImport', () => {
  it('returns cards, commanders, unknown names with their lines, and the number of extra copies', () => {
    const result = resolveImport(
      'Commander\n1 Kinnan, Bonder Prodigy\n\nDeck\n3 Opt\n1 Sol Ring\n1 Sol Rign',
      found,
    );
    expect(result.commanders).toEqual([kinnan]);
    expect(result.cards).toEqual([opt, solRing]);
    expect(result.unknown).toMatchObject([{ name: 'Sol Rign', line: 7 }]);
    expect(result.extraCopies).toBe(2);
  });

  it('does not guess a commander from several candidates', () => {
    const result = resolveImport('1 Opt\n\n1 Sol Ring\n1 Thrasios, Triton Hero\n1 Tymna the Weaver', found);
    expect(result.commanders).toEqual([]);
    expect(result.cards).toContain(opt);
  });
});

describe('importPatch', () => {
  it('crowns partners by the crown rule, as one step for undo', () => {
    const { store, undo } = imported('Commander\n1 Thrasios, Triton Hero\n1 Tymna the Weaver\n\nDeck\n1 Opt');
    expect(store.getState().commanders).toEqual([thrasios.url, tymna.url].sort());
    expect(Object.keys(store.getState().cards)).toEqual([opt.url]);
    undo();
    expect(store.getState()).toMatchObject({ cards: {}, commanders: [] });
  });

  it('adds a commander that the crown rule rejects to the cards', () => {
    const { store } = imported('Commander\n1 Vial Smasher the Fierce', [thrasios, tymna]);
    expect(store.getState().error).toBe(REMOVE_PARTNER_MESSAGE);
    expect(Object.keys(store.getState().cards)).toEqual([vial.url]);
  });

  it('rejects a list above the limit of stored cards', () => {
    const many = Array.from({ length: 2001 }, (_, i) => testCard(`Card ${i}`));
    const { store } = createClipboard();
    expect(importPatch(store.getState(), { cards: many, commanders: [] })).toEqual({
      error: TOO_MANY_MESSAGE,
    });
  });
});
