import { isThemeKey, type Slug, type ThemeKey } from '@crownsmith/domain';
import { THEME_SIGNALS } from './data/theme-signals';
import { sectionsOf } from './decks/name-list';
import { starterCard } from './starter-cards';

const readSignals = (): ReadonlyMap<Slug, readonly ThemeKey[]> => {
  const signals = new Map<Slug, ThemeKey[]>();
  for (const { heading, items } of sectionsOf(THEME_SIGNALS)) {
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
 * Themes that cards are well known for, by slug: facts for cards whose wording is not at hand, to be joined with
 * `themeSignals` of the domain. Read once, on first use.
 */
export const starterThemeSignals = (): ReadonlyMap<Slug, readonly ThemeKey[]> => (signals ??= readSignals());
