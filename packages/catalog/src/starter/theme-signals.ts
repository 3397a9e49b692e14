import { isThemeKey, type Slug, type ThemeKey } from '@crownsmith/domain';
import { THEME_SIGNALS } from './data/theme-signals';
import { parseSections } from './decks/name-list';
import { starterCard } from './starter-cards';

const readSignals = (): ReadonlyMap<Slug, readonly ThemeKey[]> => {
  const signals = new Map<Slug, ThemeKey[]>();
  for (const { heading, items } of parseSections(THEME_SIGNALS)) {
    if (!isThemeKey(heading)) continue;
    for (const name of new Set(items)) {
      const slug = starterCard(name)?.slug;
      if (slug !== undefined) signals.set(slug, [...(signals.get(slug) ?? []), heading]);
    }
  }
  return signals;
};

let signals: ReadonlyMap<Slug, readonly ThemeKey[]> | undefined;

/**
 * Themes that cards signal, by slug, for cards without rules text; to be combined with the domain's `themeSignals`.
 * Parsed on first use.
 */
export const starterThemeSignals = (): ReadonlyMap<Slug, readonly ThemeKey[]> => (signals ??= readSignals());
