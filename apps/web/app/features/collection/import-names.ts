import { MAX_NAME_CHARACTERS } from '@crownsmith/domain';

/** Most names of a collection that are asked of the site. */
const MAX_ASKED = 3000;

type FindSlug = (name: string) => string | undefined;

/**
 * Reads something with the names that the browser knows, and where there are others once more with those that the site knows,
 * which has the names in other languages and of reskins. The browser has the English ones alone.
 * @param ask the slugs of the names that the site knows; where it fails, the names of the browser have to do
 */
export const withNamesOfSite = async <T>(
  read: (find: FindSlug) => T | Promise<T>,
  findHere: FindSlug,
  ask: (names: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<T> => {
  const unknown = new Set<string>();
  const first = await read((name) => {
    const slug = findHere(name);
    if (slug === undefined && name.trim() !== '' && name.length <= MAX_NAME_CHARACTERS) unknown.add(name);
    return slug;
  });
  if (unknown.size === 0) return first;
  const found = await ask([...unknown].slice(0, MAX_ASKED)).catch(() => new Map<string, string>());
  return found.size === 0 ? first : read((name) => findHere(name) ?? found.get(name));
};
