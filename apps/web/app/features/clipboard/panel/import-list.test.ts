import { type ClipboardEntry, namesOfPastedList, REMOVE_PARTNER_MESSAGE } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from '../clipboard';
import { island, kinnan, opt, solRing, testCard, thrasios, tymna, vial } from '../test-cards';
import { importedText, importPatch, resolveImport, TOO_MANY_MESSAGE } from './import-list';

const nazgul = testCard('Nazgûl', { typeLine: 'Creature — Wraith Knight', copyLimit: 9 });
/** A commander that a deck may have any number of. */
const cid = testCard('Cid, Timeless Artificer', {
  typeLine: 'Legendary Creature — Human',
  canBeCommander: true,
  copyLimit: 'any',
});
const found = new Map(
  [island, kinnan, nazgul, opt, solRing, thrasios, tymna, vial, cid].map((card) => [card.name, card]),
);

const imported = (text: string, before: readonly ClipboardEntry[] = []) => {
  const { store, addCards, crownCard, set, undo } = createClipboard();
  addCards(before);
  for (const card of before) if (card.canBeCommander) crownCard(card);
  set(importPatch(store.getState(), resolveImport(text, found)));
  return { store, set, undo };
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
  it('returns cards with their copies, commanders, unknown names and excess copies with their lines', () => {
    const result = resolveImport(
      'Commander\n1 Kinnan, Bonder Prodigy\n\nDeck\n3 Opt\n1 Sol Ring\n1 Sol Rign\n20 Island\n10 Island\n12 Nazgûl',
      found,
    );
    expect(result.commanders).toEqual([kinnan]);
    expect(result.cards.map(({ name, count }) => [name, count])).toEqual([
      ['Opt', 1],
      ['Sol Ring', 1],
      ['Island', 30],
      ['Nazgûl', 9],
    ]);
    expect(result.unknown).toMatchObject([{ name: 'Sol Rign', line: 7 }]);
    expect(
      result.excess.map(({ card, count, limit, entry }) => [card.name, count, limit, entry.line]),
    ).toEqual([
      ['Opt', 3, 1, 5],
      ['Nazgûl', 12, 9, 10],
    ]);
  });

  it('says what a text is that is no list', () => {
    const { cards, fault } = resolveImport('{"object":"card","name":"Opt"}', new Map());
    expect({ cards, fault }).toEqual({
      cards: [],
      fault: "This is Scryfall's JSON of a card, not a list of cards.",
    });
  });

  it('notes the other cards of names that the list has, not of those that it has if it is read otherwise', () => {
    const text = '1 Fire // Ice\n1 Opt\n1 Sol Ring';
    const notes = new Map([
      ['Fire', '“Fire” is read as Fire // Ice. It also means Start // Fire.'],
      ['Opt', '“Opt” is read as Opt. It also means Optic.'],
      ['Sol Ring', '“Sol Ring” is read as Sol Ring. It also means Sol.'],
    ]);
    expect(namesOfPastedList(text)).toContain('Fire');
    const result = resolveImport(text, found, notes);
    expect(importedText(result)).toBe(
      'Imported 2 cards. “Opt” is read as Opt. It also means Optic. “Sol Ring” is read as Sol Ring. It also means Sol.',
    );
    expect(importedText(resolveImport('1 Opt', found))).toBe('Imported 1 card');
  });

  it('does not guess a commander from several candidates', () => {
    const result = resolveImport('1 Opt\n\n1 Sol Ring\n1 Thrasios, Triton Hero\n1 Tymna the Weaver', found);
    expect(result.commanders).toEqual([]);
    expect(result.cards.map(({ name }) => name)).toContain('Opt');
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

  it('sets the copies of the list, so that a second import changes nothing', () => {
    const text = 'Commander\n1 Kinnan, Bonder Prodigy\n\nDeck\n30 Island\n1 Sol Ring';
    const { store, undo } = imported(text, [{ ...island, count: 4 }]);
    const once = store.getState();
    expect(once.cards[island.url]?.count).toBe(30);
    const patch = importPatch(once, resolveImport(text, found));
    expect([patch.cards, patch.commanders]).toEqual([once.cards, once.commanders]);
    undo();
    expect(store.getState().cards[island.url]?.count).toBe(4);
  });

  it('keeps the copies beside a commander of the same card, also when it is imported again', () => {
    const text = 'Commander\n1 Cid, Timeless Artificer\n\nDeck\n12 Cid, Timeless Artificer';
    const { store, set } = imported(text);
    for (let times = 0; times < 2; times += 1) {
      expect(store.getState()).toMatchObject({ commanders: [cid.url], cards: { [cid.url]: { count: 12 } } });
      set(importPatch(store.getState(), resolveImport(text, found)));
    }
  });

  it('adds a commander that the crown rule rejects to the cards', () => {
    const { store } = imported('Commander\n1 Vial Smasher the Fierce', [thrasios, tymna]);
    expect(store.getState().error).toBe(REMOVE_PARTNER_MESSAGE);
    expect(Object.keys(store.getState().cards)).toEqual([vial.url]);
  });

  it('rejects a list above the limit of stored cards', () => {
    const many = Array.from({ length: 2001 }, (_, i) => testCard(`Card ${i}`));
    const { store } = createClipboard();
    expect(importPatch(store.getState(), { cards: many, commanders: [], printings: {} })).toEqual({
      error: TOO_MANY_MESSAGE,
    });
  });
});
