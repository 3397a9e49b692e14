import { describe, expect, it } from 'vitest';
import * as clipboard from './clipboard';
import {
  type ClipboardCard,
  type ClipboardState,
  clipboardCount,
  EMPTY_CLIPBOARD as EMPTY,
  toggleOpen,
} from './clipboard-state';
import { clipboardCards, clipboardIdentity, clipboardTotals, isIllegal } from './clipboard-view';
import { maxCopies } from '../card/copy-limit';
import { makeColorIdentity } from '../color/color-identity';
import { anyClipboardCard, anyClipboardEntry } from '../../testing/arbitraries';
import type { FindPrintings } from '../price/price-copies';
import { aClipboardCard, identity } from '../../testing/builders';
import { fc, test } from '../../testing/property';

const { addCards, appendCommander, replaceCommander, crownCard, demoteCommander, removeCards } = clipboard;
const { clearClipboard, undo, popRec, setClipboard, setCopies } = clipboard;

const ring = aClipboardCard({ name: 'Sol Ring', partner: { kind: 'none' }, canBeCommander: false });
const tymna = aClipboardCard({
  name: 'Tymna the Weaver',
  partner: { kind: 'partner' },
  colorIdentity: identity('WB'),
});
const thrasios = aClipboardCard({
  name: 'Thrasios, Triton Hero',
  partner: { kind: 'partner' },
  colorIdentity: identity('UG'),
});
const kraum = aClipboardCard({
  name: "Kraum, Ludevic's Opus",
  partner: { kind: 'partner' },
  colorIdentity: identity('UR'),
});
const edgar = aClipboardCard({ name: 'Edgar Markov', colorIdentity: identity('WBR') });

const urls = (state: ClipboardState): readonly string[] => Object.keys(state.cards);
const failed: ClipboardState = { ...EMPTY, error: 'broken' };

describe('adding and removing cards', () => {
  it('adds cards, skips commanders, clears the error', () => {
    const state = addCards(appendCommander(failed, tymna), [ring, tymna]);
    expect(urls(state)).toEqual([ring.url]);
    expect(state.commanders).toEqual([tymna.url]);
    expect(addCards({ ...state, error: 'x' }, []).error).toBeNull();
    expect(Object.keys(state.loadedCards).sort()).toEqual([ring.url, tymna.url].sort());
  });
  it('removes cards by url, one or several; others stay', () => {
    const state = removeCards(addCards(EMPTY, [ring, tymna, edgar]), [ring.url, edgar.url, '/cards/nothing']);
    expect(urls(state)).toEqual([tymna.url]);
    expect(state.loadedCards[ring.url]).toEqual(ring);
  });
});

