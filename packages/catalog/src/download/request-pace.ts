import { setTimeout as wait } from 'node:timers/promises';

/** Keeps the requests to each server a time apart. */
export class RequestPace {
  readonly #next = new Map<string, number>();

  constructor(
    /** The least time between the starts of two requests to one server, in ms. */
    private readonly intervalMs: number,
    private readonly sleep: (ms: number) => Promise<unknown> = wait,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Waits until a request may start. Whoever asks first starts first. */
  async wait(url: string): Promise<void> {
    const { host } = new URL(url);
    const now = this.now();
    const start = Math.max(now, this.#next.get(host) ?? 0);
    this.#next.set(host, start + this.intervalMs);
    if (start > now) await this.sleep(start - now);
  }
}

/** Scryfall asks for at most ten requests a second (scryfall.com/docs/api, read 2026-11-26); no other server is asked more often. */
export const COMMON_PACE = new RequestPace(100);
