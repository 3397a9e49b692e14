import type { CopyDetails, OwnedCopies, OwnedCopy } from './collection';
import { cleanMark, copyPlace, isOwnedPlace, PLACE_KINDS } from './copy-place';
import { MAX_MARK_CHARACTERS, MAX_OWNED_COPIES } from '../limits';

const FIELDS = ['set', 'collectorNumber', 'finish', 'language', 'condition'] as const;

/**
 * The text of what is stated of a copy, between tabs: set, number, finish, language, condition, the name of its place, and the
 * kind of the place if it is no binder. Copies of which the same is stated have the same text.
 * @example makeCopyDetails({ set: 'C21', finish: 'foil' }) // 'C21\t\tfoil'
 */
export const makeCopyDetails = ({ place, ...details }: CopyDetails): string =>
  [
    ...FIELDS.map((field) => cleanMark(details[field] ?? '')),
    place?.name ?? '',
    place === undefined || place.kind === 'binder' ? '' : place.kind,
  ]
    .join('\t')
    .trimEnd();

/** What is stated of a copy by the text that `makeCopyDetails` made; undefined for any other. */
export const parseCopyDetails = (text: string): CopyDetails | undefined => {
  const values = text.split('\t');
  if (values.length > FIELDS.length + 2 || values.some((value) => value.length > MAX_MARK_CHARACTERS))
    return undefined;
  const [name = '', kindName = ''] = values.slice(FIELDS.length);
  const kind = PLACE_KINDS.find((one) => one === (kindName || 'binder'));
  const place = kind && copyPlace(kind, name);
  if (place === undefined && kindName !== '') return undefined;
  const details: Record<string, string> = {};
  for (const [at, field] of FIELDS.entries()) {
    const value = values[at] ?? '';
    if (value !== '') details[field] = value;
  }
  const { finish } = details;
  if (finish !== undefined && finish !== 'foil' && finish !== 'etched') return undefined;
  return { ...details, ...(place && { place }) };
};

/** Copies of which the same is stated, added up. */
const addUpCopies = (copies: Iterable<OwnedCopy>): readonly OwnedCopy[] => {
  const added = new Map<string, OwnedCopy>();
  for (const copy of copies) {
    const key = makeCopyDetails(copy);
    const count = Math.min((added.get(key)?.count ?? 0) + copy.count, MAX_OWNED_COPIES);
    added.set(key, { ...copy, count });
  }
  return [...added.values()];
};

/** Whether more is stated of copies than that they are foil. */
const isStated = ({ set, finish, language, condition, place }: OwnedCopy): boolean =>
  finish === 'etched' || [set, language, condition, place].some((value) => value !== undefined);

/** What somebody has of a card, from all its copies. */
export const ownCopies = (copies: readonly OwnedCopy[]): OwnedCopies => {
  const total = (some: readonly OwnedCopy[]): number =>
    Math.min(
      some.reduce((sum, { count }) => sum + count, 0),
      MAX_OWNED_COPIES,
    );
  const owned = copies.filter(({ place }) => isOwnedPlace(place));
  return {
    count: total(owned),
    foils: total(owned.filter(({ finish }) => finish !== undefined)),
    copies: addUpCopies(copies.filter(isStated)),
  };
};

/** All copies of a card, wished ones too: those of which something is stated, then the others without and with foil. */
export const listCopies = ({ count, foils, copies = [] }: OwnedCopies): readonly OwnedCopy[] => {
  let [plain, foil] = [count - foils, foils];
  const stated = copies.flatMap((copy) => {
    if (!isOwnedPlace(copy.place)) return [copy];
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

/**
 * The text by which copies are stored: their number and what is stated of them, between tabs.
 * @example makeOwnedCopy({ count: 2, set: 'C21', finish: 'foil' }) // '2\tC21\t\tfoil'
 */
export const makeOwnedCopy = ({ count, ...details }: OwnedCopy): string =>
  `${count}\t${makeCopyDetails(details)}`.trimEnd();

/** Copies by the text that `makeOwnedCopy` made; undefined for any other. */
export const parseOwnedCopy = (text: string): OwnedCopy | undefined => {
  const at = text.indexOf('\t');
  const number = at < 0 ? text : text.slice(0, at);
  const count = Number(number);
  if (!/^\d{1,5}$/.test(number) || count < 1) return undefined;
  const details = parseCopyDetails(at < 0 ? '' : text.slice(at + 1));
  return details && { count, ...details };
};