describe('commanders', () => {
  it('are removed from the list and sorted after an append', () => {
    const state = appendCommander(appendCommander(addCards(EMPTY, [tymna, thrasios, ring]), tymna), thrasios);
    expect(state.commanders).toEqual([thrasios.url, tymna.url]);
    expect(urls(state)).toEqual([ring.url]);
  });
  it('are at most two: a third is an error', () => {
    const two = appendCommander(appendCommander(EMPTY, tymna), thrasios);
    expect(appendCommander(two, kraum)).toMatchObject({
      commanders: two.commanders,
      error: 'Remove a partner',
    });
  });
  it('move back to the list after a replacement', () => {
    const two = appendCommander(appendCommander(addCards(EMPTY, [edgar]), tymna), thrasios);
    const state = replaceCommander(two, edgar);
    expect(state.commanders).toEqual([edgar.url]);
    expect([...urls(state)].sort()).toEqual([thrasios.url, tymna.url]);
    expect(replaceCommander(two, tymna)).toMatchObject({
      commanders: [tymna.url],
      cards: { [thrasios.url]: thrasios },
    });
  });
  it('move back one by one; another card changes nothing', () => {
    const state = appendCommander(appendCommander(EMPTY, tymna), thrasios);
    expect(demoteCommander(state, tymna.url)).toMatchObject({
      commanders: [thrasios.url],
      cards: { [tymna.url]: tymna },
    });
    expect(demoteCommander(state, ring.url)).toBe(state);
  });
  it('that are not loaded cannot move back: an error, and undo', () => {
    const stored: ClipboardState = { ...EMPTY, commanders: ['/cards/far-away'] };
    expect(clipboard.missingCommanders(stored)).toEqual(['/cards/far-away']);
    const state = replaceCommander(stored, edgar);
    expect(state).toMatchObject({ commanders: [edgar.url], cards: {} });
    expect(state.error).toContain('/cards/far-away');
    expect(undo(state).commanders).toEqual(['/cards/far-away']);
    expect(
      clipboard.missingCommanders(clipboard.loadCards(stored, [aClipboardCard({ name: 'Far Away' })])),
    ).toEqual([]);
  });
  it('follow the crown rule', () => {
    const one = crownCard(addCards(EMPTY, [tymna, thrasios]), tymna);
    expect(one.commanders).toEqual([tymna.url]);
    const two = crownCard(one, thrasios);
    expect(two).toMatchObject({ commanders: [thrasios.url, tymna.url], cards: {}, error: null });
    expect(crownCard(two, kraum)).toMatchObject({
      commanders: two.commanders,
      error: 'Remove a partner',
      prevStates: two.prevStates,
    });
    expect(crownCard(two, edgar)).toMatchObject({ commanders: [edgar.url] });
    expect(crownCard({ ...EMPTY, commanders: ['/cards/far-away'] }, thrasios).commanders).toEqual([
      thrasios.url,
    ]);
  });
});

describe('the panel', () => {
  it('stays open with loaded cards after clearing, which can be undone', () => {
    const full = {
      ...appendCommander(addCards(EMPTY, [ring]), tymna),
      isOpen: true,
      mobileImageIsOpen: true,
      recs: [1],
      viewerImage: 'a',
      error: 'x',
    };
    const state = clearClipboard<unknown>(full);
    expect(state).toEqual({
      ...EMPTY,
      isOpen: true,
      loadedCards: full.loadedCards,
      prevStates: state.prevStates,
    });
    expect(undo(state)).toMatchObject({ cards: full.cards, commanders: full.commanders });
  });
  it('opens and closes, and closes the mobile image', () => {
    const open = toggleOpen({ ...EMPTY, mobileImageIsOpen: true });
    expect(open).toMatchObject({ isOpen: true, mobileImageIsOpen: false });
    expect(toggleOpen(open).isOpen).toBe(false);
  });
  it('removes a recommendation by index, if there is one', () => {
    const state: ClipboardState<string> = clipboard.setRecs<string>(EMPTY, ['a', 'b', 'c']);
    expect(popRec(state, 1).recs).toEqual(['a', 'c']);
    expect([popRec(state, 3).recs, popRec(state, -1).recs]).toEqual([state.recs, state.recs]);
  });
  it('sets the viewer and the mobile image', () => {
    expect(clipboard.setViewerImage(EMPTY, 'a.jpg').viewerImage).toBe('a.jpg');
    const open = clipboard.openMobileImage(EMPTY);
    expect([open.mobileImageIsOpen, clipboard.closeMobileImage(open).mobileImageIsOpen]).toEqual([
      true,
      false,
    ]);
    expect(clipboard.setError(EMPTY, 'x').error).toBe('x');
  });
  it('sets several fields with valid commanders', () => {
    const all = { [ring.url]: ring, [tymna.url]: tymna };
    const state = setClipboard<unknown>(EMPTY, {
      cards: all,
      commanders: [tymna.url, edgar.url, tymna.url, kraum.url],
      isOpen: true,
    });
    expect(state.commanders).toEqual([edgar.url, kraum.url]);
    expect(setClipboard<unknown>(EMPTY, { cards: all, commanders: [tymna.url] }).cards).toEqual({
      [ring.url]: ring,
    });
    expect(state).toMatchObject({ isOpen: true, prevStates: [{ cards: {}, commanders: [] }] });
    expect(setClipboard<unknown>(EMPTY, { error: 'x' }).prevStates).toEqual([]);
    expect(
      setClipboard<unknown>(EMPTY, { prevStates: Array.from({ length: 12 }, () => EMPTY) }).prevStates.length,
    ).toBe(10);
  });
});

