import type { Page } from 'playwright-core';
import * as z from 'zod';

const Times = z.array(z.object({ frame: z.number(), table: z.number() }));

/** What each key stroke took, in ms: to the next frame, and to the frame in which the table has other rows. */
export interface KeyTimes {
  readonly frame: readonly number[];
  readonly table: readonly number[];
}

/** From one key stroke to the next, in ms: each is followed by all that it causes. */
const PAUSE = 400;

/** Watches key presses, and the table that it names last. A text: a compiled function would name helpers that a page lacks. */
const watch = (table: string): string => `(() => {
  window.keys = [];
  if (window.watchTable) return watchTable(${JSON.stringify(table)});
  const afterFrame = (done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  });
  let begun = 0, current;
  addEventListener('keydown', ({ timeStamp }) => {
    begun = timeStamp;
    const own = current = { frame: 0, table: 0 };
    window.keys.push(own);
    afterFrame((time) => { own.frame = time - timeStamp; });
  }, { capture: true });
  const observer = new MutationObserver(() => {
    const own = current;
    afterFrame((time) => { own.table = time - begun; });
  });
  window.watchTable = (name) => {
    observer.disconnect();
    const table = document.querySelector(name);
    if (table) observer.observe(table, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['aria-rowcount'] });
  };
  watchTable(${JSON.stringify(table)});
})()`;

/**
 * Presses keys where the focus is.
 * @param table what shows what they cause; where it changes nothing, the frame counts
 */
export const timeKeys = async (page: Page, keys: readonly string[], table: string): Promise<KeyTimes> => {
  await page.evaluate(watch(table));
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
  const times = Times.parse(await page.evaluate('window.keys'));
  return {
    frame: times.map(({ frame }) => frame),
    table: times.map(({ frame, table: late }) => Math.max(frame, late)),
  };
};
