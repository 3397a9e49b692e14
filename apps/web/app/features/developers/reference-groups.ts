import type { PackageReference, ReferenceExport } from './reference.server';

/** Exports whose sources are in one folder. */
export interface ExportGroup {
  /** anchor of its heading */
  readonly id: string;
  readonly title: string;
  readonly importFrom: string;
  readonly entries: readonly ReferenceExport[];
}

/** What a path of imports adds to the package's name: `starter` of `@crownsmith/catalog/starter`. */
const subpathOf = (importFrom: string): string => importFrom.split('/').slice(2).join('/');

/**
 * The anchor of an export on its package's page.
 * @example anchorOf({ name: 'starterCard', importFrom: '@crownsmith/catalog/starter' }) // 'starter.starterCard'
 */
export const anchorOf = ({ name, importFrom }: Pick<ReferenceExport, 'name' | 'importFrom'>): string => {
  const subpath = subpathOf(importFrom);
  return subpath === '' ? name : `${subpath.replaceAll('/', '.')}.${name}`;
};

const titleOf = (group: string): string => {
  const words = group.replaceAll('-', ' ');
  return words === '' ? 'General' : words.charAt(0).toUpperCase() + words.slice(1);
};

/** The exports of a package by the path to import them from, then by folder, in the order of their names. */
export const groupExports = ({ exports }: PackageReference): readonly ExportGroup[] => {
  const groups = new Map<string, ReferenceExport[]>();
  for (const entry of exports) {
    const key = `${subpathOf(entry.importFrom)} ${entry.group}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entries]) => {
      const [subpath = '', group = ''] = key.split(' ');
      return {
        id: `group-${[subpath, group].filter((part) => part !== '').join('-') || 'general'}`,
        title: titleOf(subpath === '' ? group : subpath),
        importFrom: entries[0]?.importFrom ?? '',
        entries,
      };
    });
};