describe('undo', () => {
  it('goes back ten states', () => {
    const cards = Array.from({ length: 12 }, (_, at) => aClipboardCard({ name: `Card ${at}` }));
    const states = cards.reduce<ClipboardState[]>(
      (all, card) => [...all, addCards(all.at(-1) ?? EMPTY, [card])],
      [EMPTY],
    );
    const last = states[12] ?? EMPTY;
    expect(last.prevStates.length).toBe(10);
    let state = last;
    for (let back = 0; back < 20; back += 1) state = undo(state);
    expect(urls(state)).toEqual(urls(states[2] ?? EMPTY));
    expect(undo(state)).toBe(state);
  });
  it('ignores changes of neither cards nor commanders', () => {
    const state = addCards(EMPTY, [ring]);
    expect(
      [addCards(state, [ring]), toggleOpen(state), removeCards(state, ['/cards/x'])].map(
        ({ prevStates }) => prevStates.length,
      ),
    ).toEqual([1, 1, 1]);
  });

  type Step = (state: ClipboardState) => ClipboardState;
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.tuple(anyClipboardCard, fc.integer({ min: -1, max: 40 })).map(
      ([{ url }, count]): Step =>
        (state) =>
          setCopies(state, url, count),
    ),
    anyClipboardEntry.map(
      (entry): Step =>
        (state) =>
          addCards(state, [entry]),
    ),
    ...[crownCard, appendCommander, replaceCommander].map((act) =>
      anyClipboardCard.map(
        (card): Step =>
          (state) =>
            act(state, card),
      ),
    ),
    anyClipboardCard.map(
      ({ url }): Step =>
        (state) =>
          demoteCommander(state, url),
    ),
    anyClipboardCard.map(
      ({ url }): Step =>
        (state) =>
          removeCards(state, [url]),
    ),
    fc.constantFrom<Step>(clearClipboard, toggleOpen, undo),
  );

  test('restores the state before any change', [fc.array(step, { maxLength: 15 }), step], (steps, last) => {
    const before = steps.reduce<ClipboardState>((state, act) => act(state), EMPTY);
    const after = last(before);
    if (after.prevStates.length <= before.prevStates.length && before.prevStates.length < 10) return;
    if (last === undo) return;
    const back = undo(after);
    if (after.prevStates.at(-1) !== before.prevStates.at(-1)) {
      expect({ cards: back.cards, commanders: back.commanders }).toEqual({
        cards: before.cards,
        commanders: before.commanders,
      });
    }
  });

  test(
    'any actions keep the state valid and do not change the old one',
    [fc.array(step, { maxLength: 25 })],
    (steps) => {
      const freeze = (state: ClipboardState): ClipboardState => {
        for (const part of [state, state.cards, state.commanders, state.loadedCards, state.prevStates])
          Object.freeze(part);
        return state;
      };
      const state = steps.reduce<ClipboardState>((at, act) => freeze(act(at)), freeze({ ...EMPTY }));
      expect(state.commanders.length).toBeLessThanOrEqual(2);
      expect([...state.commanders].sort()).toEqual(state.commanders);
      expect(new Set(state.commanders).size).toBe(state.commanders.length);
      for (const { url, count = 1, copyLimit } of Object.values(state.cards)) {
        const listed = count + (state.commanders.includes(url) ? 1 : 0);
        expect(listed).toBeLessThanOrEqual(maxCopies(copyLimit));
        expect(count).toBeGreaterThanOrEqual(1);
      }
      expect(Object.values(state.loadedCards).every((card) => !('count' in card))).toBe(true);
      expect(Object.entries(state.cards).every(([url, card]) => url === card.url)).toBe(true);
      expect(clipboard.missingCommanders(state)).toEqual([]);
      expect(state.prevStates.length).toBeLessThanOrEqual(10);
    },
  );
});

