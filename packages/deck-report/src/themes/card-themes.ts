import {
  isTextKnown,
  ledThemes,
  makeCardTribes,
  rewardedThemes,
  themeSignals,
  typedThemes,
  type CardTribes,
  type ThemeCardFacts,
  type ThemeKey,
} from '@crownsmith/domain';

/** What the rules of themes and tribes need of a card. */
export interface CardThemes extends CardTribes {
  readonly themes: readonly ThemeKey[];
  /** Those of `themes` that its types and cost alone show. */
  readonly typed: readonly ThemeKey[];
  /** Themes whose cards it rewards. */
  readonly rewarded: readonly ThemeKey[];
  /** Themes that it leads as a commander. */
  readonly led: readonly ThemeKey[];
  /** Undefined for lands, which do not count. */
  readonly isKnown: boolean | undefined;
}

/** What is known of cards without rules text. */
export interface ThemeFacts<C> {
  /** The known creature types. */
  readonly creatureTypes: Iterable<string>;
  /** Themes of a card whose text is not known; undefined for an unknown card. None are known by default. */
  readonly listedThemes?: ((card: C) => readonly ThemeKey[] | undefined) | undefined;
}

/** Themes in the order of their first mention. */
export const distinctThemes = (...lists: readonly (readonly ThemeKey[])[]): readonly ThemeKey[] => [
  ...new Set(lists.flat()),
];

/**
 * Makes a function that reads from a card what the rules of themes and tribes need, once per card. Where its rules text is not
 * known, a list of themes stands in for it.
 */
export const makeCardThemes = <C extends ThemeCardFacts>({
  creatureTypes,
  listedThemes,
}: ThemeFacts<C>): ((card: C) => CardThemes) => {
  const cardTribes = makeCardTribes(creatureTypes);
  return (card) => {
    const isKnown = isTextKnown(card);
    const listed = card.text === undefined || isKnown === false ? listedThemes?.(card) : undefined;
    const instead = card.text === undefined ? (listed ?? []) : [];
    const typed = typedThemes(card);
    return {
      ...cardTribes(card),
      themes: distinctThemes(themeSignals(card), instead),
      typed,
      rewarded: distinctThemes(
        rewardedThemes(card),
        instead.filter((key) => !typed.includes(key)),
      ),
      isKnown: isKnown === false ? listed !== undefined : isKnown,
      led: distinctThemes(ledThemes(card), instead),
    };
  };
};
