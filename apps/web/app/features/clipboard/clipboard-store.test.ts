import { REMOVE_PARTNER_MESSAGE } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from './clipboard-store';
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

  it('crowns two partners, refuses a third, and takes one back', () => {
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

  it('replaces the commanders by one that has no partner ability', () => {
    const { store, crownCard } = createClipboard();
    crownCard(thrasios);
    crownCard(kinnan);
    expect(store.getState().commanders).toEqual([kinnan.url]);
    expect(Object.keys(store.getState().cards)).toEqual([thrasios.url]);
  });

  it('clears all but what is open, and undo brings it back', () => {
    const { store, addCards, toggleOpen, clear, undo } = createClipboard();
    toggleOpen();
    addCards([solRing]);
    clear();
    expect(store.getState()).toMatchObject({ cards: {}, isOpen: true });
    undo();
    expect(Object.keys(store.getState().cards)).toEqual([solRing.url]);
  });

  it('asks the storage ahead of every action', () => {
    const { store, onBeforeChange, addCards } = createClipboard();
    onBeforeChange(() => store.setState({ cards: { [opt.url]: opt } }));
    addCards([solRing]);
    expect(Object.keys(store.getState().cards).sort()).toEqual([opt.url, solRing.url].sort());
  });
});
