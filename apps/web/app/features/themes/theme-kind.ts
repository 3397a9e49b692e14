import type { ThemeKind } from '#app/model/theme';

/** Titles and texts of the theme and tribe pages. */
export interface ThemeKindInfo {
  readonly kind: ThemeKind;
  readonly title: string;
  /** singular noun */
  readonly one: string;
  readonly lead: string;
}

export const THEME_KIND_INFO: Readonly<Record<ThemeKind, ThemeKindInfo>> = {
  themes: {
    kind: 'themes',
    title: 'Themes',
    one: 'theme',
    lead: 'What decks set out to do, by number of decks.',
  },
  typal: {
    kind: 'typal',
    title: 'Typal',
    one: 'tribe',
    lead: 'Creature types that decks are built around, by number of decks.',
  },
};

/** The path of a theme or tribe, in one identity or over all colours. @example themeUrl('typal', 'elf', 'g') // '/typal/elf/g' */
export const themeUrl = (kind: ThemeKind, key: string, colors?: string): string =>
  `/${kind}/${key}${colors === undefined ? '' : `/${colors}`}`;
