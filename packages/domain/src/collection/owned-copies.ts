import type { CopyDetails, OwnedCopies, OwnedCopy } from './collection';
import { MAX_MARK_CHARACTERS, MAX_OWNED_COPIES } from '../limits';

const FIELDS = ['set', 'collectorNumber', 'finish', 'language', 'condition', 'binder'] as const;

const keyOf = (details: CopyDetails): string => FIELDS.map((field) => details[field] ?? '').join('\t');

/** Copies of which the same is stated, added up. */
const addUpCopies = (copies: Iterable<OwnedCopy>): readonly OwnedCopy[] => {
  const added = new Map<string, OwnedCopy>();
  for (const copy of copies) {
    const key = keyOf(copy);
    const count = Math.min((added.get(key)?.count ?? 0) + copy.count, MAX_OWNED_COPIES);
    added.set(key, { ...copy, count });
  }
  return [...added.values()];
};

/** Whether more is stated of copies than a finish. */
const isStated = ({ set, language, condition, binder }: OwnedCopy): boolean =>
  [set, language, condition, binder].some((value) => value !== undefined);

/** What somebody has of a card, from all its copies. */
export const ownCopies = (copies: readonly OwnedCopy[]): OwnedCopies => {
  const total = (some: readonly OwnedCopy[]): number =>
    Math.min(
      some.reduce((sum, { count }) => sum + count, 0),
      MAX_OWNED_COPIES,
    );
  return {
    count: total(copies),
    foils: total(copies.filter(({ finish }) => finish !== undefined)),
    copies: addUpCopies(copies.filter(isStated)),
  };
};

/** All copies of a card: those of which something is stated, then the others without and with foil. */
export const listCopies = ({ count, foils, copies = [] }: OwnedCopies): readonly OwnedCopy[] => {
  let [plain, foil] = [count - foils, foils];
  const stated = copies.flatMap((copy) => {
    const taken = Math.min(copy.count, copy.finish === undefined ? plain : foil);
    if (copy.finish === undefined) plain -= taken;
    else foil -= taken;
    return taken > 0 ? [{ ...copy, count: taken }] : [];
  });
  return [
    ...stated,
    ...(plain > 0 ? [{ count: plain }] : []),
    ...(foil > 0 ? [{ count: foil, finish: 'foil' as const }] : []),
  ];
};

const clean = (text: string): string =>
  text
    .replace(/[\t\r\n]+/g, ' ')
    .trim()
    .slice(0, MAX_MARK_CHARACTERS);

/**
 * The text by which copies are stored: their number and what is stated of them, between tabs.
 * @example makeOwnedCopy({ count: 2, set: 'C21', finish: 'foil' }) // '2\tC21\t\tfoil'
 */
export const makeOwnedCopy = ({ count, ...details }: OwnedCopy): string =>
  [String(count), ...FIELDS.map((field) => clean(details[field] ?? ''))].join('\t').trimEnd();

/** Copies by the text that `makeOwnedCopy` made; undefined for any other. */
export const parseOwnedCopy = (text: string): OwnedCopy | undefined => {
  const [number = '', ...values] = text.split('\t');
  const count = Number(number);
  if (!/^\d{1,5}$/.test(number) || count < 1 || values.length > FIELDS.length) return undefined;
  const details: Record<string, string> = {};
  for (const [at, field] of FIELDS.entries()) {
    const value = values[at] ?? '';
    if (value.length > MAX_MARK_CHARACTERS) return undefined;
    if (value !== '') details[field] = value;
  }
  const { finish } = details;
  if (finish !== undefined && finish !== 'foil' && finish !== 'etched') return undefined;
  return { count, ...details };
};
