import {
  CLIPBOARD_COLOR_KEY,
  CLIPBOARD_PRINTINGS_KEY,
  CLIPBOARD_STORAGE_KEY,
  MAX_STORED_CHARACTERS,
} from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from './clipboard';
import { connectStorage, type StorageError, UNREADABLE_KEY } from './clipboard-storage';
import { island, opt, solRing, testCard, thrasios } from './test-cards';

/** A browser's storage shared by any number of tabs; each receives the others' storage events. */
const makeBrowser = (initial?: string, options: { capacity?: number; disabled?: boolean } = {}) => {
  const data = new Map<string, string>(initial === undefined ? [] : [[CLIPBOARD_STORAGE_KEY, initial]]);
  const tabs: EventTarget[] = [];
  const openTab = () => {
    const events = new EventTarget();
    const errors: (StorageError | undefined)[] = [];
    const missing: string[] = [];
    const copies: Record<string, number> = {};
    tabs.push(events);
    const storage = () => {
      if (options.disabled) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (key: string) => data.get(key) ?? null,
        setItem: (key: string, value: string) => {
          const others = [...data].filter(([name]) => name !== key).map(([, text]) => text.length);
          if (others.reduce((sum, length) => sum + length, value.length) > (options.capacity ?? Infinity))
            throw new DOMException('full', 'QuotaExceededError');
          data.set(key, value);
          for (const other of tabs)
            if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
        },
        removeItem: (key: string) => void data.delete(key),
      };
    };
    const clipboard = createClipboard();
    const connection = connectStorage({
      store: clipboard.store,
      storage,
      events,
      onError: (error) => errors.push(error),
      onMissing: (urls, counts) => {
        missing.push(...urls);
        Object.assign(copies, counts);
      },
    });
    clipboard.onBeforeChange(connection.refresh);
    return {
      ...clipboard,
      ...connection,
      events,
      errors,
      missing,
      copies,
      urls: () => Object.keys(clipboard.store.getState().cards),
    };
  };
  return { data, openTab, options };
};

