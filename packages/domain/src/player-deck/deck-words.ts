import { cardUrl, slugOfCardUrl } from '../card/card-url';
import { MAX_LIST_NAME_CHARACTERS } from '../limits';
import { isSlug } from '../text/slug';
import { cleanRole, MAX_MAYBEBOARD, type PlayerDeck } from './player-deck';

/** A parameter of an address: its name and its value. */
type Parameter = readonly [name: string, value: string];

/** Roles of one rank with the slugs of their cards, as parameters of a name. */
const roleParameters = (
  name: string,
  roles: readonly (readonly [url: string, role: string])[],
): readonly Parameter[] => {
  const byRole = new Map<string, string[]>();
  for (const [url, role] of roles) {
    const slug = slugOfCardUrl(url);
    if (slug !== undefined) byRole.set(role, [...(byRole.get(role) ?? []), slug]);
  }
  return [...byRole].map(([role, slugs]) => [name, `${role}:${slugs.sort().join('.')}`]);
};

/**
 * What a player says of a deck as parameters of an address: its name, a `role` for the first of each card with the slugs of its cards, an
 * `also` for further ones, and the `maybe`board. `readDeckWords` reads them.
 */
export const makeDeckWords = ({ name, roles = {}, maybeboard = [] }: PlayerDeck): readonly Parameter[] => {
  const all = Object.entries(roles);
  return [
    ...(name === undefined ? [] : [['name', name] as const]),
    ...roleParameters(
      'role',
      all.flatMap(([url, [first]]) => (first === undefined ? [] : [[url, first] as const])),
    ),
    ...roleParameters(
      'also',
      all.flatMap(([url, [, ...further]]) => further.map((role) => [url, role] as const)),
    ),
    ...(maybeboard.length === 0
      ? []
      : [['maybe', maybeboard.flatMap((url) => slugOfCardUrl(url) ?? []).join('.')] as const]),
  ];
};

/** Reads what a player says of a deck from an address; what is not valid is left out. */
export const readDeckWords = (parameters: {
  readonly get: (name: string) => string | null;
  readonly getAll: (name: string) => readonly string[];
}): Pick<PlayerDeck, 'name' | 'roles' | 'maybeboard'> => {
  const urlsOf = (text: string): readonly string[] =>
    text.split('.').flatMap((slug) => (isSlug(slug) ? [cardUrl(slug)] : []));
  const name = (parameters.get('name') ?? '').trim().slice(0, MAX_LIST_NAME_CHARACTERS);
  const roles: Record<string, readonly string[]> = {};
  for (const text of [...parameters.getAll('role'), ...parameters.getAll('also')]) {
    const at = text.lastIndexOf(':');
    const role = cleanRole(text.slice(0, Math.max(0, at)));
    if (role === '') continue;
    for (const url of urlsOf(text.slice(at + 1))) roles[url] = [...new Set([...(roles[url] ?? []), role])];
  }
  const maybeboard = [...new Set(urlsOf(parameters.get('maybe') ?? ''))].slice(0, MAX_MAYBEBOARD);
  return {
    ...(name !== '' && { name }),
    ...(Object.keys(roles).length > 0 && { roles }),
    ...(maybeboard.length > 0 && { maybeboard }),
  };
};
