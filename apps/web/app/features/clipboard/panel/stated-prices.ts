import {
  createFindPrintings,
  clipboardCopies,
  type ClipboardState,
  type FindPrintings,
  formatPrice,
  type PriceSource,
} from '@crownsmith/domain';
import { useMemo } from 'react';
import { statedSets } from '../export-list';
import { useSetPrintings } from './use-set-printings';

/** The printings that copies of the list can be; undefined while they are loaded. */
export interface StatedPrintings {
  readonly find: FindPrintings | undefined;
  /** they cannot be loaded: each copy has the price of its card */
  readonly hasFailed: boolean;
}

/** Loads the printings that the list states of its copies. */
export const useStatedPrintings = (state: ClipboardState): StatedPrintings => {
  const { state: loading, sets } = useSetPrintings(statedSets(state).join(' '));
  const find = useMemo(() => createFindPrintings(sets), [sets]);
  return { find: loading === 'loading' ? undefined : find, hasFailed: loading === 'failed' };
};

/**
 * What the list states of the copies of each card, with the price at the first of some shops that has one, by URL.
 * @example new Map([['/cards/sol-ring', ['C21 263 foil, $2.50']]])
 */
export const statedTexts = (
  state: ClipboardState,
  find: FindPrintings | undefined,
  sources: readonly PriceSource[],
): ReadonlyMap<string, readonly string[]> => {
  const texts = new Map<string, string[]>();
  for (const { card, stated, count, prices, asCheapest } of clipboardCopies(state, find)) {
    const { set, collectorNumber, finish } = stated;
    if (set === undefined && finish === undefined) continue;
    const source = find && sources.find((each) => prices[each] !== undefined && !asCheapest?.includes(each));
    const price = source && prices[source];
    const copies = (card.count ?? 1) > 1 ? `${count} × ` : '';
    const printing = [set, collectorNumber, finish].filter((part) => part !== undefined).join(' ');
    const text = `${copies}${printing}${source && price !== undefined ? `, ${formatPrice(price, source)}` : ''}`;
    texts.set(card.url, [...(texts.get(card.url) ?? []), text]);
  }
  return texts;
};
