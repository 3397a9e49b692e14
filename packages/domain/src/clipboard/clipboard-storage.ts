import type { CardsByUrl, ClipboardCard, ClipboardSnapshot, ClipboardState } from './clipboard-state';
import { parseClipboardCard } from './clipboard-card';
import { cardUrl, slugOfCardUrl } from '../card/card-url';
import { parseLegacyCard } from './legacy-card';
import { MAX_CLIPBOARD_CARDS, MAX_COMMANDERS } from '../limits';
import { err, ok, type Result } from '../result';
import { isSlug, makeSlug } from '../text/slug';

/** Version of the persisted shape. */
export const CLIPBOARD_VERSION = 2;

/** What is stored: cards and commanders alone. */
export interface PersistedClipboard {
  readonly version: typeof CLIPBOARD_VERSION;
  readonly state: ClipboardSnapshot;
}

/** What could be taken from storage, in the shape of version 2 with the loaded cards that the state needs. */
export interface MigratedClipboard extends ClipboardSnapshot {
  /** The version that was found. */
  readonly from: 0 | 1 | 2;
  readonly loadedCards: CardsByUrl;
  /** Addresses of cards whose stored data is not usable any more: load them again and add them. */
  readonly toLoad: readonly string[];
  /** How many entries were neither a card nor the address of one. */
  readonly dropped: number;
}

/** Why nothing could be taken from storage. */
export type ClipboardStorageError =
  | { readonly code: 'not-a-clipboard' }
  | { readonly code: 'unreadable'; readonly message: string }
  | { readonly code: 'newer-version'; readonly version: number };

/** What is written to storage (specification, section 3): cards and commanders, version 2. */
export const persistClipboard = ({ cards, commanders }: ClipboardState): PersistedClipboard => ({
  version: CLIPBOARD_VERSION,
  state: { cards, commanders },
});

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored card: its data, or at least its address. */
interface Entry {
  readonly url: string | undefined;
  readonly card: ClipboardCard | undefined;
}

/** The address of a card from its address, its slug, or the address of its page as a commander. */
const urlOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const slug = slugOfCardUrl(value) ?? value.replace(/^\/commanders\//, '');
  return isSlug(slug) ? cardUrl(slug) : undefined;
};

const urlOfName = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= 200
    ? cardUrl(makeSlug(value))
    : undefined;

const readEntry = (key: string | undefined, value: unknown): Entry => {
  const card = parseClipboardCard(value) ?? parseLegacyCard(value);
  const fields = isFields(value) ? value : { url: value };
  const url =
    card?.url ??
    urlOf(fields['url']) ??
    (key?.startsWith('/') ? urlOf(key) : undefined) ??
    urlOf(fields['sanitized']) ??
    urlOfName(fields['name']);
  return { url, card };
};

/** Cards were a list or a map by address; both are read. */
const readEntries = (value: unknown): readonly Entry[] => {
  if (Array.isArray(value))
    return value.slice(0, MAX_CLIPBOARD_CARDS).map((item) => readEntry(undefined, item));
  if (!isFields(value)) return [];
  return Object.entries(value)
    .slice(0, MAX_CLIPBOARD_CARDS)
    .map(([key, item]) => readEntry(key, item));
};

/** Version 0 kept one `commander` (an address or a card), later ones the list. */
const commanderValues = (state: Fields): readonly unknown[] => {
  if (Array.isArray(state['commanders'])) return state['commanders'];
  const single = state['commander'];
  return single === null || single === undefined || single === '' ? [] : [single];
};

const versionOf = (fields: Fields, state: Fields): number => {
  const version = fields['version'];
  if (typeof version === 'number') return version;
  if ('commander' in state && !('commanders' in state)) return 0;
  return 'loadedCards' in state ? 2 : 1;
};

const readState = (state: Fields, from: 0 | 1 | 2): MigratedClipboard => {
  const commanders = commanderValues(state)
    .slice(0, MAX_CLIPBOARD_CARDS)
    .map((value) => readEntry(undefined, value));
  const cards = readEntries(state['cards']);
  const loaded = readEntries(state['loadedCards']);
  const urls = [...new Set(commanders.flatMap(({ url }) => url ?? []))].slice(0, MAX_COMMANDERS).sort();
  const usable = (entries: readonly Entry[]): readonly ClipboardCard[] =>
    entries.flatMap(({ card }) => card ?? []);
  const known = Object.fromEntries(
    [...usable(loaded), ...usable(cards), ...usable(commanders)].map((card) => [card.url, card]),
  );
  const listed = [...new Set(cards.flatMap(({ url }) => url ?? []))].filter((url) => !urls.includes(url));
  return {
    from,
    cards: Object.fromEntries(listed.flatMap((url) => (known[url] === undefined ? [] : [[url, known[url]]]))),
    commanders: urls,
    loadedCards: known,
    toLoad: [...urls, ...listed].filter((url) => known[url] === undefined),
    dropped: [...cards, ...commanders].filter(({ url }) => url === undefined).length,
  };
};

const parsed = (stored: unknown): Result<unknown, ClipboardStorageError> => {
  if (typeof stored !== 'string') return ok(stored);
  try {
    return ok(JSON.parse(stored));
  } catch (error) {
    return err({ code: 'unreadable', message: error instanceof Error ? error.message : String(error) });
  }
};

/**
 * Reads what a browser stored, whatever it is: version 2, or the two older shapes (version 0 with a single `commander`,
 * version 1 before `loadedCards`), wrapped as `{ version, state }` or bare, as JSON text or parsed. Never throws; a bad
 * card is left out and, if its address is known, named to be loaded again.
 * @example migrateClipboard({ version: 0, state: { cards: {}, commander: '/cards/edgar-markov' } }).value.commanders // ['/cards/edgar-markov']
 * @example migrateClipboard('{') .ok // false
 */
export const migrateClipboard = (stored: unknown): Result<MigratedClipboard, ClipboardStorageError> => {
  const json = parsed(stored);
  if (!json.ok) return json;
  const fields = json.value;
  if (!isFields(fields)) return err({ code: 'not-a-clipboard' });
  const state = isFields(fields['state']) ? fields['state'] : fields;
  if (!('cards' in state || 'commanders' in state || 'commander' in state))
    return err({ code: 'not-a-clipboard' });
  const version = versionOf(fields, state);
  if (version > CLIPBOARD_VERSION) return err({ code: 'newer-version', version });
  return ok(readState(state, version === 2 ? 2 : version === 1 ? 1 : 0));
};
