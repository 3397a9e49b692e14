/** As many bytes as V8's new space has in a server that rendered for a while: a plain one stays within a processor's own cache. */
const BYTES = 64 * 1024 * 1024;
/** A line of a processor's cache, in numbers of 4 bytes. */
const LINE = 16;
const READS = 1_000_000;

/** Time of one read of memory that no cache of the core has, in ns: each read names the next, in random order. */
export const measureMemoryLatency = (): number => {
  const next = new Int32Array(BYTES / Int32Array.BYTES_PER_ELEMENT);
  const lines = next.length / LINE;
  const order = Int32Array.from({ length: lines }, (_, line) => line);
  for (let last = lines - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  order.forEach((line, place) => (next[line * LINE] = (order[(place + 1) % lines] as number) * LINE));
  let at = 0;
  const started = performance.now();
  for (let read = 0; read < READS; read += 1) at = next[at] as number;
  const ns = ((performance.now() - started) * 1e6) / READS;
  // The last place is used, so that no compiler leaves the reads out.
  return at % LINE === 0 ? ns : NaN;
};
