import { parseBracket, type DeclaredBracket } from './declared-bracket';
import { parseIsoDate } from './iso-date';

/** What a text list states of its deck besides the cards. */
export interface StatedFacts {
  /** that its player declares */
  readonly bracket: DeclaredBracket | undefined;
  /** ISO date (day); null if it states none */
  readonly date: string | null;
}

const COMMENT = /^(?:\/\/|#)[/#]*/;
/** `bracket: 3`, `Commander bracket = 3`, `Bracket 4 (Optimized)`. */
const BRACKET = /^(?:(?:commander|edh) )?bracket *(?:[:=] *|(?<= ))([1-5])(?![\w.])/i;
const DATE = /^(?:date|saved|updated)[ \t]*[:=][ \t]*(\S+)/i;

/** The lines of a text, and the parts of its comments, which semicolons or commas separate. */
const factsOf = (text: string): readonly string[] =>
  text.split(/\r\n|\n|\r/).flatMap((line) => {
    const trimmed = line.trim();
    return COMMENT.test(trimmed)
      ? trimmed
          .replace(COMMENT, '')
          .split(/[;,]/)
          .map((fact) => fact.trim())
      : [trimmed];
  });

/**
 * What a text list states: the bracket and the date, each in a line of its own or among the facts of a comment.
 * @example statedFacts('# theme: landfall; bracket: 3; saved: 2026-09-05\n1 Sol Ring') // { bracket: 3, date: '2026-09-05' }
 */
export const statedFacts = (text: string): StatedFacts => {
  const facts = factsOf(text);
  const first = <T>(read: (fact: string) => T | null | undefined): T | undefined => {
    for (const fact of facts) {
      const value = read(fact);
      if (value !== null && value !== undefined) return value;
    }
    return undefined;
  };
  return {
    bracket: first((fact) => parseBracket(Number(BRACKET.exec(fact)?.[1]))),
    date: first((fact) => parseIsoDate(DATE.exec(fact)?.[1])) ?? null,
  };
};
