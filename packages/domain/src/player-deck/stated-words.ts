import { BRACKETS, type Bracket } from '../deck/bracket';
import { parseJsonText } from '../list-file/json-value';
import { MAX_LIST_NAME_CHARACTERS } from '../limits';
import { decodeEntities } from '../text/entity';
import { repairText } from '../text/misread-text';

/** What a text says of its deck besides the cards. */
export interface StatedWords {
  /** The text without the line that states the bracket, which would be taken for a card; the numbers of its lines stay. */
  readonly text: string;
  readonly bracket?: Bracket | undefined;
  readonly name?: string | undefined;
}

const BRACKET_LINE =
  /^[ \t]{0,9}(?:(?:\/\/|#{1,3}|\*{1,2})[ \t]{0,9})?(?:(?:edh|commander|deck)[ \t]{1,9})?bracket[ \t]{0,9}(?:[:=][ \t]{0,9})?([1-5])\b[^\r\n]*$/im;
/** Archidekt's and Moxfield's documents. */
const BRACKET_FIELD =
  /"(?:edhBracket|userBracket)"\s{0,9}:\s{0,9}(?:"(?:(?:(?:edh|commander) )?bracket )?)?([1-5])\b(?!\.)/i;
/** Arena's list of a deck, and a line of its own, as Deckstats, Forge and XMage have it, too. */
const NAME_LINE =
  /^(?:about[ \t]{0,9}\r?\n[ \t]{0,9}name[ \t]|[ \t]{0,9}(?:\/\/[ \t]{0,9})?(?:deck[ \t]{1,9})?name[ \t]{0,9}[:=])[ \t]{0,9}(\S[^\r\n]*)$/im;
/** Cockatrice's file. */
const NAME_ELEMENT = /<deckname>([^<>\r\n]{1,500})<\/deckname>/i;
/** A field of a document itself, and not of one of its cards. */
const NAME_FIELD = /^\s{0,9}\{[^{}[\]]{0,500}?"name"\s{0,9}:\s{0,9}("(?:[^"\\\r\n]|\\.){1,500}")/;

const unquote = (quoted: string): string => {
  const parsed = parseJsonText(quoted);
  return parsed.kind === 'value' ? String(parsed.value) : '';
};

/** What a text calls its deck, as it was before a program misread it. */
const nameIn = (text: string): string | undefined => {
  const [, field] = NAME_FIELD.exec(text) ?? [];
  const name =
    field === undefined
      ? (NAME_LINE.exec(text)?.[1] ?? decodeEntities(NAME_ELEMENT.exec(text)?.[1] ?? ''))
      : unquote(field);
  return repairText(name).trim().slice(0, MAX_LIST_NAME_CHARACTERS) || undefined;
};

/**
 * Reads which bracket a text declares of its deck (`Bracket: 3`, `edhBracket` of Archidekt, `userBracket` of Moxfield), and what it calls it.
 * @example readStatedWords('Bracket: 2\n1 Opt') // { text: '\n1 Opt', bracket: 2 }
 */
export const readStatedWords = (text: string): StatedWords => {
  const line = BRACKET_LINE.exec(text);
  const number = (line ?? BRACKET_FIELD.exec(text))?.[1];
  const bracket = BRACKETS.find((one) => String(one.bracket) === number)?.bracket;
  const name = nameIn(text);
  return {
    text: line === null ? text : text.slice(0, line.index) + text.slice(line.index + line[0].length),
    ...(bracket !== undefined && { bracket }),
    ...(name !== undefined && { name }),
  };
};
