import { REMOVE_PARTNER_MESSAGE } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from './clipboard';
import { kinnan, opt, solRing, thrasios, tymna, vial } from './test-cards';

describe('the clipboard store', () => {
  it('adds, removes and undoes', () => {
    const { store, addCards, removeCards, undo } = createClipboard();
    addCards([solRing, opt]);
    removeCards([opt.url]);
    expect(Object.keys(store.getState().cards)).toEqual([solRing.url]);
    undo();
    expect(Object.keys(store.getState().cards)).toEqual([solRing.url, opt.url]);
    undo();
    undo();
    expect(store.getState().cards).toEqual({});
  });

  it('crowns two partners, rejects a third, and demotes one', () => {
    const { store, addCards, crownCard, demoteCommander } = createClipboard();
    addCards([thrasios, tymna, vial]);
    crownCard(thrasios);
    crownCard(tymna);
    expect(store.getState().commanders).toEqual([thrasios.url, tymna.url].sort());
    crownCard(vial);
    expect(store.getState().error).toBe(REMOVE_PARTNER_MESSAGE);
    expect(store.getState().commanders).toHaveLength(2);
    demoteCommander(tymna.url);
    expect(store.getState()).toMatchObject({ commanders: [thrasios.url], error: null });
    expect(Object.keys(store.getState().cards).sort()).toEqual([tymna.url, vial.url].sort());
  });

  it('replaces the commander by one without a partner ability', () => {
    const { store, crownCard } = createClipboard();
    crownCard(thrasios);
    crownCard(kinnan);
    expect(store.getState().commanders).toEqual([kinnan.url]);
    expect(Object.keys(store.getState().cards)).toEqual([thrasios.url]);
  });

  it('clears the list but keeps the panel open, and undo restores the list', () => {
    const { store, addCards, toggleOpen, clear, undo } = createClipboard();
    toggleOpen();
    addCards([solRing]);
    clear();
    expect(store.getState()).toMatchObject({ cards: {}, isOpen: true });
    undo();
    expect(Object.keys(store.getState().cards)).toEqual([solRing.url]);
  });

  it('runs the listener before every action', () => {
    const { store, onBeforeChange, addCards } = createClipboard();
    onBeforeChange(() => store.setState({ cards: { [opt.url]: opt } }));
    addCards([solRing]);
    expect(Object.keys(store.getState().cards).sort()).toEqual([opt.url, solRing.url].sort());
  });
});
