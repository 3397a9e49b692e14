import { CLIPBOARD_STORAGE_KEY } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { createClipboard } from './clipboard-store';
import { connectStorage, type StorageTrouble, UNREADABLE_KEY } from './clipboard-storage';
import { opt, solRing, testCard, thrasios } from './test-cards';

/** A browser's storage that any number of tabs share; each hears what the others write. */
const makeBrowser = (initial?: string, options: { capacity?: number; disabled?: boolean } = {}) => {
  const data = new Map<string, string>(initial === undefined ? [] : [[CLIPBOARD_STORAGE_KEY, initial]]);
  const tabs: EventTarget[] = [];
  const openTab = () => {
    const events = new EventTarget();
    const troubles: (StorageTrouble | undefined)[] = [];
    const missing: string[] = [];
    tabs.push(events);
    const storage = () => {
      if (options.disabled) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (key: string) => data.get(key) ?? null,
        setItem: (key: string, value: string) => {
          if (value.length > (options.capacity ?? Infinity))
            throw new DOMException('full', 'QuotaExceededError');
          data.set(key, value);
          for (const other of tabs)
            if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
        },
      };
    };
    const clipboard = createClipboard();
    const connection = connectStorage({
      store: clipboard.store,
      storage,
      events,
      onTrouble: (trouble) => troubles.push(trouble),
      onMissing: (urls) => missing.push(...urls),
    });
    clipboard.onBeforeChange(connection.refresh);
    return {
      ...clipboard,
      ...connection,
      events,
      troubles,
      missing,
      urls: () => Object.keys(clipboard.store.getState().cards),
    };
  };
  return { data, openTab, options };
};

describe('the clipboard in the storage', () => {
  it('keeps only cards and commanders, as version 2', () => {
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

  it('survives a reload; there is nothing to undo then', () => {
    const browser = makeBrowser();
    browser.openTab().addCards([solRing, opt]);
    const { store } = browser.openTab();
    expect(store.getState()).toMatchObject({
      cards: { [solRing.url]: solRing, [opt.url]: opt },
      prevStates: [],
      isOpen: false,
    });
  });

  it('takes the two older shapes up', () => {
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

  it('names the cards whose data it cannot use', () => {
    const tab = makeBrowser(
      JSON.stringify({ version: 2, state: { cards: { [opt.url]: { url: opt.url } }, commanders: [] } }),
    ).openTab();
    expect(tab.missing).toEqual([opt.url]);
  });

  it.each(['{', 'null', '[]', '"x"', '{"version":99,"state":{"cards":{},"commanders":[]}}', ''])(
    'sets %j aside and begins anew',
    (text) => {
      const browser = makeBrowser(text);
      const tab = browser.openTab();
      expect(tab.urls()).toEqual([]);
      expect(tab.troubles).toEqual(['unreadable']);
      expect(browser.data.get(UNREADABLE_KEY)).toBe(text);
      tab.addCards([solRing]);
      expect(browser.openTab().urls()).toEqual([solRing.url]);
    },
  );

  it('goes on in memory where there is no storage', () => {
    const tab = makeBrowser(undefined, { disabled: true }).openTab();
    tab.addCards([solRing]);
    tab.addCards([opt]);
    expect(tab.urls()).toEqual([solRing.url, opt.url]);
    expect(tab.troubles).toContain('disabled');
  });

  it('goes on in memory where the storage is full, and saves again when there is room', () => {
    const browser = makeBrowser(undefined, { capacity: 1000 });
    const tab = browser.openTab();
    const many = Array.from({ length: 300 }, (_, i) => testCard(`Card ${i}`));
    tab.addCards(many);
    expect(tab.troubles.at(-1)).toBe('full');
    expect(tab.urls()).toHaveLength(300);
    tab.removeCards(many.slice(1).map((card) => card.url));
    expect(tab.troubles.at(-1)).toBe(undefined);
    expect(browser.openTab().urls()).toHaveLength(1);
  });

  it('shows what another tab does, and can take it back', () => {
    const browser = makeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.addCards([solRing]);
    expect(two.urls()).toEqual([solRing.url]);
    two.addCards([opt]);
    expect(one.urls()).toEqual([solRing.url, opt.url]);
    one.undo();
    expect(two.urls()).toEqual([solRing.url]);
  });

  it('loses nothing when a tab slept through what another wrote', () => {
    const browser = makeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    two.disconnect();
    one.addCards([solRing]);
    expect(two.urls()).toEqual([]);
    two.addCards([opt]);
    expect(two.urls()).toEqual([solRing.url, opt.url]);
  });

  it('takes up the storage when a page comes back from the cache', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    browser.data.set(
      CLIPBOARD_STORAGE_KEY,
      JSON.stringify({ version: 2, state: { cards: { [opt.url]: opt }, commanders: [] } }),
    );
    tab.events.dispatchEvent(new Event('pageshow'));
    expect(tab.urls()).toEqual([opt.url]);
  });

  it('keeps what is shown when somebody empties the storage', () => {
    const browser = makeBrowser();
    const tab = browser.openTab();
    tab.addCards([solRing]);
    browser.data.clear();
    tab.events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(tab.urls()).toEqual([solRing.url]);
  });
});
