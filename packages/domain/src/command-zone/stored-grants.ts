import { isAmount, isFields, isText } from '../clipboard/stored-value';
import type { CardFilter } from './card-filter';
import type { DeckGrant } from './deck-grant';

const FILTER_NUMBERS = ['manaValue', 'power', 'toughness'] as const;

const parseNumber = (value: unknown): CardFilter['number'] => {
  const of = isFields(value) ? FILTER_NUMBERS.find((name) => name === value['of']) : undefined;
  if (!isFields(value) || of === undefined) return undefined;
  const { least, most } = value;
  return { of, ...(isAmount(least) && { least }), ...(isAmount(most) && { most }) };
};

const parseFilter = (value: unknown): CardFilter | undefined => {
  if (!isFields(value) || !Array.isArray(value['types'])) return undefined;
  const types: readonly unknown[] = value['types'];
  if (types.length === 0 || !types.every(isText)) return undefined;
  const number = parseNumber(value['number']);
  if (value['number'] !== undefined && number === undefined) return undefined;
  return { types, ...(number !== undefined && { number }) };
};

const parseGrant = (value: unknown): DeckGrant | undefined => {
  if (!isFields(value)) return undefined;
  const { kind, cards, wording } = value;
  if (kind === 'color' || kind === 'any-size') return { kind };
  if (kind === 'cards' || kind === 'color-for-cards') {
    const filters = Array.isArray(cards) ? cards.map(parseFilter) : [];
    return filters.length > 0 && filters.every((filter) => filter !== undefined)
      ? { kind, cards: filters }
      : undefined;
  }
  return { kind: 'unread', wording: kind === 'unread' && isText(wording) ? wording : String(kind) };
};

/**
 * Parses grants from untrusted data: a browser's storage, or a snapshot of a later version. One that cannot be read is `unread`,
 * so that no card is called illegal for want of it.
 */
export const parseDeckGrants = (value: unknown): readonly DeckGrant[] =>
  Array.isArray(value)
    ? value.slice(0, 8).map((grant) => parseGrant(grant) ?? { kind: 'unread', wording: 'unreadable' })
    : [];
