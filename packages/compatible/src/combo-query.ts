import type { WireCard } from '@crownsmith/api-client';
import {
  err,
  allows,
  foldName,
  identityOf,
  ok,
  parseIdentitySlug,
  type ColorIdentity,
  type Result,
} from '@crownsmith/domain';
import { identityOfCombo, type IndexedCombo } from './combos';

/** A combo with its cards, as queries look at it. */
interface SearchedCombo {
  readonly combo: IndexedCombo;
  readonly cards: readonly WireCard[];
}

/** Whether a combo is searched for. */
export type ComboFilter = (searched: SearchedCombo) => boolean;

/** A term: an optional key with its operator, and a word or quoted words; `-` excludes. */
const TERM = /(-?)(?:([a-z]{1,20})(<=|>=|:|=|<|>))?(?:"([^"]*)"|'([^']*)'|(\S+))/gi;

const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards']);
const RESULT_KEYS: ReadonlySet<string> = new Set(['result', 'results', 'feature']);
const IDENTITY_KEYS: ReadonlySet<string> = new Set(['ci', 'id', 'identity', 'coloridentity', 'color']);
const LEGAL_KEYS: ReadonlySet<string> = new Set(['legal', 'format']);

const byCard =
  (operator: string, text: string): ComboFilter =>
  ({ cards }) => {
    const folded = foldName(text);
    return cards.some(({ name }) =>
      operator === '=' ? foldName(name) === folded : foldName(name).includes(folded),
    );
  };

const byCount =
  (operator: string, number: number): ComboFilter =>
  ({ cards: { length } }) =>
    operator === '<'
      ? length < number
      : operator === '<='
        ? length <= number
        : operator === '>'
          ? length > number
          : operator === '>='
            ? length >= number
            : length === number;

const byResult =
  (text: string): ComboFilter =>
  ({ combo }) =>
    combo.results.some((result) => foldName(result).includes(foldName(text)));

const byIdentity =
  (operator: string, identity: ColorIdentity): ComboFilter =>
  ({ combo }) => {
    const own = identityOfCombo(combo);
    if (operator === '=') return own === identity;
    if (operator === '>=' || operator === '>')
      return allows(own, { colorIdentity: identity }) && (operator === '>=' || own !== identity);
    return allows(identity, { colorIdentity: own }) && (operator !== '<' || own !== identity);
  };

const makeFilter = (key: string, operator: string, text: string): ComboFilter | undefined => {
  if (key === '') return byCard(':', text);
  if (CARD_KEYS.has(key) && /^\d+$/.test(text)) return byCount(operator, Number(text));
  if (!IDENTITY_KEYS.has(key) && /[<>]/.test(operator)) return undefined;
  if (CARD_KEYS.has(key)) return byCard(operator, text);
  if (RESULT_KEYS.has(key)) return byResult(text);
  if (IDENTITY_KEYS.has(key)) {
    const identity = text.toLowerCase() === 'c' ? identityOf([]) : parseIdentitySlug(text);
    return identity === undefined ? undefined : byIdentity(operator, identity);
  }
  // Every combo of a snapshot is legal in Commander; nothing is known of other formats.
  if (LEGAL_KEYS.has(key)) return () => text.toLowerCase() === 'commander';
  return undefined;
};

/**
 * Parses a search for combos: words of card names, `card:"…"`, `card="…"`, `cards<=3`, `result:"…"`, `ci:wub`,
 * `legal:commander`, each of them negated by `-`. The error is a term that is none of these.
 * @example parseComboQuery('card:"Sol Ring" -result:mana').ok // true
 */
export const parseComboQuery = (query: string): Result<ComboFilter, string> => {
  const filters: ComboFilter[] = [];
  for (const [term, minus, key = '', operator = '', quoted, single, word] of query.matchAll(TERM)) {
    const filter = makeFilter(key.toLowerCase(), operator, quoted ?? single ?? word ?? '');
    if (!filter) return err(term);
    filters.push(minus === '-' ? (searched) => !filter(searched) : filter);
  }
  return ok((searched) => filters.every((filter) => filter(searched)));
};
