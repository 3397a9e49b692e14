import type { CardsByUrl, ClipboardCard, ClipboardSnapshot, ClipboardState } from './clipboard-state';
import { parseClipboardCard } from './clipboard-card';
import { entryOf, fitEntries } from './clipboard-copies';
import { cardUrl, slugOfCardUrl } from '../card/card-url';
import { parseLegacyCard } from './legacy-card';
import { isFields, type Fields } from './stored-value';
import {
  MAX_CLIPBOARD_CARDS,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_NAME_CHARACTERS,
  MAX_STORED_CHARACTERS,
} from '../limits';
import { err, ok, type Result } from '../result';
import { isSlug, makeSlug } from '../text/slug';

/** Version of the stored shape. */
const CLIPBOARD_VERSION = 2;

/** The stored shape. */
export interface PersistedClipboard {
  readonly version: typeof CLIPBOARD_VERSION;
  readonly state: Pick<ClipboardSnapshot, 'cards' | 'commanders'>;
}

/** A clipboard from storage in the current shape. */
export interface MigratedClipboard extends ClipboardSnapshot {
  /** The stored version. */
  readonly from: 0 | 1 | 2;
  readonly loadedCards: CardsByUrl;
  /** URLs of cards with invalid stored data, to be loaded and added again. */
  readonly toLoad: readonly string[];
  /** Copies of cards in `toLoad`, where there are several. */
  readonly copiesToLoad: Readonly<Record<string, number>>;
  /** Number of stored entries without a card or a card's URL. */
  readonly dropped: number;
}

/** Why a stored value is not a clipboard. */
export type ClipboardStorageError =
  | { readonly code: 'not-a-clipboard' }
  | { readonly code: 'too-long'; readonly max: number }
  | { readonly code: 'unreadable'; readonly message: string }
  | { readonly code: 'newer-version'; readonly version: number };

/**
 * The value to store: cards and commanders (specification, section 3). A card in several copies has a `count`, which readers
 * of version 2 from before it leave out. Printings are stored beside it: `persistPrintings`.
 */
export const persistClipboard = ({ cards, commanders }: ClipboardState): PersistedClipboard => ({
  version: CLIPBOARD_VERSION,
  state: { cards, commanders },
});

/** A stored card, or only its URL. */
interface Entry {
  readonly url: string | undefined;
  readonly card: ClipboardCard | undefined;
  readonly count: number;
}

/** The stored copies of a card; one where there is no valid number. */
const parseCopies = (value: unknown): number =>
  Number.isInteger(value) && Number(value) > 1 ? Math.min(Number(value), MAX_COPIES) : 1;

/** The URL of a card from its URL, its slug, or the URL of its page as a commander. */
const urlOf = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const slug = slugOfCardUrl(value) ?? value.replace(/^\/commanders\//, '');
  return isSlug(slug) ? cardUrl(slug) : undefined;
};

const urlOfName = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME_CHARACTERS
    ? cardUrl(makeSlug(value))
    : undefined;

const parseEntry = (key: string | undefined, value: unknown): Entry => {
  const card = parseClipboardCard(value) ?? parseLegacyCard(value);
  const fields = isFields(value) ? value : { url: value };
  const url =
    card?.url ??
    urlOf(fields['url']) ??
    (key?.startsWith('/') ? urlOf(key) : undefined) ??
    urlOf(fields['sanitized']) ??
    urlOfName(fields['name']);
  return { url, card, count: parseCopies(fields['count']) };
};

/** Parses cards in an array or in an object by URL. */
const parseEntries = (value: unknown): readonly Entry[] => {
  if (Array.isArray(value))
    return value.slice(0, MAX_CLIPBOARD_CARDS).map((item) => parseEntry(undefined, item));
  if (!isFields(value)) return [];
  return Object.entries(value)
    .slice(0, MAX_CLIPBOARD_CARDS)
    .map(([key, item]) => parseEntry(key, item));
};

/** The stored commanders: one `commander` (a URL or a card) in version 0, an array in later ones. */
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

const parseState = (state: Fields, from: 0 | 1 | 2): MigratedClipboard => {
  const commanders = commanderValues(state)
    .slice(0, MAX_CLIPBOARD_CARDS)
    .map((value) => parseEntry(undefined, value));
  const cards = parseEntries(state['cards']);
  const loaded = parseEntries(state['loadedCards']);
  const urls = [...new Set(commanders.flatMap(({ url }) => url ?? []))].slice(0, MAX_COMMANDERS).sort();
  const cardsOf = (entries: readonly Entry[]): readonly ClipboardCard[] =>
    entries.flatMap(({ card }) => card ?? []);
  const known = Object.fromEntries(
    [...cardsOf(loaded), ...cardsOf(cards), ...cardsOf(commanders)].map((card) => [card.url, card]),
  );
  const copies = new Map<string, number>();
  for (const { url, count } of cards) if (url !== undefined && !copies.has(url)) copies.set(url, count);
  const listed = [...copies].flatMap(([url, count]) =>
    known[url] === undefined ? [] : [entryOf(known[url], count)],
  );
  const toLoad = [...new Set([...urls, ...copies.keys()])].filter((url) => known[url] === undefined);
  return {
    from,
    cards: fitEntries(listed, urls),
    commanders: urls,
    loadedCards: known,
    toLoad,
    copiesToLoad: Object.fromEntries([...copies].filter(([url, count]) => count > 1 && toLoad.includes(url))),
    dropped: [...cards, ...commanders].filter(({ url }) => url === undefined).length,
  };
};

const parseJson = (stored: unknown): Result<unknown, ClipboardStorageError> => {
  if (typeof stored !== 'string') return ok(stored);
  if (stored.length > MAX_STORED_CHARACTERS) return err({ code: 'too-long', max: MAX_STORED_CHARACTERS });
  try {
    return ok(JSON.parse(stored));
  } catch (error) {
    return err({ code: 'unreadable', message: error instanceof Error ? error.message : String(error) });
  }
};

/**
 * Parses a stored clipboard of version 2, 1 (before `loadedCards`) or 0 (with a single `commander`), as JSON text or an
 * object, with or without the envelope `{ version, state }`. Never throws. Invalid cards are left out; those with a known
 * URL are in `toLoad`.
 * @example migrateClipboard({ version: 0, state: { cards: {}, commander: '/cards/edgar-markov' } }).value.commanders // ['/cards/edgar-markov']
 * @example migrateClipboard('{') .ok // false
 */
export const migrateClipboard = (stored: unknown): Result<MigratedClipboard, ClipboardStorageError> => {
  const json = parseJson(stored);
  if (!json.ok) return json;
  const fields = json.value;
  if (!isFields(fields)) return err({ code: 'not-a-clipboard' });
  const state = isFields(fields['state']) ? fields['state'] : fields;
  if (!('cards' in state || 'commanders' in state || 'commander' in state))
    return err({ code: 'not-a-clipboard' });
  const version = versionOf(fields, state);
  if (version > CLIPBOARD_VERSION) return err({ code: 'newer-version', version });
  return ok(parseState(state, version === 2 ? 2 : version === 1 ? 1 : 0));
};
