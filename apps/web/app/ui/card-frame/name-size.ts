/** How a name is set in the bar of a drawn frame: as usual on two lines, smaller on two, or smallest on three. */
export type NameSize = 'usual' | 'long' | 'longest';

/** Shares of the frame's width, in hundredths: what name and cost have together, and one symbol of the cost. */
const BAR = 81;
const SYMBOL = 7.1;
/** Width of a letter of a name, in parts of its size. */
const LETTER = 0.6;

const SIZES = [
  { size: 'usual', letters: 6.9, lines: 2, most: 24 },
  { size: 'long', letters: 6, lines: 2, most: 38 },
] as const;

const linesOf = (name: string, room: number): number => {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/ |(?<=-)/)) {
    const joined = used === 0 ? word.length : used + 1 + word.length;
    if (joined > room && used > 0) {
      lines += 1;
      used = word.length;
    } else used = joined;
  }
  return lines;
};

/**
 * The largest size in which a name is not cut beside its cost.
 * @example nameSize('Opt', 1) // 'usual'
 * @example nameSize('Atraxa, Grand Unifier', 5) // 'longest'
 */
export const nameSize = (name: string, symbols: number): NameSize =>
  SIZES.find(
    ({ letters, lines, most }) =>
      name.length <= most && linesOf(name, (BAR - symbols * SYMBOL) / (letters * LETTER)) <= lines,
  )?.size ?? 'longest';
