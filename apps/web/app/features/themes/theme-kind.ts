import type { ThemeKind } from '#app/model/browse';

/** What the pages of themes and of tribes say about themselves. */
export interface ThemeKindInfo {
  readonly kind: ThemeKind;
  readonly title: string;
  /** one of them */
  readonly one: string;
  readonly lead: string;
}

export const THEME_KIND_INFO: Readonly<Record<ThemeKind, ThemeKindInfo>> = {
  themes: {
    kind: 'themes',
    title: 'Themes',
    one: 'theme',
    lead: 'What decks set out to do, by the number of decks that do it.',
  },
  typal: {
    kind: 'typal',
    title: 'Typal',
    one: 'tribe',
    lead: 'Creature types that decks are built around, by the number of decks.',
  },
};

/** The address of a theme or a tribe, in one identity or over all colours. @example themeUrl('typal', 'elf', 'g') // '/typal/elf/g' */
export const themeUrl = (kind: ThemeKind, key: string, colors?: string): string =>
  `/${kind}/${key}${colors === undefined ? '' : `/${colors}`}`;

/**
 * The key that an address means among those that there are: as it stands, in lower case, or in the singular or plural.
 * Undefined where none is meant.
 * @example themeKeyOf('Elves', ['elf']) // 'elf'
 */
export const themeKeyOf = (asked: string, keys: readonly string[]): string | undefined => {
  const lower = asked
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
  return forms.find((form) => keys.includes(form));
};
