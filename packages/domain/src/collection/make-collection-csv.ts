import type { OwnedCopies } from './collection';

const TITLES = '"Count","Name","Foil"';

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/**
 * Prints a collection as a table that `parseCollection` and other sites read: a row for the copies of each card, another one
 * for those in foil.
 * @example makeCollectionCsv([{ name: 'Opt', count: 3, foils: 1 }]) // '"Count","Name","Foil"\n"2","Opt",""\n"1","Opt","foil"\n'
 */
export const makeCollectionCsv = (cards: Iterable<OwnedCopies & { readonly name: string }>): string => {
  const rows = [...cards].flatMap(({ name, count, foils }) => [
    ...(count > foils ? [`"${count - foils}",${quote(name)},""`] : []),
    ...(foils > 0 ? [`"${foils}",${quote(name)},"foil"`] : []),
  ]);
  return `${[TITLES, ...rows].join('\n')}\n`;
};
