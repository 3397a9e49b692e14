import {
  type CardList,
  cardListOf,
  isSameList,
  mergeClipboards,
  withFittedPrintings,
} from '@crownsmith/domain';
import * as z from 'zod';
import { VersionedClipboard } from '#app/accounts/clipboards/clipboard.schema';
import { exchangeKey } from './exchanged';

/** Where a person's clipboard is read and written. */
const CLIPBOARD_URL = '/api/users/clipboard';
/** Until the next attempt after a failed one, in ms. */
const RETRY_MS = 30_000;
/** From the last change to its sending, in ms. */
const DEBOUNCE_MS = 400;
/** Times that a change is merged and sent again while other browsers change the clipboard, too. */
const MAX_ROUNDS = 20;

/** What this browser and the account both had after their last exchange. */
const Base = VersionedClipboard.extend({
  /** cards of the account that this site does not know at the moment: they stay in the account */
  unknown: z.array(z.string()),
});
type Base = z.infer<typeof Base>;

const NONE: Base = { version: 0, list: { commanders: [], cards: {} }, unknown: [] };

/** The clipboard of this browser. */
export interface LocalClipboard {
  readonly read: () => Parameters<typeof cardListOf>[0];
  /** Loads cards, so that a list with them can be applied. @returns the cards that could not be loaded */
  readonly load: (urls: readonly string[]) => Promise<readonly string[]>;
  /** Replaces the list by another one whose cards are loaded, without a step of undo. */
  readonly apply: (list: CardList) => void;
  /** whether loaded cards can lead together */
  readonly canLead: (urls: readonly string[]) => boolean;
}

interface Options {
  readonly uid: string;
  readonly local: LocalClipboard;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly fetch: typeof fetch;
  /** runs work while no other tab runs it */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

const without = ({ commanders, cards, ...others }: CardList, urls: readonly string[]): CardList =>
  withFittedPrintings({
    ...others,
    commanders: commanders.filter((url) => !urls.includes(url)),
    cards: Object.fromEntries(Object.entries(cards).filter(([url]) => !urls.includes(url))),
  });

const only = (list: CardList, urls: readonly string[]): CardList =>
  without(
    list,
    [...list.commanders, ...Object.keys(list.cards)].filter((url) => !urls.includes(url)),
  );

/** A list with the cards of another one. */
const join = (a: CardList, b: CardList): CardList =>
  withFittedPrintings({
    commanders: [...a.commanders, ...b.commanders].slice(0, 2),
    cards: { ...a.cards, ...b.cards },
    printings: { ...a.printings, ...b.printings },
    chosenColor: a.chosenColor,
  });

/**
 * Keeps this browser's clipboard and the account's the same. What both had after the last exchange is stored: changes since
 * then, on both sides, are merged.
 */
export const createClipboardSync = ({ uid, local, storage, fetch, alone }: Options) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let memory: Base | undefined;

  const readBase = (): Base => {
    try {
      const text = storage().getItem(exchangeKey(uid));
      const stored = Base.safeParse(text === null ? undefined : JSON.parse(text));
      return stored.data ?? memory ?? NONE;
    } catch {
      return memory ?? NONE;
    }
  };
  const writeBase = (base: Base): void => {
    memory = base;
    try {
      storage().setItem(exchangeKey(uid), JSON.stringify(base));
    } catch {
      // Blocked or full: this page remembers it.
    }
  };

  /** Merges what the account has into this browser's clipboard. */
  const merge = async (base: Base, remote: VersionedClipboard): Promise<void> => {
    const all = [...remote.list.commanders, ...Object.keys(remote.list.cards)];
    const unknown = [...(await local.load(all))];
    const [from, to] = [without(base.list, unknown), without(remote.list, unknown)];
    const now = cardListOf(local.read());
    const merged = mergeClipboards(from, now, to, local.canLead);
    if (!isSameList(merged, now)) local.apply(merged);
    writeBase({ ...remote, unknown });
  };

  const request = async (init?: RequestInit): Promise<Response> => {
    const response = await fetch(CLIPBOARD_URL, init);
    if (!response.ok && response.status !== 412) throw new Error(`The clipboard got ${response.status}.`);
    return response;
  };

  const exchange = async (isRemoteNewer: boolean): Promise<void> => {
    let remote = isRemoteNewer ? VersionedClipboard.parse(await (await request()).json()) : undefined;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const base = readBase();
      if (remote && remote.version !== base.version) await merge(base, remote);
      const { version, list, unknown } = readBase();
      const wanted = join(cardListOf(local.read()), only(list, unknown));
      if (isSameList(wanted, list)) return;
      const response = await request({
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ uid, base: version, list: wanted }),
      });
      remote = VersionedClipboard.parse(await response.json());
      if (response.ok) writeBase({ ...remote, unknown });
    }
  };

  const run = (isRemoteNewer: boolean): Promise<void> => {
    clearTimeout(timer);
    return alone(async () => {
      try {
        await exchange(isRemoteNewer);
      } catch {
        // Offline, signed out, or the server is busy: the clipboard stays in this browser until it can be sent.
        clearTimeout(timer);
        timer = setTimeout(() => void run(true), RETRY_MS);
      }
    });
  };

  return {
    /** The account has a version of the clipboard. */
    onVersion: (version: number): Promise<void> => (version === readBase().version ? run(false) : run(true)),
    /** This browser's clipboard has changed: it is sent a moment later. */
    onChange: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(false), DEBOUNCE_MS);
    },
    /** Exchanges both now. */
    sync: (): Promise<void> => run(true),
    /** Sends what has changed here; resolves once it is sent or has to wait on. */
    flush: (): Promise<void> => run(false),
    stop: (): void => clearTimeout(timer),
  };
};
