import type { Frequency } from './ability';

/** One paragraph of a rules text, in small letters, with its own name as `~`, without reminder text and what is in quotes. */
export interface Paragraph {
  readonly text: string;
  /** What is in quotes: abilities that others get. */
  readonly quoted: string;
}

const ESCAPED = /[.*+?^${}()|[\]\\]/g;
const SELF =
  /\bthis (?:land|creature|artifact|enchantment|permanent|card|vehicle|aura|equipment|planeswalker|spell|token|saga|class|spacecraft)\b/g;
/** Words before a dash that have no meaning of their own. */
const ABILITY_WORD = /^[a-z][a-z' ,!-]* — (?=[a-z{~])/;

const MODE_NAME = /^• (?:[^.—]* — )?/;

const selfPattern = (name: string): RegExp | undefined => {
  const [short = ''] = name.split(/,| of the | the /, 1);
  const names = [name, short]
    .filter((each) => each.length > 2)
    .map((each) => each.replace(ESCAPED, String.raw`\$&`));
  return names.length === 0 ? undefined : new RegExp(`(?<![\\w'])(?:${names.join('|')})(?![\\w])`, 'gi');
};

/** The paragraphs of a face's rules text. @param name of the face */
export const paragraphsOf = (text: string, name: string): readonly Paragraph[] => {
  const self = selfPattern(name);
  let head = '';
  return text
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll('’', "'")
    .split('\n')
    .map((line): Paragraph => {
      const named = self === undefined ? line : line.replaceAll(self, '~');
      const quoted = [...named.matchAll(/"([^"]*)"/g)].map(([, inner = '']) => inner.toLowerCase()).join(' ');
      const plain = named
        .replaceAll(/"[^"]*"/g, '""')
        .toLowerCase()
        .replaceAll(SELF, '~')
        .replaceAll(/\s+/g, ' ')
        .trim();
      // A mode happens when its list says so.
      if (plain.startsWith('•')) return { text: `${head} ${plain.replace(MODE_NAME, '• ')}`.trim(), quoted };
      head = plain.endsWith('—') ? plain : '';
      return { text: plain.replace(ABILITY_WORD, ''), quoted };
    })
    .filter(({ text: plain }) => plain !== '');
};

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** How many an amount that depends on the game is taken for. */
export const USUAL_AMOUNT = 2;

/** A pattern of the words for a number. */
export const NUMBER = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|x|that many|any number of|a number of)`;

/** The number that words say; `USUAL_AMOUNT` for those that depend on the game. @example numberOf('three') // 3 */
export const numberOf = (words: string): number => {
  const known = NUMBERS[words];
  if (known !== undefined) return known;
  const digits = Number(words);
  return Number.isInteger(digits) ? digits : USUAL_AMOUNT;
};

/** Whether an ability happens again each turn: triggered ones do, besides those of entering and dying; activated ones do, too. */
const TRIGGER = /^(?:whenever|at the beginning of|during)\b/;
/** Happens when something of one's own is lost, which is nobody's plan alone. */
const LEAVING =
  /^when(?:ever)? (?!~ enters or)(?:~|this|enchanted|equipped)[^,]*\b(?:dies|leaves|is put into a graveyard|becomes tapped|is sacrificed|is dealt damage)/;
/** Nothing of theirs dies in a game alone. */
const THEIR_LOSS =
  /^whenever [^,]*\b(?:opponents? controls?|you don't control)\b[^,]*\b(?:dies?|leaves?|put into)\b/;
/** The costs of activated abilities, and of loyalty abilities that add counters. */
const COSTS = /\{|^\+\d|^0$|\b(?:sacrifice|discard|pay|tap|remove|exile)\b/;

/** Costs of four things or more, which nobody has early. */
const MANY =
  /\b(?:sacrifice|discard|tap|remove|exile) (?:four|five|six|seven|eight|nine|ten|eleven|twelve|[4-9]|\d\d)\b/;

/** Whether a paragraph is an activated ability that costs four things or more. */
export const costsMany = (text: string): boolean => MANY.test(/^([^:".]*): /.exec(text)?.[1] ?? '');

/** How a paragraph comes to happen. */
export type Occasion = 'once' | 'each-turn' | 'leaving' | 'sacrifice' | 'late';

/** A planeswalker that has just come pays this much. */
const MOST_LOYALTY = 3;

/** When what a paragraph says happens. */
export const occasionOf = (text: string): Occasion => {
  const loyalty = /^[-−–](\d+|x): /.exec(text)?.[1];
  if (loyalty !== undefined) return Number(loyalty) > MOST_LOYALTY ? 'late' : 'once';
  if (LEAVING.test(text) || THEIR_LOSS.test(text)) return 'leaving';
  const cost = /^([^:".]*): /.exec(text)?.[1];
  if (costsMany(text)) return 'late';
  if (cost !== undefined && COSTS.test(cost))
    return /sacrifice ~|exile ~|discard ~/.test(cost) ? 'sacrifice' : 'each-turn';
  if (/^whenever [^,]*\bcast ~/.test(text)) return 'once';
  return TRIGGER.test(text) ? 'each-turn' : 'once';
};

/** How often what happens on an occasion does. */
export const frequencyOf = (occasion: Occasion): Frequency =>
  occasion === 'each-turn' ? 'each-turn' : 'once';

/** Whether what a paragraph says is left out: it comes late, or only when something is lost. */
export const isLeftOut = (text: string): boolean => {
  const occasion = occasionOf(text);
  return occasion === 'leaving' || occasion === 'late';
};