describe('the stored clipboard', () => {
  it('holds only cards and commanders, as version 2', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    tab.toggleOpen();
    expect(browser.data.size).toBe(0);
    tab.addCards([solRing]);
    tab.crownCard(thrasios);
    const stored: unknown = JSON.parse(browser.data.get(CLIPBOARD_STORAGE_KEY) ?? '');
    expect(stored).toEqual({
      version: 2,
      state: { cards: { [solRing.url]: solRing }, commanders: [thrasios.url] },
    });
  });

  it('has the chosen colour in an entry beside it, for other tabs and the next visit', () => {
    const browser = makeBrowser();
    const [tab, other] = [browser.openTab(), browser.openTab()];
    tab.crownCard(thrasios);
    tab.set({ chosenColor: 'G' });
    expect(browser.data.get(CLIPBOARD_COLOR_KEY)).toBe('G');
    expect(other.store.getState().chosenColor).toBe('G');
    expect(browser.openTab().store.getState()).toMatchObject({
      chosenColor: 'G',
      commanders: [thrasios.url],
    });
    tab.clear();
    expect(browser.data.has(CLIPBOARD_COLOR_KEY)).toBe(false);
    browser.data.set(CLIPBOARD_COLOR_KEY, 'purple');
    expect(browser.openTab().store.getState().chosenColor).toBeUndefined();
  });

  it('has what is stated of copies in an entry beside it, for other tabs and the next visit', () => {
    const browser = makeBrowser();
    const [tab, other] = [browser.openTab(), browser.openTab()];
    const printings = {
      [solRing.url]: [{ count: 1, set: 'C21', collectorNumber: '263', finish: 'foil' as const }],
    };
    tab.addCards([solRing, opt]);
    const before = browser.data.get(CLIPBOARD_STORAGE_KEY);
    tab.setPrintings(printings);
    expect(browser.data.get(CLIPBOARD_STORAGE_KEY)).toBe(before);
    expect(JSON.parse(browser.data.get(CLIPBOARD_PRINTINGS_KEY) ?? '')).toEqual(printings);
    expect(other.store.getState().printings).toEqual(printings);
    expect(browser.openTab().store.getState().printings).toEqual(printings);
    other.removeCards([solRing.url]);
    expect(tab.store.getState().printings).toBeUndefined();
    expect(browser.data.has(CLIPBOARD_PRINTINGS_KEY)).toBe(false);
  });

  it.each(['{', '[]', '{"/cards/sol-ring":[{"count":0}]}', '{"x":1}', '{"/cards/sol-ring":"C21"}'])(
    'is read without %s beside it',
    (text) => {
      const browser = makeBrowser();
      browser.openTab().addCards([solRing]);
      browser.data.set(CLIPBOARD_PRINTINGS_KEY, text);
      const tab = browser.openTab();
      expect([tab.urls(), tab.store.getState().printings, tab.errors]).toEqual([
        [solRing.url],
        undefined,
        [],
      ]);
    },
  );

  it('survives a reload, without steps to undo', () => {
    const browser = makeBrowser();
    browser.openTab().addCards([solRing, opt]);
    const { store } = browser.openTab();
    expect(store.getState()).toMatchObject({
      cards: { [solRing.url]: solRing, [opt.url]: opt },
      prevStates: [],
      isOpen: false,
    });
  });

  it('migrates from both older versions', () => {
    const single = makeBrowser(
      JSON.stringify({ version: 0, state: { cards: { [opt.url]: opt }, commander: thrasios } }),
    );
    expect(single.openTab().store.getState()).toMatchObject({
      commanders: [thrasios.url],
      cards: { [opt.url]: opt },
    });
    const list = makeBrowser(
      JSON.stringify({ version: 1, state: { cards: { [opt.url]: opt }, commanders: [thrasios.url] } }),
    );
    expect(list.openTab().store.getState()).toMatchObject({
      commanders: [thrasios.url],
      cards: { [opt.url]: opt },
    });
  });

  it('keeps copies after a reload and shares them between tabs', () => {
    const browser = makeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.addCards([{ ...island, count: 30 }, solRing]);
    expect(two.store.getState().cards[island.url]?.count).toBe(30);
    two.setCopies(island.url, 29);
    expect(one.store.getState().cards[island.url]?.count).toBe(29);
    one.undo();
    expect(browser.openTab().store.getState().cards[island.url]?.count).toBe(30);
  });

  it('reports the copies of cards whose data is invalid', () => {
    const invalid = { url: island.url, count: 30 };
    const tab = makeBrowser(
      JSON.stringify({ version: 2, state: { cards: { [island.url]: invalid }, commanders: [] } }),
    ).openTab();
    expect([tab.missing, tab.copies]).toEqual([[island.url], { [island.url]: 30 }]);
  });

  it('reports the cards whose data is invalid', () => {
    const tab = makeBrowser(
      JSON.stringify({ version: 2, state: { cards: { [opt.url]: { url: opt.url } }, commanders: [] } }),
    ).openTab();
    expect(tab.missing).toEqual([opt.url]);
  });

  it.each(['{', 'null', '[]', '"x"', '{"version":99,"state":{"cards":{},"commanders":[]}}', ''])(
    'keeps the unreadable %j under another key and starts an empty list',
    (text) => {
      const browser = makeBrowser(text);
      const tab = browser.openTab();
      expect(tab.urls()).toEqual([]);
      expect(tab.errors).toEqual(['unreadable']);
      expect(browser.data.get(UNREADABLE_KEY)).toBe(text);
      tab.addCards([solRing]);
      expect(browser.openTab().urls()).toEqual([solRing.url]);
    },
  );

  it('offers a text that was set aside, and removes it where it is discarded', () => {
    const browser = makeBrowser('{');
    const tab = browser.openTab();
    expect(tab.unreadableText()).toBe('{');
    tab.discardUnreadable();
    expect(browser.data.has(UNREADABLE_KEY)).toBe(false);
    expect([tab.unreadableText(), tab.errors.at(-1)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['broken', '{'.repeat(4_800_000)],
    [
      'a list of too many characters',
      JSON.stringify({ version: 2, state: { cards: {}, x: 'y'.repeat(4_800_000) } }),
    ],
  ])('keeps a text without room to set it aside until it is discarded: %s', (_what, text) => {
    const browser = makeBrowser(text, { capacity: 5_000_000 });
    const tab = browser.openTab();
    expect([tab.errors, tab.urls()]).toEqual([['not-set-aside'], []]);
    tab.addCards([solRing]);
    expect(browser.data).toEqual(new Map([[CLIPBOARD_STORAGE_KEY, text]]));
    expect([tab.errors.at(-1), tab.unreadableText()]).toEqual(['not-set-aside', text]);
    tab.discardUnreadable();
    expect(tab.errors.at(-1)).toBeUndefined();
    expect(browser.openTab().urls()).toEqual([solRing.url]);
  });

  it('is not replaced by a list of too many characters', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    tab.addCards([{ ...solRing, name: 'x'.repeat(MAX_STORED_CHARACTERS) }]);
    expect([browser.data.size, tab.errors.at(-1)]).toEqual([0, 'full']);
  });

  it('continues in memory where storage is blocked', () => {
    const tab = makeBrowser(undefined, { disabled: true }).openTab();
    tab.addCards([solRing]);
    tab.addCards([opt]);
    expect(tab.urls()).toEqual([solRing.url, opt.url]);
    expect(tab.errors).toContain('disabled');
  });

  it('continues in memory where storage is full, and saves again once it fits', () => {
    const browser = makeBrowser(undefined, { capacity: 1000 });
    const tab = browser.openTab();
    const many = Array.from({ length: 300 }, (_, i) => testCard(`Card ${i}`));
    tab.addCards(many);
    expect(tab.errors.at(-1)).toBe('full');
    expect(tab.urls()).toHaveLength(300);
    tab.removeCards(many.slice(1).map((card) => card.url));
    expect(tab.errors.at(-1)).toBe(undefined);
    expect(browser.openTab().urls()).toHaveLength(1);
  });

  it('applies the changes of another tab, and can undo them', () => {
    const browser = makeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.addCards([solRing]);
    expect(two.urls()).toEqual([solRing.url]);
    two.addCards([opt]);
    expect(one.urls()).toEqual([solRing.url, opt.url]);
    one.undo();
    expect(two.urls()).toEqual([solRing.url]);
  });

  it('merges with what another tab wrote while this one was disconnected', () => {
    const browser = makeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.disconnect();
    one.addCards([solRing]);
    expect(two.urls()).toEqual([]);
    two.addCards([opt]);
    expect(two.urls()).toEqual([solRing.url, opt.url]);
  });

  it('loads the storage when the page returns from the back/forward cache', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    browser.data.set(
      CLIPBOARD_STORAGE_KEY,
      JSON.stringify({ version: 2, state: { cards: { [opt.url]: opt }, commanders: [] } }),
    );
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(tab.urls()).toEqual([opt.url]);
  });

  it('keeps its list when the storage is cleared', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    tab.addCards([solRing]);
    browser.data.clear();
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(tab.urls()).toEqual([solRing.url]);
  });
});
