/** Where a person's browsers listen for changes of their account. */
const EVENTS_URL = '/account/events';
/** Events of the account, as the server names them. */
const EVENT_NAMES = ['profile', 'clipboard', 'collection', 'signed-out'] as const;

/** A change of the account; data as JSON. */
export interface AccountEvent {
  readonly name: (typeof EVENT_NAMES)[number];
  readonly data: string;
}

/** Until a refused connection is tried again, in ms. */
const RETRY_MS = 30_000;
/** Name of the lock that the tab with the connection holds, and of the channel by which it passes events on. */
const NAME = 'account-events';

/** Listens by a connection of its own. @returns closes it */
const connect = (onEvent: (event: AccountEvent) => void): (() => void) => {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = (): void => {
    source = new EventSource(EVENTS_URL);
    for (const name of EVENT_NAMES)
      source.addEventListener(name, ({ data }: MessageEvent<string>) => onEvent({ name, data }));
    source.addEventListener('error', () => {
      // Browsers reconnect by themselves unless the server refused.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
};

/**
 * Calls a listener with every change of the account. One tab of a browser has a connection and passes on what it hears;
 * where it closes, another takes over.
 * @returns stops listening
 */
export const listenForEvents = (listener: (event: AccountEvent) => void): (() => void) => {
  // Pages without HTTPS have no locks.
  if (!('locks' in navigator)) return connect(listener);
  const stopped = new AbortController();
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<AccountEvent>) => listener(data));
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      const close = connect((event) => {
        channel.postMessage(event);
        listener(event);
      });
      stopped.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(NAME, { signal: stopped.signal }, lead).catch(() => undefined);
  return () => {
    stopped.abort();
    channel.close();
  };
};
