import { readSearchTokens, type SearchToken } from './search-tokens';

/** What a search asks of the visitor's own copies of a card, which a site does not know: it is for the browser to answer. */
export interface CopyTerm {
  /** owned, owned and free for a deck, or in a deck */
  readonly what: 'owned' | 'free' | 'deck';
  /** of a deck its name; `mydeck` is the visitor's own one */
  readonly deck?: string | undefined;
  readonly isNegated: boolean;
}

/** A search without its terms on copies: these are blank in its text, so that columns stay. */
export interface LiftedCopies {
  readonly text: string;
  readonly terms: readonly CopyTerm[];
}

const termOf = (
  field: SearchToken | undefined,
  value: SearchToken | undefined,
): Omit<CopyTerm, 'isNegated'> | undefined => {
  if (field?.kind !== 'field' || (field.operator !== ':' && field.operator !== '=')) return undefined;
  if (value?.start !== field.end || (value.kind !== 'word' && value.kind !== 'phrase')) return undefined;
  const [name, text] = [field.name.toLowerCase(), value.text.trim()];
  if (name === 'in' && text !== '') return { what: 'deck', deck: text };
  const choice = text.toLowerCase();
  return name === 'is' && (choice === 'owned' || choice === 'free') ? { what: choice } : undefined;
};

/**
 * Takes the terms on the visitor's own copies out of a search: `is:owned`, `is:free`, `in:"a deck"` and `in:mydeck`, each with `-` before it, too. They hold
 * for the whole search; within parentheses, or with `or`, they stay, and the search is in error there.
 * @example liftCopyTerms('t:elf -in:mydeck') // { text: 't:elf           ', terms: [{ what: 'deck', deck: 'mydeck', isNegated: true }] }
 */
export const liftCopyTerms = (text: string): LiftedCopies => {
  const tokens = readSearchTokens(text);
  const isWhole = !tokens.some(({ ...token }) => token.kind === 'word' && token.text.toLowerCase() === 'or');
  const terms: CopyTerm[] = [];
  let [rest, depth] = [text, 0];
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'open') depth += 1;
    else if (token.kind === 'close') depth -= 1;
    const value = tokens[at + 1];
    const term = isWhole && depth === 0 ? termOf(token, value) : undefined;
    if (!term || !value) continue;
    const before = tokens[at - 1];
    const isNegated = before?.kind === 'not' && before.end === token.start;
    const start = isNegated ? before.start : token.start;
    terms.push({ ...term, isNegated });
    rest = rest.slice(0, start) + ' '.repeat(value.end - start) + rest.slice(value.end);
  }
  return { text: rest, terms };
};