describe('views', () => {
  it('have the identity of both commanders; five colours without one or while it is not loaded', () => {
    expect(makeColorIdentity(clipboardIdentity(EMPTY))).toBe('WUBRG');
    expect(
      makeColorIdentity(clipboardIdentity(appendCommander(appendCommander(EMPTY, tymna), thrasios))),
    ).toBe('WUBG');
    expect(makeColorIdentity(clipboardIdentity({ ...EMPTY, commanders: ['/cards/far-away'] }))).toBe('WUBRG');
  });
  it('mark illegal cards', () => {
    const state = appendCommander(EMPTY, tymna);
    expect([ring, edgar, kraum].map((card) => isIllegal(card, state))).toEqual([false, true, true]);
    expect(isIllegal(kraum, EMPTY)).toBe(false);
  });
  it('have totals of cards and commanders with two decimals', () => {
    const priced = (name: string, cardkingdom: number): ClipboardCard =>
      aClipboardCard({ name, prices: { cardkingdom } });
    const state = appendCommander(
      addCards(EMPTY, [priced('A', 0.1), priced('B', 0.2), ring]),
      priced('C', 10),
    );
    expect(clipboardTotals(state, 'cardkingdom')).toEqual({
      source: 'cardkingdom',
      amount: 10.3,
      text: '10.30',
      priced: 3,
      unpriced: 1,
    });
    expect(clipboardTotals(state, 'cardkingdom', 15).amount).toBe(10.3);
    expect(clipboardCount(state)).toBe(4);
    expect(clipboardCards(state).map(({ name }) => name)).toEqual(['A', 'B', 'Sol Ring']);
  });
  it('have totals of the printings and finishes that the list states', () => {
    const cheap = aClipboardCard({
      name: 'Cheap',
      copyLimit: 'any',
      prices: { tcgplayer: 1, cardkingdom: 2 },
    });
    const other = aClipboardCard({ name: 'Other', prices: { tcgplayer: 10 } });
    const state = {
      ...addCards(EMPTY, [{ ...cheap, count: 5 }, other]),
      printings: {
        [cheap.url]: [
          { count: 1, set: 'AAA', collectorNumber: '1', finish: 'foil' as const },
          { count: 2, set: 'AAA', collectorNumber: '1' },
        ],
        [other.url]: [{ count: 1, finish: 'foil' as const }],
      },
    };
    const find: FindPrintings = (slug, { set }) =>
      slug === cheap.slug && set === 'AAA' ? [{ prices: { tcgplayer: { nonfoil: 3, foil: 50 } } }] : [];
    // A foil of no stated printing costs what its card does, and so does all at a shop that prices no printings.
    expect(clipboardTotals(state, 'tcgplayer', 0, find)).toEqual({
      ...{ source: 'tcgplayer', amount: 68, text: '68.00', priced: 6, unpriced: 0 },
      asCheapest: 1,
    });
    expect(clipboardTotals(state, 'tcgplayer', 50, find).text).toBe('34.00');
    expect(clipboardTotals(state, 'cardkingdom', 0, find)).toMatchObject({
      text: '10.00',
      unpriced: 1,
      asCheapest: 3,
    });
    expect(clipboardTotals(state, 'tcgplayer')).toMatchObject({ text: '15.00', priced: 6 });
  });
  it('have totals at TCGplayer less what a sale takes off each card', () => {
    const cards = [0.1, 19.99].map((tcgplayer) =>
      aClipboardCard({ name: `Card for ${tcgplayer}`, prices: { tcgplayer } }),
    );
    const state = addCards(EMPTY, cards);
    expect(clipboardTotals(state, 'tcgplayer').text).toBe('20.09');
    expect(clipboardTotals(state, 'tcgplayer', 15).text).toBe('17.08');
  });
});
