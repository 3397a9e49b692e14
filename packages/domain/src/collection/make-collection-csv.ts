import type { OwnedCopies } from './collection';
import { languageName } from './copy-details';
import { listCopies } from './owned-copies';

/** Moxfield's columns (an export of November 2026), and a binder, which other programs read. */
const TITLES = [
  'Count', 'Tradelist Count', 'Name', 'Edition', 'Condition', 'Language', 'Foil', 'Tags', 'Last Modified', 'Collector Number',
  'Alter', 'Proxy', 'Purchase Price', 'Binder Name',
]; // prettier-ignore

const toRow = (fields: readonly string[]): string =>
  fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

/**
 * Prints a collection as a table that `parseCollection` and other sites read: a row for all copies of a card of which the same
 * is stated, with their printing, finish, language, condition and binder.
 * @example makeCollectionCsv([{ name: 'Opt', count: 1, foils: 1 }]).split('\n')[1] // '"1","0","Opt","","","","foil","","","","False","False","",""'
 */
export const makeCollectionCsv = (cards: Iterable<OwnedCopies & { readonly name: string }>): string => {
  const rows = [...cards].flatMap((card) =>
    listCopies(card).map(
      ({ count, set, collectorNumber, finish, language, condition, binder }) =>
      toRow([
        String(count), '0', card.name, set?.toLowerCase() ?? '', condition ?? '',
        language === undefined ? '' : languageName(language), finish ?? '', '', '', collectorNumber ?? '',
        'False', 'False', '', binder ?? '',
      ]), // prettier-ignore
    ),
  );
  return `${[toRow(TITLES), ...rows].join('\n')}\n`;
};
