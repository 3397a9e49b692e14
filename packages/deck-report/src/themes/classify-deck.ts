import { countThemes, countTribes, themesOfDeck, tribesOfDeck, type ThemeKey } from '@crownsmith/domain';
import { distinctThemes, type CardThemes } from './card-themes';

/** The themes and tribes of a deck. */
export interface DeckClasses {
  readonly themes: readonly ThemeKey[];
  /** Creature types, the most frequent first. */
  readonly tribes: readonly string[];
}

/** Applies the domain's rules of themes and tribes to a deck. @param main without the commanders, each card once */
export const classifyDeck = (commanders: readonly CardThemes[], main: readonly CardThemes[]): DeckClasses => {
  const all = [...commanders, ...main];
  const spells = all.filter(({ isKnown }) => isKnown !== undefined);
  return {
    themes: themesOfDeck({
      counts: countThemes([
        ...commanders.map(({ themes, led }) => distinctThemes(themes, led)),
        ...main.map(({ themes }) => themes),
      ]),
      typed: countThemes(all.map(({ typed }) => typed)),
      rewards: countThemes(all.map(({ rewarded }) => rewarded)),
      led: commanders.flatMap(({ led }) => led),
      knownShare: spells.length === 0 ? 1 : spells.filter(({ isKnown }) => isKnown).length / spells.length,
    }),
    tribes: tribesOfDeck(countTribes(commanders, main)),
  };
};
