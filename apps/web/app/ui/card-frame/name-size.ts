/** The type size of a name in a card frame: regular or small on two lines, smallest on three, longest on all it needs. */
export type NameSize = 'regular' | 'small' | 'smallest' | 'longest';

/** Percent of the frame's width: name and cost together, and one symbol of the cost. */
const BAR = 81;
const SYMBOL = 7.1;
/** Mean width of a character, in em. */
const CHARACTER = 0.6;

const SIZES = [
  { size: 'regular', fontSize: 6.9, lines: 2, maxLength: 24 },
  { size: 'small', fontSize: 6, lines: 2, maxLength: 38 },
  { size: 'smallest', fontSize: 5.1, lines: 3, maxLength: 60 },
] as const;

/** The number of lines of a name; a word longer than a line is broken. @param width of a line, in characters */
const countLines = (name: string, width: number): number => {
  let lines = 1;
  let used = 0;
  for (const word of name.split(/ |(?<=-)/)) {
    const joined = used === 0 ? word.length : used + 1 + word.length;
    if (joined > width && used > 0) {
      lines += 1;
      used = word.length;
    } else used = joined;
    const full = Math.ceil(used / width) - 1;
    lines += full;
    used -= full * width;
  }
  return lines;
};

/**
 * The largest size in which a name fits beside its cost.
 * @param symbols number of symbols of the cost
 * @example nameSize('Opt', 1) // 'regular'
 * @example nameSize('Atraxa, Grand Unifier', 5) // 'smallest'
 */
export const nameSize = (name: string, symbols: number): NameSize =>
  SIZES.find(
    ({ fontSize, lines, maxLength }) =>
      name.length <= maxLength &&
      countLines(name, (BAR - symbols * SYMBOL) / (fontSize * CHARACTER)) <= lines,
  )?.size ?? 'longest';
