import { MemoryStore, type ClientRateLimitInfo, type Options } from 'express-rate-limit';

/**
 * Counts in the memory of this process. A count that would last longer than its time window was begun before the system's
 * clock was set back: it begins anew, where it would otherwise refuse a client until the clock is there again.
 */
export class MemoryCounts extends MemoryStore {
  #windowMs = 0;

  override init(options: Options): void {
    this.#windowMs = options.windowMs;
    super.init(options);
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    const known = await this.get(key);
    const endsIn = (known?.resetTime?.getTime() ?? 0) - Date.now();
    if (endsIn > this.#windowMs) await this.resetKey(key);
    return super.increment(key);
  }
}
