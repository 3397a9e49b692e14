/** A file as Moxfield exports it, and the copies that it lists by name. */
export interface TestExport {
  readonly csv: string;
  readonly copies: ReadonlyMap<string, { readonly count: number; readonly foils: number }>;
}

const TITLES = [
  'Count', 'Tradelist Count', 'Name', 'Edition', 'Condition', 'Language', 'Foil', 'Tags', 'Last Modified', 'Collector Number',
  'Alter', 'Proxy', 'Purchase Price',
]; // prettier-ignore

/** Deterministic whole numbers below a limit. */
const makeRandom = (seed: number): ((limit: number) => number) => {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
};

const toRow = (fields: readonly string[]): string =>
  fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

/** Makes an export of some rows: every field in quotes, names repeated in several printings, foils, tags with commas and quotes. */
export const makeTestExport = (names: readonly string[], rows: number): TestExport => {
  const below = makeRandom(rows);
  const copies = new Map<string, { count: number; foils: number }>();
  const lines = [toRow(TITLES)];
  for (let row = 0; row < rows; row += 1) {
    // Half of the rows are of few names: other printings of what is there already.
    const name = names[below(row % 2 === 0 ? names.length : Math.ceil(names.length / 20))] ?? '';
    const count = 1 + below(4);
    const foil = ['', '', '', 'foil', 'etched'][below(5)] ?? '';
    const tags = below(10) === 0 ? 'binder, "old frame", Lim-Dûl' : '';
    const known = copies.get(name) ?? { count: 0, foils: 0 };
    copies.set(name, { count: known.count + count, foils: known.foils + (foil === '' ? 0 : count) });
    lines.push(
      toRow([
        String(count), '0', name, ['cmr', 'm10', 'plst'][below(3)] ?? '', 'Near Mint', 'English', foil, tags,
        '2026-01-02 03:04:05.000000', String(below(400)), 'False', 'False', below(2) === 0 ? '1.25' : '',
      ]), // prettier-ignore
    );
  }
  return { csv: `${lines.join('\r\n')}\r\n`, copies };
};
