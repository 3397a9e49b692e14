import { maxCopies } from '../card/copy-limit';
import type { ClipboardCard, ClipboardEntry, EntriesByUrl } from './clipboard-state';

const withoutCount = ({ count: _count, ...card }: ClipboardEntry): ClipboardCard => card;

/** An entry of some copies of a card; for one the card alone. */
export const entryOf = (entry: ClipboardEntry, count: number): ClipboardEntry =>
  count > 1 ? { ...entry, count } : entry.count === undefined ? entry : withoutCount(entry);

/** Entries by URL, each in as many of its copies as the list may hold; without those that it may not hold. */
export const fitEntries = (entries: readonly ClipboardEntry[], commanders: readonly string[]): EntriesByUrl =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const most = maxCopies(entry.copyLimit, commanders.includes(entry.url));
      const copies = Math.min(entry.count ?? 1, most);
      return copies > 0 ? [[entry.url, entryOf(entry, copies)]] : [];
    }),
  );

/** Entries with one copy less of some cards. */
export const takeOne = (entries: EntriesByUrl, urls: readonly string[]): EntriesByUrl =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([url, entry]) => {
      if (!urls.includes(url)) return [[url, entry]];
      const { count = 1 } = entry;
      return count > 1 ? [[url, entryOf(entry, count - 1)]] : [];
    }),
  );
