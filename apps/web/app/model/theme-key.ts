import { DECK_THEMES, makeSlug } from '@crownsmith/domain';

const keysByName: ReadonlyMap<string, string> = new Map(
  DECK_THEMES.map(({ key, name }) => [makeSlug(name), key]),
);

/**
 * The key that a path segment matches: exactly, in lower case, in the singular or plural, or by the name of a theme. Undefined
 * where none matches.
 * @example themeKeyOf('Elves', ['elf']) // 'elf'
 */
export const themeKeyOf = (segment: string, keys: readonly string[]): string | undefined => {
  const lower = segment
    .toLowerCase()
    .trim()
    .replace(/[\s_]+/g, '-')
    .slice(0, 100);
  const forms = [
    lower,
    lower.replace(/ves$/, 'f'),
    lower.replace(/ies$/, 'y'),
    lower.replace(/s$/, ''),
    lower.replace(/es$/, ''),
    lower.replace(/men$/, 'man'),
    `${lower}s`,
    lower.replace(/y$/, 'ies'),
    lower.replace(/f$/, 'ves'),
  ];
  const named = forms.flatMap((form) => keysByName.get(form) ?? []);
  return [...forms, ...named].find((form) => keys.includes(form));
};
