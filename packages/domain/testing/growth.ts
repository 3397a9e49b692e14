/** CPU time of a call, in microseconds. */
const costOf = (run: (text: string) => unknown, text: string): number => {
  const before = process.cpuUsage();
  run(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** Characters of the shorter of two texts. */
const LENGTH = 3000;
/** Microseconds that a call may take however short its text is. */
const FIXED_COST = 1000;
/** The growth that a linear cost, which grows by 4, does not reach, and a quadratic one, which grows by 16, exceeds. */
export const MAX_GROWTH = 8;
/** How often the shorter text is measured for each time of the longer one: the first calls compile the code. */
const SHORT_RUNS = 3;
const MAX_ROUNDS = 10;

/**
 * The cost of a text four times as long, as a multiple. The fastest runs count, so that other work on the machine hardly
 * does; a growth that reaches `limit` is measured again.
 */
export const growth = (
  makeText: (length: number) => string,
  run: (text: string) => unknown,
  limit = MAX_GROWTH,
): number => {
  const [long, short] = [makeText(4 * LENGTH), makeText(LENGTH)];
  let [longCost, shortCost] = [Infinity, Infinity];
  let multiple = Infinity;
  for (let round = 0; round < MAX_ROUNDS && multiple >= limit; round += 1) {
    for (let at = 0; at < SHORT_RUNS; at += 1) shortCost = Math.min(shortCost, costOf(run, short));
    longCost = Math.min(longCost, costOf(run, long));
    multiple = (longCost + FIXED_COST) / (shortCost + FIXED_COST);
  }
  return multiple;
};
